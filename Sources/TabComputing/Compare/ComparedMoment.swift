internal import JSON
internal import TabLayout

/// What one preset makes of the moment that is compared.
///
/// A class, as a computation is not copied and moments stand in lists.
final class ComparedMoment {
    let computation: Computation
    let layout: Layout
    let animation: Animation?
    /// What the event leads to, where there is one.
    let transition: Transition?

    /// Computes it. Its animations, and a sample of them, may be too long; there is no transition where the animation of the
    /// layout alone is, or has more than `keyframes` keyframes.
    init?(_ computation: consuming Computation, keyframes: Int) {
        // The state was checked against the tabs when it was read.
        guard let layout = try? Layout(computation.configuration, at: computation.state) else { return nil }
        self.layout = layout
        animation = layout.animation
        let isTooLong = animation.map { $0.isTooLong || $0.keyframeCount > keyframes } ?? false
        transition = isTooLong ? nil : computation.computedTransition
        self.computation = computation
    }

    /// Reports that a sample has too many frames, if it has.
    func isSampleShortEnough(_ decoder: Decoder) -> Bool {
        transition.map { computation.isSampleShortEnough($0, decoder) } ?? true
    }

    /// Whether a single call would be refused for the length of an animation.
    var isTooLong: Bool { animation?.isTooLong ?? false || transition?.animation?.isTooLong ?? false }

    /// How many keyframes its animations have.
    var keyframeCount: Int { (animation?.keyframeCount ?? 0) + (transition?.animation?.keyframeCount ?? 0) }

    /// Writes what `/v1/layout` and, where there is an event, `/v1/transition` answer, into the object that was begun.
    func write(_ writer: JSONWriter) {
        writer.key("layout")
        writer.object { computation.write(layout, animation, writer) }
        guard let transition else { return }
        writer.key("transition")
        computation.write(transition, writer)
    }
}
