import TabLayout
import Testing

/// A random tab bar and random moments of it, all from one seed.
struct RandomScene: CustomTestStringConvertible {
    let seed: UInt64
    var parts: Parts
    var random: SplitMix64

    var testDescription: String { "seed \(seed)" }

    init(seed: UInt64) {
        self.seed = seed
        var random = SplitMix64(seed: seed)
        parts = Parts(
            random.one(of: Preset.allCases), tabs: random.isOnce(in: 12) ? 0 : Int.random(in: 1...9, using: &random))
        parts.bar = Self.bar(&random)
        if parts.bar.sizing.allowsOwnWidth {
            for index in parts.tabs.indices where random.isOnce(in: 2) {
                parts.tabs[index].width = .of(random.length(in: 0...300))
            }
        }
        for index in parts.tabs.indices {
            parts.tabs[index].labelWidth = .of(random.length(in: 0...90))
            parts.tabs[index].isEnabled = !random.isOnce(in: 8)
        }
        parts.indicator = random.isOnce(in: 8) ? nil : Self.indicator(&random)
        parts.title.normal = Self.style(&random)
        parts.title.selected = Self.style(&random)
        parts.title.follow = random.one(of: Follow.allCases)
        parts.title.animated = Bool.random(using: &random)
        parts.pager = Pager(
            pageWidth: .of(random.length(in: 1...800)), selection: random.one(of: SelectionRule.allCases),
            overscroll: random.one(of: Overscroll.allCases), preload: Int.random(in: 0...3, using: &random),
            animated: !random.isOnce(in: 4))
        parts.motion = Motion(
            tap: .timed(Self.timing(&random)), settle: .timed(Self.timing(&random)),
            reduction: random.isOnce(in: 10) ? .reduced : .none)
        self.random = random
    }

    var count: Int { parts.tabs.count }

    /// A moment with the pager anywhere, also beyond its ends.
    mutating func state(_ phases: [ScrollPhase] = ScrollPhase.allCases) -> ScrollState {
        state(position: random.length(in: -2...(Double(count) + 1)), phases)
    }

    /// A moment with the pager at `position`.
    mutating func state(position: Double, _ phases: [ScrollPhase] = ScrollPhase.allCases) -> ScrollState {
        var state = parts.state(position: position, random.one(of: phases), selected: tab())
        if random.isOnce(in: 2) { state.barOffset = .of(random.length(in: -60...600)) }
        if random.isOnce(in: 2) { state.indicator = .of(random.length(in: -60...600), random.length(in: 0...90)) }
        return state
    }

    /// An event, a tap more often than not; never one on a disabled tab.
    mutating func event() -> Event {
        guard let index = tab(), parts.tabs[index].isEnabled else { return .settle }
        return random.isOnce(in: 3) ? .settle : .tap(index)
    }

    /// A tab, or nil: always when there is none, and now and then.
    mutating func tab() -> Int? {
        count == 0 || random.isOnce(in: 10) ? nil : Int.random(in: 0..<count, using: &random)
    }

    mutating func part() -> Double { Double.random(in: 0...1, using: &random) }

    private static func bar(_ random: inout SplitMix64) -> Bar {
        let sizing: Sizing =
            switch Int.random(in: 0..<7, using: &random) {
            case 0: random.equalSizing()
            case 1: .compact(fraction: .of(Double.random(in: 0...1, using: &random)))
            case 2: .content(random.naturalWidth())
            case 3: .fill(random.naturalWidth())
            case 4: .auto(random.naturalWidth(), random.fit())
            default: .fixed(width: .of(random.length(in: 0...160)))
            }
        return Bar(
            width: .of(random.length(in: 1...500)), height: .of(random.length(in: 0...60)),
            spacing: random.isOnce(in: 2) ? 0 : .of(random.length(in: 0...30)),
            insets: Insets(
                leading: random.isOnce(in: 2) ? 0 : .of(random.length(in: 0...60)),
                trailing: random.isOnce(in: 2) ? 0 : .of(random.length(in: 0...60))),
            sizing: sizing, alignment: random.one(of: Alignment.allCases),
            scrollTo: random.one(of: ScrollDestination.allCases),
            scrollMargin: random.isOnce(in: 2) ? 0 : .of(random.length(in: 0...80)),
            scrollPadding: random.isOnce(in: 2) ? Insets() : random.insets(in: 0...120),
            follow: random.one(of: StripFollow.allCases), noBackScroll: random.isOnce(in: 3))
    }

    private static func indicator(_ random: inout SplitMix64) -> Indicator {
        let width: IndicatorWidth =
            switch Int.random(in: 0..<5, using: &random) {
            case 0: .tab
            case 1: .label
            case 2: .ratio(.of(random.length(in: 0...2)))
            case 3: .inset(random.insets(in: 0...40))
            default: .fixed(.of(random.length(in: 1...100)))
            }
        return Indicator(
            width: width, minimumWidth: random.isOnce(in: 2) ? 0 : .of(random.length(in: 0...40)),
            alignment: random.one(of: IndicatorAlignment.allCases),
            outerInsets: random.isOnce(in: 2) ? Insets() : random.insets(in: 0...30),
            position: random.one(of: IndicatorPosition.allCases),
            follow: random.one(of: Follow.allCases))
    }

    private static func style(_ random: inout SplitMix64) -> TitleStyle {
        TitleStyle(
            fontSize: .of(random.length(in: 8...30)), scale: .of(random.length(in: 0...3)),
            color: Color(UInt32.random(in: 0...UInt32.max, using: &random)))
    }

    private static func timing(_ random: inout SplitMix64) -> Timing {
        Timing(
            duration: .of(random.length(in: 1...900)),
            easing: random.one(of: [.linear, .ease, .easeIn, .easeOut, .easeInOut]))
    }
}

extension SplitMix64 {
    /// The same at both ends, or not.
    mutating func insets(in range: ClosedRange<Double>) -> Insets {
        let leading = length(in: range)
        return Insets(leading: .of(leading), trailing: .of(isOnce(in: 2) ? leading : length(in: range)))
    }

    mutating func fit() -> Fit {
        Fit(
            gutter: isOnce(in: 2) ? 0 : .of(length(in: 0...40)),
            maximumCount: isOnce(in: 2) ? nil : Int.random(in: 0...9, using: &self),
            fitting: one(of: FittingWidth.allCases), otherwise: one(of: OverflowingWidth.allCases))
    }

    /// What labels need, with and without bounds.
    mutating func equalSizing() -> Sizing {
        let least = isOnce(in: 2) ? 0 : length(in: 0...120)
        return .equal(minimum: .of(least), maximum: isOnce(in: 2) ? nil : .of(least + length(in: 0...60)))
    }

    mutating func naturalWidth() -> NaturalWidth {
        let least = isOnce(in: 2) ? 0 : length(in: 0...90)
        return NaturalWidth(
            padding: insets(in: 0...20), minimum: .of(least),
            maximum: isOnce(in: 2) ? nil : .of(least + length(in: 0...60)))
    }
}
