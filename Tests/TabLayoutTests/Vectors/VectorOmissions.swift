@testable import TabLayout

/// Cases of other projects that belong to what the vectors are about, and that the product does not reproduce.
struct VectorOmission: Row {
    /// The project and the name of its test or of the rule.
    let name: String
    let cases: Int
    let reason: String
    /// Whether the reason still holds: true as long as the product answers something else, or nothing.
    let holds: @Sendable () -> Bool
}

extension VectorOmission {
    static let all =
        [
            VectorOmission(
                name: "web-platform-tests/wpt: steps2 start reverse", cases: 1,
                reason: "an animation runs forward only, and has no value before the first step when reversed to it"
            ) { Easing.stepped(2, .start).progress(at: 0) == 0.5 },
            VectorOmission(
                name: "web-platform-tests/wpt: invalid values of linear()", cases: 1,
                reason: "texts are refused by the parser of the service; the layout module takes stops, at least two"
            ) { PiecewiseLinear(stops: [.init(output: 0)]) == nil && PiecewiseLinear(stops: []) == nil },
            VectorOmission(
                name: "motiondivision/motion: animates through keyframes", cases: 1,
                reason: "a pager goes from one offset to another, never through a third"
            ) { (try? Scene().tap(0, 3))?.animation?.pager.count == 2 },
            VectorOmission(
                name: "motiondivision/motion: returns a default times array", cases: 1,
                reason: "the motion places keyframes, not their number: through unequal ways they are not even"
            ) {
                var scene = Scene(widths: [40, 160, 40, 90])
                scene.indicator.stretch = .elastic
                scene.indicator.path = .through
                let offsets = (try? scene.tap(0, 3))?.animation?.indicator.map(\.offset) ?? []
                return offsets.indices.contains { abs(offsets[$0] - Double($0) / Double(offsets.count - 1)) > 1e-6 }
            },
            VectorOmission(
                name: "web-platform-tests/wpt: color-mix(in oklab, …) of colours in Oklab", cases: 6,
                reason: "the colours are no sRGB colours of 8 bits: (0.1, 0.2, 0.3) is outside the gamut"
            ) { abs(Oklab(Oklab(lightness: 0.1, a: 0.2, b: 0.3).color(alpha: 255)).a - 0.2) > 0.001 },
            VectorOmission(
                name: "web-platform-tests/wpt: color-mix(in oklab, white 10%, blue) in Oklab", cases: 1,
                reason: "the mixture has a blue of 1.012: its sRGB channels are in a row of their own"
            ) {
                let mixture = Color(red: 255, green: 255, blue: 255)
                    .interpolated(to: Color(red: 0, green: 0, blue: 255), fraction: 0.9, in: .oklab)
                return abs(Oklab(mixture).b + 0.28) > 0.001
            },
            VectorOmission(
                name: "web-platform-tests/wpt, chromium/chromium: color mixtures of less than 100 % in sum", cases: 5,
                reason: "they weaken the alpha; an interpolation of opaque colours is opaque"
            ) {
                Color(red: 255, green: 0, blue: 0)
                    .interpolated(to: Color(red: 0, green: 255, blue: 0), fraction: 0.25).alpha == 255
            },
            VectorOmission(
                name: "chromium/chromium: Unpremultiply", cases: 2,
                reason: "a step of every interpolation, to be seen only in its results: (0.62, 0.26, 0.64) at alpha 0.6"
            ) {
                // 0.372/0.6 = 0.62 and so on: half way from transparent nothing is changed but the alpha.
                Color(red: 158, green: 66, blue: 163, alpha: 0)
                    .interpolated(to: Color(red: 158, green: 66, blue: 163), fraction: 0.6)
                    == Color(red: 158, green: 66, blue: 163, alpha: 153)
            },
            VectorOmission(
                name: "d3, culori, react-spring: colours of straight alpha", cases: 6,
                reason: "the product premultiplies, as CSS does; the rows of straightAlpha show the difference"
            ) { ColorVector.straightAlpha.count == 6 },
            VectorOmission(
                name: "pujiaxin33/JXSegmentedView: lengthenOffset", cases: 9,
                reason: "the creeping variant of worm is not among the stretches: at ½ worm stands where it started"
            ) { IndicatorMove.between([20, 100], [120, 180], .worm).place(at: 0.5).segment.left == 20 },
        ] + keys
}
