internal import ByteBuffer
internal import JSON
internal import TabLayout

// Animations for Core Animation: for each track the `CAKeyframeAnimation`s that move its layer, every member by its name.
// `keyTimes` may repeat a time, which is a jump. Opacity and colour are there only where they change.

/// What runs a `CAKeyframeAnimation`.
private enum LayerClock {
    /// A duration in seconds, and an easing.
    case time(Double, EasingCourse)
    /// The `timeOffset` of an animation of one second that stands still: P/(n−1).
    case scroll
}

/// A track as Core Animation can play it, and the easing of the whole of it.
private struct LayerTrack<Frame: Keyframe> {
    let keyframes: [EasedKeyframe<Frame>]
    let timingFunction: CubicBezier?

    /// A curve from 0 to 1 is the `timingFunction` of the animation. Core Animation has neither `linear()` nor `steps()`, and
    /// does not say what its keyframes are before the first and behind the last, where a curve overshoots: these are worked
    /// into the track.
    init(_ track: [Frame], _ clock: LayerClock) {
        guard case .time(_, let course) = clock else {
            keyframes = track.map { EasedKeyframe($0) }
            timingFunction = nil
            return
        }
        timingFunction = course.easing.mediaTimingFunction
        keyframes = timingFunction == nil ? track.eased(by: course) : track.map { EasedKeyframe($0) }
    }
}

extension Easing {
    /// The curve that may be the `timingFunction` of a whole `CAKeyframeAnimation`; nil where there is none.
    var mediaTimingFunction: CubicBezier? {
        guard let curve, (0...1).contains(curve.y1), (0...1).contains(curve.y2) else { return nil }
        return curve
    }
}

extension JSONWriter {
    /// Writes an animation; `null` for nil.
    func writeCoreAnimation(_ animation: Animation?) {
        guard let animation else { return null() }
        let clock = LayerClock.time(animation.timing.duration.value / 1000, EasingCourse(animation.timing.easing))
        object {
            member("format", "core-animation")
            member("reason", animation.reason.name)
            writeLayerTracks(animation.indicator, animation.bar, clock) { animation.titles.forEach($0) }
            key("pager")
            writeLayerTrack(animation.pager, clock)
            guard animation.reason == .edit else { return }
            key("tabs")
            array { animation.tabs.forEach { writeLayerTrack($0, clock) } }
        }
    }

    /// Writes the members of a timeline into the object that was begun.
    func writeCoreAnimation(_ timeline: Timeline) {
        member("format", "core-animation")
        member("tolerance", timeline.tolerance)
        writeLayerTracks(timeline.indicator, timeline.bar, .scroll) { body in
            for index in 0..<timeline.count { body(timeline.title(index)) }
        }
    }

    // MARK: Tracks

    private func writeLayerTracks(
        _ indicator: [IndicatorKeyframe], _ bar: [ScrollKeyframe], _ clock: LayerClock,
        forEachTitle: ((TitleTrack) -> Void) -> Void
    ) {
        key("indicator")
        writeLayerTrack(indicator, clock)
        key("bar")
        writeLayerTrack(bar, clock)
        key("titles")
        array { forEachTitle { writeLayerTrack($0, clock) } }
    }

    private func writeLayerTrack(_ indicator: [IndicatorKeyframe], _ clock: LayerClock) {
        let varies = IndicatorVariation(indicator)
        let track = LayerTrack(indicator, clock)
        array {
            if track.keyframes.isEmpty { return }
            // A layer's position is that of its middle.
            write("position.x", track, clock) { value($0.x + $0.width / 2) }
            write("bounds.size.width", track, clock) { value($0.width) }
            if varies.opacity { write("opacity", track, clock) { value($0.opacity) } }
            if varies.color { write("backgroundColor", track, clock) { write($0.color) } }
        }
    }

    private func writeLayerTrack(_ scroll: [ScrollKeyframe], _ clock: LayerClock) {
        let track = LayerTrack(scroll, clock)
        array {
            if track.keyframes.isEmpty { return }
            write("bounds.origin.x", track, clock) { value($0.scrollOffset) }
        }
    }

    private func writeLayerTrack(_ tab: TabTrack, _ clock: LayerClock) {
        let varies = TabVariation(tab)
        let track = LayerTrack(tab.keyframes, clock)
        object {
            member("index", tab.index)
            key("animations")
            array {
                write("position.x", track, clock) { value($0.x + $0.width / 2) }
                if varies.width { write("bounds.size.width", track, clock) { value($0.width) } }
                if varies.opacity { write("opacity", track, clock) { value($0.opacity) } }
            }
        }
    }

    private func writeLayerTrack(_ title: TitleTrack, _ clock: LayerClock) {
        let varies = TitleVariation(title)
        if varies.isEmpty { return }
        let track = LayerTrack(title.keyframes, clock)
        object {
            member("index", title.index)
            key("animations")
            array {
                if varies.color { write("foregroundColor", track, clock) { write($0.style.color) } }
                if varies.fontSize { write("fontSize", track, clock) { value($0.style.fontSize) } }
                // No layer of the system has it; one that draws variable fonts can.
                if varies.fontWeight { write("fontWeight", track, clock) { value($0.style.fontWeight) } }
                if varies.scale { write("transform.scale", track, clock) { value($0.style.scale) } }
            }
        }
    }

    // MARK: Animations

    private func write<Frame>(
        _ keyPath: StaticString, _ track: LayerTrack<Frame>, _ clock: LayerClock, writeValue: (Frame) -> Void
    ) {
        object {
            member("keyPath", keyPath)
            key("keyTimes")
            array { track.keyframes.forEach { value($0.keyframe.offset) } }
            key("values")
            array { track.keyframes.forEach { writeValue($0.keyframe) } }
            member("calculationMode", "linear")
            key("timingFunctions")
            array {
                for keyframe in track.keyframes.dropLast() {
                    if let curve = keyframe.curve { write(curve) } else { value("linear") }
                }
            }
            switch clock {
            case .time(let seconds, _):
                member("duration", seconds)
                key("timingFunction")
                if let curve = track.timingFunction { write(curve) } else { null() }
            case .scroll:
                member("duration", 1)
                nullMember("timingFunction")
                member("speed", 0)
            }
            member("fillMode", "both")
        }
    }

    private func write(_ curve: CubicBezier) {
        array { [curve.x1, curve.y1, curve.x2, curve.y2].forEach(value) }
    }
}
