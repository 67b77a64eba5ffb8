/// The emphases at which a title's colour needs keyframes between those of no and of full emphasis.
///
/// Whoever plays keyframes interpolates colours in sRGB. A colour that is interpolated in Oklab gets as many keyframes as keep
/// each of its channels within one level: chords between unrounded colours are off by less than a quarter of a level, so that
/// chords between some of their points are off by less than half of one, and rounding adds half a level at their ends.
struct ColorKnots {
    private let emphases: [Double]

    /// The number of knots between no and full emphasis.
    var count: Int { emphases.count }

    /// No knots.
    init() { emphases = [] }

    /// The knots of a title's colours; none for colours that are interpolated in sRGB. O(1), about a hundred interpolations.
    init(_ title: Title) {
        guard title.colorSpace == .oklab, title.normal.color != title.selected.color else {
            emphases = []
            return
        }
        let curve = ColorCurve(start: title.normal.color, end: title.selected.color)
        var samples = [curve.sample(at: 0)]
        curve.addSamples(to: &samples, upTo: curve.sample(at: 1), depth: 16)
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
        while end + 1 < samples.count {
            for index in start + 1...end
            where samples[index].distance(fromChord: samples[start], samples[end + 1]) > 0.2 {
                return end
            }
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
        /// Red, green and blue from 0 to 255, times the alpha from 0 to 1.
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        /// From 0 to 255.
        var alpha = 0.0

        /// The greatest distance, in levels, of a channel from where the chord between two other samples passes.
        func distance(fromChord first: Sample, _ last: Sample) -> Double {
            let share = (emphasis - first.emphasis) / (last.emphasis - first.emphasis)
            func distance(_ value: Double, _ start: Double, _ end: Double) -> Double {
                abs(value - (start + (end - start) * share))
            }
            return max(
                max(distance(red, first.red, last.red), distance(green, first.green, last.green)),
                max(distance(blue, first.blue, last.blue), distance(alpha, first.alpha, last.alpha)))
        }
    }

    func sample(at emphasis: Double) -> Sample {
        guard let (oklab, alpha) = Oklab.mixture(of: start, end, emphasis) else { return Sample(emphasis: emphasis) }
        let (red, green, blue) = oklab.channels
        let share = alpha / 255
        return Sample(emphasis: emphasis, red: red * share, green: green * share, blue: blue * share, alpha: alpha)
    }

    /// Adds samples behind the last one up to `last`, so close together that the chords between them are off by a twentieth of a
    /// level.
    func addSamples(to samples: inout [Sample], upTo last: Sample, depth: Int) {
        let first = samples[samples.count - 1]
        if depth == 0 || (depth <= 12 && isClose(first, last)) {
            samples.append(last)
        } else {
            let middle = sample(at: first.emphasis + (last.emphasis - first.emphasis) / 2)
            addSamples(to: &samples, upTo: middle, depth: depth - 1)
            addSamples(to: &samples, upTo: last, depth: depth - 1)
        }
    }

    private func isClose(_ first: Sample, _ last: Sample) -> Bool {
        for quarter in 1...3 {
            let emphasis = first.emphasis + (last.emphasis - first.emphasis) * 0.25 * Double(quarter)
            if sample(at: emphasis).distance(fromChord: first, last) > 0.05 { return false }
        }
        return true
    }
}
