import Testing

@testable import TabLayout

/// The indicator beyond the first and the last tab, and its colours.
struct StretchOverscrollTests {
    static let stretches: [Stretch] = [
        .linear, .elastic, .worm, .fade, .snap, .edges(leading: .easeOut, trailing: .easeIn),
    ]

    /// Tabs of 80, 120 and 60 with gaps of 10: phantom tabs stand at −90…−10 and at 290…350.
    private func scene(_ stretch: Stretch, _ overscroll: Overscroll) -> Scene {
        var scene = Scene(widths: [80, 120, 60])
        scene.barWidth = 200
        scene.spacing = 10
        scene.overscroll = overscroll
        scene.indicator.stretch = stretch
        return scene
    }

    private func edges(_ scene: Scene, _ position: Double) throws -> [Double] {
        let indicator = try #require(try scene.layout(at: position, .dragging).indicator)
        return [indicator.x, indicator.x + indicator.width]
    }

    @Test(arguments: stretches)
    func `follow goes on as if tabs like the edge tab stood beyond`(_ stretch: Stretch) throws {
        let scene = scene(stretch, .follow)
        for (position, start, end) in [(-0.25, [-90.0, -10.0], [0.0, 80.0]), (2.25, [220, 280], [290, 350])] {
            let move = IndicatorMove.between(start, end, stretch)
            let fraction = position - position.rounded(.down)
            expectClose(try edges(scene, position), move.edges(fraction), "the edges at \(position)")
        }
        expectClose(try edges(scene, -1), [-90, -10])
        expectClose(try edges(scene, -3), [-270, -190])
        expectClose(try edges(scene, 4), [360, 420])
    }

    @Test(arguments: stretches)
    func `clamp stays on the edge tab`(_ stretch: Stretch) throws {
        let scene = scene(stretch, .clamp)
        for position in [-0.1, -0.5, -1, -7.3] { #expect(try edges(scene, position) == [0, 80]) }
        for position in [2.1, 2.5, 3, 9] { #expect(try edges(scene, position) == [220, 280]) }
    }

    /// A quarter of a page presses the outer edge by a quarter of the tab and its gap; from a page on nothing is left.
    @Test(arguments: stretches)
    func `compress presses the outer edge toward the inner one`(_ stretch: Stretch) throws {
        let scene = scene(stretch, .compress)
        expectClose(try edges(scene, -0.25), [22.5, 80])
        expectClose(try edges(scene, -0.8), [72, 80])
        expectClose(try edges(scene, -2), [80, 80])
        expectClose(try edges(scene, 2.25), [220, 262.5])
        expectClose(try edges(scene, 3.5), [220, 220])
    }

    @Test(arguments: stretches)
    func `fade and snap show one tab at a time, also beyond`(_ stretch: Stretch) throws {
        guard stretch == .fade || stretch == .snap else { return }
        let scene = scene(stretch, .follow)
        for (position, expected, opacity) in [
            (-0.25, [0.0, 80.0], 0.5), (-0.75, [-90, -10], 0.5), (2.125, [220, 280], 0.75),
        ] {
            expectClose(try edges(scene, position), expected, "at \(position)")
            let shown = try #require(try scene.layout(at: position).indicator).opacity
            expectClose(shown, stretch == .fade ? opacity : 1, "the opacity at \(position)")
        }
    }

    // MARK: Colours

    static let red = Color(red: 255, green: 0, blue: 0)
    static let green = Color(red: 0, green: 128, blue: 0, alpha: 128)
    static let blue = Color(red: 0, green: 0, blue: 255)

    static let turns: [(Double, Color)] = [
        (0, red), (1, green), (2, blue), (3, red), (4, green), (-1, blue), (-2, green), (5, blue),
    ]

    /// Red, half green and blue in turn; a phantom tab has the colour that its index would have.
    @Test(arguments: turns)
    func `the colours are taken in turn`(_ position: Double, _ color: Color) throws {
        var scene = Scene(widths: [50, 60, 70, 80, 90])
        scene.indicator.colors = .alternating
        #expect(try scene.layout(at: position).indicator?.color == color)
    }

    @Test func `between two tabs the colour is between theirs, premultiplied`() throws {
        var scene = Scene(widths: [50, 60, 70, 80, 90])
        scene.indicator.colors = .alternating
        for stretch in [Stretch.linear, .elastic, .worm] {
            scene.indicator.stretch = stretch
            // Red·1·½ over an alpha of ¾: (255·½)/(0.7510) = 170; green 128·0.502·½/0.7510 = 43.
            #expect(
                try scene.layout(at: 0.5).indicator?.color == Color(red: 170, green: 43, blue: 0, alpha: 192),
                "\(stretch)")
        }
        scene.indicator.stretch = .snap
        #expect(try scene.layout(at: 0.4).indicator?.color == Self.red)
        #expect(try scene.layout(at: 0.5).indicator?.color == Self.green)
    }

    @Test func `clamp and compress keep the colour of the edge tab`() throws {
        var scene = Scene(widths: [50, 60])
        scene.indicator.colors = .alternating
        for overscroll in [Overscroll.clamp, .compress] {
            scene.overscroll = overscroll
            #expect(try scene.layout(at: -0.4).indicator?.color == Self.red)
            #expect(try scene.layout(at: 1.4).indicator?.color == Self.green)
        }
    }

    @Test func `a tap takes the colours along`() throws {
        var scene = Scene(widths: [50, 60, 70, 80, 90])
        scene.indicator.colors = .alternating
        let direct = try #require(try scene.tap(0, 2).animation?.indicator)
        #expect(direct.map(\.color) == [Self.red, Self.blue])
        scene.indicator.path = .through
        let through = try #require(try scene.tap(0, 2).animation?.indicator)
        #expect(through.map(\.color) == [Self.red, Self.green, Self.blue])
    }
}
