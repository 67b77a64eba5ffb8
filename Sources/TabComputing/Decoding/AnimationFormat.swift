internal import JSON

/// The engine that an animation is written for.
enum AnimationFormat: Sendable, Equatable {
    /// Keyframes as numbers, for any engine.
    case numbers
    /// Keyframes that `element.animate()` of the Web Animations API takes as they are.
    case webAnimations
    /// A style sheet with `@keyframes` and a rule for each.
    case styleSheet
    /// Descriptions of `CAKeyframeAnimation`.
    case coreAnimation

    static let choices: [Choice<AnimationFormat>] = [
        Choice("numbers", .numbers), Choice("waapi", .webAnimations), Choice("css", .styleSheet),
        Choice("core-animation", .coreAnimation),
    ]
}

/// Which CSS properties move the indicator, and the tabs that an edit moves.
enum AnimatedProperties: Sendable, Equatable {
    case transformAndWidth
    case transform

    static let choices: [Choice<AnimatedProperties>] = [
        Choice("transform-width", .transformAndWidth), Choice("transform", .transform),
    ]
}

/// The form in which animations are answered: a format, and what is to be known of the page for it.
struct AnimationForm {
    var format: AnimationFormat = .numbers
    var properties: AnimatedProperties = .transformAndWidth
    /// What the names of the classes and of the keyframes in a style sheet start with.
    var prefix = "tab-layout"
    /// The argument of `animation-timeline` in a style sheet.
    var timeline = "scroll(nearest inline)"

    /// Where the format was given; nil where it was not.
    private(set) var place: JSONValue?

    /// The members that only some formats have, where they were given.
    private var extras: [(value: JSONValue, name: String, formats: [AnimationFormat])] = []

    static let members: [Member<AnimationForm>] = [
        Member("format") { value, form, decoder in
            decoder.read(value, into: &form.format, AnimationFormat.choices)
            form.place = value
        },
        Member("properties") { value, form, decoder in
            decoder.read(value, into: &form.properties, AnimatedProperties.choices)
            form.extras.append((value, "properties", [.webAnimations, .styleSheet]))
        },
        Member("prefix") { value, form, decoder in
            if let name = decoder.identifier(value) { form.prefix = name }
            form.extras.append((value, "prefix", [.styleSheet]))
        },
    ]

    static let scroller = Member<AnimationForm>("scroller") { value, form, decoder in
        if let timeline = decoder.scrollTimeline(value) { form.timeline = timeline }
        form.extras.append((value, "scroller", [.styleSheet]))
    }

    /// Reports the members that were given and that the format has no use for.
    func check(_ decoder: Decoder) {
        for extra in extras where !extra.formats.contains(format) {
            let names = AnimationFormat.choices.filter { choice in extra.formats.contains { $0 == choice.value } }
            decoder.report(
                extra.value, .notAllowed,
                "only the format \(names.map { $0.text.description }.listed) has \"\(extra.name)\"")
        }
    }
}
