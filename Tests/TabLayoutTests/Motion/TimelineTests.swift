import Testing

@testable import TabLayout

/// The whole range as keyframes, against the layout at every position.
struct TimelineTests {
    /// The offset of a position, and where it is from the nearest place at which something jumps.
    private func check(
        _ scene: Scene, _ timeline: Timeline, at position: Double, titles: [Int], _ place: String
    ) throws {
        let layout = try scene.layout(at: position)
        let last = Double(scene.widths.count - 1)
        let offset = last > 0 ? min(1, position / last) : 0
        if let indicator = layout.indicator {
            let played = timeline.indicator.played(at: offset)
            let tolerance = scene.indicator.follow == .drag ? scene.tolerance * (1 + 1e-9) + 1e-9 : 1e-9
            let error = max(abs(played[0] - indicator.x), abs(played[1] - indicator.width))
            #expect(error <= tolerance, "\(place): the indicator is off by \(error) of \(tolerance)")
            #expect(abs(played[2] - indicator.opacity) <= 1e-6, "\(place): the opacity")
        } else {
            #expect(timeline.indicator.isEmpty)
        }
        expectClose(timeline.bar.played(at: offset), layout.bar.offset, tolerance: 1e-9, "\(place): the strip")
        for index in titles {
            let style = layout.tab(index).style
            expectClose(
                timeline.title(index).played(at: offset), [style.fontSize, style.fontWeight, style.scale],
                tolerance: 1e-9, "\(place): title \(index)")
        }
    }

    /// Random positions, away from the halves by more than the rounding of an offset.
    private func positions(_ count: Int, of tabs: Int, _ random: inout SplitMix64) -> [Double] {
        let last = Double(tabs - 1)
        let between = (0..<count).map { _ in Double.random(in: 0...last, using: &random) }
        return between.filter { abs($0 - $0.rounded(.down) - 0.5) > 1e-9 } + [0, last, (last / 2).rounded(.down)]
    }

    @Test(arguments: [UInt64](1...30), [1, 2, 5, 50])
    func `every track is the layout at the position`(_ seed: UInt64, _ count: Int) throws {
        var random = SplitMix64(seed: seed &* 100 &+ UInt64(count))
        var scene = random.scene(
            stretch: seed % 2 == 0 ? nil : random.one(of: [.linear, .elastic, .worm, .fade, .snap]))
        scene.widths = (0..<count).map { _ in random.length(in: 20...300) }
        scene.labels = scene.widths.map { $0 / 2 }
        scene.overscroll = random.one(of: [.follow, .clamp, .compress])
        scene.barFollow = random.one(of: StripFollow.allCases)
        scene.indicator.follow = random.one(of: [.drag, .selection])
        scene.title.follow = random.one(of: [.drag, .selection])
        let timeline = Timeline(try scene.configuration())
        for position in positions(300 / count + 30, of: count, &random) {
            // At a jump of an easing, which side is shown is a matter of rounding.
            let offset = count > 1 ? position / Double(count - 1) : 0
            if jumps(of: timeline.indicator.map(\.offset)).contains(where: { abs($0 - offset) < 1e-9 }) { continue }
            try check(scene, timeline, at: position, titles: Array(0..<count), "seed \(seed), P \(position)")
        }
    }

    @Test(arguments: [UInt64](1...20), [0, 1, 2, 50])
    func `every track runs from 0 to 1 and never back`(_ seed: UInt64, _ count: Int) throws {
        var random = SplitMix64(seed: seed)
        var scene = random.scene()
        scene.widths = (0..<count).map { _ in random.length(in: 20...300) }
        scene.labels = scene.widths
        scene.barFollow = random.one(of: StripFollow.allCases)
        scene.title.follow = random.one(of: [.drag, .selection])
        let timeline = Timeline(try scene.configuration())
        #expect(timeline.count == count)
        var tracks = [timeline.indicator.map(\.offset), timeline.bar.map(\.offset)]
        tracks += (0..<count).map { timeline.title($0).keyframes.map(\.offset) }
        for offsets in tracks {
            guard count > 0 else {
                #expect(offsets.isEmpty)
                continue
            }
            #expect(offsets.first == 0 && offsets.last == 1 && offsets.count >= 2, "seed \(seed): \(offsets)")
            #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed): \(offsets)")
        }
    }

    /// Also where an easing jumps as soon as it starts, and where it arrives with a jump.
    @Test(arguments: [UInt64](1...40), [2, 3, 7])
    func `on a page stands the rest on it`(_ seed: UInt64, _ count: Int) throws {
        var random = SplitMix64(seed: seed &* 100 &+ UInt64(count))
        let steps = Easing.stepped(
            Int.random(in: 1...3, using: &random), random.one(of: [.jumpStart, .jumpEnd, .jumpBoth, .start]))
        let other = random.isOnce(in: 3) ? steps : random.easing()
        var scene = random.scene(
            stretch: random.isOnce(in: 2)
                ? .edges(leading: steps, trailing: other) : .edges(leading: other, trailing: steps))
        scene.widths = (0..<count).map { _ in random.length(in: 20...300) }
        scene.labels = scene.widths.map { $0 / 2 }
        scene.direction = random.one(of: Direction.allCases)
        let timeline = Timeline(try scene.configuration())
        for page in 0..<count {
            let rest = try #require(try scene.layout(at: Double(page)).indicator)
            expectClose(
                timeline.indicator.played(at: Double(page) / Double(count - 1)), [rest.x, rest.width, rest.opacity],
                "seed \(seed), page \(page): \(scene)")
        }
    }

    /// Two tabs of 100, an indicator of 20. A millionth of the way behind the first page the leading edge is half way.
    @Test func `an edge that jumps at its start does so just behind the page`() throws {
        var scene = Scene(widths: [100, 100])
        scene.indicator = Indicator(
            width: .fixed(20), stretch: .edges(leading: .stepped(2, .jumpStart), trailing: .linear))
        let track = Timeline(try scene.configuration()).indicator
        #expect(track.prefix(3).map(\.offset) == [0, 1e-6, 1e-6])
        expectClose(track[0].width, 20)
        expectClose(track[1].width, 20)
        expectClose(track[2].width, 70, tolerance: 1e-3)
    }

    @Test func `one tab stands still from 0 to 1`() throws {
        var scene = Scene(widths: [90])
        scene.barWidth = 200
        let timeline = Timeline(try scene.configuration())
        #expect(timeline.indicator.map { [$0.offset, $0.x, $0.width] } == [[0, 0, 90], [1, 0, 90]])
        #expect(timeline.bar.map { [$0.offset, $0.scrollOffset] } == [[0, 0], [1, 0]])
        #expect(timeline.title(0).keyframes.map(\.style.fontSize) == [17, 17])
    }

    @Test func `ten thousand tabs`() throws {
        var random = SplitMix64(seed: 10_000)
        var scene = Scene(widths: (0..<10_000).map { _ in random.length(in: 20...300) })
        scene.indicator.stretch = .elastic
        scene.tolerance = 1
        let timeline = Timeline(try scene.configuration())
        // 1.4 units of travel for one of the way, in nine chords for the mean and thirteen for the longest.
        #expect(timeline.indicator.count < 15 * 10_000)
        let layout = try scene.layout(at: 0)
        let placement = try #require(layout.indicatorPlacement)
        for _ in 0..<2000 {
            let position = Double.random(in: 0...9999, using: &random)
            let place = placement.place(at: PagePosition(offset: .distance(.exactly(position)), pageWidth: 1)).segment
            let played = timeline.indicator.played(at: position / 9999)
            #expect(max(abs(played[0] - place.left), abs(played[1] - place.width)) <= 1.000001)
        }
        for index in [0, 1, 4999, 9998, 9999] {
            let peak = timeline.title(index).keyframes.filter { $0.style.fontSize == 17 }
            #expect(peak.map(\.offset) == [Double(index) / 9999])
        }
    }

    /// Colours light up in turn: two tabs of a list of three.
    @Test func `the colours of the indicator at the tabs`() throws {
        var scene = Scene(widths: [50, 60, 70])
        scene.indicator.colors = .alternating
        let keyframes = Timeline(try scene.configuration()).indicator
        #expect(keyframes.map(\.offset) == [0, 0.5, 1])
        #expect(keyframes.map(\.color) == scene.indicator.colors.list)
    }

    /// Where the strip only moves as far as it must, it depends on where it is.
    @Test func `the least moves start from where the strip stands`() throws {
        var scene = Scene(widths: [100, 100, 100, 100, 100, 100])
        scene.barWidth = 250
        scene.destination = .nearest
        let configuration = try scene.configuration()
        func offsets(from start: Double?) -> [Double] {
            let bar = Timeline(configuration, barOffset: start).bar
            return (0...5).map { bar.played(at: Double($0) / 5) }
        }
        expectClose(offsets(from: 150), [0, 100, 150, 150, 250, 350])
        expectClose(offsets(from: nil), [0, 0, 50, 150, 250, 350])
        for index in 0...5 {
            expectClose(try scene.layout(at: Double(index), barOffset: 150).bar.offset, offsets(from: 150)[index])
        }
    }
}
