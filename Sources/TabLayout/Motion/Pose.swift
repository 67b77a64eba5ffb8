/// Everything that can move, at one moment.
struct Pose {
    var indicator: Segment?
    var barOffset: Double
    var emphasis: Emphasis
    var pagerOffset: Double
}

extension Animation {
    /// Two places closer than this are the same place: a rounding error in a measured position is not a motion.
    static let stillness = 1e-9

    /// The animation from one pose to another; nil when nothing moves. The motion of every track is linear under the
    /// easing, so two keyframes are exact.
    ///
    /// With reduced motion the duration is 0 and both keyframes hold the final values.
    init?(from start: Pose, to end: Pose, of configuration: Configuration, timing: Timing, reason: AnimationReason) {
        let isReduced = configuration.motion.isReduced
        self.timing = isReduced ? Timing(duration: 0, easing: .linear) : timing
        self.reason = reason
        indicator = Self.indicatorTrack(from: start.indicator, to: end.indicator, isReduced: isReduced)
        bar = Self.scrollTrack(from: start.barOffset, to: end.barOffset, isReduced: isReduced)
        pager = Self.scrollTrack(from: start.pagerOffset, to: end.pagerOffset, isReduced: isReduced)
        titles = Self.titleTracks(from: start.emphasis, to: end.emphasis, of: configuration, isReduced: isReduced)
        if isStill { return nil }
    }

    private static func indicatorTrack(from start: Segment?, to end: Segment?, isReduced: Bool) -> [IndicatorKeyframe] {
        guard let start, let end else { return [] }
        guard abs(start.left - end.left) > stillness || abs(start.width - end.width) > stillness else { return [] }
        let first = isReduced ? end : start
        return [
            IndicatorKeyframe(offset: 0, x: first.left, width: first.width, opacity: 1),
            IndicatorKeyframe(offset: 1, x: end.left, width: end.width, opacity: 1),
        ]
    }

    private static func scrollTrack(from start: Double, to end: Double, isReduced: Bool) -> [ScrollKeyframe] {
        guard abs(start - end) > stillness else { return [] }
        return [
            ScrollKeyframe(offset: 0, scrollOffset: isReduced ? end : start),
            ScrollKeyframe(offset: 1, scrollOffset: end),
        ]
    }

    private static func titleTracks(
        from start: Emphasis, to end: Emphasis, of configuration: Configuration, isReduced: Bool
    ) -> [TitleTrack] {
        let title = configuration.title
        guard start != end, title.normal != title.selected else { return [] }
        var indices: [Int] = []
        let note = { (index: Int) in if !indices.contains(index) { indices.append(index) } }
        start.forEachIndex(of: configuration.tabs.count, note)
        end.forEachIndex(of: configuration.tabs.count, note)
        indices.sort()
        var tracks: [TitleTrack] = []
        for index in indices where abs(start(index) - end(index)) > stillness {
            let first = title.normal.interpolated(to: title.selected, emphasis: (isReduced ? end : start)(index))
            let last = title.normal.interpolated(to: title.selected, emphasis: end(index))
            tracks.append(
                TitleTrack(
                    index: index,
                    keyframes: [TitleKeyframe(offset: 0, style: first), TitleKeyframe(offset: 1, style: last)]))
        }
        return tracks
    }
}
