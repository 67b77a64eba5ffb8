import TabLayout

/// What is measured: a bar of so many tabs, in one of two sizings, and the moments it is laid out at.
struct Subject {
    let tabs: [Tab]
    var bar: Bar
    let indicator: Indicator
    let title: Title
    let pager: Pager

    /// Tabs as wide as their labels: each has its place from the sum of all before it.
    static func labelled(_ count: Int, path: IndicatorPath = .direct, stretch: Stretch = .elastic) -> Subject {
        // Labels of 24 to 96 in a fixed, uneven order: 37 and 73 have no common divisor.
        let tabs = (0..<count).map { Tab(labelWidth: Length(24 + Double($0 * 37 % 73))) }
        return Subject(tabs, sizing: .content(NaturalWidth()), path: path, stretch: stretch)
    }

    /// Tabs of one width: their places are a formula.
    static func uniform(_ count: Int) -> Subject {
        Subject(Array(repeating: Tab(labelWidth: 40), count: count), sizing: .fixed(width: 90))
    }

    private init(
        _ tabs: [Tab], sizing: Sizing, path: IndicatorPath = .direct, stretch: Stretch = .elastic
    ) {
        self.tabs = tabs
        bar = Bar(width: 360, height: 44, spacing: 4, sizing: sizing, follow: .drag)
        indicator = Indicator(width: .label, height: 3, stretch: stretch, path: path)
        title = Title(
            normal: TitleStyle(fontSize: 15, color: Color(red: 0x55, green: 0x55, blue: 0x55)),
            selected: TitleStyle(fontSize: 17, scale: 1.2, color: Color(red: 0, green: 0x55, blue: 0xcc)), follow: .drag
        )
        pager = Pager(pageWidth: 360)
    }

    /// The configuration, made anew: the tabs are laid side by side.
    func configuration() -> Configuration {
        let timing = Pacing.timed(Timing(duration: 300, easing: .linear))
        do {
            return try Configuration(
                tabs: tabs, bar: bar, indicator: indicator, title: title, pager: pager,
                // Coarse, so that the timeline of 10 000 tabs stays below the limit of keyframes.
                motion: Motion(tap: timing, settle: timing, tolerance: 8))
        } catch {
            preconditionFailure("the configuration contradicts itself: \(error)")
        }
    }

    /// Its configurations under every rule by which a strip moves, in both directions of writing.
    func configurationsOfAllStrips() -> [Configuration] {
        var made: [Configuration] = []
        for follow in StripFollow.allCases {
            for destination in ScrollDestination.allCases {
                for direction in Direction.allCases {
                    var subject = self
                    subject.bar.follow = follow
                    subject.bar.scrollTo = destination
                    subject.bar.direction = direction
                    made.append(subject.configuration())
                }
            }
        }
        return made
    }

    /// A moment of a drag, a third of a page behind the middle tab.
    var drag: ScrollState {
        let middle = tabs.count / 2
        return ScrollState(
            offset: .distance(Coordinate((Double(middle) + 1.0 / 3) * 360) ?? 0), phase: .dragging, selected: middle,
            barOffset: 100)
    }
}
