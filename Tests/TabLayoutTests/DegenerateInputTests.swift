import TabLayout
import Testing

/// Input at the edge of what is allowed: every answer is finite, and no width is negative.
struct DegenerateInputTests {
    struct Case: Row {
        let name: String
        let parts: Parts
    }

    static let cases: [Case] = [
        Case(name: "no tabs", parts: Parts(tabs: 0)),
        Case(name: "no tabs, inset beyond the viewport", parts: Parts(tabs: 0).changed { $0.bar.insets.leading = 1e7 }),
        Case(name: "one tab", parts: Parts(tabs: 1)),
        Case(
            name: "one tab wider than the viewport",
            parts: Parts(.titles, tabs: 1).changed { $0.bar.sizing = .fixed(width: 1e7) }),
        Case(name: "no width at all", parts: Parts(.titles, tabs: 5).changed { $0.bar.sizing = .fixed(width: 0) }),
        Case(
            name: "nothing of a share",
            parts: Parts(.segmented, tabs: 5).changed { $0.bar.sizing = .compact(fraction: 0) }),
        Case(name: "a viewport of next to nothing", parts: Parts(tabs: 3).changed { $0.bar.width = .least }),
        Case(
            name: "tabs on a viewport of next to nothing",
            parts: Parts(.titles, tabs: 3).changed { $0.bar.width = .least }),
        Case(name: "pages of next to nothing", parts: Parts(tabs: 3).changed { $0.pager.pageWidth = .least }),
        Case(name: "pages of ten million", parts: Parts(tabs: 3).changed { $0.pager.pageWidth = 1e7 }),
        Case(
            name: "insets greater than the viewport",
            parts: Parts(tabs: 4).changed { $0.bar.insets = Insets(leading: 1e7, trailing: 1e7) }),
        Case(name: "spacing greater than the viewport", parts: Parts(tabs: 4).changed { $0.bar.spacing = 1e7 }),
        Case(
            name: "everything as large as it may be",
            parts: Parts(.titles, tabs: 4).changed {
                $0.bar = Bar(
                    width: 1e7, height: 1e7, spacing: 1e7, insets: Insets(leading: 1e7, trailing: 1e7),
                    sizing: .fixed(width: 1e7))
                $0.indicator = Indicator(width: .ratio(100), height: 1e7, inset: 1e7)
                $0.pager.pageWidth = 1e7
                $0.motion.tap.timed.duration = 1e7
            }),
        Case(
            name: "an indicator inset beyond its tab",
            parts: Parts(tabs: 3).changed { $0.indicator?.width = .inset(1e7) }),
        Case(
            name: "an indicator of no part of its tab",
            parts: Parts(tabs: 3).changed { $0.indicator?.width = .ratio(0) }),
        Case(name: "ten thousand tabs in equal shares", parts: Parts(tabs: 10_000)),
        Case(
            name: "ten thousand tabs that scroll",
            parts: Parts.scrolling.changed {
                $0.tabs = Array(repeating: Tab(width: 1e7), count: 10_000)
            }),
        Case(name: "ten thousand compact tabs", parts: Parts(.segmented, tabs: 10_000)),
    ]

    static let offsets: [Double] = [
        0, -0.0, .leastNonzeroMagnitude, 1e-300, 0.5, -100, 1e7, 1e300, -1e300, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude,
    ]

    @Test(arguments: cases)
    func `every layout is finite`(_ row: Case) throws {
        for follow in Follow.allCases {
            for overscroll in Overscroll.allCases {
                var parts = row.parts
                parts.follow = follow
                parts.pager.overscroll = overscroll
                for state in Self.states(count: parts.tabs.count) {
                    let faults = try parts.layout(at: state).faults
                    try #require(faults.isEmpty, "follows \(follow), \(overscroll) past the ends: \(state)")
                }
            }
        }
    }

    @Test(arguments: cases)
    func `every transition and its frames are finite`(_ row: Case) throws {
        let curve = try #require(CubicBezier(x1: 0.2, y1: -1e6, x2: 0.8, y2: 1e6))
        for follow in Follow.allCases {
            var parts = row.parts
            parts.follow = follow
            parts.motion.tap.timed.easing = .cubicBezier(curve)
            parts.motion.settle.timed.easing = .cubicBezier(curve)
            let last = parts.tabs.count - 1
            for event in last < 0 ? [Event.settle] : [.settle, .tap(0), .tap(last)] {
                for state in Self.states(count: parts.tabs.count) {
                    let transition = try parts.transition(event, from: state)
                    var faults = transition.end.faults + (transition.animation?.faults ?? [])
                    for part in [0, 0.1, 0.5, 0.9, 1] {
                        faults += transition.frame(at: part * transition.duration).faults
                    }
                    try #require(faults.isEmpty, "follows \(follow), \(event): \(state)")
                }
            }
        }
    }

    /// States that say little and states that say wild things, at every offset and in every phase.
    private static func states(count: Int) -> [ScrollState] {
        var states: [ScrollState] = []
        // A strip of 10 000 own widths is laid out anew for each state, so it gets fewer of them.
        let isLarge = count > 100
        for offset in isLarge ? [1e300, -.greatestFiniteMagnitude] : offsets {
            for phase in isLarge ? [.dragging, .programmatic] : ScrollPhase.allCases {
                for selected in count == 0 ? [nil] : [nil, 0, count - 1] {
                    let state = ScrollState(offset: .distance(.of(offset)), phase: phase, selected: selected)
                    states.append(state)
                    states.append(
                        state.drawn(strip: .greatestFiniteMagnitude, x: -.greatestFiniteMagnitude, width: 1e7))
                    states.append(state.drawn(strip: -1e300, x: 1e300, width: 0))
                }
            }
        }
        return states
    }
}

extension ScrollState {
    fileprivate func drawn(strip: Double, x: Double, width: Double) -> ScrollState {
        var state = self
        state.barOffset = .of(strip)
        state.indicator = .of(x, width)
        return state
    }
}

extension PositiveLength {
    /// The smallest length there is: a subnormal double, with which quotients overflow.
    fileprivate static var least: PositiveLength { .of(.leastNonzeroMagnitude) }
}

extension Parts {
    /// What indicator, strip and titles follow.
    fileprivate var follow: Follow {
        get { title.follow }
        set {
            bar.follow = newValue == .drag ? .drag : .selection
            indicator?.follow = newValue
            title.follow = newValue
        }
    }
}
