internal import JSON
internal import TabLayout

/// What a picture is to show besides the bar: the members that stand beside those of every computing endpoint.
struct PreviewRequest {
    /// How many moments of a transition one film strip has.
    static let frameRange = 2...60

    private(set) var scheme = Scheme.light
    /// How many moments of the transition are drawn below each other; nil for one.
    private(set) var frames: Int?
    /// Whether the transition is played.
    private(set) var isAnimated = false

    private var framesPlace: JSONValue?
    private var animatePlace: JSONValue?

    /// Those of a picture that does not move.
    static let stripMembers: [Member<PreviewRequest>] = [
        Member("scheme") { value, draft, decoder in decoder.read(value, into: &draft.scheme, Scheme.choices) },
        Member("frames") { value, draft, decoder in
            draft.frames = decoder.integer(value, in: frameRange)
            draft.framesPlace = value
        },
    ]

    static let members: [Member<PreviewRequest>] =
        stripMembers + [
            Member("animate") { value, draft, decoder in
                decoder.read(value, into: &draft.isAnimated)
                draft.animatePlace = value
            }
        ]

    /// Reports members that make no sense together.
    func check(hasEvent: Bool, in document: JSONValue, _ decoder: Decoder) {
        if framesPlace != nil && !hasEvent {
            decoder.reportMissing("event", in: document, "frames show a transition, and a transition has an event")
        } else if isAnimated && !hasEvent {
            decoder.reportMissing(
                "event", in: document, "what is played is a transition, and a transition has an event")
        }
        if framesPlace != nil, isAnimated, let animatePlace {
            decoder.report(animatePlace, .notAllowed, "a picture has frames or is animated, not both")
        }
    }

    /// Reports that the style sheet of an animated picture would have too many keyframes.
    func reportTooManyKeyframes(_ decoder: Decoder) {
        guard let animatePlace else { return }
        decoder.report(
            animatePlace, .outOfRange,
            "in a style sheet the easing makes more than \(Animation.keyframeLimit) keyframes of the animation")
    }

    /// Reports that a film strip would hold too many titles.
    func reportTooLong(_ decoder: Decoder) {
        guard let framesPlace else { return }
        decoder.report(
            framesPlace, .outOfRange,
            "these frames hold more than \(PictureWriter.titleLimit) titles; ask for fewer frames")
    }
}
