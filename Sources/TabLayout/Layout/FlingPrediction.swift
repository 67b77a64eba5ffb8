/// A pager let go in motion, and the page that each rule sends it to.
///
/// Everything is logical: positions and velocities grow toward later tabs in both writing directions.
struct FlingPrediction {
    /// The position P of the pager in pages.
    let position: PagePosition
    /// The page that the gesture began on.
    let start: Int
    /// Units per millisecond.
    let velocity: Double
    /// Units per page.
    let pageWidth: Double
    /// Device pixels per unit.
    let pixelRatio: Double
    /// The number of pages, at least 1.
    let count: Int

    /// A fling of `count` pages; nil where there are none. Without a selection the gesture began on the nearest page.
    init?(
        position: PagePosition, start: Int?, velocity: Coordinate, pageWidth: PositiveLength, pixelRatio: PixelRatio?,
        count: Int
    ) {
        guard let nearest = position.nearestPage(of: count) else { return nil }
        self.position = position
        self.start = start ?? nearest
        self.velocity = velocity.value
        self.pageWidth = pageWidth.value
        self.pixelRatio = pixelRatio?.value ?? 1
        self.count = count
    }

    /// The page that the pager goes to under `rule`, one of 0…n−1. O(1), no allocation.
    func target(_ rule: FlingRule) -> Int {
        let page =
            switch rule {
            case .uiKit: uiKit
            case .viewPager: viewPager
            case .flutter: flutter
            case .vant: vant
            case .reactNative: reactNative
            case .projection: projection
            }
        return Int(clamp(page, 0, Double(count - 1)))
    }

    // MARK: The rules: pages as numbers, also beyond the ends

    /// UIKit slows a glide to 0.998 of its velocity each millisecond: what is left is v·0.998/(1 − 0.998) = 499·v units. A
    /// quotient that is infinite saturates, so that the sum is never NaN.
    private var restingPosition: Double {
        position.value + clamp(velocity / pageWidth * 499, -1e300, 1e300)
    }

    private var projection: Double { Self.round(restingPosition) }

    /// From page 1 at P = 1.6 no fling goes beyond 2, whether `start` is still 1 or, after a drag under `nearest`, 2. From
    /// a whole P it is a page either way.
    private var uiKit: Double {
        let page = clamp(projection, position.value.rounded(.up) - 1, position.value.rounded(.down) + 1)
        return clamp(page, Double(start) - 1, Double(start) + 1)
    }

    /// The page i is the earlier of the two in view. From it or an earlier one p ≥ 0.6 goes on to i + 1; from a later one
    /// p < 0.4 goes back to i.
    private var viewPager: Double {
        let page = position.value.rounded(.down)
        if distance * pageWidth > 25 + Self.slack && abs(velocity) > 0.4 { return velocity > 0 ? page + 1 : page }
        let part = position.value - page
        return part + (page >= Double(start) ? 0.4 : 0.6) + Self.slack >= 1 ? page + 1 : page
    }

    /// A velocity counts beyond 1/(0.05·r) units a second, 0.02/r a millisecond. Halves are rounded upward, so that from
    /// exactly on a page a fling moves toward later pages only, as in Flutter.
    private var flutter: Double {
        let isFast = abs(velocity) > 0.02 / pixelRatio
        return Self.round(position.value + (isFast ? (velocity > 0 ? 0.5 : -0.5) : 0))
    }

    /// The way that the finger has gone rules over the sign of the velocity.
    private var vant: Double {
        guard abs(velocity) > 0.25 || distance > 0.5 + Self.slack else { return Double(start) }
        return Double(start) + direction * (distance - Self.slack).rounded(.up)
    }

    /// As under `vant` the way of the finger rules over the sign of the velocity.
    private var reactNative: Double {
        abs(velocity) > 0.15 || distance > 1 / 1.75 + Self.slack ? Double(start) + direction : Double(start)
    }

    /// How far the pager is from where the gesture began, in pages.
    private var distance: Double { abs(position.value - Double(start)) }

    /// The way that the pager has gone: 1 to later pages, −1 to earlier ones, 0 when it is where it was.
    private var direction: Double {
        distance <= Self.slack ? 0 : position.value > Double(start) ? 1 : -1
    }

    /// The nearest whole number, halves upward.
    private static func round(_ value: Double) -> Double {
        let page = value.rounded(.down)
        return value - page >= 0.5 - slack ? page + 1 : page
    }

    /// Thresholds are met within a billionth: P = 4.6 lies 0.5999999999999996 beyond page 4.
    private static let slack = 1e-9
}

extension FlingPrediction {
    /// The nearest tab to `target` that is enabled, on the way that the fling goes; where none is left on it, the nearest on the
    /// way back, and where all are disabled the page that the gesture began on. O(n).
    ///
    /// A fling that comes back to the page that it began on goes the way of its velocity; without one, to later tabs.
    func enabled(from target: Int, among tabs: [Tab]) -> Int {
        let isForward = target == start ? velocity >= 0 : target > start
        let later = tabs.next(from: target, by: 1)
        let earlier = tabs.next(from: target, by: -1)
        return (isForward ? later ?? earlier : earlier ?? later) ?? start
    }
}

extension Layout {
    /// The page that a fling of this velocity leads to from here; nil when there are none.
    func flingTarget(_ velocity: Coordinate) -> Int? {
        let pager = configuration.pager
        let fling = FlingPrediction(
            position: position, start: state.selected, velocity: velocity, pageWidth: pager.pageWidth,
            pixelRatio: configuration.bar.pixelGrid?.ratio, count: configuration.tabs.count)
        guard let fling else { return nil }
        let target = fling.target(pager.fling)
        guard pager.skipDisabled else { return target }
        return fling.enabled(from: target, among: configuration.tabs)
    }
}
