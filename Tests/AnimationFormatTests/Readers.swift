import TabLayout

// Each form, read as its engine would.

/// The keyframes in numbers.
func readNumbers(_ tree: Tree) -> Tracks {
    let whole = tree["easing"].string.map(easing) ?? .linear
    var tracks: Tracks = [:]
    func add(_ name: String, _ keyframes: [Tree], _ value: (Tree) -> Value) {
        if keyframes.isEmpty { return }
        let read = keyframes.map {
            Track.Keyframe(offset: $0["offset"].number ?? .nan, value: value($0), easing: .linear)
        }
        tracks[name] = Track(keyframes: read, easing: whole)
    }
    let indicator = tree["indicator"].elements
    for name in ["x", "width", "opacity"] { add(name, indicator) { [$0[name].number ?? .nan] } }
    if indicator.first?["color"].string != nil { add("color", indicator) { color($0["color"].string ?? "") } }
    for name in ["bar", "pager"] { add(name, tree[name].elements) { [$0["scrollOffset"].number ?? .nan] } }
    for title in tree["titles"].elements {
        let index = Int(title["index"].number ?? -1)
        let keyframes = title["keyframes"].elements
        for name in ["fontSize", "fontWeight", "scale"] {
            add("\(name) \(index)", keyframes) { [$0[name].number ?? .nan] }
        }
        add("titleColor \(index)", keyframes) { color($0["color"].string ?? "") }
    }
    for tab in tree["tabs"].elements {
        let index = Int(tab["index"].number ?? -1)
        for (property, name) in [("x", "tabX"), ("width", "tabWidth"), ("opacity", "tabOpacity")] {
            add("\(name) \(index)", tab["keyframes"].elements) { [$0[property].number ?? .nan] }
        }
    }
    return tracks
}

/// What `element.animate(keyframes, options)` makes of each list.
func readWebAnimations(_ tree: Tree) -> Tracks {
    let whole = tree["options"]["easing"].string.map(easing) ?? .linear
    var tracks: Tracks = [:]
    func read(_ keyframes: [Tree], baseWidth: Double? = nil, _ names: (String) -> String?) {
        for keyframe in keyframes {
            for name in keyframe.names where name != "offset" {
                let text = keyframe[name].string ?? "\(keyframe[name].number ?? .nan)"
                for (property, value) in declared(name, text, baseWidth: baseWidth) {
                    guard let track = names(property) else { continue }
                    tracks[track, default: Track(keyframes: [], easing: whole)].keyframes.append(
                        Track.Keyframe(offset: keyframe["offset"].number ?? .nan, value: value, easing: .linear))
                }
            }
        }
    }
    read(tree["indicator"].elements, baseWidth: tree["baseWidth"].number) { indicatorTrack($0) }
    for name in ["bar", "pager"] { read(tree[name].elements) { $0 == "scroll" ? name : nil } }
    for title in tree["titles"].elements {
        read(title["keyframes"].elements) { titleTrack($0, Int(title["index"].number ?? -1)) }
    }
    for tab in tree["tabs"].elements {
        read(tab["keyframes"].elements, baseWidth: tab["baseWidth"].number) {
            tabTrack($0, Int(tab["index"].number ?? -1))
        }
    }
    return tracks
}

/// What a declaration says, by the names of the tracks; lists of transforms apart.
func declared(_ name: String, _ text: String, baseWidth: Double?) -> [(property: String, value: Value)] {
    func number(_ text: some StringProtocol) -> Double { Double(String(text)) ?? .nan }
    switch name {
    case "width", "fontSize", "font-size":
        precondition(text.hasSuffix("px"), "a length without a unit: \(text)")
        return [(name == "width" ? "width" : "fontSize", [number(text.dropLast(2))])]
    case "opacity": return [("opacity", [number(text)])]
    case "fontWeight", "font-weight": return [("fontWeight", [number(text)])]
    case "backgroundColor", "background-color", "color": return [("color", color(text))]
    case "transform":
        return text.split(separator: " ").flatMap { function -> [(property: String, value: Value)] in
            let parts = function.dropLast().split(separator: "(")
            switch parts[0] {
            case "translateX":
                let distance = number(parts[1].dropLast(2))
                return [("x", [distance]), ("scroll", [-distance])]
            case "scaleX": return [("width", [number(parts[1]) * (baseWidth ?? .nan)])]
            case "scale": return [("scale", [number(parts[1])])]
            default: preconditionFailure("no transform: \(function)")
            }
        }
    default: preconditionFailure("no property: \(name)")
    }
}

func indicatorTrack(_ property: String) -> String? { property == "scroll" ? nil : property }

func titleTrack(_ property: String, _ index: Int) -> String? {
    property == "color" ? "titleColor \(index)" : "\(property) \(index)"
}

func tabTrack(_ property: String, _ index: Int) -> String? {
    ["x": "tabX", "width": "tabWidth", "opacity": "tabOpacity"][property].map { "\($0) \(index)" }
}

/// What the `CAKeyframeAnimation`s do.
func readCoreAnimation(_ tree: Tree, widths: [Int: Double] = [:]) -> Tracks {
    func curve(_ tree: Tree) -> Easing {
        let numbers = tree.elements.compactMap(\.number)
        guard numbers.count == 4 else { return .linear }
        guard let curve = CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]) else {
            preconditionFailure("no curve: \(numbers)")
        }
        return .cubicBezier(curve)
    }
    var tracks: Tracks = [:]
    func read(_ animations: Tree, _ names: (String) -> String) {
        for animation in animations.elements {
            let times = animation["keyTimes"].elements.compactMap(\.number)
            let functions = animation["timingFunctions"].elements
            let values = animation["values"].elements.map { $0.string.map(color) ?? [$0.number ?? .nan] }
            precondition(times.count == values.count && functions.count == times.count - 1, "lists of unlike lengths")
            precondition(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }, "times out of order")
            precondition(times.first == 0 && times.last == 1, "times that do not span the animation")
            let keyframes = times.indices.map { index in
                Track.Keyframe(
                    offset: times[index], value: values[index],
                    easing: index < functions.count ? curve(functions[index]) : .linear)
            }
            tracks[names(animation["keyPath"].string ?? "?")] = Track(
                keyframes: keyframes, easing: curve(animation["timingFunction"]))
        }
    }
    let names = [
        "position.x": "x", "bounds.size.width": "width", "opacity": "opacity", "backgroundColor": "color",
        "foregroundColor": "titleColor", "fontSize": "fontSize", "fontWeight": "fontWeight", "transform.scale": "scale",
    ]
    read(tree["indicator"]) { names[$0] ?? $0 }
    for name in ["bar", "pager"] { read(tree[name]) { _ in name } }
    for title in tree["titles"].elements {
        read(title["animations"]) { "\(names[$0] ?? $0) \(Int(title["index"].number ?? -1))" }
    }
    // The middle of the layer tells where its left edge is.
    func moveToLeftEdge(_ name: String, _ widthName: String, constant: Double = .nan) {
        guard var left = tracks[name] else { return }
        for index in left.keyframes.indices {
            left.keyframes[index].value[0] -= (tracks[widthName]?.keyframes[index].value[0] ?? constant) / 2
        }
        tracks[name] = left
    }
    moveToLeftEdge("x", "width")
    for tab in tree["tabs"].elements {
        let index = Int(tab["index"].number ?? -1)
        read(tab["animations"]) { tabTrack(names[$0] ?? $0, index) ?? $0 }
        moveToLeftEdge("tabX \(index)", "tabWidth \(index)", constant: widths[index] ?? .nan)
    }
    return tracks
}
