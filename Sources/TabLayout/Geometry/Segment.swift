/// A horizontal stretch of the strip, by its edges.
public struct Segment: Sendable, Equatable {
    /// The left edge, from the left edge of the strip's content.
    public var left: Double
    /// The right edge, never left of `left`.
    public var right: Double

    /// A segment between these edges; `right` is raised to `left` where it lies before it.
    public init(left: Double, right: Double) {
        self.left = left
        self.right = max(left, right)
    }

    /// The distance between the edges, at least 0.
    public var width: Double { right - left }

    /// The point half way between the edges.
    public var middle: Double { left + (right - left) / 2 }
}
