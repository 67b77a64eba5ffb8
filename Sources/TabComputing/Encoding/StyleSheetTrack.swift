internal import TabLayout

/// A keyframe of a style sheet, and how the way to the next one is made.
struct StyleSheetKeyframe<Frame: Keyframe> {
    enum Way: Equatable {
        /// As the animation itself says.
        case given
        /// On a curve of its own.
        case curve(CubicBezier)
        /// Not at all until the next keyframe: `step-end`.
        case hold
    }

    var frame: Frame
    var way: Way
}

/// A track as a style sheet can say it.
///
/// A style sheet differs from the Web Animations API in two things. Its easing holds between each two keyframes, and not
/// for the animation as a whole: so it is worked into a track that has more than two. And of several keyframes at one
/// percentage it makes one, in which the last counts: so a jump cannot be written as two of them.
///
/// A jump is a keyframe that is held (`step-end`) until the next. Where the value stands still before the jump, that is
/// exact. Where it moves, it comes to its last value a millionth of the animation early and is held from there: nothing
/// slides across the jump, as it would between two percentages a hair apart, and a millionth is still two percentages
/// where a browser keeps them as floats of 32 bits, unlike one double and the next.
struct StyleSheetTrack<Frame: Keyframe> {
    private(set) var keyframes: [StyleSheetKeyframe<Frame>] = []
    /// The easing between keyframes that say nothing else.
    let easing: Easing

    init(_ track: [Frame], under course: EasingCourse) {
        let isPlain = track.count == 2 && track[0].offset == 0 && track[1].offset == 1
        self.easing = isPlain ? course.easing : .linear
        let eased = isPlain ? track.map { EasedKeyframe($0) } : track.eased(by: course)
        var index = 0
        while index < eased.count {
            let first = eased[index]
            var last = first
            while index < eased.count, eased[index].keyframe.offset == first.keyframe.offset {
                last = eased[index]
                index += 1
            }
            if last.keyframe != first.keyframe { holdBeforeJump(first.keyframe) }
            keyframes.append(StyleSheetKeyframe(frame: last.keyframe, way: last.curve.map { .curve($0) } ?? .given))
        }
    }

    /// Makes the track come to a value and stay there until just before its time, when it jumps. What is before a jump at
    /// the very start is never seen.
    private mutating func holdBeforeJump(_ frame: Frame) {
        guard let before = keyframes.last else { return }
        var held = frame
        held.offset = before.frame.offset
        if held == before.frame {
            keyframes[keyframes.count - 1].way = .hold
            return
        }
        held.offset = Self.justBefore(frame.offset, after: before.frame.offset)
        keyframes.append(StyleSheetKeyframe(frame: held, way: .hold))
    }

    /// A time half to one and a half millionths before `time` with at most six decimals; half way to `start` where that is
    /// nearer.
    private static func justBefore(_ time: Double, after start: Double) -> Double {
        let early = ((time * 1e6 - 0.5).rounded(.up) - 1) / 1e6
        return early > start ? early : start + (time - start) / 2
    }
}
