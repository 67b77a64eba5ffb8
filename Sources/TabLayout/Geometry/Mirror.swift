/// The strip seen from right to left.
///
/// Everything is worked out from left to right. For right-to-left writing the places that come in and go out are mirrored in
/// the strip's content: x′ = C − x − width, and a scroll offset is counted from the other end. So that an answer for
/// right-to-left writing is by construction the mirror image of the one for left-to-right.
///
/// A place that came in goes out as it was given: C − (C − x) need not be x in doubles, and an animation is to start exactly
/// where the caller says that things are drawn.
struct Mirror {
    /// The width of the strip's content; nil where nothing is mirrored.
    private let contentWidth: Double?
    private let maxOffset: Double
    /// The places that came in, and the same seen from left to right.
    private let given: Places
    let logical: Places

    /// Where a state says that things are drawn.
    struct Places {
        /// Where the strip stands; nil for the target of the selection.
        var barOffset: Coordinate?
        /// Where an interrupted indicator is; nil for where the rules put it.
        var indicator: IndicatorExtent?
    }

    init(_ strip: borrowing TabStrip, direction: Direction) {
        self.init(strip, direction: direction, given: Places())
    }

    /// A mirror that knows the places of a state.
    init(_ strip: borrowing TabStrip, direction: Direction, given places: Places) {
        maxOffset = strip.maxOffset
        given = places
        guard direction == .rightToLeft else {
            contentWidth = nil
            logical = places
            return
        }
        let (content, end) = (strip.contentWidth, strip.maxOffset)
        contentWidth = content
        logical = Places(
            barOffset: places.barOffset.flatMap { Coordinate(end - $0.value) },
            indicator: places.indicator.flatMap { extent in
                Coordinate(content - extent.x.value - extent.width.value).map {
                    IndicatorExtent(x: $0, width: extent.width)
                }
            })
    }

    /// Whether there is anything to be mirrored.
    var isActive: Bool { contentWidth != nil }

    /// The left edge, seen from the other side, of something that starts at `x`.
    func x(_ x: Double, width: Double) -> Double {
        contentWidth.map { $0 - x - width } ?? x
    }

    /// The left edge of the indicator, seen from the other side.
    private func indicatorX(_ x: Double, width: Double) -> Double {
        if let given = given.indicator, let logical = logical.indicator, logical.x.value == x,
            logical.width.value == width
        {
            return given.x.value
        }
        return self.x(x, width: width)
    }

    /// A place of the indicator, seen from the other side.
    func place(_ place: IndicatorPlace) -> IndicatorPlace {
        guard isActive else { return place }
        var mirrored = place
        mirrored.segment.left = indicatorX(place.segment.left, width: place.segment.width)
        return mirrored
    }

    /// A scroll offset of the strip, seen from the other side.
    func offset(_ offset: Double) -> Double {
        guard isActive else { return offset }
        if let given = given.barOffset, logical.barOffset?.value == offset { return given.value }
        return maxOffset - offset
    }

    /// Keyframes of the indicator, seen from the other side.
    func track(_ keyframes: [IndicatorKeyframe]) -> [IndicatorKeyframe] {
        guard isActive else { return keyframes }
        var mirrored = keyframes
        for index in keyframes.indices {
            mirrored[index].x = indicatorX(keyframes[index].x, width: keyframes[index].width)
        }
        return mirrored
    }

    /// Keyframes of the strip, seen from the other side.
    func track(_ keyframes: [ScrollKeyframe]) -> [ScrollKeyframe] {
        guard isActive else { return keyframes }
        var mirrored = keyframes
        for index in keyframes.indices { mirrored[index].scrollOffset = offset(keyframes[index].scrollOffset) }
        return mirrored
    }
}
