import TabLayout
import Testing

/// The strip over the whole range of the pager, with a keyframe wherever its motion has a corner.
struct StripTimelineTests {
    struct Case: Row {
        let name: String
        let follow: StripFollow
        var destination = ScrollDestination.center
        /// [P, the strip's offset] of each keyframe.
        let keyframes: [[Double]]
    }

    /// Six tabs of 100 on 375, centred at −137.5, −37.5, 62.5, … of 0…225.
    static let cases = [
        Case(
            name: "drag", follow: .drag, keyframes: [[0, 0], [1, 0], [2, 62.5], [3, 162.5], [4, 225], [5, 225]]),
        Case(
            name: "distance, of which the gesture is not known", follow: .distance,
            keyframes: [[0, 0], [1, 0], [2, 62.5], [3, 162.5], [4, 225], [5, 225]]),
        Case(name: "unclamped", follow: .unclamped, keyframes: [[0, 0], [1.375, 0], [3.625, 225], [5, 225]]),
        Case(
            name: "unclamped to the start", follow: .unclamped, destination: .start,
            keyframes: [[0, 0], [2.25, 225], [5, 225]]),
        Case(
            name: "unclamped to the end", follow: .unclamped, destination: .end,
            keyframes: [[0, 0], [2.75, 0], [5, 225]]),
        Case(
            name: "unclamped with insets", follow: .unclamped, destination: .centerWithInsets,
            keyframes: [[0, -137.5], [5, 362.5]]),
    ]

    @Test(arguments: cases)
    func `keyframes stand at the corners and nowhere else`(_ row: Case) throws {
        let parts = Parts.scrolling.changed {
            $0.bar.follow = row.follow
            $0.bar.scrollTo = row.destination
        }
        let bar = Timeline(try parts.configuration()).bar
        expectClose(bar.flatMap { [$0.offset * 5, $0.scrollOffset] }, row.keyframes.flatMap(\.self))
    }

    /// Two tabs whose centres are further apart than the strip can scroll: both ends are met between one page and the next.
    @Test func `both ends between two pages`() throws {
        var parts = Parts(.titles, tabs: 2)
        parts.tabs = [Tab(width: 300), Tab(width: 300)]
        parts.bar.width = 400
        parts.bar.follow = .unclamped
        parts.bar.spacing = 100
        // Centred at −50 and 350 of 0…300.
        let bar = Timeline(try parts.configuration()).bar
        expectClose(bar.flatMap { [$0.offset, $0.scrollOffset] }, [0, 0, 0.125, 0, 0.875, 300, 1, 300])
        parts.bar.direction = .rightToLeft
        let mirrored = Timeline(try parts.configuration()).bar
        expectClose(mirrored.flatMap { [$0.offset, $0.scrollOffset] }, [0, 300, 0.125, 300, 0.875, 0, 1, 0])
    }

    @Test(arguments: [UInt64](1...200))
    func `every strip is the layout at the position`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.follow = scene.random.one(of: [.drag, .unclamped, .distance])
        scene.parts.bar.direction = scene.random.one(of: Direction.allCases)
        guard scene.count > 0 else { return }
        let from = scene.random.length(in: -60...600)
        let bar = Timeline(try scene.parts.configuration(), barOffset: from).bar
        #expect(bar.first?.offset == 0 && bar.last?.offset == 1)
        #expect(zip(bar, bar.dropFirst()).allSatisfy { $0.offset <= $1.offset }, "seed \(seed)")
        let last = Double(scene.count - 1)
        for step in 0...60 {
            let position = last * Double(step) / 60
            // Nothing was selected: only from the strip itself is it known where it stands.
            let layout = try scene.parts.layout(position: position, .idle, selected: nil, barOffset: .of(from))
            expectClose(bar.played(at: Double(step) / 60), layout.bar.offset, "seed \(seed) at \(position)")
        }
    }
}
