/// The strip seen from the other side.
///
/// Everything is worked out from left to right. In right-to-left writing, positions that come in and go out are mirrored in
/// the strip's content: x′ = C − x − width, and a scroll offset is counted from the other end. An answer for right-to-left
/// writing is then by construction the mirror image of the one for left-to-right.
///
/// C − (C − x) need not be x in doubles. What stays where the caller says that it is drawn is therefore answered as the caller
/// said it: see `Layout.seen(_:)` and `Movement`.
struct Mirror {
    /// The width of the strip's content; nil where nothing is mirrored.
    private let contentWidth: Double?
    private let maxOffset: Double

    init(_ strip: borrowing TabStrip, direction: Direction) {
        contentWidth = direction == .rightToLeft ? strip.contentWidth : nil
        maxOffset = strip.maxOffset
    }

    /// Whether there is anything to be mirrored.
    var isActive: Bool { contentWidth != nil }

    /// The left edge, seen from the other side, of something that starts at `x`.
    func x(_ x: Double, width: Double) -> Double {
        contentWidth.map { $0 - x - width } ?? x
    }

    /// A segment, seen from the other side.
    func segment(_ segment: Segment) -> Segment {
        Segment(left: x(segment.left, width: segment.width), width: segment.width)
    }

    /// A scroll offset of the strip, seen from the other side.
    func offset(_ offset: Double) -> Double { isActive ? maxOffset - offset : offset }
}
