internal import ByteBuffer
internal import TabLayout

extension Computation {
    /// Draws the bar; false, and a fault, when the picture would be longer than is allowed.
    func writePicture(_ buffer: ByteBuffer, _ decoder: Decoder) -> Bool {
        guard event != nil || edit != nil else {
            // The state was checked against the tabs when it was read.
            guard let layout = try? Layout(configuration, at: state) else { return false }
            writer(buffer, TabLabels(tabs)).write(layout)
            return true
        }
        guard let transition = transition(decoder) else { return false }
        let writer = writer(buffer, edit.map { TabLabels($0.tabs) } ?? TabLabels(tabs))
        if preview.isAnimated {
            guard transition.animation?.fits(.styleSheet) ?? true else {
                preview.reportTooManyKeyframes(decoder)
                return false
            }
            writer.write(playing: transition)
            return true
        }
        guard let frames = preview.frames else {
            writer.write(transition.end)
            return true
        }
        if writer.write(transition, frames: frames) { return true }
        preview.reportTooLong(decoder)
        return false
    }

    private func writer(_ buffer: ByteBuffer, _ labels: TabLabels) -> PictureWriter {
        PictureWriter(buffer, labels, Palette(preview.scheme, configuration.title))
    }
}
