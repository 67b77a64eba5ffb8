/// A state of a recording: what it says, and what it leaves out.
public struct SampleState: Sendable, Equatable {
    /// The members of a state that go on from the moment before where they are left out.
    public struct Members: OptionSet, Sendable {
        /// A bit for each member.
        public let rawValue: UInt8

        /// The members of these bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Left out, the pager stands on the selected page.
        public static let offset = Members(rawValue: 1)
        /// Left out, it is the selection of the answer before.
        public static let selected = Members(rawValue: 2)
        /// Left out, the strip is where it was left; under `StripFollow.distance` where the gesture began.
        public static let barOffset = Members(rawValue: 4)
        /// Left out, the indicator is where it was left.
        public static let indicator = Members(rawValue: 8)
        /// Left out, the same tab has the focus as before.
        public static let focused = Members(rawValue: 16)
        /// Left out, the titles are where they were left.
        public static let titles = Members(rawValue: 32)
        /// All of them.
        public static let all: Members = [.offset, .selected, .barOffset, .indicator, .focused, .titles]
    }

    /// The state; its members in `omitted` mean nothing.
    public var state: ScrollState
    /// What is left out.
    public var omitted: Members

    /// A sample of these values.
    public init(_ state: ScrollState, omitted: Members) {
        self.state = state
        self.omitted = omitted
    }
}
