/// A step easing function (CSS Easing 2 §2.3): the progress stands still and jumps, `count` times over.
public struct Steps: Sendable, Equatable {
    /// Where the jumps are. CSS keeps `start` and `jump-start` apart when it writes them, and nowhere else.
    public enum Position: UInt8, Sendable, CaseIterable {
        /// The first jump is at the start.
        case jumpStart
        /// The last jump is at the end.
        case jumpEnd
        /// No jump at either end.
        case jumpNone
        /// A jump at both ends.
        case jumpBoth
        /// The older name of `jumpStart`.
        case start
    }

    /// The number of intervals in which the progress stands still.
    public let count: Int
    /// Where the jumps are.
    public let position: Position

    /// The greatest number of intervals accepted.
    public static let greatestCount = 1_000_000_000

    /// Steps of this number; nil when there are none, or fewer than two without a jump at either end.
    public init?(count: Int, position: Position = .jumpEnd) {
        guard count >= (position == .jumpNone ? 2 : 1), count <= Self.greatestCount else { return nil }
        self.count = count
        self.position = position
    }

    /// The number of jumps.
    public var jumps: Int {
        switch position {
        case .jumpStart, .jumpEnd, .start: count
        case .jumpNone: count - 1
        case .jumpBoth: count + 1
        }
    }

    /// The progress at `time`; at a jump, the value behind it.
    public func progress(at time: Double) -> Double {
        var step = (time * Double(count)).rounded(.down)
        switch position {
        case .jumpStart, .start, .jumpBoth: step += 1
        case .jumpEnd, .jumpNone: break
        }
        if time >= 0 && step < 0 { step = 0 }
        if time <= 1 && step > Double(jumps) { step = Double(jumps) }
        return step / Double(jumps)
    }
}
