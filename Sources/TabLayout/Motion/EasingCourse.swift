/// An easing cut into spans over which its progress only grows or only falls, for all the tracks that it is worked into.
///
/// A title among thousands moves in a small part of a long way, and nearly all of a spring's course passes it by. So the spans
/// are put together in runs, and a track leaves out a whole run that is on one side of where it moves.
public struct EasingCourse: Sendable {
    /// The easing.
    public let easing: Easing
    /// The spans from time 0 to 1, in order.
    let spans: [EasingSpan]
    /// All the spans, in order.
    let runs: [Run]

    /// Spans in sequence, and the least and the greatest progress in them.
    struct Run {
        var spans: Range<Int>
        var least = Double.infinity
        var greatest = -Double.infinity
    }

    /// How many spans a run has. Of 4000, the most that a spring has, a track looks at 63 runs and into a few of them.
    private static let runLength = 64

    /// The course of an easing. O(spans · log spans).
    public init(_ easing: Easing) {
        self.easing = easing
        spans = easing.spans
        var runs: [Run] = []
        for index in spans.indices {
            if index % Self.runLength == 0 { runs.append(Run(spans: index..<index)) }
            let (start, end) = (spans[index].startProgress, spans[index].endProgress)
            let last = runs.count - 1
            runs[last].spans = runs[last].spans.lowerBound..<(index + 1)
            runs[last].least = min(runs[last].least, min(start, end))
            runs[last].greatest = max(runs[last].greatest, max(start, end))
        }
        self.runs = runs
    }

    /// The progress at time 1.
    var end: Double { spans.last?.endProgress ?? 1 }

    /// The least progress, at some time from 0 to 1.
    var least: Double {
        var least = Double.infinity
        for index in runs.indices { least = min(least, runs[index].least) }
        return least
    }

    /// The greatest progress, likewise.
    var greatest: Double {
        var greatest = -Double.infinity
        for index in runs.indices { greatest = max(greatest, runs[index].greatest) }
        return greatest
    }
}
