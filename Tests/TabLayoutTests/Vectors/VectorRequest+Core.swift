import TabLayout

// A vector's request in the terms of the layout module. A vector that cannot be read stops the test run.

extension VectorRequest.ConfigurationMembers {
    func value() throws -> Configuration {
        try Configuration(
            tabs: tabs.map {
                Tab(labelWidth: $0.labelWidth.map(Length.of), width: $0.width.map(Length.of), isEnabled: $0.enabled)
            },
            bar: bar.value, indicator: indicator?.value, title: title.value,
            pager: pager.value,
            motion: Motion(
                tap: .timed(motion.tap.value), settle: .timed(motion.settle.value),
                reduction: motion.reduced ? .reduced : .none))
    }
}

extension VectorRequest.BarMembers {
    var value: Bar {
        let tabs: Sizing =
            switch sizing.mode {
            case "equal": .equal()
            case "compact": .compact(fraction: .of(sizing.fraction ?? .nan))
            default: .fixed(width: .of(sizing.width ?? .nan))
            }
        return Bar(
            width: .of(width), height: .of(height), spacing: .of(spacing),
            insets: Insets(leading: .of(insets.leading), trailing: .of(insets.trailing)), sizing: tabs,
            alignment: named(alignment), scrollTo: named(scrollTo), follow: named(follow))
    }
}

extension VectorRequest.IndicatorMembers {
    var value: Indicator {
        Indicator(
            width: width.value, height: .of(height), cornerRadius: .of(cornerRadius),
            colors: IndicatorColors(Color(hex: color)),
            position: named(position), inset: .of(inset), follow: named(follow))
    }
}

extension VectorRequest.WidthMembers {
    var value: IndicatorWidth {
        switch self {
        case .number(let number): .fixed(.of(number))
        case .name("tab"): .tab
        case .name: .label
        case .object(let members):
            if let ratio = members["ratio"] { .ratio(.of(ratio)) } else { .inset(.of(members["inset"] ?? .nan)) }
        }
    }
}

extension VectorRequest.TitleMembers {
    var value: Title {
        Title(normal: normal.value, selected: selected.value, follow: named(follow), animated: animated)
    }
}

extension VectorRequest.StyleMembers {
    var value: TitleStyle { TitleStyle(fontSize: .of(fontSize), scale: .of(scale), color: Color(hex: color)) }
}

extension VectorRequest.PagerMembers {
    var value: Pager {
        Pager(
            pageWidth: .of(pageWidth), selection: named(selection), overscroll: named(overscroll), preload: preload,
            animated: animated)
    }
}

extension VectorRequest.TimingMembers {
    var value: Timing { Timing(duration: .of(duration), easing: Easing(css: easing)) }
}

extension VectorRequest.StateMembers {
    var value: ScrollState {
        ScrollState(
            offset: .distance(.of(offset)), phase: named(phase), velocity: .of(velocity), selected: selected,
            barOffset: barOffset.map(Coordinate.of), indicator: indicator.map { .of($0.x, $0.width) })
    }
}

/// The case that CSS spells `name`: `space-between` is `.spaceBetween`.
func named<Choice: CaseIterable>(_ name: String) -> Choice {
    guard let choice = Choice.allCases.first(where: { kebab(String(describing: $0)) == name }) else {
        preconditionFailure("no \(Choice.self) is called \(name)")
    }
    return choice
}

private func kebab(_ name: String) -> String {
    name.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
}

extension Color {
    init(hex: String) {
        let opaque = hex.count == 7 ? hex + "ff" : hex
        guard let bits = UInt32(opaque.dropFirst(), radix: 16) else { preconditionFailure("\(hex) is no colour") }
        self.init(bits)
    }
}

extension Easing {
    init(css: String) {
        switch css {
        case "linear": self = .linear
        case "ease": self = .ease
        case "ease-in": self = .easeIn
        case "ease-out": self = .easeOut
        case "ease-in-out": self = .easeInOut
        default:
            let numbers = css.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
            let points = numbers.compactMap { Double($0.drop { $0 == " " }) }
            guard points.count == 4,
                let curve = CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            else { preconditionFailure("\(css) is no curve") }
            self = .cubicBezier(curve)
        }
    }
}
