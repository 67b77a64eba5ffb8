import Testing

@testable import TabLayout

/// What is drawn on whole device pixels.
struct PixelGridTests {
    struct Rounding: Row {
        var name: String { "\(coordinate) at \(ratio)" }
        let coordinate: Double
        let ratio: Double
        let rounded: Double
    }

    /// Half way belongs to the line at the right, on both sides of 0.
    static let roundings = [
        Rounding(coordinate: 0, ratio: 1, rounded: 0), Rounding(coordinate: 0.49, ratio: 1, rounded: 0),
        Rounding(coordinate: 0.5, ratio: 1, rounded: 1), Rounding(coordinate: 1.5, ratio: 1, rounded: 2),
        Rounding(coordinate: 2.5, ratio: 1, rounded: 3), Rounding(coordinate: -0.5, ratio: 1, rounded: 0),
        Rounding(coordinate: -0.51, ratio: 1, rounded: -1), Rounding(coordinate: -1.5, ratio: 1, rounded: -1),
        Rounding(coordinate: -2.5, ratio: 1, rounded: -2), Rounding(coordinate: 0.25, ratio: 2, rounded: 0.5),
        Rounding(coordinate: -0.25, ratio: 2, rounded: 0), Rounding(coordinate: 33.3, ratio: 2, rounded: 33.5),
        Rounding(coordinate: 1.0 / 3, ratio: 3, rounded: 1.0 / 3),
        Rounding(coordinate: 100, ratio: 2.625, rounded: 263 / 2.625),
        Rounding(coordinate: 70, ratio: 0.01, rounded: 100), Rounding(coordinate: 1e20, ratio: 3, rounded: 1e20),
        // 71.49999999999999 is a half that a rounding error is missing from.
        Rounding(coordinate: 71.49999999999999, ratio: 1, rounded: 72),
    ]

    @Test(arguments: roundings)
    func `a coordinate goes to the nearest line`(_ row: Rounding) {
        let rounded = PixelGrid(ratio: .of(row.ratio)).round(row.coordinate)
        #expect(rounded == row.rounded)
        #expect(rounded.sign == .plus || rounded != 0, "−0 is not written")
        #expect(PixelGrid(ratio: .of(row.ratio)).round(rounded) == rounded, "once rounded it stays")
    }

    /// Eight shares of 250 are 31.25 wide: edges at 0, 31.25, 62.5, 93.75, 125, and so on.
    @Test func `edges are rounded, not widths`() throws {
        let parts = Parts(tabs: 8).changed {
            $0.bar.width = 250
            $0.bar.height = 33.5
            $0.bar.pixelGrid = PixelGrid(ratio: 1)
            $0.indicator = Indicator(width: .tab, height: 2.4)
        }
        let layout = try parts.layout(position: 3, selected: 3)
        #expect((0..<8).map { layout.tab($0).x } == [0, 31, 63, 94, 125, 156, 188, 219])
        #expect((0..<8).map { layout.tab($0).width } == [31, 32, 31, 31, 31, 32, 31, 31])
        #expect(layout.tab(0).height == 34)
        let indicator = try #require(layout.indicator)
        #expect([indicator.x, indicator.width] == [94, 31])
        // From 31.1 to 33.5 in the height of the bar.
        #expect([indicator.y, indicator.height] == [31, 3])
        #expect(layout.strip.tab(1).left == 31.25 && layout.bar.contentWidth == 250)
    }

    @Test(arguments: [UInt64](1...300))
    func `neighbours touch on every grid`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.spacing = 0
        scene.parts.bar.alignment = scene.random.one(of: [.start, .center, .end])
        scene.parts.bar.direction = scene.random.one(of: Direction.allCases)
        let ratio = scene.random.one(of: [1, 1.5, 2, 2.625, 3, 0.1, 5])
        scene.parts.bar.pixelGrid = PixelGrid(ratio: .of(ratio))
        let layout = try scene.parts.layout(at: ScrollState(selected: nil))
        for index in 0..<scene.count {
            let (tab, exact) = (
                layout.tab(index),
                layout.mirror.x(
                    layout.strip.tab(index).left, width: layout.strip.tab(index).width)
            )
            #expect(tab.width >= 0 && abs(tab.x - exact) <= 0.5 / ratio + 1e-8, "seed \(seed)")
            expectClose(tab.x * ratio, (tab.x * ratio).rounded(), "seed \(seed): tab \(index) in pixels")
            guard index > 0 else { continue }
            let before = layout.tab(index - 1)
            let (left, right) = scene.parts.bar.direction == .leftToRight ? (before, tab) : (tab, before)
            expectClose(left.x + left.width, right.x, tolerance: 1e-12, "seed \(seed): the edge before tab \(index)")
        }
    }

    /// Shares of 14.3 on five pixels to a unit: every other edge is half way between two pixels, or would be, were it not for
    /// rounding errors.
    @Test(arguments: 1...60)
    func `neighbours touch where the edges are half way`(_ count: Int) throws {
        for width in [14.3, 0.1, 28.7, 1.1, 33.3] {
            for inset in [0, 0.1, 0.3, 12.7] {
                var parts = Parts(.titles, tabs: count)
                parts.bar.insets.leading = .of(inset)
                parts.bar.pixelGrid = PixelGrid(ratio: 5)
                for sizing in [Sizing.fixed(width: .of(width)), .content(NaturalWidth(padding: 0))] {
                    parts.bar.sizing = sizing
                    parts.tabs = Array(repeating: Tab(labelWidth: .of(width)), count: count)
                    parts.indicator = Indicator(width: .tab)
                    let layout = try parts.layout(at: ScrollState(selected: count - 1))
                    for index in 1..<max(count, 1) where count > 1 {
                        let (before, tab) = (layout.tab(index - 1), layout.tab(index))
                        #expect(abs(before.x + before.width - tab.x) < 1e-9, "\(width) from \(inset), tab \(index)")
                    }
                    let (indicator, last) = (try #require(layout.indicator), layout.tab(count - 1))
                    #expect(abs(indicator.x - last.x) < 1e-9 && abs(indicator.width - last.width) < 1e-9)
                }
            }
        }
    }

    @Test func `animations are not rounded`() throws {
        let parts = Parts(tabs: 3).changed { $0.bar.pixelGrid = PixelGrid(ratio: 1) }
        let transition = try parts.transition(.tap(1), from: ScrollState(selected: 0))
        #expect(transition.end.indicator?.x == 130)
        expectClose(transition.animation?.indicator.map(\.x) ?? [], [70.0 / 3, 130])
        let wide = parts.changed { $0.bar.width = 321 }
        let tap = try wide.transition(.tap(1), from: ScrollState(selected: 0))
        expectClose(tap.animation?.indicator.map(\.x) ?? [], [23.5, 130.5])
        #expect(tap.end.indicator?.x == 131)
        expectClose(tap.frame(at: 0).indicator?.x ?? .nan, 23.5)
        expectClose(Timeline(try wide.configuration()).indicator.map(\.x), [23.5, 237.5])
    }
}
