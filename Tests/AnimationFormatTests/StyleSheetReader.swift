import TabLayout

/// A style sheet, read as a browser would, as far as these style sheets go.
struct StyleSheet {
    typealias Declarations = [(name: String, value: String)]

    /// The keyframes by the name of their block: percentage and declarations. Later ones at the same percentage are merged
    /// into the earlier, as in the cascade.
    private(set) var keyframes: [String: [(percentage: Double, declarations: Declarations)]] = [:]
    /// The rules: selector and declarations.
    private(set) var rules: [(selector: String, declarations: Declarations)] = []

    init(_ text: String) {
        var rest = Substring(text)
        while let brace = rest.firstIndex(of: "{") {
            let prelude = trimmed(rest[..<brace])
            let body = Self.block(&rest, from: brace)
            if prelude.hasPrefix("@keyframes ") {
                keyframes[String(prelude.dropFirst(11))] = Self.keyframes(body)
            } else {
                rules.append((prelude, Self.declarations(body)))
            }
        }
        precondition(trimmed(rest).isEmpty, "text behind the last block: \(rest)")
    }

    /// Cuts a block off, and answers what its braces enclose.
    private static func block(_ text: inout Substring, from brace: Substring.Index) -> Substring {
        var depth = 0
        var index = brace
        while index < text.endIndex {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { break }
            index = text.index(after: index)
        }
        precondition(index < text.endIndex, "a block without an end")
        defer { text = text[text.index(after: index)...] }
        return text[text.index(after: brace)..<index]
    }

    private static func keyframes(_ body: Substring) -> [(percentage: Double, declarations: Declarations)] {
        var rest = body
        var result: [(percentage: Double, declarations: Declarations)] = []
        while let brace = rest.firstIndex(of: "{") {
            let selector = trimmed(rest[..<brace])
            precondition(selector.hasSuffix("%"), "no percentage: \(selector)")
            let percentage = Double(selector.dropLast()) ?? .nan
            let declarations = declarations(block(&rest, from: brace))
            if let index = result.firstIndex(where: { $0.percentage == percentage }) {
                result[index].declarations += declarations
            } else {
                result.append((percentage, declarations))
            }
        }
        return result.sorted { $0.percentage < $1.percentage }
    }

    private static func declarations(_ body: Substring) -> Declarations {
        body.split(separator: ";").map(trimmed).filter { !$0.isEmpty }.map { text in
            let parts = text.split(separator: ":", maxSplits: 1)
            return (trimmed(parts[0]), trimmed(parts[1]))
        }
    }

    // MARK: Animations

    /// The tracks of the elements that the rules name.
    func tracks(prefix: String) -> Tracks {
        var tracks: Tracks = [:]
        for rule in rules {
            let declared = Dictionary(rule.declarations.map { ($0.name, $0.value) }) { $1 }
            var shorthand = Substring(declared["animation"] ?? "")
            let name = String(shorthand.prefix { $0 != " " })
            shorthand = shorthand.dropFirst(name.count + 1)
            shorthand = shorthand.drop { $0 != " " }.dropFirst()
            precondition(shorthand.hasSuffix(" both"), "no fill mode: \(shorthand)")
            let given = easing(String(shorthand.dropLast(5)))
            let baseWidth = declared["width"].map { Double($0.dropLast(2)) ?? .nan }
            let element = rule.selector.dropFirst(prefix.count + 2)
            for keyframe in keyframes[name] ?? [] {
                let way = keyframe.declarations.last { $0.name == "animation-timing-function" }.map { easing($0.value) }
                for declaration in keyframe.declarations where declaration.name != "animation-timing-function" {
                    for (property, value) in said(declaration, baseWidth) {
                        guard let track = Self.track(property, of: element) else { continue }
                        tracks[track, default: Track(keyframes: [], easing: .linear)].keyframes.append(
                            Track.Keyframe(offset: keyframe.percentage / 100, value: value, easing: way ?? given))
                    }
                }
            }
        }
        return tracks
    }

    private func said(
        _ declaration: (name: String, value: String), _ baseWidth: Double?
    ) -> [(property: String, value: Value)] {
        declared(declaration.name, declaration.value, baseWidth: baseWidth)
    }

    private static func track(_ property: String, of element: Substring) -> String? {
        switch element {
        case "indicator": return indicatorTrack(property)
        case "bar", "pager": return property == "scroll" ? String(element) : nil
        case _ where element.hasPrefix("tab:"):
            let digits = element.dropFirst("tab:nth-child(".count).dropLast()
            return tabTrack(property, (Int(digits) ?? 0) - 1)
        default:
            let digits = element.dropFirst("title:nth-child(".count).dropLast()
            return titleTrack(property, (Int(digits) ?? 0) - 1)
        }
    }
}

func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
}
