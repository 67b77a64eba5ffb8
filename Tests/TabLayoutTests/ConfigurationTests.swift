import TabLayout
import Testing

/// Settings that contradict each other, and numbers out of their bounds.
struct ConfigurationTests {
    @Test(arguments: [Sizing.equal(), .compact(fraction: 0.5)])
    func `a tab's own width has no place in shares`(_ sizing: Sizing) {
        var parts = Parts(tabs: 3).changed { $0.bar.sizing = sizing }
        parts.tabs[1].width = 40
        #expect(throws: ConfigurationConflict.widthNotAllowed(tab: 1)) { try parts.configuration() }
    }

    @Test func `an indicator as wide as its label needs every label's width`() {
        var parts = Parts(tabs: 3).changed { $0.indicator?.width = .label }
        parts.tabs[0].labelWidth = 40
        parts.tabs[2].labelWidth = 40
        #expect(throws: ConfigurationConflict.labelWidthMissing(tab: 1)) { try parts.configuration() }
        parts.tabs[1].labelWidth = 0
        #expect(throws: Never.self) { try parts.configuration() }
    }

    @Test func `every conflict is reported, in the order of the tabs`() {
        var parts = Parts(tabs: 3).changed { $0.indicator?.width = .label }
        parts.tabs[0].width = 1
        parts.tabs[2].width = 1
        parts.tabs[2].labelWidth = 1
        var conflicts: [ConfigurationConflict] = []
        Configuration.forEachConflict(tabs: parts.tabs, bar: parts.bar, indicator: parts.indicator) {
            conflicts.append($0)
        }
        #expect(
            conflicts == [
                .widthNotAllowed(tab: 0), .labelWidthMissing(tab: 0), .labelWidthMissing(tab: 1),
                .widthNotAllowed(tab: 2),
            ])
    }

    @Test func `a selected tab must exist`() {
        #expect(throws: LayoutError.selectionOutOfRange(index: 3, count: 3)) {
            try Parts(tabs: 3).layout(at: ScrollState(selected: 3))
        }
        #expect(throws: LayoutError.selectionOutOfRange(index: -1, count: 3)) {
            try Parts(tabs: 3).layout(at: ScrollState(selected: -1))
        }
        #expect(throws: LayoutError.selectionOutOfRange(index: 0, count: 0)) { try Parts(tabs: 0).layout() }
    }

    // A literal makes a quantity or stops the program, so the numbers are spelled as variables here.
    @Test func `numbers out of bounds make no quantity`() {
        func holds<Limits: Bounds>(_: Quantity<Limits>.Type, _ value: Double) -> Bool {
            Quantity<Limits>(value)?.value == value
        }
        func refuses<Limits: Bounds>(_: Quantity<Limits>.Type, _ value: Double) -> Bool {
            Quantity<Limits>(value) == nil
        }
        for value in [-1e-300, -1, 1e7 + 0.001, .infinity, -.infinity, .nan] {
            #expect(refuses(Length.self, value), "\(value)")
            #expect(refuses(PositiveLength.self, value), "\(value)")
            #expect(refuses(Milliseconds.self, value), "\(value)")
        }
        for value in [Double.leastNonzeroMagnitude, 1, 1e7] {
            #expect(holds(Length.self, value), "\(value)")
            #expect(holds(PositiveLength.self, value), "\(value)")
        }
        #expect(holds(Length.self, 0) && refuses(PositiveLength.self, 0) && refuses(PositiveLength.self, -0.0))
        #expect(refuses(Coordinate.self, .infinity) && refuses(Coordinate.self, .nan))
        #expect(holds(Coordinate.self, -.greatestFiniteMagnitude))
        #expect(holds(Fraction.self, 1) && refuses(Fraction.self, 1.0000001) && refuses(Fraction.self, -0.1))
        #expect(holds(Factor.self, 100) && refuses(Factor.self, 100.5))
        #expect(holds(Tolerance.self, 0.0001) && refuses(Tolerance.self, 0) && refuses(Tolerance.self, 1001))
    }

    @Test func `a curve that is no function of time is none`() {
        #expect(CubicBezier(x1: 0, y1: -9, x2: 1, y2: 9) != nil)
        #expect(CubicBezier(x1: -0.1, y1: 0, x2: 1, y2: 1) == nil)
        #expect(CubicBezier(x1: 0, y1: 0, x2: 1.1, y2: 1) == nil)
        #expect(CubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1) == nil)
        #expect(CubicBezier(x1: 0, y1: .nan, x2: 1, y2: 1) == nil)
        #expect(CubicBezier(x1: 0, y1: 0, x2: 1, y2: .infinity) == nil)
    }
}
