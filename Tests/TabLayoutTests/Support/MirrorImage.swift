import Testing

@testable import TabLayout

/// The mirror image of answers: what a right-to-left answer must be when this is the left-to-right one.
struct MirrorImage {
    /// The width of the content, and how far the strip can be scrolled in it.
    let contentWidth: Double
    let maxOffset: Double

    init(_ strip: TabStrip) {
        contentWidth = strip.contentWidth
        maxOffset = strip.maxOffset
    }

    func offset(_ offset: Double) -> Double { maxOffset - offset }

    func x(_ x: Double, _ width: Double) -> Double { contentWidth - x - width }

    /// A state with its places mirrored.
    func state(_ state: ScrollState) -> ScrollState {
        var mirrored = state
        mirrored.barOffset = state.barOffset.map { .of(offset($0.value)) }
        mirrored.indicator = state.indicator.map { .of(x($0.x.value, $0.width.value), $0.width.value) }
        return mirrored
    }

    func expect(_ layout: Layout, isOf original: Layout, tolerance: Double = 1e-9, _ place: String) {
        #expect(layout.selection == original.selection, "\(place): the selection")
        #expect(layout.pager == original.pager, "\(place): the pages")
        expect(layout.bar, isOf: original.bar, place)
        for index in 0..<layout.strip.count {
            let (tab, other) = (layout.tab(index), original.tab(index))
            expectNear(
                [tab.x, tab.width], [x(other.x, other.width), other.width], tolerance, "\(place): tab \(index)")
            #expect(tab.style == other.style && tab.emphasis == other.emphasis, "\(place): tab \(index)")
            #expect(tab.isSelected == other.isSelected && tab.height == other.height, "\(place): tab \(index)")
        }
        expect(layout.indicator, isOf: original.indicator, tolerance: tolerance, place)
        expect(layout.animation, isOf: original.animation, place)
        expect(layout.reducedAnimation, isOf: original.reducedAnimation, place)
    }

    func expect(_ bar: BarFrame, isOf original: BarFrame, _ place: String) {
        expectClose(
            [bar.contentWidth, bar.offset, bar.minOffset, bar.maxOffset],
            [
                original.contentWidth, offset(original.offset), offset(original.maxOffset), offset(original.minOffset),
            ], "\(place): the strip")
        let (view, other) = (bar.view, original.view)
        #expect(view.visible == other.visible, "\(place): what is in view")
        #expect(
            [view.leadingOverflow, view.trailingOverflow] == [other.leadingOverflow, other.trailingOverflow],
            "\(place): what is not")
        #expect((view.backward == nil) == (other.backward == nil), "\(place): back")
        #expect((view.forward == nil) == (other.forward == nil), "\(place): on")
        expectClose(
            [view.backward, view.forward].compactMap(\.self),
            [other.backward, other.forward].compactMap(\.self).map(offset), "\(place): the arrows")
    }

    func expect(
        _ indicator: IndicatorFrame?, isOf original: IndicatorFrame?, tolerance: Double = 1e-9, _ place: String
    ) {
        guard let indicator, let original else {
            #expect(indicator == nil && original == nil, "\(place): the indicator")
            return
        }
        expectNear(
            [indicator.x, indicator.width], [x(original.x, original.width), original.width], tolerance,
            "\(place): the indicator")
        #expect([indicator.y, indicator.height] == [original.y, original.height], "\(place): the indicator")
        #expect(indicator.color == original.color && indicator.opacity == original.opacity, "\(place)")
    }

    func expect(_ animation: Animation?, isOf original: Animation?, _ place: String) {
        guard let animation, let original else {
            #expect(animation == nil && original == nil, "\(place): the animation")
            return
        }
        // A spring's line is fitted to the way, whose length may differ in the last bit.
        expectClose(animation.timing.duration.value, original.timing.duration.value, "\(place): the duration")
        #expect(animation.reason == original.reason && animation.titles == original.titles, "\(place): the titles")
        expectClose(animation.pagerOffsets, original.pagerOffsets, "\(place): the pager")
        expect(animation.bar, isOf: original.bar, place)
        expect(animation.indicator, isOf: original.indicator, place)
    }

    func expect(_ track: [ScrollKeyframe], isOf original: [ScrollKeyframe], _ place: String) {
        expectClose(track.map(\.offset), original.map(\.offset), "\(place): the times of the strip")
        expectClose(
            track.map(\.scrollOffset), original.map { offset($0.scrollOffset) }, "\(place): the strip's keyframes")
    }

    /// Where the chords of a curve end is searched for, and found to about a millionth.
    func expect(_ track: [IndicatorKeyframe], isOf original: [IndicatorKeyframe], _ place: String) {
        expectClose(
            track.map(\.offset), original.map(\.offset), tolerance: 1e-6, "\(place): the times of the indicator")
        expectClose(
            track.flatMap { [$0.x, $0.width, $0.opacity] },
            original.flatMap { [x($0.x, $0.width), $0.width, $0.opacity] }, tolerance: 1e-6,
            "\(place): the indicator's keyframes")
        #expect(track.map(\.color) == original.map(\.color), "\(place): the indicator's colours")
    }

    func expect(_ frame: TransitionFrame, isOf original: TransitionFrame, _ place: String) {
        expectClose(
            [frame.progress, frame.velocity, frame.barOffset, frame.pagerOffset],
            [original.progress, original.velocity, offset(original.barOffset), original.pagerOffset], place)
        guard let indicator = frame.indicator, let other = original.indicator else {
            #expect(frame.indicator == nil && original.indicator == nil, "\(place): the indicator")
            return
        }
        // Of no width it is nowhere: past an end of the motion its edges go on until they meet, and then either of them does.
        if indicator.width == 0 && other.width == 0 { return }
        guard (0...1).contains(original.progress) else {
            // There it goes on as its last two keyframes do, whose places a search finds: rounding errors move them a little.
            return expectNear(
                [indicator.x, indicator.width], [x(other.x, other.width), other.width], 1e-3,
                "\(place): the indicator beyond its way")
        }
        expect([indicator], isOf: [other], place)
    }

    private func expectNear(_ values: [Double], _ expected: [Double], _ tolerance: Double, _ what: String) {
        for (value, expected) in zip(values, expected) {
            #expect(
                abs(value - expected) <= tolerance + 1e-12 * contentWidth, "\(what) is \(value), expected \(expected)")
        }
    }
}
