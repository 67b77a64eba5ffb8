import TabLayout
import Testing

/// Where the tabs stand when they leave room, with the meaning of CSS `justify-content`.
struct AlignmentTests {
    struct Case: Row {
        var name: String { "\(alignment), \(lefts.count) tabs" }
        let alignment: Alignment
        let lefts: [Double]
    }

    /// Tabs of 60 on 300: three leave 120, one leaves 240.
    @Test(arguments: [
        Case(alignment: .start, lefts: [0, 60, 120]),
        Case(alignment: .center, lefts: [60, 120, 180]),
        Case(alignment: .end, lefts: [120, 180, 240]),
        Case(alignment: .spaceBetween, lefts: [0, 120, 240]),
        Case(alignment: .spaceAround, lefts: [20, 120, 220]),
        Case(alignment: .spaceEvenly, lefts: [30, 120, 210]),
        Case(alignment: .start, lefts: [0]),
        Case(alignment: .center, lefts: [120]),
        Case(alignment: .end, lefts: [240]),
        Case(alignment: .spaceBetween, lefts: [0]),
        Case(alignment: .spaceAround, lefts: [120]),
        Case(alignment: .spaceEvenly, lefts: [120]),
        Case(alignment: .start, lefts: []),
        Case(alignment: .center, lefts: []),
        Case(alignment: .end, lefts: []),
        Case(alignment: .spaceBetween, lefts: []),
        Case(alignment: .spaceAround, lefts: []),
        Case(alignment: .spaceEvenly, lefts: []),
    ])
    func `free space goes where the alignment says`(_ row: Case) throws {
        let bar = Bar(width: 300, sizing: .fixed(width: 60), alignment: row.alignment)
        let strip = try Self.strip(bar, count: row.lefts.count)
        expectClose(strip.lefts, row.lefts, "the left edges")
        #expect(strip.contentWidth == 300)
    }

    /// Two tabs of 60 with 10 between, 20 before and 30 after, on 300: 120 are free.
    @Test(arguments: [
        Case(alignment: .start, lefts: [20, 90]),
        Case(alignment: .center, lefts: [80, 150]),
        Case(alignment: .end, lefts: [140, 210]),
        Case(alignment: .spaceBetween, lefts: [20, 210]),
        Case(alignment: .spaceAround, lefts: [50, 180]),
        Case(alignment: .spaceEvenly, lefts: [60, 170]),
    ])
    func `free space is added to insets and spacing`(_ row: Case) throws {
        let bar = Bar(
            width: 300, spacing: 10, insets: Insets(leading: 20, trailing: 30), sizing: .fixed(width: 60),
            alignment: row.alignment)
        try expectClose(Self.strip(bar, count: 2).lefts, row.lefts, "the left edges")
    }

    @Test(arguments: Alignment.allCases)
    func `an alignment does nothing where there is no room`(_ alignment: Alignment) throws {
        let bar = Bar(width: 300, spacing: 5, sizing: .fixed(width: 100), alignment: alignment)
        let strip = try Self.strip(bar, count: 3)
        expectClose(strip.lefts, [0, 105, 210], "the left edges")
        expectClose(strip.contentWidth, 310)
        expectClose(strip.maxOffset, 10)
    }

    private static func strip(_ bar: Bar, count: Int) throws -> TabStrip {
        try Parts(tabs: count).changed { $0.bar = bar }.layout(at: ScrollState(selected: count == 0 ? nil : 0)).strip
    }
}
