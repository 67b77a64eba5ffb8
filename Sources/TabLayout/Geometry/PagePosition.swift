/// The scroll position of the pager, measured in pages: 1.25 is a quarter of the way from page 1 to page 2.
struct PagePosition: Sendable, Equatable {
    /// The position P; finite, and outside 0…n−1 while the pager is pulled beyond its ends.
    let value: Double

    /// The position of an offset in pages of `pageWidth`.
    ///
    /// An offset that is a whole number of pages but for a rounding error is exactly on that page: 0.3 divided by 0.1 is
    /// 2.9999999999999996, of which no part of page 2 is to be seen. A quotient too great for a double saturates at ±1e300, so
    /// that whatever is computed from it stays finite.
    init(offset: PagerOffset, pageWidth: PositiveLength) {
        switch offset {
        case .page(let page): value = Double(page)
        case .distance(let distance):
            let quotient = distance.value / pageWidth.value
            let page = quotient.rounded(.toNearestOrAwayFromZero)
            if abs(quotient - page) <= 1e-13 * max(1, abs(page)) {
                value = clamp(page, -1e300, 1e300)
            } else {
                value = clamp(quotient, -1e300, 1e300)
            }
        }
    }

    init(page: Int) { value = Double(page) }

    /// The nearest page, halves upward, within `count` pages; nil when there are none.
    func nearestPage(of count: Int) -> Int? {
        guard count > 0 else { return nil }
        // Not ⌊P + 0.5⌋: in doubles 0.49999999999999994 + 0.5 is 1. Below 0 the two differ, and both are clamped.
        return Int(clamp(value.rounded(.toNearestOrAwayFromZero), 0, Double(count - 1)))
    }

    /// The page that is selected when `selected` was, and stays so as long as the position is no further than `threshold`
    /// pages from it; else the nearest page of which that is true. A page that is exactly there is always selected.
    ///
    /// With less than one half there are positions too far from both their neighbours: on the way to one of them it is that
    /// one, whatever was selected, and of a pager whose velocity is not known the nearest. So that a page never takes turns
    /// with its neighbour while the pager stands still.
    func page(from selected: Int, within threshold: Fraction, velocity: Double, of count: Int) -> Int {
        let first = max((value - threshold.value).rounded(.up), value.rounded(.down))
        let last = min((value + threshold.value).rounded(.down), value.rounded(.up))
        let page: Double
        if first <= last {
            page = clamp(Double(selected), first, last)
        } else {
            page = velocity > 0 ? first : velocity < 0 ? last : value.rounded(.toNearestOrAwayFromZero)
        }
        return Int(clamp(page, 0, Double(count - 1)))
    }

    /// The position kept within the pages 0…`count`−1; 0 when there are none.
    func clamped(to count: Int) -> Double {
        count > 0 ? clamp(value, 0, Double(count - 1)) : 0
    }
}

extension PagerOffset {
    /// The distance from the first page, in units.
    public func distance(pageWidth: PositiveLength) -> Double {
        switch self {
        case .page(let page): Double(page) * pageWidth.value
        case .distance(let distance): distance.value
        }
    }
}
