/// The exact motion from one pose to another, as a function of the progress: what keyframes approximate.
struct Movement {
    let start: Pose
    let end: Pose
    /// The way of the indicator; nil when it does not move, or is not there at the start or in the end.
    let indicator: IndicatorTrajectory?
    /// The way of the titles' emphasis; nil when it does not change.
    let emphasis: EmphasisPath?
    /// The tabs that an edit moves.
    var tabs: [TabTrack] = []
    private let configuration: Configuration
    let mirror: Mirror

    /// The look of the titles.
    var title: Title { configuration.title }
    /// The number of tabs.
    var count: Int { configuration.tabs.count }

    /// Two places closer than this are the same place: a rounding error in a measured position is not a motion.
    static let stillness = 1e-9

    /// The motion between two poses of a layout. `placement` is nil when there is no indicator.
    init(
        from start: Pose, to end: Pose, of configuration: borrowing Configuration,
        placement: borrowing IndicatorPlacement?
    ) {
        self.start = start
        self.end = end
        self.configuration = copy configuration
        mirror = Mirror(configuration.strip, direction: configuration.bar.direction)
        indicator = Self.trajectory(from: start, to: end, placement)
        let isThrough = configuration.placedIndicator.path == .through
        if configuration.title.normal == configuration.title.selected || start.emphasis == end.emphasis {
            emphasis = nil
        } else if isThrough, configuration.title.follow == .drag, let from = start.emphasis.position,
            let to = end.emphasis.position
        {
            emphasis = .through(from: from, to: to)
        } else {
            emphasis = .direct(from: start.emphasis, to: end.emphasis)
        }
    }

    private static func trajectory(
        from start: Pose, to end: Pose, _ placement: IndicatorPlacement?
    ) -> IndicatorTrajectory? {
        guard let placement, let first = start.indicator, let last = end.indicator else { return nil }
        let isStill =
            first.segment.isClose(to: last.segment) && first.color == last.color
            && abs(first.opacity - last.opacity) <= stillness
        if isStill { return nil }
        if placement.indicator.path == .through, let position = start.position, let goal = end.position {
            return IndicatorTrajectory(from: first, at: position, to: last, at: goal, through: placement)
        }
        return IndicatorTrajectory(from: first, to: last, stretch: placement.indicator.stretch)
    }

    // MARK: What is seen

    /// Where the strip is seen at a progress; at the start exactly where the caller says that it is.
    func seenBarOffset(at progress: Double) -> Double {
        let offset = finite(interpolate(start.barOffset, end.barOffset, progress))
        guard mirror.isActive else { return offset }
        if progress == 0 || start.barOffset == end.barOffset { return start.seenBarOffset }
        return progress == 1 ? end.seenBarOffset : mirror.offset(offset)
    }

    /// The left edge of the indicator as it is seen; until it moves exactly where the caller says that it is.
    func seenX(_ segment: Segment) -> Double {
        if let given = start.seenIndicator, segment == start.indicator?.segment { return given.x.value }
        return mirror.x(segment.left, width: segment.width)
    }

    // MARK: Keyframes

    /// Whether nothing has a way to go: what most moments of a drag are like, and known without making any track.
    var isStill: Bool {
        indicator == nil && emphasis == nil && (start.seenTitles.isEmpty || movingTitles.isEmpty) && tabs.isEmpty
            && abs(start.barOffset - end.barOffset) <= Self.stillness
            && abs(start.pagerOffset - end.pagerOffset) <= Self.stillness
    }

    /// The keyframes of the indicator; nil where they are too many. A reduced animation shows it twice as it is at the end, however
    /// long its way.
    func indicatorTrack(tolerance: Double, isReduced: Bool, _ counts: inout KnotCounts) -> [IndicatorKeyframe]? {
        guard let indicator else { return [] }
        if isReduced {
            let end = indicator.end
            return [IndicatorKeyframe(offset: 0, place: end), IndicatorKeyframe(offset: 1, place: end)]
        }
        return indicator.keyframes(tolerance: tolerance, &counts)
    }

    /// The keyframes of the strip, as it is seen.
    var barTrack: [ScrollKeyframe] {
        guard abs(start.barOffset - end.barOffset) > Self.stillness else { return [] }
        return Self.scrollTrack(from: start.seenBarOffset, to: end.seenBarOffset)
    }

    var pagerTrack: [ScrollKeyframe] {
        guard abs(start.pagerOffset - end.pagerOffset) > Self.stillness else { return [] }
        return Self.scrollTrack(from: start.pagerOffset, to: end.pagerOffset)
    }

    private static func scrollTrack(from start: Double, to end: Double) -> [ScrollKeyframe] {
        [ScrollKeyframe(offset: 0, scrollOffset: start), ScrollKeyframe(offset: 1, scrollOffset: end)]
    }

    /// The titles that change, in the order of the tabs; nil where their keyframes are more than `Animation.keyframeLimit`, as
    /// soon as that is sure. A reduced animation shows each twice as it is at the end, however many there are.
    func titleTracks(isReduced: Bool) -> [TitleTrack]? {
        var tracks: [TitleTrack] = []
        guard emphasis != nil || !start.seenTitles.isEmpty else { return tracks }
        let colorKnots = isReduced ? ColorKnots() : ColorKnots(title)
        let limit = isReduced ? Int.max : Animation.keyframeLimit
        if let emphasis, emphasis.leastKnots(of: count, colors: colorKnots.count) > limit + start.seenTitles.count {
            return nil
        }
        var keyframes = 0
        for index in movingTitles where keyframes <= limit {
            let track =
                isReduced
                ? TitleTrack(index: index, twice: style(ofTitle: index, at: 1))
                : titleTrack(of: index, colorKnots)
            keyframes += track.keyframes.count
            tracks.append(track)
        }
        return keyframes <= limit ? tracks : nil
    }

    private func titleTrack(of index: Int, _ colorKnots: ColorKnots) -> TitleTrack {
        if let way = wayOfSeenTitle(index) {
            let ends = [EmphasisPath.Knot(progress: 0, emphasis: 0), EmphasisPath.Knot(progress: 1, emphasis: 1)]
            return TitleTrack(index: index, knots: ends, title: way, colorKnots: ColorKnots(way))
        }
        return TitleTrack(index: index, knots: emphasis?.knots(of: index) ?? [], title: title, colorKnots: colorKnots)
    }

    // MARK: The titles

    /// Every title that changes, in the order of the tabs.
    var movingTitles: [Int] {
        let moving = emphasis?.moving(of: count) ?? []
        if start.seenTitles.isEmpty { return moving }
        var indices: [Int] = []
        var next = 0
        for seen in start.seenTitles {
            while next < moving.count, moving[next] < seen.index {
                indices.append(moving[next])
                next += 1
            }
            if next < moving.count, moving[next] == seen.index { next += 1 }
            if seen.style.values != title.style(emphasis: end.emphasis(seen.index)) { indices.append(seen.index) }
        }
        return indices + moving[next...]
    }

    /// The look of a title that changes, at a progress from 0 to 1.
    func style(ofTitle index: Int, at progress: Double) -> TitleStyle.Values {
        if let way = wayOfSeenTitle(index) { return way.style(emphasis: progress) }
        return title.style(emphasis: emphasis?.emphasis(of: index, at: progress) ?? end.emphasis(index))
    }

    /// The way of a title that is seen on its way, straight from that look to the one in the end; nil for any other.
    private func wayOfSeenTitle(_ index: Int) -> Title? {
        let titles = start.seenTitles
        var (lower, upper) = (0, titles.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if titles[middle].index < index { lower = middle + 1 } else { upper = middle }
        }
        guard lower < titles.count, titles[lower].index == index else { return nil }
        let last = TitleStyle(nearest: title.style(emphasis: end.emphasis(index)))
        return Title(normal: titles[lower].style, selected: last, colorSpace: title.colorSpace)
    }
}
