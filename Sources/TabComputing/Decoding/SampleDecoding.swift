internal import JSON
internal import TabLayout

/// At which moments a transition is to be evaluated.
enum Sample {
    /// The most moments of one request.
    static let limit = 10_000

    /// At these times, in milliseconds from the start. The array is one of numbers in range.
    case times(JSONValue)
    /// So many times a second, and once at the end.
    case framesPerSecond(Double, JSONValue)

    /// The most looks of titles and places of tabs in all frames of one answer together.
    private static let partLimit = 100_000

    /// Whether a transition has at these moments no more frames, titles and tabs than an answer may hold; else a fault.
    func isWithinLimit(for transition: Transition, _ decoder: Decoder) -> Bool {
        let frames: Int
        let place: JSONValue
        switch self {
        case .times(let times): (frames, place) = (times.count, times)
        case .framesPerSecond(let rate, let value):
            place = value
            let times = SampleTimes(duration: transition.duration, framesPerSecond: rate, limit: Self.limit)
            guard let times else {
                decoder.report(
                    value, .outOfRange, "this rate makes more than \(Self.limit) frames of the animation's duration")
                return false
            }
            frames = times.count
        }
        guard frames * (transition.movingTitleCount + transition.movingTabCount) <= Self.partLimit else {
            decoder.report(
                place, .outOfRange,
                "these frames hold more than \(Self.partLimit) moving titles and tabs; ask for fewer frames")
            return false
        }
        return true
    }
}

extension Decoder {
    private struct SampleDraft {
        var sample: Sample?
    }

    private static let sampleMembers: [Member<SampleDraft>] = [
        Member("times") { value, draft, decoder in
            guard value.kind == .array else {
                return decoder.report(value, .wrongType, "expected an array of milliseconds")
            }
            guard value.count <= Sample.limit else {
                return decoder.report(value, .outOfRange, "expected at most \(Sample.limit) times")
            }
            value.forEachElement { _ = decoder.quantity($0, Milliseconds.self) }
            draft.sample = .times(value)
        },
        Member("fps") { value, draft, decoder in
            guard let rate = value.number else { return decoder.report(value, .wrongType, "expected a number") }
            guard rate >= 0.001 && rate <= 1000 else {
                return decoder.report(value, .outOfRange, "expected a number from 0.001 to 1000")
            }
            draft.sample = .framesPerSecond(rate, value)
        },
    ]

    /// The moments asked for; nil, and a fault, when they make no sense.
    func sample(_ value: JSONValue) -> Sample? {
        var draft = SampleDraft()
        oneMember(value, Self.sampleMembers, into: &draft)
        return draft.sample
    }
}
