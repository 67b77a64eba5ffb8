internal import JSON
internal import TabLayout

// Animations for the Web Animations API. Of two keyframes at one offset it keeps both, as here, and at that offset the later
// one counts; beyond 0…1 it goes on as the first and last two do. So every track is the same list as in numbers, and the
// easing is that of the whole effect.

extension JSONWriter {
    /// Writes an animation of which `element.animate(keyframes, options)` takes each track; `null` for nil.
    func writeWebAnimation(_ animation: Animation?, _ properties: AnimatedProperties) {
        guard let animation else { return null() }
        object {
            member("format", "waapi")
            key("options")
            object {
                member("duration", animation.timing.duration.value)
                key("easing")
                write(animation.timing.easing)
                member("fill", "both")
            }
            member("reason", animation.reason.name)
            writeWebTracks(animation.indicator, animation.bar, properties) { animation.titles.forEach($0) }
            key("pager")
            writeWebTrack(animation.pager)
            guard animation.reason == .edit else { return }
            key("tabs")
            array { animation.tabs.forEach { writeWebTrack($0, BoxDrawing(properties, $0)) } }
        }
    }

    /// Writes the members of a timeline into the object that was begun. The options of each `element.animate()` are `options`
    /// and `timeline: new ScrollTimeline({source: the pager, ...scrollTimeline})`.
    func writeWebTimeline(_ timeline: Timeline, _ properties: AnimatedProperties) {
        member("format", "waapi")
        member("tolerance", timeline.tolerance)
        key("options")
        object { member("fill", "both") }
        key("scrollTimeline")
        object { member("axis", "inline") }
        writeWebTracks(timeline.indicator, timeline.bar, properties) { body in
            for index in 0..<timeline.count { body(timeline.title(index)) }
        }
    }

    private func writeWebTracks(
        _ indicator: [IndicatorKeyframe], _ bar: [ScrollKeyframe], _ properties: AnimatedProperties,
        forEachTitle: ((TitleTrack) -> Void) -> Void
    ) {
        let drawing = BoxDrawing(properties, indicator)
        if let baseWidth = drawing.baseWidth {
            member("baseWidth", baseWidth)
            member("transformOrigin", "left")
        }
        key("indicator")
        writeWebTrack(indicator, drawing)
        key("bar")
        writeWebTrack(bar)
        key("titles")
        array { forEachTitle(writeWebTrack) }
    }

    private func writeWebTrack(_ track: [IndicatorKeyframe], _ drawing: BoxDrawing) {
        let varies = IndicatorVariation(track)
        array {
            for keyframe in track {
                object {
                    member("offset", keyframe.offset)
                    key("transform")
                    string { $0.append(keyframe.x, keyframe.width, drawing) }
                    if drawing.setsWidth {
                        key("width")
                        string { $0.append(pixels: keyframe.width) }
                    }
                    if varies.opacity { member("opacity", keyframe.opacity) }
                    if varies.color { member("backgroundColor", keyframe.color) }
                }
            }
        }
    }

    private func writeWebTrack(_ track: TabTrack, _ drawing: BoxDrawing) {
        let varies = TabVariation(track)
        object {
            member("index", track.index)
            if let baseWidth = drawing.baseWidth {
                member("baseWidth", baseWidth)
                member("transformOrigin", "left")
            }
            key("keyframes")
            array {
                for keyframe in track.keyframes {
                    object {
                        member("offset", keyframe.offset)
                        key("transform")
                        string { $0.append(keyframe.x, keyframe.width, drawing) }
                        if drawing.setsWidth {
                            key("width")
                            string { $0.append(pixels: keyframe.width) }
                        }
                        if varies.opacity { member("opacity", keyframe.opacity) }
                    }
                }
            }
        }
    }

    private func writeWebTrack(_ track: [ScrollKeyframe]) {
        array {
            for keyframe in track {
                object {
                    member("offset", keyframe.offset)
                    key("transform")
                    string { $0.append(translation: -keyframe.scrollOffset) }
                }
            }
        }
    }

    private func writeWebTrack(_ track: TitleTrack) {
        let varies = TitleVariation(track)
        if varies.isEmpty { return }
        writeTrack(of: track.index, track.keyframes) { keyframe in
            member("offset", keyframe.offset)
            if varies.color { member("color", keyframe.style.color) }
            if varies.fontSize {
                key("fontSize")
                string { $0.append(pixels: keyframe.style.fontSize) }
            }
            if varies.fontWeight { member("fontWeight", keyframe.style.fontWeight) }
            if varies.scale {
                key("transform")
                string { $0.append("scale", of: keyframe.style.scale) }
            }
        }
    }
}
