internal import ByteBuffer
internal import TabLayout

/// What the style sheets of animations and of pictures have in common.
extension ByteBuffer {
    /// Appends one declaration of a block that stands on one line.
    func append(property name: StaticString, _ value: (ByteBuffer) -> Void) {
        append(name)
        append(": ")
        value(self)
        append("; ")
    }

    /// Appends the block of an `@keyframes` rule, a line for each keyframe: its properties, and how it goes on from there.
    func append<Frame>(
        keyframesOf track: StyleSheetTrack<Frame>, indent: StaticString = "", _ properties: (Frame) -> Void
    ) {
        append(" {\n")
        for keyframe in track.keyframes {
            append(indent)
            append(percentage: keyframe.frame.offset)
            append(" { ")
            properties(keyframe.frame)
            switch keyframe.way {
            case .given: break
            case .hold: append(property: "animation-timing-function") { $0.append("step-end") }
            case .curve(let curve): append(property: "animation-timing-function") { $0.append(.cubicBezier(curve)) }
            }
            append("}\n")
        }
        append("}\n")
    }
}
