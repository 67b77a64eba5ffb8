import Testing

@testable import TabLayout

/// An animation ends where the answer says that everything is, also where that is between two tabs.
struct AnimationEndTests {
    struct Case: Row {
        let name: String
        let stretch: Stretch
        var path = IndicatorPath.through
        /// The left edge, the width and the opacity in the end.
        let end: [Double]
    }

    /// Tabs of 100 and pages of 320, so that 416 is at P = 1.3. The indicator, which was seen on the first tab, goes there.
    @Test(arguments: [
        Case(name: "linear", stretch: .linear, end: [150, 60, 1]),
        Case(name: "worm", stretch: .worm, end: [120, 120, 1]),
        Case(name: "fade by the tabs", stretch: .fade, end: [120, 60, 0.4]),
        Case(name: "fade", stretch: .fade, path: .direct, end: [120, 60, 0.4]),
        Case(name: "snap", stretch: .snap, end: [120, 60, 1]),
    ])
    func `a gesture that settles between two pages`(_ row: Case) throws {
        var scene = Scene(widths: [100, 100, 100])
        scene.indicator = Indicator(width: .fixed(60), stretch: row.stretch, path: row.path)
        let layout = try Layout(
            scene.configuration(),
            at: ScrollState(offset: .distance(416), phase: .settled, selected: 0, indicator: .of(20, 60)))
        let end = try #require(layout.indicator)
        let last = try #require(layout.animation?.indicator.last)
        expectClose([end.x, end.width, end.opacity], row.end)
        expectClose([last.x, last.width, last.opacity], row.end)
    }

    /// Any stretch and path, in either direction of writing, wherever the pager and the indicator are.
    @Test(arguments: [UInt64](1...60))
    func `an animation ends where the layout is`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<20 {
            var scene = random.scene()
            scene.indicator.follow = random.one(of: [.drag, .selection])
            scene.direction = random.one(of: Direction.allCases)
            scene.overscroll = random.one(of: Overscroll.allCases)
            scene.barFollow = random.one(of: StripFollow.allCases)
            let count = Double(scene.widths.count)
            let state = ScrollState(
                offset: .distance(.exactly(random.length(in: -1...count) * scene.pageWidth)),
                phase: random.one(of: ScrollPhase.allCases),
                selected: Int.random(in: 0..<scene.widths.count, using: &random),
                indicator: random.isOnce(in: 2) ? nil : .of(random.length(in: -60...900), random.length(in: 0...200)))
            let layout = try Layout(scene.configuration(), at: state)
            guard let animation = layout.animation else { continue }
            let place = "seed \(seed): \(scene), \(state)"
            if let last = animation.indicator.last {
                let end = try #require(layout.indicator)
                expectClose([last.x, last.width, last.opacity], [end.x, end.width, end.opacity], place)
                #expect(last.color == end.color)
            }
            if let last = animation.bar.last { expectClose(last.scrollOffset, layout.bar.offset, place) }
            for title in animation.titles {
                let style = layout.tab(title.index).style
                let last = try #require(title.keyframes.last?.style)
                expectClose([last.fontSize, last.scale], [style.fontSize, style.scale], place)
            }
        }
    }

    /// What only becomes fainter or stronger where it stands does not fade out to fade in again.
    @Test func `a fade that is on its tab already`() throws {
        let move = IndicatorMove(
            start: Segment(left: 0, width: 60), end: Segment(left: 0, width: 60), startColor: .black, endColor: .black,
            startOpacity: 0.4, endOpacity: 1, stretch: .fade)
        #expect([0, 0.25, 0.5, 0.75, 1].map { move.place(at: $0).opacity } == [0.4, 0.55, 0.7, 0.85, 1])
    }
}
