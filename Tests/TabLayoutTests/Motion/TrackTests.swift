import Testing

@testable import TabLayout

/// The tracks beside the indicator's: the strip, the pager and the titles.
struct TrackTests {
    @Test(arguments: [UInt64](1...20))
    func `strip, pager and titles are exact at every progress`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<10 {
            let scene = random.scene()
            let (origin, target) = random.tabs(of: scene)
            let transition = try scene.tap(origin, target)
            let animation = try #require(transition.animation)
            for step in 0...100 {
                let progress = Double(step) / 100
                let frame = transition.frame(at: progress * 1000)
                if !animation.bar.isEmpty { expectClose(animation.bar.played(at: progress), frame.barOffset) }
                if !animation.pager.isEmpty { expectClose(animation.pager.played(at: progress), frame.pagerOffset) }
                var moving: [Int] = []
                transition.forEachMovingTitle(at: progress) { index, style in
                    moving.append(index)
                    let track = animation.titles.first { $0.index == index }
                    expectClose(
                        track?.played(at: progress) ?? [], [style.fontSize, style.fontWeight, style.scale],
                        "seed \(seed): title \(index) at \(progress)")
                }
                #expect(moving == animation.titles.map(\.index), "seed \(seed)")
            }
        }
    }

    /// Under `through` each title passed lights up in turn; under `direct` only both ends change.
    @Test func `the titles on the way`() throws {
        var scene = Scene()
        #expect(try scene.tap(1, 4).animation?.titles.map(\.index) == [1, 4])
        scene.indicator.path = .through
        let animation = try #require(try scene.tap(4, 1).animation)
        #expect(animation.titles.map(\.index) == [1, 2, 3, 4])
        #expect(animation.titles[1].keyframes.map(\.style.fontSize) == [15, 15, 17, 15])
        expectClose(animation.titles[1].keyframes.map(\.offset), [0, 1.0 / 3, 2.0 / 3, 1], "the offsets")
    }

    struct Pair: Row {
        let name: String
        let normal: Color
        let selected: Color
    }

    static let pairs = [
        Pair(
            name: "black to white", normal: Color(red: 0, green: 0, blue: 0),
            selected: Color(red: 255, green: 255, blue: 255)),
        Pair(
            name: "blue to yellow", normal: Color(red: 0, green: 0, blue: 255),
            selected: Color(red: 255, green: 255, blue: 0)),
        Pair(
            name: "red to green", normal: Color(red: 255, green: 0, blue: 0),
            selected: Color(red: 0, green: 255, blue: 0)),
        Pair(
            name: "blue to magenta", normal: Color(red: 0, green: 0, blue: 255),
            selected: Color(red: 255, green: 0, blue: 255)),
        Pair(
            name: "a near pair", normal: Color(red: 40, green: 41, blue: 42),
            selected: Color(red: 50, green: 40, blue: 41)),
        Pair(
            name: "translucent", normal: Color(red: 255, green: 0, blue: 0, alpha: 128),
            selected: Color(red: 0, green: 0, blue: 255, alpha: 255)),
    ]

    /// Players interpolate in sRGB; the keyframes of a colour that is interpolated in Oklab keep them within a level.
    @Test(arguments: pairs, [IndicatorPath.direct, .through])
    func `colours in Oklab are within one level`(_ row: Pair, _ path: IndicatorPath) throws {
        var scene = Scene()
        scene.indicator.path = path
        scene.title.normal.color = row.normal
        scene.title.selected.color = row.selected
        scene.title.colorSpace = .oklab
        scene.pacing = .timed(Timing(duration: 1000, easing: .linear))
        let transition = try scene.tap(0, 3)
        let tracks = try #require(transition.animation).titles
        var worst = (distance: 0, progress: 0.0)
        for step in 0...4000 {
            let progress = Double(step) / 4000
            transition.forEachMovingTitle(at: progress) { index, style in
                guard let track = tracks.first(where: { $0.index == index }) else { return }
                let played = track.color(at: progress)
                let distance = zip(channels(played), channels(style.color)).map { abs($0 - $1) }.max() ?? 0
                if distance > worst.distance { worst = (distance, progress) }
            }
        }
        #expect(worst.distance <= 1, "off by \(worst.distance) levels at \(worst.progress)")
    }

    /// From `#4605fb51` to `#e6da5c` the straight way on in Oklab is 17 levels from where players of keyframes go on to.
    @Test func `a colour in Oklab goes on as its keyframes do`() throws {
        var scene = Scene()
        scene.title.normal.color = Color(0x4605_fb51)
        scene.title.selected.color = Color(0xe6da_5cff)
        scene.title.colorSpace = .oklab
        try expectFramesToGoOn(of: scene, from: 0, to: 3, "the pair")
    }

    @Test(arguments: [UInt64](1...20))
    func `titles go on as their keyframes do beyond their way`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        for _ in 0..<5 {
            var scene = random.scene()
            scene.title.colorSpace = random.one(of: ColorSpace.allCases)
            scene.title.follow = random.one(of: Follow.allCases)
            scene.title.animated = true
            scene.title.normal.color = Color(UInt32.random(in: 0...UInt32.max, using: &random))
            scene.title.selected.color = Color(UInt32.random(in: 0...UInt32.max, using: &random))
            let (origin, target) = random.tabs(of: scene)
            try expectFramesToGoOn(of: scene, from: origin, to: target, "seed \(seed)")
        }
    }

    private func expectFramesToGoOn(of scene: Scene, from origin: Int, to target: Int, _ place: String) throws {
        var scene = scene
        scene.pacing = .timed(Timing(duration: 1000, easing: .bezier(0.34, -0.6, 0.64, 1.56)))
        let transition = try scene.tap(origin, target)
        let tracks = try #require(transition.animation).titles
        var beyond = 0
        for step in 1..<100 {
            let progress = transition.frame(at: Double(step) * 10).progress
            if (0...1).contains(progress) { continue }
            beyond += 1
            transition.forEachMovingTitle(at: progress) { index, style in
                guard let keyframes = tracks.first(where: { $0.index == index })?.keyframes else { return }
                let ends = progress < 0 ? Array(keyframes.prefix(2)) : Array(keyframes.suffix(2))
                let share = (progress - ends[0].offset) / (ends[1].offset - ends[0].offset)
                let first = ends[0].style
                let last = ends[1].style
                let played = first.color.interpolated(to: last.color, fraction: share)
                let distance = zip(channels(played), channels(style.color)).map { abs($0 - $1) }.max() ?? 0
                // From which of its ends a line is measured is a matter of rounding.
                #expect(distance <= 1, "\(place): title \(index) is \(style.color) at \(progress), not \(played)")
                expectClose(max(0, first.fontSize + (last.fontSize - first.fontSize) * share), style.fontSize, place)
            }
        }
        #expect(beyond > 10)
    }

    private func channels(_ color: Color) -> [Int] {
        [color.red, color.green, color.blue, color.alpha].map(Int.init)
    }
}
