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
        guard let animation else { return null() }
        if tracks == .all { return write(animation) }
        var part = animation
        if tracks != .bar { part.bar = [] }
        if tracks != .indicator { part.indicator = [] }
        part.titles = []
        part.pager = []
        if part.isStill { null() } else { write(part) }
    }

    private func write(_ animation: Animation) {
        object {
            member("duration", animation.timing.duration.value)
            key("easing")
            write(animation.timing.easing)
            member("reason", animation.reason.name)
            key("indicator")
            writeTrack(animation.indicator)
            key("bar")
            array { animation.bar.forEach(write) }
            key("titles")
            array { animation.titles.forEach(write) }
            key("pager")
            array { animation.pager.forEach(write) }
            guard animation.reason == .edit else { return }
            key("tabs")
            array { animation.tabs.forEach(write) }
        }
    }

    /// Writes the keyframes of the indicator.
    func writeTrack(_ keyframes: [IndicatorKeyframe]) {
        let first = keyframes.first?.color
        let isColorful = keyframes.contains { $0.color != first }
        array { keyframes.forEach { write($0, withColor: isColorful) } }
    }

    /// Writes a keyframe of the indicator; its colour only where the indicator has several.
    func write(_ keyframe: IndicatorKeyframe, withColor: Bool) {
        object {
            member("offset", keyframe.offset)
            member("x", keyframe.x)
            member("width", keyframe.width)
            member("opacity", keyframe.opacity)
            if withColor { member("color", keyframe.color) }
        }
    }

    func write(_ keyframe: ScrollKeyframe) {
        object {
            member("offset", keyframe.offset)
            member("scrollOffset", keyframe.scrollOffset)
        }
    }

    func write(_ track: TitleTrack) {
        writeTrack(of: track.index, track.keyframes) { keyframe in
            member("offset", keyframe.offset)
            write(keyframe.style)
        }
    }

    /// Writes the way of a tab that an edit moves.
    func write(_ track: TabTrack) {
        writeTrack(of: track.index, track.keyframes) { keyframe in
            member("offset", keyframe.offset)
            member("x", keyframe.x)
            member("width", keyframe.width)
            member("opacity", keyframe.opacity)
        }
    }

    /// Writes the keyframes of the tab at `index`, the members of each by `writeMembers`.
    func writeTrack<Keyframe>(of index: Int, _ keyframes: [Keyframe], writeMembers: (Keyframe) -> Void) {
        object {
            member("index", index)
            key("keyframes")
            array {
                for keyframe in keyframes { object { writeMembers(keyframe) } }
            }
        }
    }

    /// Writes the moments of a transition; of an edit with the tabs that it moves.
    func write(_ transition: Transition, at sample: Sample, withTabs: Bool) {
        array {
            switch sample {
            case .times(let times):
                times.forEachElement { time in
                    write(transition.frame(at: time.number ?? 0), of: transition, withTabs: withTabs)
                }
            case .framesPerSecond(let rate, _):
                guard
                    let times = SampleTimes(
                        duration: transition.duration, framesPerSecond: rate, limit: Sample.limit)
                else { return }
                for index in 0..<times.count {
                    write(transition.frame(at: times[index]), of: transition, withTabs: withTabs)
                }
            }
        }
    }

    private func write(_ frame: TransitionFrame, of transition: Transition, withTabs: Bool) {
        object {
            member("time", frame.time)
            member("progress", frame.progress)
            member("velocity", frame.velocity)
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
            key("titles")
            array {
                transition.forEachMovingTitle(at: frame.progress) { index, style in
                    object {
                        member("index", index)
                        write(style)
                    }
                }
            }
            key("pager")
            object { member("offset", frame.pagerOffset) }
            guard withTabs else { return }
            key("tabs")
            array {
                transition.forEachMovingTab(at: frame.progress) { index, tab in
                    object {
                        member("index", index)
                        member("x", tab.x)
                        member("width", tab.width)
                        member("opacity", tab.opacity)
                    }
                }
            }
        }
    }
}
