internal import CTabLayout
internal import TabLayout

/// What happens to a bar.
enum Happening {
    case event(Event)
    case edit(Edit)
}

extension RequestReader {
    /// The state of a request, for `count` tabs.
    func state(count: Int) throws(Refusal) -> ScrollState {
        let offset: Coordinate? = try optional(TL_OFFSET)
        var indicator: IndicatorExtent?
        let isPlaced = try !isMissing(TL_INDICATOR_X)
        let isSized = try !isMissing(TL_INDICATOR_EXTENT)
        if isPlaced || isSized {
            indicator = IndicatorExtent(x: try quantity(TL_INDICATOR_X), width: try quantity(TL_INDICATOR_EXTENT))
        }
        return ScrollState(
            offset: offset.map { .distance($0) }, phase: try choice(TL_PHASE, ScrollPhase.allCases),
            velocity: try quantity(TL_VELOCITY), selected: try index(TL_SELECTED, below: count),
            barOffset: try optional(TL_BAR_OFFSET), indicator: indicator, mounted: try mounted(count: count),
            focused: try index(TL_FOCUSED, below: count))
    }

    private func mounted(count: Int) throws(Refusal) -> [Int] {
        let length = try integer(TL_MOUNTED, in: 0...count)
        var pages: [Int] = []
        var isHeld = [Bool](repeating: false, count: count)
        for position in 0..<length {
            let page = try requiredIndex(lists.mounted + position, below: count)
            if isHeld[page] { throw Refusal(place: lists.mounted + position) }
            isHeld[page] = true
            pages.append(page)
        }
        return pages
    }

    /// What happens to a bar of this configuration.
    func happening(_ configuration: Configuration) throws(Refusal) -> Happening {
        let count = configuration.tabs.count
        switch try integer(TL_EVENT, in: 1...8) {
        case 1: return .event(.tap(try requiredIndex(TL_EVENT_FIRST, below: count)))
        case 2: return .event(.settle)
        case 3: return .event(.fling(try quantity(TL_EVENT_FIRST)))
        case 4: return .event(.key(try choice(TL_EVENT_FIRST, Key.allCases)))
        case 5:
            let at = try integer(TL_EVENT_FIRST, in: 0...count)
            let tabs = try tabs(TL_EVENT_TABS, at: lists.eventTabs)
            if count + tabs.count > Self.tabLimit { throw Refusal(place: TL_EVENT_TABS) }
            var conflict: ConfigurationConflict?
            Configuration.forEachConflict(tabs: tabs, bar: configuration.bar, indicator: configuration.indicator) {
                if conflict == nil { conflict = $0 }
            }
            if let conflict { throw Refusal(place: place(of: conflict, tabsAt: lists.eventTabs)) }
            return .edit(.insert(at: at, tabs: tabs))
        case 6: return .edit(.remove(try requiredIndex(TL_EVENT_FIRST, below: count)))
        case 7:
            return .edit(
                .move(
                    from: try requiredIndex(TL_EVENT_FIRST, below: count),
                    to: try requiredIndex(TL_EVENT_SECOND, below: count)))
        default:
            let width: PositiveLength = try quantity(TL_EVENT_FIRST)
            return .edit(.resize(width: width, pageWidth: try optional(TL_PAGE_WIDTH) ?? width))
        }
    }

    /// Which moments of a transition are asked for; nil for none.
    func sampleTimes(duration: Double) throws(Refusal) -> [Double]? {
        var times: [Double] = []
        if try !isMissing(TL_TIMES) {
            for index in 0..<(try integer(TL_TIMES, in: 0...Self.timeLimit)) {
                let time: Milliseconds = try quantity(lists.times + index)
                times.append(time.value)
            }
            return times
        }
        if try isMissing(TL_FRAMES_PER_SECOND) { return nil }
        let rate = try number(TL_FRAMES_PER_SECOND, in: 0.001...1000)
        guard let frames = SampleTimes(duration: duration, framesPerSecond: rate, limit: Self.timeLimit) else {
            throw Refusal(place: TL_FRAMES_PER_SECOND)
        }
        for index in 0..<frames.count { times.append(frames[index]) }
        return times
    }
}
