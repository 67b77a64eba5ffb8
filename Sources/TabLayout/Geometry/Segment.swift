/// A horizontal stretch of the strip.
///
/// It is kept by its left edge and its width, not by its edges: 23.3 + 60 − 23.3 is not 60 in doubles, and a width that
/// the caller gave is to come out as it went in.
public struct Segment: Sendable, Equatable {
    /// The left edge, from the left edge of the strip's content.
    public var left: Double
    /// The width, at least 0.
    public var width: Double

    /// A segment of this place and width; a negative width is raised to 0.
    public init(left: Double, width: Double) {
        self.left = left
        self.width = max(0, width)
    }

    /// The right edge.
    public var right: Double { left + width }

    /// The point half way between the edges.
    public var middle: Double { left + width / 2 }

    /// Whether another is at the same place, but for rounding errors.
    func isClose(to other: Segment) -> Bool {
        abs(left - other.left) <= Movement.stillness && abs(width - other.width) <= Movement.stillness
    }
}
