/// One moment of a transition, evaluated from its curve and not from keyframes.
public struct TransitionFrame: Sendable, Equatable {
    /// The time since the start, in milliseconds.
    public var time: Double
    /// How far the motion is: 0 at the start, 1 at the end, beyond both where the easing overshoots.
    public var progress: Double
    /// How fast the progress changes, in whole moves per second: what a spring that takes over starts with.
    public var velocity: Double
    /// Where the indicator is and how it looks; nil when there is none.
    public var indicator: IndicatorKeyframe?
    /// Where the strip is scrolled to.
    public var barOffset: Double
    /// Where the pager is scrolled to.
    public var pagerOffset: Double
}

extension Transition {
    /// How long the animation takes, in milliseconds; 0 when nothing moves.
    public var duration: Double { parts.playback.duration }

    /// The moment `time` milliseconds after the start; from the end of the animation on, its end. O(1) for an indicator that
    /// goes straight to its tab.
    public func frame(at time: Double) -> TransitionFrame { parts.playback.frame(at: time) }

    /// The number of titles that the transition changes.
    public var movingTitleCount: Int { parts.playback.movement.movingTitles.count }

    /// Calls `body` with the look at `progress` of every title that the transition changes, in the order of the tabs. Beyond 0…1
    /// a title goes on as its keyframes do.
    public func forEachMovingTitle(at progress: Double, _ body: (Int, TitleStyle.Values) -> Void) {
        parts.playback.forEachMovingTitle(at: progress, body)
    }

    /// The number of tabs that an edit moves.
    public var movingTabCount: Int { parts.playback.movement.tabs.count }

    /// Calls `body` with every tab that an edit moves as it is at `progress`, in the order of the tabs.
    public func forEachMovingTab(at progress: Double, _ body: (Int, TabKeyframe) -> Void) {
        guard let tracks = animation?.tabs else { return }
        for track in tracks {
            let (first, last) = (track.keyframes[0], track.keyframes[1])
            var tab =
                progress == 1 ? last : first.interpolated(to: last, share: progress, offset: clamp(progress, 0, 1))
            tab.x = finite(tab.x)
            tab.width = finite(tab.width)
            body(track.index, tab)
        }
    }
}

/// The exact course over time of what an animation approximates.
struct Playback: Sendable {
    let movement: Movement
    let pacing: Pacing
    /// How long it takes, in milliseconds.
    let duration: Double
    /// The keyframes of the indicator, as they are seen: it goes on as they do where an easing overshoots.
    let track: [IndicatorKeyframe]
    /// The keyframes of the titles, likewise.
    let titles: [TitleTrack]

    /// The moment `time` milliseconds after the start; from the end on, the end.
    func frame(at time: Double) -> TransitionFrame {
        let progress = duration > 0 ? pacing.progress(at: time, of: duration) : 1
        return TransitionFrame(
            time: time, progress: progress, velocity: duration > 0 ? pacing.velocity(at: time, of: duration) : 0,
            indicator: indicator(at: progress),
            barOffset: movement.seenBarOffset(at: progress),
            pagerOffset: finite(interpolate(movement.start.pagerOffset, movement.end.pagerOffset, progress)))
    }

    /// Calls `body` with the look of every title that changes, in the order of the tabs, at a progress.
    func forEachMovingTitle(at progress: Double, _ body: (Int, TitleStyle.Values) -> Void) {
        let progress = duration > 0 ? progress : 1
        if !(0...1).contains(progress), !titles.isEmpty {
            for track in titles {
                if let keyframe = track.keyframes.beyondEnd(at: progress) { body(track.index, keyframe.style) }
            }
            return
        }
        for index in movement.movingTitles { body(index, movement.style(ofTitle: index, at: progress)) }
    }

    /// The indicator at a progress. Beyond 0…1 it goes on as its first or last two keyframes do: so does whoever plays them
    /// under an easing that overshoots.
    private func indicator(at progress: Double) -> IndicatorKeyframe? {
        guard var place = movement.end.indicator else { return nil }
        let offset = clamp(progress, 0, 1)
        if let trajectory = movement.indicator, !track.isEmpty, duration > 0, progress != 1 {
            guard (0..<1).contains(progress) else { return beyondTrack(at: progress) }
            place = trajectory.place(at: progress)
        }
        place.segment.left = movement.seenX(place.segment)
        return IndicatorKeyframe(offset: offset, place: place)
    }

    private func beyondTrack(at progress: Double) -> IndicatorKeyframe? {
        guard var indicator = track.beyondEnd(at: progress) else { return nil }
        indicator.x = finite(indicator.x)
        indicator.width = finite(indicator.width)
        return indicator
    }
}

extension Array where Element: Keyframe {
    /// What is shown at a progress outside 0…1, where an easing overshoots: a track goes on as its first or last two keyframes
    /// do, and so does whoever plays it. Nil for an empty track.
    fileprivate func beyondEnd(at progress: Double) -> Element? {
        guard count > 1 else { return first }
        let near = progress < 0 ? self[0] : self[count - 1]
        let far = progress < 0 ? self[1] : self[count - 2]
        guard far.offset != near.offset else { return near }
        let share = (progress - near.offset) / (far.offset - near.offset)
        return near.interpolated(to: far, share: share, offset: clamp(progress, 0, 1))
    }
}

/// A value of a motion, kept finite: a curve may overshoot a million times the way, and from 1e303 that is more than a
/// double holds.
func finite(_ value: Double) -> Double {
    clamp(value, -.greatestFiniteMagnitude, .greatestFiniteMagnitude)
}

/// The times at which a transition is sampled: every `1000/fps` milliseconds from the start, and once at its end.
public struct SampleTimes: Sendable {
    let interval: Double
    let duration: Double

    /// The number of times, at least 1.
    public let count: Int

    /// The times of an animation of `duration` milliseconds at `framesPerSecond`; nil when there would be more than
    /// `limit`, or when the rate is not positive.
    public init?(duration: Double, framesPerSecond: Double, limit: Int) {
        guard framesPerSecond > 0 else { return nil }
        let whole = (duration * framesPerSecond / 1000).rounded(.up)
        guard whole < Double(limit) else { return nil }
        interval = 1000 / framesPerSecond
        self.duration = duration
        count = Int(whole) + 1
    }

    /// The time at `index`, in milliseconds; the last is exactly the duration.
    public subscript(index: Int) -> Double {
        index == count - 1 ? duration : Double(index) * interval
    }
}
