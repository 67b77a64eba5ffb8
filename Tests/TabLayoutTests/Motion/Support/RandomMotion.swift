import TabLayout

// Random settings of motions, for properties that hold for all of them.

extension SplitMix64 {
    /// Tabs of random widths, an indicator of a random stretch, colours and tolerance.
    mutating func scene(stretch: Stretch? = nil) -> Scene {
        var scene = Scene()
        let count = Int.random(in: 2...8, using: &self)
        scene.widths = (0..<count).map { _ in length(in: 20...300) }
        scene.labels = scene.widths.map { $0 * Double.random(in: 0.2...1, using: &self) }
        scene.barWidth = length(in: 100...900)
        scene.pageWidth = scene.barWidth
        scene.spacing = length(in: 0...30)
        scene.destination = one(of: [.center, .start, .end])
        scene.indicator = Indicator(
            width: one(of: [.tab, .label, .fixed(30), .ratio(0.6), .inset(6)]),
            colors: one(of: [.blue, .alternating]), stretch: stretch ?? self.stretch(),
            path: one(of: [.direct, .through]))
        // From 0.01 to 5, as often small as large.
        scene.tolerance = 0.01 * power(500, Double.random(in: 0...1, using: &self))
        // The progress of a second's linear animation is its time in seconds.
        scene.pacing = .timed(Timing(duration: 1000, easing: .linear))
        return scene
    }

    mutating func stretch() -> Stretch {
        switch Int.random(in: 0..<7, using: &self) {
        case 0: .linear
        case 1: .elastic
        case 2: .worm
        case 3: .fade
        case 4: .snap
        default: .edges(leading: easing(), trailing: easing())
        }
    }

    /// An easing of any kind.
    mutating func easing() -> Easing {
        switch Int.random(in: 0..<6, using: &self) {
        case 0: one(of: [.linear, .ease, .easeIn, .easeOut, .easeInOut])
        case 1:
            .stepped(
                Int.random(in: 2...20, using: &self), one(of: [.jumpStart, .jumpEnd, .jumpNone, .jumpBoth, .start]))
        case 2:
            .polyline(
                (0..<Int.random(in: 2...6, using: &self)).map { _ in
                    PiecewiseLinear.Stop(
                        output: Double.random(in: -0.3...1.3, using: &self),
                        start: isOnce(in: 2) ? nil : Double.random(in: -0.1...1.1, using: &self))
                })
        default: curve()
        }
    }

    /// A curve of which one in three overshoots and some are vertical somewhere.
    mutating func curve() -> Easing {
        let edges = [0.0, 1, 0.5]
        let (x1, x2) =
            isOnce(in: 4)
            ? (one(of: edges), one(of: edges))
            : (Double.random(in: 0...1, using: &self), Double.random(in: 0...1, using: &self))
        let reach = isOnce(in: 3) ? -1.0...2.0 : 0.0...1.0
        return .bezier(x1, Double.random(in: reach, using: &self), x2, Double.random(in: reach, using: &self))
    }

    /// Two different tabs.
    mutating func tabs(of scene: Scene) -> (Int, Int) {
        let origin = Int.random(in: 0..<scene.widths.count, using: &self)
        let step = Int.random(in: 1..<scene.widths.count, using: &self)
        return (origin, (origin + step) % scene.widths.count)
    }
}

extension IndicatorColors {
    static let blue = IndicatorColors(Color(red: 0, green: 0, blue: 255))
    static let alternating =
        IndicatorColors(
            [
                Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 128, blue: 0, alpha: 128),
                Color(red: 0, green: 0, blue: 255),
            ]) ?? .blue
}

/// A power of a number above 0 to an exponent from 0 to 1, to a millionth: by halving the exponent, as the tests import no
/// library of functions.
private func power(_ base: Double, _ exponent: Double) -> Double {
    var (result, root, rest) = (1.0, base, exponent)
    for _ in 0..<40 {
        root = root.squareRoot()
        rest *= 2
        if rest >= 1 {
            result *= root
            rest -= 1
        }
    }
    return result
}
