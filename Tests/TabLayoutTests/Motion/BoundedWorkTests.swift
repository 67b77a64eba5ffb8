import Testing

@testable import TabLayout

/// How much is worked out before an animation is known, or known to be too long.
struct BoundedWorkTests {
    // MARK: Raising a tolerance

    struct Raise: Row {
        let name: String
        /// How many chords there are without raising the tolerance.
        let chords: Int
        var limit = 10_000
        /// The number that is tried first.
        let first: Int
        let least: Int
        /// How many attempts may fail, each of which takes as long as the limit allows.
        let failures: Int
    }

    static let raises = [
        Raise(name: "nothing to raise", chords: 20, first: 0, least: 0, failures: 0),
        Raise(name: "as many as there may be", chords: 10_000, first: 0, least: 0, failures: 0),
        Raise(name: "one too many", chords: 10_001, first: 0, least: 1, failures: 1),
        Raise(name: "far too many, well guessed", chords: 20_000_000, first: 7, least: 6, failures: 0),
        Raise(name: "far too many, guessed too great", chords: 20_000_000, first: 40, least: 6, failures: 0),
        Raise(name: "far too many, guessed too small", chords: 20_000_000, first: 3, least: 6, failures: 2),
        Raise(name: "a quarter is just too many", chords: 54_000, first: 5, least: 2, failures: 0),
        Raise(name: "a quarter may be too many", chords: 42_000, first: 5, least: 2, failures: 1),
    ]

    @Test(arguments: raises)
    func `the least number of raises takes few attempts that fail`(_ row: Raise) {
        let search = Self.search(row.chords, limit: row.limit, first: row.first)
        #expect(search.found == row.least)
        #expect(search.failures <= row.failures)
    }

    /// What a search finds for a curve of so many chords, and how many of its attempts fail; nothing where it comes to no end.
    private static func search(_ chords: Int, limit: Int, first: Int) -> (found: Int?, failures: Int) {
        var search = LeastRaise(first: first, most: 300)
        var (found, failures): (Int?, Int) = (nil, 0)
        for _ in 0..<Self.manyAttempts where !search.isOver {
            let count = Self.chords(chords, raised: search.raises)
            if count <= limit {
                found = search.raises
                search.succeed(lowering: lowering(fromChords: count, limit: limit))
            } else {
                failures += 1
                search.fail()
            }
        }
        return (search.isOver ? found : nil, failures)
    }

    /// More than any search makes, so that one without an end fails instead of hanging.
    private static let manyAttempts = 1000

    private static func chords(_ count: Int, raised: Int) -> Int { max(1, count >> min(2 * raised, 62)) }

    @Test func `a search in which nothing fits comes to its end`() {
        var attempts = 0
        var search = LeastRaise(first: 0, most: 300)
        for _ in 0..<Self.manyAttempts where !search.isOver {
            attempts += 1
            search.fail()
        }
        #expect(attempts <= 10)
    }

    @Test(arguments: [UInt64](1...20))
    func `wherever the search starts it finds the same`(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        for _ in 0..<100 {
            let chords = Int.random(in: 1...(1 << Int.random(in: 1...60, using: &random)), using: &random)
            var least = 0
            while Self.chords(chords, raised: least) > 4000 { least += 1 }
            let first = Int.random(in: 0...60, using: &random)
            let found = Self.search(chords, limit: 4000, first: first).found
            #expect(found == least, "seed \(seed): \(chords) chords, from \(first)")
        }
    }

    // MARK: Ways that are too long

    /// Two curves that take thousands of chords from each tab to the next.
    private static let wild = Stretch.edges(
        leading: .bezier(0.2, -900, 0.7, 900), trailing: .bezier(0.6, 700, 0.1, -700))

    private static func bar(_ stretch: Stretch, tolerance: Double = 0.0001) -> Scene {
        var scene = Scene()
        scene.widths = Array(repeating: 70, count: 1000)
        scene.indicator = Indicator(width: .tab, stretch: stretch, path: .through)
        scene.tolerance = tolerance
        return scene
    }

    /// The way from one tab to another, with what is known of the moves between.
    private func keyframes(
        _ scene: Scene, _ origin: Int, _ target: Int, _ counts: inout KnotCounts
    ) throws -> [IndicatorKeyframe]? {
        let placement = try #require(try scene.layout(at: 0).indicatorPlacement)
        return IndicatorTrajectory(
            from: placement.restingPlace(on: origin), at: Double(origin), to: placement.restingPlace(on: target),
            at: Double(target), through: placement
        ).keyframes(tolerance: scene.tolerance, &counts)
    }

    struct Way: Row {
        let name: String
        let origin: Int
        let target: Int
        /// How many of its moves are not known from the way before, which went from tab 0 to tab 999.
        let unknown: Int
    }

    static let ways = [
        Way(name: "the same", origin: 0, target: 999, unknown: 0),
        Way(name: "from another tab of the first", origin: 1, target: 999, unknown: 2),
        Way(name: "to another tab", origin: 0, target: 500, unknown: 0),
    ]

    /// A move has at most ten thousand chords, and a dozen of them are more than an animation may have.
    @Test(arguments: ways)
    func `what is known to be too long is not made again`(_ row: Way) throws {
        let scene = Self.bar(Self.wild)
        var counts = KnotCounts()
        #expect(try keyframes(scene, 0, 999, &counts) == nil)
        let made = counts.made
        #expect(made > Animation.keyframeLimit / 2 && made <= Animation.keyframeLimit + 20_020)
        #expect(try keyframes(scene, row.origin, row.target, &counts) == nil)
        #expect(counts.made - made <= row.unknown * 10_010)
    }

    @Test func `what is known does not change what is made`() throws {
        let scene = Self.bar(Self.wild, tolerance: 0.25)
        var (none, counts) = (KnotCounts(isKept: false), KnotCounts())
        _ = try keyframes(scene, 0, 999, &counts)
        for (origin, target) in [(0, 1), (3, 1), (2, 5), (999, 998), (7, 0)] {
            let known = try #require(try keyframes(scene, origin, target, &counts))
            #expect(try keyframes(scene, origin, target, &none) == known, "\(origin) to \(target)")
        }
    }

    /// How many keyframes an elastic move takes is known without making them.
    @Test func `an elastic way is as long as its moves say`() throws {
        var counts = KnotCounts(isKept: false)
        let scene = Self.bar(.elastic)
        let one = try #require(try keyframes(scene, 4, 5, &counts)).count - 1
        let most = (Animation.keyframeLimit - 1) / one
        #expect(most < 998)
        #expect(try keyframes(scene, 0, most, &counts)?.count == 1 + most * one)
        #expect(try keyframes(scene, 0, most + 1, &counts) == nil)
    }

    // MARK: What is not shown

    /// A reduced animation shows nothing but the end, however long the way there would be.
    @Test(arguments: [IndicatorPath.direct, .through])
    func `a reduced animation of any length ends where everything is at rest`(_ path: IndicatorPath) throws {
        var scene = Self.bar(Self.wild)
        scene.indicator.path = path
        scene.reduction = .reduced
        let transition = try scene.tap(0, 999)
        let animation = try #require(transition.animation)
        let end = try #require(transition.end.indicator)
        #expect(!animation.isTooLong)
        #expect(animation.indicator.map(\.offset) == [0, 1])
        #expect(animation.indicator.allSatisfy { $0.x == end.x && $0.width == end.width })
        scene.reduction = .none
        #expect(try scene.tap(0, 999).animation?.isTooLong == (path == .through))
    }
}
