/// The emphases at which a title's colour needs keyframes between those of no and of full emphasis.
///
/// Whoever plays keyframes interpolates colours in sRGB. A colour that is interpolated in Oklab gets as many keyframes as keep
/// each of its channels within one level: chords between unrounded colours are off by less than a quarter of a level, so that
/// chords between some of their points are off by less than half of one, and rounding adds half a level at their ends.
struct ColorKnots {
    private let emphases: [Double]

    /// The number of knots between no and full emphasis.
    var count: Int { emphases.count }

    /// The knots of a title's colours; none for colours that are interpolated in sRGB. O(1), about a hundred interpolations.
    init(_ title: Title) {
        guard title.colorSpace == .oklab, title.normal.color != title.selected.color else {
            emphases = []
            return
        }
        let curve = ColorCurve(start: title.normal.color, end: title.selected.color)
        var samples = [curve.sample(at: 0)]
        curve.forEachSample(from: samples[0], to: curve.sample(at: 1), depth: 16) { samples.append($0) }
        var knots: [Double] = []
        var start = 0
        while true {
            start = Self.farthest(from: start, samples)
            guard start < samples.count - 1 else { break }
            knots.append(samples[start].emphasis)
        }
        emphases = knots
    }

    /// The last sample to which a chord from `start` passes all samples between within a fifth of a level.
    private static func farthest(from start: Int, _ samples: [ColorCurve.Sample]) -> Int {
        var end = start + 1
        while end + 1 < samples.count,
            (start + 1...end).allSatisfy({ samples[$0].distance(fromChord: samples[start], samples[end + 1]) <= 0.2 })
        {
            end += 1
        }
        return end
    }

    /// Calls `body` with the knots strictly between two emphases, in the order from the first to the second.
    func forEach(from start: Double, to end: Double, _ body: (Double) -> Void) {
        if start <= end {
            for emphasis in emphases where emphasis > start && emphasis < end { body(emphasis) }
        } else {
            for emphasis in emphases.reversed() where emphasis < start && emphasis > end { body(emphasis) }
        }
    }
}

/// A colour on its way through Oklab, as sRGB channels that are not rounded.
private struct ColorCurve {
    let start: Color
    let end: Color

    struct Sample {
        var emphasis: Double
        /// Red, green and blue from 0 to 255, times the alpha from 0 to 1; and the alpha from 0 to 255.
        var channels: SIMD4<Double>

        /// The greatest distance, in levels, of a channel from where the chord between two other samples passes.
        func distance(fromChord first: Sample, _ last: Sample) -> Double {
            let share = (emphasis - first.emphasis) / (last.emphasis - first.emphasis)
            let difference = channels - (first.channels + (last.channels - first.channels) * share)
            return max(difference.max(), -difference.min())
        }
    }

    func sample(at emphasis: Double) -> Sample {
        guard let (oklab, alpha) = Oklab.mixture(of: start, end, emphasis) else {
            return Sample(emphasis: emphasis, channels: .zero)
        }
        let (red, green, blue) = oklab.channels
        let share = alpha / 255
        return Sample(emphasis: emphasis, channels: SIMD4(red * share, green * share, blue * share, alpha))
    }

    /// Calls `body` with samples behind `first` up to `last`, so close together that the chords between them are off by a
    /// twentieth of a level.
    func forEachSample(from first: Sample, to last: Sample, depth: Int, _ body: (Sample) -> Void) {
        let span = last.emphasis - first.emphasis
        let isClose =
            depth <= 12
            && [0.25, 0.5, 0.75].allSatisfy {
                sample(at: first.emphasis + span * $0).distance(fromChord: first, last) <= 0.05
            }
        if depth == 0 || isClose {
            body(last)
        } else {
            let middle = sample(at: first.emphasis + span / 2)
            forEachSample(from: first, to: middle, depth: depth - 1, body)
            forEachSample(from: middle, to: last, depth: depth - 1, body)
        }
    }
}
