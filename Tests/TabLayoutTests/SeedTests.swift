import TabLayout
import Testing

/// The worked values of the three designs that this library stands on: S1 a line under equal tabs, S2 a strip of titles
/// that scrolls, S3 a compact segmented control.
struct SeedTests {
    // MARK: S1

    @Test func `S1: a drag a quarter of the way from 1 to 2`() throws {
        let layout = try Parts(.underline, tabs: 3).layout(at: ScrollState(offset: .distance(400), phase: .dragging))
        #expect(layout.selection.index == 1 && layout.selection.isChanged && layout.selection.previous == 0)
        #expect(layout.selection.position == 1.25 && layout.selection.offsetRatio == 0.25)
        let indicator = try #require(layout.indicator)
        expectClose(indicator.x, 156 + 2.0 / 3)
        #expect(indicator.width == 60 && indicator.y == 48 && indicator.height == 2 && indicator.color == .pureBlue)
        #expect((0..<3).map { layout.tab($0).style.fontSize } == [15, 17, 15])
        #expect((0..<3).map { layout.tab($0).style.color } == [.black, .pureBlue, .black])
        #expect(layout.animation == nil)
    }

    @Test func `S1: a bounce before the first page`() throws {
        let layout = try Parts(.underline, tabs: 3).layout(at: ScrollState(offset: .distance(-100), phase: .dragging))
        #expect(layout.selection.index == 0 && layout.selection.offsetRatio == -0.3125)
        try expectClose(#require(layout.indicator).x, -10)
    }

    /// S1 itself crashes here, from an offset of 800 on.
    @Test func `S1: a pull past the last page`() throws {
        let layout = try Parts(.underline, tabs: 3).layout(at: ScrollState(offset: .distance(900), phase: .dragging))
        #expect(layout.selection.index == 2 && layout.selection.offsetRatio == 0.8125)
        try expectClose(#require(layout.indicator).x, 236 + 2.0 / 3 + 0.8125 * 320 / 3)
    }

    @Test func `S1: eight tabs are narrower than the indicator`() throws {
        let layout = try Parts(.underline, tabs: 8).layout()
        #expect((0..<8).allSatisfy { layout.tab($0).width == 40 })
        #expect(layout.indicator?.width == 40 && layout.indicator?.x == 0)
    }

    @Test func `S1: code moves the pager`() throws {
        let state = ScrollState(offset: .distance(10), phase: .programmatic, selected: 2)
        let layout = try Parts(.underline, tabs: 3).layout(at: state)
        #expect(layout.selection.index == 2 && !layout.selection.isChanged && layout.animation == nil)
        try expectClose(#require(layout.indicator).x, 236 + 2.0 / 3)
    }

    @Test func `S1: a fourth tab is added`() throws {
        let three = try Parts(.underline, tabs: 3).layout(at: ScrollState(selected: 1))
        #expect((0..<3).allSatisfy { three.tab($0).width == 320 / 3.0 })
        #expect(three.indicator?.width == 60)
        try expectClose(#require(three.indicator).x, 130)
        let four = try Parts(.underline, tabs: 4).layout(at: ScrollState(selected: 1))
        #expect((0..<4).map { four.tab($0).x } == [0, 80, 160, 240])
        #expect((0..<4).allSatisfy { four.tab($0).width == 80 })
        #expect(four.indicator?.x == 90 && four.indicator?.width == 60)
        #expect(four.animation == nil)
    }

    @Test func `S1: a tap`() throws {
        let transition = try Parts(.underline, tabs: 3).transition(.tap(1), from: ScrollState())
        let animation = try #require(transition.animation)
        #expect(animation.timing == Timing(duration: 250, easing: .ease))
        expectClose(animation.indicatorExtents.flatMap(\.self), [70.0 / 3, 60, 130, 60])
        #expect(animation.pagerOffsets == [0, 320] && animation.bar.isEmpty && animation.titles.isEmpty)
    }

    // MARK: S2

    @Test func `S2: a drag a quarter of the way from 2 to 3`() throws {
        let layout = try Parts(.titles, tabs: 6).layout(position: 2.25, selected: 2)
        #expect(layout.selection.index == 2 && !layout.selection.isChanged)
        expectClose((0..<6).map { layout.tab($0).style.scale }, [1, 1, 1.225, 1.075, 1, 1], "the scales")
        let half = Color(red: 0xBF, green: 0, blue: 0)
        let quarter = Color(red: 0x40, green: 0, blue: 0)
        #expect((0..<6).map { layout.tab($0).style.color } == [.black, .black, half, quarter, .black, .black])
        #expect(layout.animation == nil && layout.indicator == nil)
    }

    /// 450 − 187.5 = 262.5, kept within 600 − 375.
    @Test func `S2: the strip is centred when the page has settled`() throws {
        let parts = Parts(.titles, tabs: 6)
        let layout = try parts.layout(position: 4, .settled, selected: 3, barOffset: 162.5)
        #expect(layout.selection.index == 4 && layout.bar.offset == 225 && layout.bar.maxOffset == 225)
        let animation = try #require(layout.animation)
        #expect(animation.timing == Timing(duration: 300, easing: .easeInOut) && animation.reason == .settle)
        #expect(animation.barOffsets == [162.5, 225] && animation.indicator.isEmpty && animation.titles.isEmpty)
    }

    @Test func `S2: each of six titles is centred as far as the content allows`() throws {
        for (index, offset) in [0, 0, 62.5, 162.5, 225, 225].enumerated() {
            let transition = try Parts(.titles, tabs: 6).transition(.tap(index), from: ScrollState(selected: 0))
            #expect(transition.end.bar.offset == offset && transition.end.bar.contentWidth == 600)
            #expect(transition.state.offset.distance(pageWidth: 375) == 375 * Double(index))
            #expect(transition.animation?.pager.isEmpty != false, "the pager jumps")
        }
    }

    @Test func `S2: two titles leave nothing to scroll`() throws {
        let bar = try Parts(.titles, tabs: 2).layout(at: ScrollState(selected: 1)).bar
        #expect(bar.contentWidth == 375 && bar.offset == 0 && bar.maxOffset == 0)
    }

    // MARK: S3

    @Test func `S3: two segments stand in the middle`() throws {
        let layout = try Parts(.segmented, tabs: 2).layout(at: ScrollState(selected: 1))
        #expect((0..<2).map { layout.tab($0).x } == [80, 160] && (0..<2).allSatisfy { layout.tab($0).width == 80 })
        let indicator = try #require(layout.indicator)
        #expect(indicator.x == 160 && indicator.width == 80 && indicator.y == 42)
    }

    @Test func `S3: a tap takes 300 ms`() throws {
        let transition = try Parts(.segmented, tabs: 2).transition(.tap(1), from: ScrollState())
        let animation = try #require(transition.animation)
        #expect(animation.timing == Timing(duration: 300, easing: .easeInOut) && animation.reason == .tap)
        #expect(animation.indicatorExtents == [[80, 80], [160, 80]] && animation.pagerOffsets == [0, 320])
    }

    @Test func `S3: a settled page takes 100 ms`() throws {
        let state = ScrollState(offset: .distance(320), phase: .settled, selected: 0)
        let animation = try #require(try Parts(.segmented, tabs: 2).layout(at: state).animation)
        #expect(animation.timing == Timing(duration: 100, easing: .easeInOut) && animation.reason == .settle)
        #expect(animation.indicatorExtents == [[80, 80], [160, 80]])
    }

    @Test func `S3: the line waits while the finger is down`() throws {
        let layout = try Parts(.segmented, tabs: 2).layout(position: 0.75)
        #expect(layout.selection.index == 0 && layout.indicator?.x == 80 && layout.animation == nil)
    }
}
