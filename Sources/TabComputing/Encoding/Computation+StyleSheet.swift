internal import ByteBuffer
internal import TabLayout

extension Computation {
    /// Writes the animations of the answer as a bare style sheet; false, and a fault, when it would be too long.
    func writeStyleSheet(_ buffer: ByteBuffer, _ decoder: Decoder) -> Bool {
        let writer = StyleSheetWriter(buffer: buffer, form: form)
        if endpoint == .timeline {
            guard let timeline = timeline(decoder) else { return false }
            writer.write(timeline)
            return true
        }
        guard let transition = transition(decoder) else { return false }
        let reduced = configuration.reduction == .both ? transition.reducedAnimation : nil
        writer.write(transition.animation, reduced: reduced)
        return true
    }
}
