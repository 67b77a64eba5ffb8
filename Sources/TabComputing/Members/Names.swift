internal import TabLayout

// The names that the enumerations of the layout have on the wire.

extension Alignment: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .start: "start"
        case .center: "center"
        case .end: "end"
        case .spaceBetween: "space-between"
        case .spaceAround: "space-around"
        case .spaceEvenly: "space-evenly"
        }
    }
}

extension ScrollDestination: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .center: "center"
        case .start: "start"
        case .end: "end"
        case .nearest: "nearest"
        case .none: "none"
        case .centerWithInsets: "centerWithInsets"
        }
    }
}

extension Follow: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .drag: "drag"
        case .selection: "selection"
        }
    }
}

extension IndicatorPosition: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        }
    }
}

extension IndicatorAlignment: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .start: "start"
        case .center: "center"
        case .end: "end"
        }
    }
}

extension FittingWidth: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .equal: "equal"
        case .widest: "widest"
        }
    }
}

extension OverflowingWidth: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .content: "content"
        case .equal: "equal"
        }
    }
}

extension SelectionRule: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .nearest: "nearest"
        case .settled: "settled"
        case .hysteresis: "hysteresis"
        }
    }
}

extension Overscroll: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .follow: "follow"
        case .clamp: "clamp"
        case .compress: "compress"
        }
    }
}

extension ScrollPhase: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .idle: "idle"
        case .dragging: "dragging"
        case .decelerating: "decelerating"
        case .settled: "settled"
        case .programmatic: "programmatic"
        }
    }
}

extension AnimationReason {
    var name: StaticString {
        switch self {
        case .tap: "tap"
        case .settle: "settle"
        case .selection: "selection"
        case .edit: "edit"
        }
    }
}

extension IndicatorPath: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .direct: "direct"
        case .through: "through"
        }
    }
}

extension ColorSpace: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .sRGB: "srgb"
        case .oklab: "oklab"
        }
    }
}

extension StripFollow: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .drag: "drag"
        case .unclamped: "unclamped"
        case .distance: "distance"
        case .selection: "selection"
        }
    }
}

extension Direction: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }
}

extension FlingRule: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .uiKit: "uikit"
        case .viewPager: "viewpager"
        case .flutter: "flutter"
        case .vant: "vant"
        case .reactNative: "react-native"
        case .projection: "projection"
        }
    }
}

extension KeyActivation: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .automatic: "automatic"
        case .manual: "manual"
        }
    }
}

extension KeyOrientation: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}

extension DisabledFocus: Named {
    static let choices = allCases.map { Choice($0.name, $0) }

    var name: StaticString {
        switch self {
        case .skip: "skip"
        case .focus: "focus"
        }
    }
}
