/// The whole range of a pager as keyframes, for animations that a scroll position drives instead of time.
///
/// The offset of a keyframe is the scroll position as a fraction of the range: P/(n−1), 0 on the first page and 1 on the last.
/// What follows the drag is never further than the tolerance from the rules of the layout; what follows the selection jumps
/// half way between two pages, which is where the nearest page changes. With one tab, two keyframes hold the only place there
/// is; without tabs every track is empty.
public struct Timeline: Sendable {
    /// How far a track may be from the exact motion, in units of length.
    public let tolerance: Double
    /// The indicator; empty when there is none.
    public let indicator: [IndicatorKeyframe]
    /// The strip of titles.
    public let bar: [ScrollKeyframe]

    let configuration: Configuration
    private let colorKnots: ColorKnots

    /// The number of titles.
    public var count: Int { configuration.tabs.count }

    /// The timeline of a configuration. `barOffset` is where the strip stands, for destinations that depend on it.
    /// O(keyframes), which is in proportion to the number of tabs.
    public init(_ configuration: Configuration, barOffset: Double? = nil) {
        self.configuration = configuration
        colorKnots = ColorKnots(configuration.title)
        tolerance = configuration.motion.tolerance.value
        let strip = TabStrip(configuration)
        let mirror = Mirror(strip, direction: configuration.bar.direction)
        var bar = Self.barTrack(configuration, strip, barOffset.map(mirror.offset))
        // A title of the middle is passed whole, as are all between the first and the last.
        let title = strip.count > 0 ? Self.title(strip.count / 2, configuration, colorKnots).keyframes.count : 0
        let titles = title * strip.count
        let track = titles > Animation.keyframeLimit ? nil : Self.indicatorTrack(configuration)
        var indicator = track ?? []
        if mirror.isActive {
            for index in bar.indices { bar[index].scrollOffset = mirror.offset(bar[index].scrollOffset) }
            for index in indicator.indices {
                indicator[index].x = mirror.x(indicator[index].x, width: indicator[index].width)
            }
        }
        (self.bar, self.indicator) = (bar, indicator)
        isTooLong = track == nil || indicator.count + titles > Animation.keyframeLimit
    }

    /// Whether there would be more keyframes than `Animation.keyframeLimit`. Then not all tracks are made, and none is to be
    /// played.
    public let isTooLong: Bool

    /// The title of the tab at `index`. O(1).
    ///
    /// - Precondition: `index` is that of a tab.
    public func title(_ index: Int) -> TitleTrack { Self.title(index, configuration, colorKnots) }

    private static func title(_ index: Int, _ configuration: Configuration, _ colorKnots: ColorKnots) -> TitleTrack {
        let count = configuration.tabs.count
        let last = Double(count - 1)
        let knots: [EmphasisPath.Knot]
        if count == 1 {
            knots = [EmphasisPath.Knot(progress: 0, emphasis: 1), EmphasisPath.Knot(progress: 1, emphasis: 1)]
        } else if configuration.title.follow == .drag {
            knots = EmphasisPath.through(from: 0, to: last).knots(of: index)
        } else {
            knots = jumpingKnots(of: index, last: last)
        }
        return TitleTrack(index: index, knots: knots, title: configuration.title, colorKnots: colorKnots)
    }

    /// The emphasis of a title that follows the selection: all of it from half a page before its own to half a page behind.
    private static func jumpingKnots(of index: Int, last: Double) -> [EmphasisPath.Knot] {
        var knots = [EmphasisPath.Knot(progress: 0, emphasis: index == 0 ? 1 : 0)]
        for (corner, before, after) in [(Double(index) - 0.5, 0.0, 1.0), (Double(index) + 0.5, 1.0, 0.0)] {
            guard corner > 0, corner < last else { continue }
            knots.append(EmphasisPath.Knot(progress: corner / last, emphasis: before))
            knots.append(EmphasisPath.Knot(progress: corner / last, emphasis: after))
        }
        knots.append(EmphasisPath.Knot(progress: 1, emphasis: Double(index) == last ? 1 : 0))
        return knots
    }

    private static func barTrack(
        _ configuration: Configuration, _ strip: TabStrip, _ barOffset: Double?
    ) -> [ScrollKeyframe] {
        let scrolling = StripScrolling(strip: strip, bar: configuration.bar, current: barOffset, selected: nil)
        let follow: Follow = configuration.bar.follow.followsPosition ? .drag : .selection
        let offsets = offsets(count: strip.count, follow: follow)
        var track: [ScrollKeyframe] = []
        track.reserveCapacity(offsets.count)
        for place in offsets.indices {
            let page = place * strip.count / offsets.count
            track.append(ScrollKeyframe(offset: offsets[place], scrollOffset: scrolling.target(of: page)))
        }
        if configuration.bar.follow == .unclamped && strip.count > 1 { scrolling.addCorners(to: &track) }
        return track.withoutIdle
    }

    private static func indicatorTrack(_ configuration: Configuration) -> [IndicatorKeyframe]? {
        guard let placement = IndicatorPlacement(configuration) else { return [] }
        let count = placement.strip.count
        if placement.indicator.follow == .drag && count > 1 {
            var counts = KnotCounts(isKept: false)
            return IndicatorTrajectory(over: placement)
                .keyframes(tolerance: configuration.motion.tolerance.value, &counts)
        }
        let offsets = offsets(count: count, follow: .selection)
        var track: [IndicatorKeyframe] = []
        track.reserveCapacity(offsets.count)
        for place in offsets.indices {
            let page = place * count / offsets.count
            track.append(IndicatorKeyframe(offset: offsets[place], place: placement.restingPlace(on: page)))
        }
        return track
    }

    /// The offsets of a track of one keyframe a page, or for what follows the selection of two: where the page becomes the
    /// nearest, and where it ceases to be. Both ends of the track where there is a single page.
    private static func offsets(count: Int, follow: Follow) -> [Double] {
        if count == 1 { return [0, 1] }
        let last = Double(count - 1)
        var offsets: [Double] = []
        for index in 0..<count {
            switch follow {
            case .drag: offsets.append(Double(index) / last)
            case .selection:
                offsets.append(max(0, (Double(index) - 0.5) / last))
                offsets.append(min(1, (Double(index) + 0.5) / last))
            }
        }
        return offsets
    }
}
