/// A named set of settings that reproduces one of the designs this library stands on.
public enum Preset: Sendable, Equatable, CaseIterable {
    /// S1: equal tabs over a coloured line that follows the finger.
    case underline
    /// S2: a strip of titles that scrolls, with growing and colouring labels.
    case titles
    /// S3: a compact segmented control whose line moves when the page has settled.
    case segmented

    /// The bar of the preset.
    public var bar: Bar {
        switch self {
        case .underline: Bar(width: 320, height: 50)
        case .titles: Bar(width: 375, height: 44, sizing: .fixed(width: 100))
        case .segmented: Bar(width: 320, height: 44, sizing: .compact(fraction: 0.5))
        }
    }

    /// The indicator of the preset; nil where it has none.
    public var indicator: Indicator? {
        switch self {
        case .underline: Indicator()
        case .titles: nil
        case .segmented:
            Indicator(
                width: .tab, height: 2, cornerRadius: 0, colors: IndicatorColors(Color(red: 255, green: 0, blue: 0)),
                follow: .selection)
        }
    }

    /// The titles of the preset.
    public var title: Title {
        let black = Color(red: 0, green: 0, blue: 0)
        return switch self {
        case .underline:
            Title(
                normal: TitleStyle(fontSize: 15, color: black),
                selected: TitleStyle(fontSize: 17, color: Color(red: 0, green: 0, blue: 255)))
        case .titles:
            Title(
                normal: TitleStyle(fontSize: 17, scale: 1, color: black),
                selected: TitleStyle(fontSize: 17, scale: 1.3, color: Color(red: 255, green: 0, blue: 0)),
                follow: .drag)
        case .segmented:
            Title(normal: TitleStyle(fontSize: 20, color: black), selected: TitleStyle(fontSize: 20, color: black))
        }
    }

    /// The pager of the preset, with pages of this width.
    public func pager(pageWidth: PositiveLength) -> Pager {
        switch self {
        case .underline: Pager(pageWidth: pageWidth)
        case .titles: Pager(pageWidth: pageWidth, selection: .settled, overscroll: .clamp, animated: false)
        case .segmented: Pager(pageWidth: pageWidth, selection: .settled)
        }
    }

    /// The clocks of the preset.
    public var motion: Motion {
        switch self {
        case .underline:
            Motion(
                tap: .timed(Timing(duration: 250, easing: .ease)), settle: .timed(Timing(duration: 250, easing: .ease)))
        case .titles:
            Motion(
                tap: .timed(Timing(duration: 300, easing: .easeInOut)),
                settle: .timed(Timing(duration: 300, easing: .easeInOut)))
        case .segmented:
            Motion(
                tap: .timed(Timing(duration: 300, easing: .easeInOut)),
                settle: .timed(Timing(duration: 100, easing: .easeInOut)))
        }
    }
}
