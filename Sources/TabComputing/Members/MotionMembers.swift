internal import JSON
internal import TabLayout

extension Motion {
    static let members: [Member<Motion>] = [
        Member("tap") { motion, codec in codec.alternative(&motion.tap) },
        Member("settle") { motion, codec in codec.alternative(&motion.settle) },
        Member("tolerance") { motion, codec in codec.number(&motion.tolerance) },
        Member("reduced") { motion, codec in codec.alternative(&motion.reduction) },
    ]
}

extension MotionReduction: Alternative {
    static func read(_ value: JSONValue, into reduction: inout MotionReduction, _ decoder: Decoder) {
        if let flag = value.boolean {
            reduction = flag ? .reduced : .none
        } else {
            decoder.read(value, into: &reduction, [Choice("both", .both)], or: ", true or false")
        }
    }

    func write(_ writer: JSONWriter) {
        switch self {
        case .none: writer.value(false)
        case .reduced: writer.value(true)
        case .both: writer.value("both")
        }
    }
}

extension Pacing: Alternative {
    static func read(_ value: JSONValue, into pacing: inout Pacing, _ decoder: Decoder) {
        PacingDraft.read(value, into: &pacing, decoder)
    }

    func write(_ writer: JSONWriter) {
        writer.object {
            switch self {
            case .timed(let timing):
                writer.member("duration", timing.duration.value)
                writer.key("easing")
                writer.write(timing.easing)
            case .spring(let spring):
                writer.key("easing")
                writer.object {
                    writer.key("spring")
                    writer.object {
                        // Any spring is one of unit mass.
                        writer.member("mass", 1)
                        writer.member("stiffness", spring.frequency * spring.frequency)
                        writer.member("damping", 2 * spring.dampingRatio * spring.frequency)
                        writer.member("velocity", spring.velocity)
                    }
                }
            }
        }
    }
}

/// A clock while it is being read: a duration and an easing, or a spring, which has a duration of its own.
struct PacingDraft {
    private var timing: Timing
    private var spring: Spring?

    private static let members: [Member<PacingDraft>] = [
        Member("duration") { value, draft, decoder in decoder.read(value, into: &draft.timing.duration) },
        Member("easing") { value, draft, decoder in
            if value.kind == .object {
                draft.spring = SpringDraft.read(value, decoder) ?? draft.spring
            } else {
                draft.spring = nil
                decoder.read(value, into: &draft.timing.easing, or: " or {\"spring\": {…}}")
            }
        },
    ]

    /// Reads a clock over the one that stands.
    static func read(_ value: JSONValue, into pacing: inout Pacing, _ decoder: Decoder) {
        var draft = PacingDraft(pacing)
        decoder.object(value, members, into: &draft)
        pacing = draft.spring.map { .spring($0) } ?? .timed(draft.timing)
    }

    private init(_ pacing: Pacing) {
        switch pacing {
        case .timed(let timing): self.timing = timing
        case .spring(let spring):
            timing = Timing(duration: 0, easing: .linear)
            self.spring = spring
        }
    }
}

/// A spring while it is being read, in any of its three forms.
struct SpringDraft {
    private var mass: Double?
    private var stiffness: Double?
    private var damping: Double?
    private var response: Double?
    private var dampingRatio: Double?
    private var duration: Double?
    private var bounce: Double?
    private var velocity = 0.0

    private static let members: [Member<SpringDraft>] = [
        Member("mass") { value, draft, decoder in draft.mass = decoder.positive(value, upTo: 1e12) },
        Member("stiffness") { value, draft, decoder in draft.stiffness = decoder.positive(value, upTo: 1e12) },
        Member("damping") { value, draft, decoder in draft.damping = decoder.positive(value, upTo: 1e12) },
        Member("response") { value, draft, decoder in draft.response = decoder.number(value, from: 1e-5, to: 1000) },
        Member("dampingRatio") { value, draft, decoder in
            draft.dampingRatio = decoder.number(value, from: 0.01, to: 1e5)
        },
        Member("duration") { value, draft, decoder in draft.duration = decoder.number(value, from: 1e-5, to: 1000) },
        Member("bounce") { value, draft, decoder in draft.bounce = decoder.number(value, from: -0.999, to: 0.99) },
        Member("velocity") { value, draft, decoder in
            draft.velocity = decoder.number(value, from: -1e6, to: 1e6) ?? 0
        },
    ]

    private struct Holder {
        var draft: (spring: SpringDraft, place: JSONValue)?
    }

    private static let holderMembers: [Member<Holder>] = [
        Member("spring") { value, holder, decoder in
            var spring = SpringDraft()
            decoder.object(value, members, into: &spring)
            holder.draft = (spring, value)
        }
    ]

    /// Reads `{"spring": {…}}`; nil, and a fault, when it makes no spring.
    static func read(_ value: JSONValue, _ decoder: Decoder) -> Spring? {
        var holder = Holder()
        let faults = decoder.faults.count
        decoder.object(value, holderMembers, into: &holder)
        guard decoder.faults.count == faults else { return nil }
        guard let (draft, place) = holder.draft else {
            decoder.reportMissing("spring", in: value, "an easing is a string, or an object with the member \"spring\"")
            return nil
        }
        return draft.spring(at: place, decoder)
    }

    private func spring(at place: JSONValue, _ decoder: Decoder) -> Spring? {
        let physical = mass != nil || stiffness != nil || damping != nil
        let responding = response != nil || dampingRatio != nil
        let bouncing = duration != nil || bounce != nil
        let spring: Spring?
        switch (physical, responding, bouncing) {
        case (_, false, false):
            // React Native's and wobble's defaults.
            spring = Spring(
                mass: mass ?? 1, stiffness: stiffness ?? 100, damping: damping ?? 10, velocity: velocity)
        case (false, true, false):
            spring = Spring(response: response ?? 0.5, dampingRatio: dampingRatio ?? 1, velocity: velocity)
        case (false, false, true):
            spring = Spring(duration: duration ?? 0.5, bounce: bounce ?? 0, velocity: velocity)
        default:
            decoder.report(
                place, .notAllowed,
                "a spring has mass, stiffness and damping, or response and dampingRatio, or duration and bounce")
            return nil
        }
        if spring == nil {
            decoder.report(
                place, .outOfRange,
                "this spring swings or creeps for too long: its damping ratio is from 0.01 to 100000, its frequency from 0.001 to a million radians a second"
            )
        }
        return spring
    }
}

extension Decoder {
    /// A number above 0 and at most `limit`; nil, and a fault, for anything else.
    func positive(_ value: JSONValue, upTo limit: Double) -> Double? {
        guard let number = value.number else {
            report(value, .wrongType, "expected a number")
            return nil
        }
        guard number > 0 && number <= limit else {
            report(value, .outOfRange, "expected a number above 0 and at most \(limit.plainText)")
            return nil
        }
        return number
    }

    /// A number between two bounds, both included; nil, and a fault, for anything else.
    func number(_ value: JSONValue, from lower: Double, to upper: Double) -> Double? {
        guard let number = value.number else {
            report(value, .wrongType, "expected a number")
            return nil
        }
        guard number >= lower && number <= upper else {
            report(value, .outOfRange, "expected a number from \(lower.plainText) to \(upper.plainText)")
            return nil
        }
        return number
    }
}

extension Double {
    /// The number as text, whole numbers without a point.
    var plainText: String {
        abs(self) < 1e15 && self == rounded() ? String(Int(self)) : description
    }
}
