/// The form in which animations are answered.
enum AnimationFormat: Sendable, Equatable {
    /// Keyframes as numbers, for any engine.
    case numbers

    static let choices: [Choice<AnimationFormat>] = [
        Choice("numbers", .numbers), Choice("waapi", nil), Choice("css", nil), Choice("core-animation", nil),
    ]
}
