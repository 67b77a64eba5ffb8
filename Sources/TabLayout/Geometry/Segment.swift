/// A horizontal stretch of the strip.
///
/// Kept as an edge and a width, not as two edges: 23.333… + 60 − 23.333… is 60.00000000000001 in doubles.
public struct Segment: Sendable, Equatable {
    /// The left edge, from the left edge of the strip's content.
    public var left: Double
    /// The width, at least 0.
    public var width: Double

    /// A segment of this edge and width; a negative width is 0.
    public init(left: Double, width: Double) {
        self.left = left
        self.width = max(0, width)
    }

    /// The right edge.
    public var right: Double { left + width }

    /// The point half way between the edges.
    public var middle: Double { left + width / 2 }
}
