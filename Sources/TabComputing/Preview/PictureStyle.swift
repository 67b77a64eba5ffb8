internal import ByteBuffer
internal import JSON
internal import TabLayout

/// The style sheet within a picture that plays its animation, once, when the picture is first shown.
///
/// The attributes of the elements are those of the end, so that whoever prefers reduced motion, or has a viewer without
/// animations, sees where everything leads.
struct PictureStyle {
    let buffer: ByteBuffer
    let palette: Palette
    let animation: Animation
    /// The tabs that are drawn: what moves others is left out.
    let drawn: Set<Int>
    /// The middle of the bar's height.
    let middle: Double

    /// Writes it all.
    func write() {
        buffer.append("@media (prefers-reduced-motion: no-preference) {\n")
        writeTracks(isDark: palette.scheme == .dark)
        buffer.append("}\n")
        guard palette.scheme == .automatic else { return }
        // Of two sets of keyframes under one name the later one counts.
        buffer.append("@media (prefers-color-scheme: dark) and (prefers-reduced-motion: no-preference) {\n")
        writeTracks(isDark: true, onlyColored: true)
        buffer.append("}\n")
    }

    private func writeTracks(isDark: Bool, onlyColored: Bool = false) {
        let course = EasingCourse(animation.timing.easing)
        if !onlyColored {
            write("strip", nil, StyleSheetTrack(animation.bar, under: course)) { keyframe in
                property("transform") { $0.append(translation: -keyframe.scrollOffset) }
            }
        }
        let varies = IndicatorVariation(animation.indicator)
        if !animation.indicator.isEmpty, varies.color || !onlyColored {
            let track = StyleSheetTrack(animation.indicator, under: course)
            write("indicator", nil, track, hasRule: !onlyColored) { keyframe in
                property("x") { $0.append(pixels: keyframe.x) }
                property("width") { $0.append(pixels: keyframe.width) }
                if varies.opacity { property("opacity") { $0.append(shortest: keyframe.opacity) } }
                if varies.color {
                    property("fill") { $0.append(isDark ? palette.dark(keyframe.color) : keyframe.color) }
                }
            }
        }
        for title in animation.titles where drawn.contains(title.index) {
            write(title, course, isDark: isDark, onlyColored: onlyColored)
        }
        if onlyColored { return }
        for tab in animation.tabs where drawn.contains(tab.index) {
            let varies = TabVariation(tab)
            write("tab", tab.index, StyleSheetTrack(tab.keyframes, under: course)) { keyframe in
                property("transform") { buffer in
                    buffer.append("translate(")
                    buffer.append(pixels: keyframe.x + keyframe.width / 2)
                    buffer.append(", ")
                    buffer.append(pixels: middle)
                    buffer.append(")")
                }
                if varies.opacity { property("opacity") { $0.append(shortest: keyframe.opacity) } }
            }
        }
    }

    private func write(_ title: TitleTrack, _ course: EasingCourse, isDark: Bool, onlyColored: Bool) {
        let varies = TitleVariation(title)
        if varies.isEmpty || (onlyColored && !varies.color) { return }
        let track = StyleSheetTrack(title.keyframes, under: course)
        write("title", title.index, track, hasRule: !onlyColored) { keyframe in
            let style = keyframe.style
            if varies.color { property("fill") { $0.append(isDark ? palette.dark(style.color) : style.color) } }
            if varies.fontSize { property("font-size") { $0.append(pixels: style.fontSize) } }
            if varies.fontWeight { property("font-weight") { $0.append(shortest: style.fontWeight) } }
            if varies.scale { property("transform") { $0.append("scale", of: style.scale) } }
        }
    }

    // MARK: Blocks

    private func write<Frame>(
        _ name: StaticString, _ index: Int?, _ track: StyleSheetTrack<Frame>, hasRule: Bool = true,
        _ properties: (Frame) -> Void
    ) {
        if track.keyframes.isEmpty { return }
        buffer.append("@keyframes tab-layout-")
        appendName(name, index)
        buffer.append(keyframesOf: track, properties)
        guard hasRule else { return }
        buffer.append(".tab-layout .")
        appendName(name, index)
        buffer.append(" { animation: tab-layout-")
        appendName(name, index)
        buffer.append(UInt8(ascii: " "))
        buffer.append(shortest: animation.timing.duration.value)
        buffer.append("ms ")
        buffer.append(track.easing)
        buffer.append(" both; }\n")
    }

    private func appendName(_ name: StaticString, _ index: Int?) {
        buffer.append(name)
        guard let index else { return }
        buffer.append(UInt8(ascii: "-"))
        buffer.append(decimal: index)
    }

    private func property(_ name: StaticString, _ value: (ByteBuffer) -> Void) { buffer.append(property: name, value) }
}
