internal import ByteBuffer
internal import JSON
internal import TabLayout

/// Writes animations as style sheets: for each track a block `@keyframes` and a rule that plays it.
///
/// The elements have the classes `<prefix>-indicator`, `-bar` (what scrolls in the bar), `-title` (the titles, children of
/// one parent in the order of the tabs, and its first children), `-tab` (the tabs that an edit moves, likewise children of
/// one parent) and `-pager` (what scrolls in the pager).
struct StyleSheetWriter {
    /// What makes an animation run.
    enum Clock {
        case time(Milliseconds)
        /// A scroll timeline, as `animation-timeline` names it.
        case scroll(String)
    }

    let buffer: ByteBuffer
    let form: AnimationForm

    /// Writes an animation, and for users who prefer reduced motion its twin, where there is one.
    func write(_ animation: Animation?, reduced: Animation?) {
        if let animation { write(animation) }
        if let reduced {
            buffer.append("@media (prefers-reduced-motion: reduce) {\n")
            write(reduced)
            buffer.append("}\n")
        }
    }

    /// Writes an animation that runs in time.
    func write(_ animation: Animation) {
        let course = EasingCourse(animation.timing.easing)
        let clock = Clock.time(animation.timing.duration)
        writeTracks(animation.indicator, animation.bar, course, clock) { animation.titles.forEach($0) }
        write("pager", animation.pager, course, clock)
        for tab in animation.tabs { write(tab, course, clock) }
    }

    /// Writes a timeline, which a scroller drives.
    func write(_ timeline: Timeline) {
        writeTracks(timeline.indicator, timeline.bar, EasingCourse(.linear), .scroll(form.timeline)) { body in
            for index in 0..<timeline.count { body(timeline.title(index)) }
        }
    }

    // MARK: Tracks

    private func writeTracks(
        _ indicator: [IndicatorKeyframe], _ bar: [ScrollKeyframe], _ course: EasingCourse, _ clock: Clock,
        forEachTitle: ((TitleTrack) -> Void) -> Void
    ) {
        write(indicator, course, clock)
        write("bar", bar, course, clock)
        forEachTitle { write($0, course, clock) }
    }

    private func write(_ indicator: [IndicatorKeyframe], _ course: EasingCourse, _ clock: Clock) {
        let drawing = BoxDrawing(form.properties, indicator)
        let varies = IndicatorVariation(indicator)
        let track = StyleSheetTrack(indicator, under: course)
        writeKeyframes("indicator", track) { keyframe in
            property("transform") { $0.append(keyframe.x, keyframe.width, drawing) }
            if drawing.setsWidth { property("width") { $0.append(pixels: keyframe.width) } }
            if varies.opacity { property("opacity") { $0.append(shortest: keyframe.opacity) } }
            if varies.color { property("background-color") { $0.append(keyframe.color) } }
        }
        writeRule("indicator", track, clock) { declareBase(of: drawing) }
    }

    private func write(_ tab: TabTrack, _ course: EasingCourse, _ clock: Clock) {
        let drawing = BoxDrawing(form.properties, tab)
        let varies = TabVariation(tab)
        let track = StyleSheetTrack(tab.keyframes, under: course)
        writeKeyframes("tab", track, of: tab.index) { keyframe in
            property("transform") { $0.append(keyframe.x, keyframe.width, drawing) }
            if drawing.setsWidth { property("width") { $0.append(pixels: keyframe.width) } }
            if varies.opacity { property("opacity") { $0.append(shortest: keyframe.opacity) } }
        }
        writeRule("tab", track, of: tab.index, clock) { declareBase(of: drawing) }
    }

    /// Declares what an element must be for a scale to draw its width.
    private func declareBase(of drawing: BoxDrawing) {
        guard let baseWidth = drawing.baseWidth else { return }
        declaration("width") { $0.append(pixels: baseWidth) }
        declaration("transform-origin") { $0.append("left") }
    }

    private func write(_ name: StaticString, _ scroll: [ScrollKeyframe], _ course: EasingCourse, _ clock: Clock) {
        let track = StyleSheetTrack(scroll, under: course)
        writeKeyframes(name, track) { keyframe in
            property("transform") { $0.append(translation: -keyframe.scrollOffset) }
        }
        writeRule(name, track, clock)
    }

    private func write(_ title: TitleTrack, _ course: EasingCourse, _ clock: Clock) {
        let varies = TitleVariation(title)
        if varies.isEmpty { return }
        let track = StyleSheetTrack(title.keyframes, under: course)
        writeKeyframes("title", track, of: title.index) { keyframe in
            if varies.color { property("color") { $0.append(keyframe.style.color) } }
            if varies.fontSize { property("font-size") { $0.append(pixels: keyframe.style.fontSize) } }
            if varies.fontWeight { property("font-weight") { $0.append(shortest: keyframe.style.fontWeight) } }
            if varies.scale { property("transform") { $0.append("scale", of: keyframe.style.scale) } }
        }
        writeRule("title", track, of: title.index, clock)
    }

    // MARK: Blocks

    private func writeKeyframes<Frame>(
        _ name: StaticString, _ track: StyleSheetTrack<Frame>, of index: Int? = nil, _ properties: (Frame) -> Void
    ) {
        if track.keyframes.isEmpty { return }
        buffer.append("@keyframes ")
        appendName(name, index)
        buffer.append(keyframesOf: track, indent: "  ", properties)
    }

    private func writeRule<Frame>(
        _ name: StaticString, _ track: StyleSheetTrack<Frame>, of index: Int? = nil, _ clock: Clock,
        declarations: () -> Void = {}
    ) {
        if track.keyframes.isEmpty { return }
        buffer.append(UInt8(ascii: "."))
        appendName(name, nil)
        if let index {
            buffer.append(":nth-child(")
            buffer.append(decimal: index + 1)
            buffer.append(UInt8(ascii: ")"))
        }
        buffer.append(" {\n")
        declarations()
        declaration("animation") { buffer in
            appendName(name, index)
            switch clock {
            case .time(let duration):
                buffer.append(UInt8(ascii: " "))
                buffer.append(shortest: duration.value)
                buffer.append("ms ")
            case .scroll: buffer.append(" auto ")
            }
            buffer.append(track.easing)
            buffer.append(" both")
        }
        // The shorthand before it would set it back.
        if case .scroll(let timeline) = clock { declaration("animation-timeline") { $0.append(timeline) } }
        buffer.append("}\n")
    }

    private func appendName(_ name: StaticString, _ index: Int?) {
        buffer.append(form.prefix)
        buffer.append(UInt8(ascii: "-"))
        buffer.append(name)
        if let index {
            buffer.append(UInt8(ascii: "-"))
            buffer.append(decimal: index)
        }
    }

    /// Appends a declaration on the line of a keyframe.
    private func property(_ name: StaticString, _ value: (ByteBuffer) -> Void) { buffer.append(property: name, value) }

    /// Appends a declaration on a line of its own.
    private func declaration(_ name: StaticString, _ value: (ByteBuffer) -> Void) {
        buffer.append("  ")
        buffer.append(name)
        buffer.append(": ")
        value(buffer)
        buffer.append(";\n")
    }
}

extension JSONWriter {
    /// Writes an animation with its style sheet as a string; `null` for nil.
    func writeStyleSheet(_ animation: Animation?, _ form: AnimationForm) {
        guard let animation else { return null() }
        object {
            member("format", "css")
            member("duration", animation.timing.duration.value)
            key("easing")
            write(animation.timing.easing)
            member("reason", animation.reason.name)
            writeStyleSheet(form) { $0.write(animation) }
        }
    }

    /// Writes the members of a timeline, with its style sheet as a string, into the object that was begun.
    func writeStyleSheet(_ timeline: Timeline, _ form: AnimationForm) {
        member("format", "css")
        member("tolerance", timeline.tolerance)
        writeStyleSheet(form) { $0.write(timeline) }
    }

    private func writeStyleSheet(_ form: AnimationForm, _ body: (StyleSheetWriter) -> Void) {
        let text = ByteBuffer()
        body(StyleSheetWriter(buffer: text, form: form))
        member("css", String(text))
    }
}
