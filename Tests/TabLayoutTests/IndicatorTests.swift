import TabLayout
import Testing

/// How wide the indicator is, where it rests and where it stands as the pager moves.
struct IndicatorTests {
    struct Rest: Row {
        var name: String { "\(width): \(extents)" }
        let width: IndicatorWidth
        /// x and width on each of the tabs [0, 100], [110, 130], [140, 190], whose labels are 40, 30 and 0 wide.
        let extents: [[Double]]
    }

    @Test(arguments: [
        Rest(width: .fixed(60), extents: [[20, 60], [110, 20], [140, 50]]),
        Rest(width: .fixed(10), extents: [[45, 10], [115, 10], [160, 10]]),
        Rest(width: .tab, extents: [[0, 100], [110, 20], [140, 50]]),
        Rest(width: .label, extents: [[30, 40], [105, 30], [165, 0]]),
        Rest(width: .ratio(0.5), extents: [[25, 50], [115, 10], [152.5, 25]]),
        Rest(width: .ratio(2), extents: [[-50, 200], [100, 40], [115, 100]]),
        Rest(width: .inset(8), extents: [[8, 84], [118, 4], [148, 34]]),
        Rest(width: .inset(20), extents: [[20, 60], [120, 0], [160, 10]]),
    ])
    func `at rest it is centred on its tab`(_ row: Rest) throws {
        let parts = Self.uneven.changed { $0.indicator?.width = row.width }
        for index in 0..<3 {
            for phase in ScrollPhase.allCases {
                let frame = try #require(try parts.layout(position: Double(index), phase, selected: index).indicator)
                expectClose([frame.x, frame.width], row.extents[index], "on tab \(index), \(phase)")
            }
        }
    }

    @Test func `up and down it stands where its position says`() throws {
        var parts = Parts(tabs: 3)
        let rows: [(IndicatorPosition, inset: Length, y: Double)] = [
            (.bottom, 0, 48), (.bottom, 3, 45), (.top, 0, 0), (.top, 3, 3), (.center, 0, 24), (.center, 3, 24),
        ]
        for row in rows {
            parts.indicator?.position = row.0
            parts.indicator?.inset = row.inset
            let frame = try #require(try parts.layout().indicator)
            expectClose(frame.y, row.y, "\(row)")
            #expect(frame.height == 2 && frame.cornerRadius == 1 && frame.color == .pureBlue && frame.opacity == 1)
        }
    }

    @Test func `without height, width, wish or tabs there is none`() throws {
        #expect(try Parts(tabs: 3).layout().indicator != nil)
        #expect(try Parts(tabs: 3).changed { $0.indicator = nil }.layout().indicator == nil)
        #expect(try Parts(tabs: 3).changed { $0.indicator?.height = 0 }.layout().indicator == nil)
        #expect(try Parts(tabs: 3).changed { $0.indicator?.width = .fixed(0) }.layout().indicator == nil)
        #expect(try Parts(tabs: 0).layout(at: ScrollState(selected: nil)).indicator == nil)
        // Nothing is selected yet, and this rule selects only when the gesture has come to rest.
        let waiting = Parts(.segmented, tabs: 2)
        #expect(try waiting.layout(position: 0.25, selected: nil).indicator == nil)
    }

    struct Place: Row {
        let name: String
        var overscroll = Overscroll.follow
        let position: Double
        let extent: [Double]
    }

    /// Rests: [20, 80], [110, 130], [140, 190].
    @Test(arguments: [
        Place(name: "a quarter of the way both edges have gone a quarter", position: 0.25, extent: [42.5, 50]),
        Place(name: "half way", position: 1.5, extent: [125, 35]),
        Place(name: "follow, before the first: strides of 100 + 10", position: -0.5, extent: [-35, 60]),
        Place(name: "follow, after the last: strides of 50 + 10", position: 2.5, extent: [170, 50]),
        Place(name: "follow, far after the last", position: 12, extent: [740, 50]),
        Place(name: "clamp, before", overscroll: .clamp, position: -0.5, extent: [20, 60]),
        Place(name: "clamp, after", overscroll: .clamp, position: 2.5, extent: [140, 50]),
        Place(name: "clamp, inside", overscroll: .clamp, position: 0.25, extent: [42.5, 50]),
        Place(
            name: "compress, before: the right edge stays", overscroll: .compress, position: -0.25,
            extent: [47.5, 32.5]),
        Place(name: "compress, before, to nothing", overscroll: .compress, position: -4, extent: [80, 0]),
        Place(name: "compress, after: the left edge stays", overscroll: .compress, position: 2.25, extent: [140, 35]),
        Place(name: "compress, after, to nothing", overscroll: .compress, position: 1e290, extent: [140, 0]),
        Place(name: "compress, inside", overscroll: .compress, position: 1.5, extent: [125, 35]),
    ])
    func `following the drag it stands between its rests`(_ row: Place) throws {
        let parts = Self.uneven.changed { $0.pager.overscroll = row.overscroll }
        for phase in [ScrollPhase.idle, .dragging, .decelerating, .settled] {
            let frame = try #require(try parts.layout(position: row.position, phase).indicator)
            expectClose([frame.x, frame.width], row.extent, "\(phase)")
        }
        let moved = try #require(try parts.layout(position: row.position, .programmatic, selected: 1).indicator)
        expectClose([moved.x, moved.width], [110, 20], "while code moves the pager it rests on the selected tab")
    }

    @Test func `following the selection it rests on the selected tab`() throws {
        let parts = Self.uneven.changed { $0.indicator?.follow = .selection }
        let rows: [(Double, ScrollPhase, x: Double)] = [
            (0.25, .dragging, 20), (0.5, .dragging, 110), (-3, .dragging, 20), (7, .settled, 140),
            (7, .programmatic, 20),
        ]
        for row in rows {
            let frame = try #require(try parts.layout(position: row.0, row.1, selected: 0).indicator)
            expectClose(frame.x, row.x, "\(row)")
        }
    }

    /// An alignment's share of the free space belongs to the stride of a bounce, as it belongs to the tabs' distance.
    @Test func `beyond the ends the gap that an alignment adds counts`() throws {
        let parts = Parts(tabs: 3).changed {
            $0.bar = Bar(width: 300, sizing: .fixed(width: 60), alignment: .spaceBetween)
            $0.pager.pageWidth = 300
        }
        let frame = try #require(try parts.layout(position: -0.5).indicator)
        expectClose(frame.x, -60)
    }

    /// Tabs [0, 100], [110, 130], [140, 190] with an indicator of 60, never wider than its tab.
    static var uneven: Parts {
        var parts = Parts(tabs: 0)
        parts.tabs = [
            Tab(labelWidth: 40), Tab(labelWidth: 30, width: 20), Tab(labelWidth: 0, width: 50),
        ]
        parts.bar = Bar(width: 190, spacing: 10, sizing: .fixed(width: 100))
        parts.pager.pageWidth = 400
        return parts
    }
}
