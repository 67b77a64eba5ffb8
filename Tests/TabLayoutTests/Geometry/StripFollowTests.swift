import TabLayout
import Testing

/// The three ways in which the strip follows the pager.
struct StripFollowTests {
    static let moving: [ScrollPhase] = [.idle, .dragging, .decelerating, .settled]

    private func offset(
        _ follow: StripFollow, at position: Double, _ phase: ScrollPhase = .dragging, selected: Int? = 0,
        from barOffset: Double? = nil
    ) throws -> Double {
        let parts = Parts.scrolling.changed { $0.bar.follow = follow }
        return try parts.layout(position: position, phase, selected: selected, barOffset: barOffset.map(Coordinate.of))
            .bar.offset
    }

    struct Mixture: Row {
        var name: String { "P = \(position)" }
        let position: Double
        let drag: Double
        let unclamped: Double
    }

    /// Six tabs of 100 on 375 would be centred at −137.5, −37.5, 62.5, 162.5, 262.5 and 362.5, of 0…225. Mixed before it is
    /// clamped the strip stands at 0 until P = 1.375 and at 225 from P = 3.625 on; the mixture of clamped targets moves all the
    /// way from tab 1 to tab 4.
    static let mixtures = [
        Mixture(position: 0.5, drag: 0, unclamped: 0), Mixture(position: 1, drag: 0, unclamped: 0),
        Mixture(position: 1.25, drag: 15.625, unclamped: 0), Mixture(position: 1.375, drag: 23.4375, unclamped: 0),
        Mixture(position: 1.5, drag: 31.25, unclamped: 12.5), Mixture(position: 2, drag: 62.5, unclamped: 62.5),
        Mixture(position: 2.5, drag: 112.5, unclamped: 112.5), Mixture(position: 3, drag: 162.5, unclamped: 162.5),
        Mixture(position: 3.5, drag: 193.75, unclamped: 212.5),
        Mixture(position: 3.625, drag: 201.5625, unclamped: 225),
        Mixture(position: 3.75, drag: 209.375, unclamped: 225), Mixture(position: 5, drag: 225, unclamped: 225),
        Mixture(position: -1.5, drag: 0, unclamped: 0), Mixture(position: 6.5, drag: 225, unclamped: 225),
    ]

    @Test(arguments: mixtures)
    func `clamped before or after the mixture`(_ row: Mixture) throws {
        for phase in Self.moving {
            expectClose(try offset(.drag, at: row.position, phase), row.drag, "drag, \(phase)")
            expectClose(try offset(.unclamped, at: row.position, phase), row.unclamped, "unclamped, \(phase)")
        }
    }

    @Test(arguments: [StripFollow.drag, .unclamped, .distance])
    func `a pager that code moves leaves the strip at its selection`(_ follow: StripFollow) throws {
        expectClose(try offset(follow, at: 4.5, .programmatic, selected: 2), 62.5)
        expectClose(try offset(follow, at: 4.5, .programmatic, selected: 2, from: 200), 62.5)
    }

    struct Way: Row {
        var name: String { "from \(start) at P = \(position), tab \(selected) left" }
        let start: Double
        let selected: Int
        let position: Double
        let offset: Double
    }

    /// Tab 2 is centred at 62.5 and tab 3 at 162.5, but the user has scrolled the strip to 200 by hand.
    static let ways = [
        Way(start: 200, selected: 2, position: 2, offset: 200),
        Way(start: 200, selected: 2, position: 2.25, offset: 190.625),
        Way(start: 200, selected: 2, position: 2.5, offset: 181.25),
        Way(start: 200, selected: 2, position: 3, offset: 162.5),
        Way(start: 200, selected: 2, position: 1.5, offset: 100), Way(start: 200, selected: 2, position: 1, offset: 0),
        // Further than the neighbour there is nothing left of where the user had it.
        Way(start: 200, selected: 2, position: 3.5, offset: 193.75),
        Way(start: 200, selected: 2, position: 0.5, offset: 0),
        // From where it belongs it goes as under drag.
        Way(start: 62.5, selected: 2, position: 2.25, offset: 87.5),
        // At the ends there is no neighbour to go to.
        Way(start: 120, selected: 0, position: -0.5, offset: 120),
        Way(start: 120, selected: 5, position: 5.75, offset: 120),
        Way(start: 120, selected: 0, position: 0.5, offset: 60),
        // Somewhere that a strip cannot be is the nearest place that it can.
        Way(start: 1e9, selected: 4, position: 4, offset: 225),
        Way(start: -50, selected: 2, position: 2.5, offset: 81.25),
    ]

    @Test(arguments: ways)
    func `by distance the strip sets out from where it was left`(_ row: Way) throws {
        for phase in [ScrollPhase.dragging, .decelerating] {
            let value = try offset(.distance, at: row.position, phase, selected: row.selected, from: row.start)
            expectClose(value, row.offset, "\(phase)")
        }
    }

    @Test func `by distance it is as under drag where nothing is known, and at rest`() throws {
        for row in Self.mixtures {
            expectClose(try offset(.distance, at: row.position, selected: nil, from: 200), row.drag, row.name)
            for phase in [ScrollPhase.idle, .settled] {
                expectClose(try offset(.distance, at: row.position, phase, selected: 2, from: 200), row.drag, row.name)
            }
        }
    }

    /// Continuous at the start and at both neighbours, wherever the strip was and whatever the destination.
    @Test(arguments: [UInt64](1...200))
    func `by distance nothing jumps, and the neighbour's place is reached`(_ seed: UInt64) throws {
        var scene = RandomScene(seed: seed)
        scene.parts.bar.follow = .distance
        scene.parts.bar.noBackScroll = false
        guard scene.count > 1 else { return }
        let selected = Int.random(in: 0..<scene.count, using: &scene.random)
        let probe = try scene.parts.layout(at: ScrollState(selected: selected)).bar
        let start = Double.random(in: probe.minOffset...probe.maxOffset.nextUp, using: &scene.random)
        let left = min(start, probe.maxOffset)
        func offset(_ position: Double) throws -> Double {
            try scene.parts.layout(position: position, .dragging, selected: selected, barOffset: .of(left)).bar.offset
        }
        expectClose(try offset(Double(selected)), left, "seed \(seed): at the start")
        let reach = 4 * (probe.contentWidth + probe.maxOffset - probe.minOffset)
        for corner in [Double(selected), Double(selected) - 1, Double(selected) + 1] {
            let (before, after) = (try offset(corner - 1e-7), try offset(corner + 1e-7))
            #expect(abs(before - after) <= 2e-7 * reach + 1e-9, "seed \(seed): \(before), \(after) around \(corner)")
        }
        for neighbour in [selected - 1, selected + 1] where (0..<scene.count).contains(neighbour) {
            scene.parts.bar.follow = .drag
            let place = try offset(Double(neighbour))
            scene.parts.bar.follow = .distance
            expectClose(try offset(Double(neighbour)), place, "seed \(seed): at tab \(neighbour)")
            expectClose(
                try offset((Double(selected) + Double(neighbour)) / 2), (left + place) / 2, "seed \(seed): half way")
        }
    }
}
