internal import JSON
internal import TabLayout

/// A value of an answer that presets may differ in.
enum ComparedValue {
    /// The answer has no such value: there is no indicator, or nothing moves.
    case none
    case number(Double)
    case easing(Easing)

    init(_ number: Double?) { self = number.map { .number($0) } ?? .none }
    init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .none }
    init(_ easing: Easing?) { self = easing.map { .easing($0) } ?? .none }

    /// How far apart two numbers may be that count as the same: more than rounding makes of lengths of a screen, and less
    /// than any screen shows.
    static let tolerance = 1e-6

    /// Whether a user would see the same.
    func isSame(as other: ComparedValue) -> Bool {
        switch (self, other) {
        case (.none, .none): true
        case (.number(let left), .number(let right)): left == right || abs(left - right) <= Self.tolerance
        case (.easing(let left), .easing(let right)): left == right
        default: false
        }
    }

    func write(_ writer: JSONWriter) {
        switch self {
        case .none: writer.null()
        case .number(let number): writer.value(number)
        case .easing(let easing): writer.write(easing)
        }
    }
}

/// The values by which presets are compared: where a bar is at a moment, and how it moves. How it looks is left out.
struct ComparedMember: Sendable {
    /// Where it stands in the entry of a preset.
    let pointer: StaticString
    let value: @Sendable (ComparedMoment) -> ComparedValue

    private init(_ pointer: StaticString, _ value: @escaping @Sendable (ComparedMoment) -> ComparedValue) {
        self.pointer = pointer
        self.value = value
    }

    static let ofLayout = [
        ComparedMember("/layout/selection/index") { .init($0.layout.selection.index) },
        ComparedMember("/layout/selection/position") { .init($0.layout.selection.position) },
        ComparedMember("/layout/bar/contentWidth") { .init($0.layout.bar.contentWidth) },
        ComparedMember("/layout/bar/offset") { .init($0.layout.bar.offset) },
        ComparedMember("/layout/indicator/x") { .init($0.layout.indicator?.x) },
        ComparedMember("/layout/indicator/width") { .init($0.layout.indicator?.width) },
        ComparedMember("/layout/animation/duration") { .init($0.animation?.timing.duration.value) },
        ComparedMember("/layout/animation/easing") { .init($0.animation?.timing.easing) },
    ]

    static let ofTransition = [
        ComparedMember("/transition/selection/index") { .init($0.transition?.selection.index) },
        ComparedMember("/transition/bar/contentWidth") { .init($0.transition?.end.bar.contentWidth) },
        ComparedMember("/transition/bar/offset") { .init($0.transition?.end.bar.offset) },
        ComparedMember("/transition/indicator/x") { .init($0.transition?.end.indicator?.x) },
        ComparedMember("/transition/indicator/width") { .init($0.transition?.end.indicator?.width) },
        ComparedMember("/transition/animation/duration") { .init($0.transition?.animation?.timing.duration.value) },
        ComparedMember("/transition/animation/easing") { .init($0.transition?.animation?.timing.easing) },
    ]
}
