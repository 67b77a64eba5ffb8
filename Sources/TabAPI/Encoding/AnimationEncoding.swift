internal import ByteBuffer
internal import JSON
internal import TabLayout

// How animations and their samples are written.

extension JSONWriter {
    /// The tracks of an animation that an answer carries.
    enum Tracks {
        case all
        case bar
        case indicator
    }

    /// Writes an animation, or `null` when none of the tracks asked for moves.
    func write(_ animation: Animation?, tracks: Tracks = .all) {
        guard var animation else { return null() }
        if tracks != .all {
            if tracks != .bar { animation.bar = [] }
            if tracks != .indicator { animation.indicator = [] }
            animation.titles = []
            animation.pager = []
            if animation.isStill { return null() }
        }
        object {
            member("duration", animation.timing.duration.value)
            key("easing")
            write(animation.timing.easing)
            member("reason", animation.reason.name)
            key("indicator")
            array { animation.indicator.forEach(write) }
            key("bar")
            array { animation.bar.forEach(write) }
            key("titles")
            array { animation.titles.forEach(write) }
            key("pager")
            array { animation.pager.forEach(write) }
        }
    }

    private func write(_ keyframe: IndicatorKeyframe) {
        object {
            member("offset", keyframe.offset)
            member("x", keyframe.x)
            member("width", keyframe.width)
            member("opacity", keyframe.opacity)
        }
    }

    private func write(_ keyframe: ScrollKeyframe) {
        object {
            member("offset", keyframe.offset)
            member("scrollOffset", keyframe.scrollOffset)
        }
    }

    private func write(_ track: TitleTrack) {
        object {
            member("index", track.index)
            key("keyframes")
            array {
                for keyframe in track.keyframes {
                    object {
                        member("offset", keyframe.offset)
                        write(keyframe.style)
                    }
                }
            }
        }
    }

    /// Writes an easing as CSS serialises it: keywords as they are, arguments separated by a comma and a space.
    func write(_ easing: Easing) {
        switch easing {
        case .linear: value("linear")
        case .ease: value("ease")
        case .easeIn: value("ease-in")
        case .easeOut: value("ease-out")
        case .easeInOut: value("ease-in-out")
        case .cubicBezier(let curve):
            // Separates and opens the string; what follows are numbers, which need no escaping.
            value("cubic-bezier(")
            buffer.truncate(to: buffer.count - 1)
            buffer.append(shortest: curve.x1)
            for number in [curve.y1, curve.x2, curve.y2] {
                buffer.append(", ")
                buffer.append(shortest: number)
            }
            buffer.append(")\"")
        }
    }

    /// Writes the moments of a transition.
    func write(_ transition: Transition, at sample: Sample) {
        array {
            switch sample {
            case .times(let times):
                times.forEachElement { time in write(transition.frame(at: time.number ?? 0)) }
            case .framesPerSecond(let rate, _):
                guard
                    let times = SampleTimes(
                        duration: transition.duration, framesPerSecond: rate, limit: Sample.limit)
                else { return }
                for index in 0..<times.count { write(transition.frame(at: times[index])) }
            }
        }
    }

    private func write(_ frame: TransitionFrame) {
        object {
            member("time", frame.time)
            member("progress", frame.progress)
            key("indicator")
            if let indicator = frame.indicator {
                object {
                    member("x", indicator.x)
                    member("width", indicator.width)
                    member("opacity", indicator.opacity)
                }
            } else {
                null()
            }
            key("bar")
            object { member("offset", frame.barOffset) }
            key("pager")
            object { member("offset", frame.pagerOffset) }
        }
    }
}
