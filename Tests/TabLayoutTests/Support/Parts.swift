import TabLayout

/// The parts of a configuration, so that a test can start from a preset and change what it is about.
struct Parts {
    var tabs: [Tab]
    var bar: Bar
    var indicator: Indicator?
    var title: Title
    var pager: Pager
    var motion: Motion
    var keyboard = Keyboard()

    /// The parts of a preset with `count` tabs; its pages are as wide as its bar.
    init(_ preset: Preset = .underline, tabs count: Int) {
        tabs = Array(repeating: Tab(), count: count)
        let settings = preset.settings
        bar = settings.bar
        indicator = settings.indicator
        title = settings.title
        pager = settings.pager
        motion = settings.motion
        keyboard = settings.keyboard
    }

    /// Six tabs of 100 on a viewport of 375: the strip can be scrolled by 225, and tabs are centred at 0, 0, 62.5, 162.5,
    /// 225, 225. Everything in it follows the selection; the indicator is 60 wide and stands at 100·i + 20.
    static var scrolling: Parts {
        var parts = Parts(.titles, tabs: 6)
        parts.indicator = Indicator(follow: .selection)
        parts.title.follow = .selection
        parts.pager = Pager(pageWidth: 375)
        parts.motion = Motion(
            tap: .timed(Timing(duration: 300, easing: .easeInOut)),
            settle: .timed(Timing(duration: 100, easing: .easeOut)))
        return parts
    }

    func changed(_ change: (inout Parts) -> Void) -> Parts {
        var copy = self
        change(&copy)
        return copy
    }

    func configuration() throws(ConfigurationConflict) -> Configuration {
        try Configuration(
            tabs: tabs, bar: bar, indicator: indicator, title: title, pager: pager, motion: motion, keyboard: keyboard)
    }

    func layout(at state: ScrollState = ScrollState()) throws -> Layout {
        try Layout(configuration(), at: state)
    }

    /// The layout in which the pager stands at `position` pages.
    func layout(
        position: Double, _ phase: ScrollPhase = .dragging, selected: Int? = 0, barOffset: Coordinate? = nil,
        indicator: IndicatorExtent? = nil
    ) throws -> Layout {
        try layout(
            at: state(position: position, phase, selected: selected, barOffset: barOffset, indicator: indicator))
    }

    func state(
        position: Double, _ phase: ScrollPhase = .dragging, selected: Int? = 0, barOffset: Coordinate? = nil,
        indicator: IndicatorExtent? = nil
    ) -> ScrollState {
        ScrollState(
            offset: .distance(.of(position * pager.pageWidth.value)), phase: phase, selected: selected,
            barOffset: barOffset, indicator: indicator)
    }

    func transition(_ event: Event, from state: ScrollState) throws -> Transition {
        try Transition(configuration(), from: state, event: event)
    }
}

extension Quantity {
    /// The quantity of a number that the test computed; stops the test run when it is out of bounds.
    static func of(_ value: Double) -> Self {
        guard let quantity = Self(value) else { preconditionFailure("\(value) is out of bounds") }
        return quantity
    }
}

extension Color {
    static let black = Color(red: 0, green: 0, blue: 0)
    static let white = Color(red: 255, green: 255, blue: 255)
    static let pureRed = Color(red: 255, green: 0, blue: 0)
    static let pureBlue = Color(red: 0, green: 0, blue: 255)

    /// A colour written rrggbbaa.
    init(_ bits: UInt32) {
        self.init(
            red: UInt8(bits >> 24), green: UInt8(bits >> 16 & 255), blue: UInt8(bits >> 8 & 255),
            alpha: UInt8(bits & 255))
    }
}

extension Bar {
    /// The scroll padding, each end cut to its share of the viewport where both are more than that.
    var cutPadding: (leading: Double, trailing: Double) {
        let (leading, trailing) = (scrollPadding.leading.value, scrollPadding.trailing.value)
        let cut = min(1, width.value / max(leading + trailing, width.value))
        return (leading * cut, trailing * cut)
    }
}

extension TabStrip {
    var lefts: [Double] { (0..<count).map { tab($0).left } }
    var widths: [Double] { (0..<count).map { tab($0).width } }
}
