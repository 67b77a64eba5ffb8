internal import TabLayout

extension AnswerWriter {
    mutating func write(_ animation: Animation?) {
        guard let animation else { return write(false) }
        write(true)
        write(animation.timing.duration.value)
        write(animation.timing.easing)
        switch animation.reason {
        case .tap: write(0)
        case .settle: write(1)
        case .selection: write(2)
        case .edit: write(3)
        }
        write(animation.indicator)
        write(animation.bar)
        write(animation.titles) { writer, track in writer.write(track) }
        write(animation.pager)
        write(animation.tabs) { writer, track in
            writer.write(track.index)
            writer.write(track.keyframes) { writer, keyframe in
                writer.write(keyframe.offset)
                writer.write(keyframe.x)
                writer.write(keyframe.width)
                writer.write(keyframe.opacity)
            }
        }
    }

    /// Writes the whole range of a pager.
    mutating func write(_ timeline: Timeline) {
        write(timeline.tolerance)
        write(timeline.indicator)
        write(timeline.bar)
        write(timeline.count)
        for index in 0..<timeline.count { write(timeline.title(index)) }
    }

    private mutating func write(_ keyframes: [IndicatorKeyframe]) {
        write(keyframes) { writer, keyframe in
            writer.write(keyframe.offset)
            writer.write(keyframe.x)
            writer.write(keyframe.width)
            writer.write(keyframe.opacity)
            writer.write(keyframe.color)
        }
    }

    private mutating func write(_ keyframes: [ScrollKeyframe]) {
        write(keyframes) { writer, keyframe in
            writer.write(keyframe.offset)
            writer.write(keyframe.scrollOffset)
        }
    }

    private mutating func write(_ track: TitleTrack) {
        write(track.index)
        write(track.keyframes) { writer, keyframe in
            writer.write(keyframe.offset)
            writer.write(keyframe.style)
        }
    }

    /// Writes an easing: its kind, four numbers, and the corners of a polyline.
    private mutating func write(_ easing: Easing) {
        writeKind(of: easing)
        guard case .piecewiseLinear(let line) = easing else { return write(0) }
        write(line.points) { writer, point in
            writer.write(point.input)
            writer.write(point.output)
        }
    }

    /// Writes the kind of an easing and its four numbers.
    mutating func writeKind(of easing: Easing) {
        var numbers = (0.0, 0.0, 0.0, 0.0)
        switch easing {
        case .linear: write(0)
        case .ease: write(1)
        case .easeIn: write(2)
        case .easeOut: write(3)
        case .easeInOut: write(4)
        case .cubicBezier(let curve):
            write(5)
            numbers = (curve.x1, curve.y1, curve.x2, curve.y2)
        case .steps(let steps):
            write(6)
            numbers.0 = Double(steps.count)
            numbers.1 = Double(steps.position.rawValue)
        case .piecewiseLinear: write(7)
        }
        write(numbers.0)
        write(numbers.1)
        write(numbers.2)
        write(numbers.3)
    }
}
