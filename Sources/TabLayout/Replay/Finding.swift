/// Something in a recording that a user would see as a fault.
public struct Finding: Sendable, Equatable {
    /// What kind of fault it is.
    public enum Code: Sendable, Equatable, CaseIterable {
        /// Something stands elsewhere than where the frame before left it, and neither the pager nor an animation took it
        /// there.
        case jump
        /// The strip moves against a gesture that moves one way.
        case backScroll
        /// The strip is said to stand where it cannot.
        case stripOutOfBounds
        /// Everything is at rest, and the indicator is not where the rules put it on the selected tab.
        case indicatorOffSelection
    }

    /// What a finding is about.
    public enum Subject: Sendable, Equatable, CaseIterable {
        /// The strip of titles.
        case bar
        /// The indicator.
        case indicator
    }

    /// The index of the sample.
    public var sample: Int
    /// The kind.
    public var code: Code
    /// The thing that stands wrong.
    public var subject: Subject
    /// A jump: where it was left. Back-scroll: the farthest that the gesture had taken it. Otherwise: where it stands.
    public var from: Double
    /// A jump, back-scroll: where it stands. Otherwise: where it should.
    public var to: Double
    /// How far that is, more than 0: for an indicator the farther of its two edges.
    public var distance: Double
}
