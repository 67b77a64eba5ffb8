internal import CTabLayout
internal import TabLayout

/// What happens to a bar.
enum Happening {
    case event(Event)
    case edit(Edit)
}

extension RequestReader {
    /// The state of a request, for `count` tabs; nil where something is at fault.
    mutating func state(count: Int) -> ScrollState? {
        let offset: Coordinate? = optional(TL_OFFSET)
        var indicator: IndicatorExtent?
        let isPlaced = !isMissing(TL_INDICATOR_X)
        let isSized = !isMissing(TL_INDICATOR_EXTENT)
        if isPlaced || isSized {
            indicator = IndicatorExtent(x: quantity(TL_INDICATOR_X), width: quantity(TL_INDICATOR_EXTENT))
        }
        let state = ScrollState(
            offset: offset.map { .distance($0) }, phase: choice(TL_PHASE),
            velocity: quantity(TL_VELOCITY), selected: index(TL_SELECTED, below: count),
            barOffset: optional(TL_BAR_OFFSET), indicator: indicator, mounted: mounted(count: count),
            focused: index(TL_FOCUSED, below: count))
        return fault == nil ? state : nil
    }

    private mutating func mounted(count: Int) -> [Int] {
        let length = integer(TL_MOUNTED, in: 0...count)
        if length == 0 { return [] }
        var pages: [Int] = []
        var isHeld = [Bool](repeating: false, count: count)
        for position in 0..<length {
            let page = requiredIndex(lists.mounted + position, below: count)
            if isHeld[page] { refuse(lists.mounted + position) }
            isHeld[page] = true
            pages.append(page)
        }
        return pages
    }

    /// What happens to a bar of this configuration; nil where something is at fault.
    mutating func happening(_ configuration: Configuration) -> Happening? {
        let happening = wanted(configuration)
        return fault == nil ? happening : nil
    }

    private mutating func wanted(_ configuration: Configuration) -> Happening {
        let count = configuration.tabs.count
        switch integer(TL_EVENT, in: 1...8) {
        case 1: return .event(.tap(requiredIndex(TL_EVENT_FIRST, below: count)))
        case 2: return .event(.settle)
        case 3: return .event(.fling(quantity(TL_EVENT_FIRST)))
        case 4: return .event(.key(choice(TL_EVENT_FIRST)))
        case 5:
            let at = integer(TL_EVENT_FIRST, in: 0...count)
            let tabs = tabs(TL_EVENT_TABS, at: lists.eventTabs)
            if count + tabs.count > Self.tabLimit { refuse(TL_EVENT_TABS) }
            var conflict: ConfigurationConflict?
            Configuration.forEachConflict(tabs: tabs, bar: configuration.bar, indicator: configuration.indicator) {
                if conflict == nil { conflict = $0 }
            }
            if let conflict { refuse(place(of: conflict, tabsAt: lists.eventTabs)) }
            return .edit(.insert(at: at, tabs: tabs))
        case 6: return .edit(.remove(requiredIndex(TL_EVENT_FIRST, below: count)))
        case 7:
            return .edit(
                .move(
                    from: requiredIndex(TL_EVENT_FIRST, below: count),
                    to: requiredIndex(TL_EVENT_SECOND, below: count)))
        default:
            let width: PositiveLength = quantity(TL_EVENT_FIRST)
            return .edit(.resize(width: width, pageWidth: optional(TL_PAGE_WIDTH) ?? width))
        }
    }

    /// Which moments of a transition are asked for; nil for none.
    mutating func sampleTimes(duration: Double) -> [Double]? {
        var times: [Double] = []
        if !isMissing(TL_TIMES) {
            for index in 0..<integer(TL_TIMES, in: 0...Self.timeLimit) {
                let time: Milliseconds = quantity(lists.times + index)
                times.append(time.value)
            }
            return times
        }
        if isMissing(TL_FRAMES_PER_SECOND) { return nil }
        let rate = number(TL_FRAMES_PER_SECOND, in: 0.001...1000)
        guard let frames = SampleTimes(duration: duration, framesPerSecond: rate, limit: Self.timeLimit) else {
            refuse(TL_FRAMES_PER_SECOND)
            return nil
        }
        for index in 0..<frames.count { times.append(frames[index]) }
        return times
    }
}
