/// The motion of one thing, from when it began.
struct RunningMotion: Sendable {
    private let playback: Playback
    /// When it began, in the milliseconds of the recording.
    private let start: Double

    /// The motion of a playback from `start` on; nil when it takes no time.
    init?(_ playback: Playback, from start: Double) {
        guard playback.duration > 0 else { return nil }
        self.playback = playback
        self.start = start
    }

    /// Whether it has not come to its end at a time of the recording.
    func isRunning(at time: Double) -> Bool { time - start < playback.duration }

    /// The moment at a time of the recording.
    func frame(at time: Double) -> TransitionFrame { playback.frame(at: time - start) }

    /// The titles that change, as they are seen at a time of the recording.
    func titles(at time: Double) -> [SeenTitle] {
        var titles: [SeenTitle] = []
        playback.forEachMovingTitle(at: frame(at: time).progress) { index, style in
            titles.append(SeenTitle(index: index, style: TitleStyle(nearest: style)))
        }
        return titles
    }

    /// The emphasis that its titles come to.
    var lastEmphasis: Emphasis { playback.movement.end.emphasis }

    /// Where it leads to.
    var end: TransitionFrame { playback.frame(at: playback.duration) }
}

/// What is still moving of earlier frames of a recording: each thing goes its own way, since a later animation may move one
/// of them and leave the others alone.
struct RunningMotions: Sendable {
    var bar: RunningMotion?
    var indicator: RunningMotion?
    var pager: RunningMotion?
    var titles: RunningMotion?

    var isEmpty: Bool { bar == nil && indicator == nil && pager == nil && titles == nil }

    /// Forgets what has come to its end by `time`; without a time, everything has.
    mutating func advance(to time: Double?) {
        guard let time else { return self = RunningMotions() }
        if bar?.isRunning(at: time) == false { bar = nil }
        if indicator?.isRunning(at: time) == false { indicator = nil }
        if pager?.isRunning(at: time) == false { pager = nil }
        if titles?.isRunning(at: time) == false { titles = nil }
    }

    /// The things that an answer to a state in which they had all come to their ends would move, or put elsewhere.
    ///
    /// So does a gesture with whatever follows the pager: wherever that is now, the finger has taken it over.
    func disturbed(by animation: Animation?, end: Layout, pagerOffset: Double?) -> RunningMotions {
        var disturbed = self
        let isGesture = end.state.phase.isGesture
        let isBarTaken = isGesture && end.configuration.bar.follow.followsPosition
        if animation?.bar.isEmpty ?? true, !isBarTaken,
            bar.map({ Self.isSame($0.end.barOffset, end.bar.offset) }) ?? true
        {
            disturbed.bar = nil
        }
        let isIndicatorTaken = isGesture && end.configuration.indicator?.follow == .drag
        if animation?.indicator.isEmpty ?? true, !isIndicatorTaken, isIndicatorLeft(by: end) {
            disturbed.indicator = nil
        }
        if animation?.pager.isEmpty ?? true, let pagerOffset,
            pager.map({ Self.isSame($0.end.pagerOffset, pagerOffset) }) ?? true
        {
            disturbed.pager = nil
        }
        let areTitlesTaken = isGesture && end.configuration.title.follow == .drag
        if animation?.titles.isEmpty ?? true, !areTitlesTaken,
            titles.map({ Self.isSame($0.lastEmphasis, end.emphasis) }) ?? true
        {
            disturbed.titles = nil
        }
        return disturbed
    }

    private func isIndicatorLeft(by end: Layout) -> Bool {
        guard let indicator else { return true }
        guard let place = end.indicatorDrawn, let last = indicator.end.indicator else { return false }
        return Self.isSame(place.left, last.x) && Self.isSame(place.width, last.width)
    }

    private static func isSame(_ emphasis: Emphasis, _ other: Emphasis) -> Bool {
        guard let position = emphasis.position, let other = other.position else { return emphasis == other }
        return isSame(position, other)
    }

    /// Whether two places are one but for rounding errors.
    static func isSame(_ place: Double, _ other: Double) -> Bool {
        abs(place - other) <= Movement.stillness * max(1, abs(place), abs(other))
    }
}

extension Layout {
    /// The extent of the indicator as it is seen, before it is rounded to the pixels.
    var indicatorDrawn: Segment? { indicatorEnd.map { mirror.segment($0.segment) } }
}
