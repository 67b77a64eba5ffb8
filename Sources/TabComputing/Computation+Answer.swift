internal import ByteBuffer
internal import JSON
internal import TabLayout

/// What is computed, and how it is answered.
extension Computation {
    /// Computes and writes the answer; false, and a fault, when it would be longer than is allowed.
    func write(as type: AnswerType, to buffer: ByteBuffer, _ decoder: Decoder) -> Bool {
        switch type {
        case .css: writeStyleSheet(buffer, decoder)
        case .svg: writePicture(buffer, decoder)
        case .json, .jsonLines: write(JSONWriter(buffer), decoder)
        }
    }

    private func write(_ writer: JSONWriter, _ decoder: Decoder) -> Bool {
        if endpoint == .transition { return writeTransition(writer, decoder) }
        if endpoint == .timeline {
            guard let timeline = timeline(decoder) else { return false }
            writer.write(timeline, as: form)
            return true
        }
        // The state was checked against the tabs when it was read.
        guard let layout = try? Layout(configuration, at: state) else { return false }
        if let hitTest {
            writer.write(layout.tab(at: hitTest.point, minimumTarget: hitTest.minimumTarget), tabs: tabs)
            return true
        }
        let animation = endpoint == .selection ? nil : layout.animation
        guard isShortEnough(animation?.isTooLong ?? false, decoder) else { return false }
        writer.object {
            switch endpoint {
            case .selection:
                writer.key("selection")
                writer.write(layout.selection, tabs: tabs)
            case .centering:
                writer.key("bar")
                writer.write(layout.bar)
                writer.key("animation")
                writer.write(animation, tracks: .bar)
                writeReduced(layout.reducedAnimation, writer, tracks: .bar)
            case .indicator:
                writer.key("indicator")
                writer.write(layout.indicator)
                writer.key("animation")
                writer.write(animation, tracks: .indicator)
                writeReduced(layout.reducedAnimation, writer, tracks: .indicator)
            default: write(layout, animation, writer)
            }
        }
        return true
    }

    /// Writes the members of the answer of `/v1/layout`.
    func write(_ layout: Layout, _ animation: Animation?, _ writer: JSONWriter) {
        let view = writer.writeFirstMembers(of: layout, tabs)
        writer.key("tabs")
        writer.write(tabsOf: layout, inView: view, tabs)
        writer.writeLastMembers(of: layout, animation)
        if hasAttributes {
            writer.key("aria")
            writer.write(attributesOf: layout, tabs)
        }
        if isExplained {
            writer.key("explanation")
            writer.write(layout.explanations)
        }
    }

    /// Writes the reduced twin of the animation, where both were asked for.
    private func writeReduced(
        _ animation: @autoclosure () -> Animation?, _ writer: JSONWriter, tracks: JSONWriter.Tracks = .all
    ) {
        guard configuration.reduction == .both else { return }
        writer.key("reducedAnimation")
        writer.write(animation(), tracks: tracks)
    }

    /// The timeline; nil, and a fault, when it would be too long.
    func timeline(_ decoder: Decoder) -> Timeline? {
        let timeline = Timeline(configuration, barOffset: state.barOffset?.value)
        return isShortEnough(timeline.isTooLong, decoder) ? timeline : nil
    }

    /// The transition, of any length; nil where there is no event.
    var computedTransition: Transition? {
        if let edit { return try? Transition(configuration, from: state, edit: edit.edit) }
        return event.flatMap { try? Transition(configuration, from: state, event: $0) }
    }

    /// The transition; nil, and a fault, when it would be too long or have too many frames.
    func transition(_ decoder: Decoder) -> Transition? {
        guard let transition = computedTransition, isShortEnough(transition.animation?.isTooLong ?? false, decoder)
        else { return nil }
        if let place = form.place, transition.animation?.fits(form.format) == false {
            decoder.report(
                place, .outOfRange,
                "in this format the easing makes more than \(Animation.keyframeLimit) keyframes of the animation")
            return nil
        }
        return isSampleShortEnough(transition, decoder) ? transition : nil
    }

    /// Reports that a transition has too many frames, if it has.
    func isSampleShortEnough(_ transition: Transition, _ decoder: Decoder) -> Bool {
        sample?.isWithinLimit(for: transition, decoder) ?? true
    }

    /// What is wrong where an animation would have too many keyframes.
    static let tooLong =
        "this takes more than \(Animation.keyframeLimit) keyframes; fewer tabs or a greater tolerance take fewer"

    /// Reports that an animation would be too long, if it would.
    private func isShortEnough(_ isTooLong: Bool, _ decoder: Decoder) -> Bool {
        if isTooLong {
            decoder.report(.member(of: place, "motion/tolerance"), .outOfRange, Self.tooLong)
        }
        return !isTooLong
    }

    private func writeTransition(_ writer: JSONWriter, _ decoder: Decoder) -> Bool {
        guard let transition = transition(decoder) else { return false }
        write(transition, writer)
        return true
    }

    /// Writes the answer of `/v1/transition`.
    func write(_ transition: Transition, _ writer: JSONWriter) {
        writer.object {
            writer.writeMembers(of: transition, edit, tabs, as: form)
            if let sample {
                writer.key("frames")
                writer.write(transition, at: sample, withTabs: edit != nil)
            }
        }
    }
}
