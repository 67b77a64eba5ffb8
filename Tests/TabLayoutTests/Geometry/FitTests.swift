import TabLayout
import Testing

/// When tabs fit, how wide they are then and otherwise, and what their labels need with unequal padding.
struct FitTests {
    static let natural = NaturalWidth(padding: 0)

    static let rows = [
        SizingTests.Case(
            name: "equal: at least 150 each", labels: [0, 0, 0], bar: bar(.equal(minimum: 150)), lefts: [0, 150, 300],
            widths: [150, 150, 150], contentWidth: 450),
        SizingTests.Case(
            name: "equal: a share of 200 is more than 150", labels: [0, 0], bar: bar(.equal(minimum: 150)),
            lefts: [0, 200], widths: [200, 200]),
        SizingTests.Case(
            name: "equal: the least also where insets leave nothing", labels: [0],
            bar: SizingTests.bar(.equal(minimum: 20), insets: Insets(leading: 500)), lefts: [500], widths: [20],
            contentWidth: 520),
        SizingTests.Case(
            name: "equal: a share of 200 is more than 150, in the middle", labels: [0, 0],
            bar: bar(.equal(minimum: 100, maximum: 150), .center), lefts: [50, 200], widths: [150, 150]),
        SizingTests.Case(
            name: "equal: a share of 100 is less than 150", labels: [0, 0, 0, 0],
            bar: bar(.equal(minimum: 100, maximum: 150)), lefts: [0, 100, 200, 300], widths: [100, 100, 100, 100]),
        SizingTests.Case(
            name: "equal: a share of 80 is less than 100", labels: [0, 0, 0, 0, 0],
            bar: bar(.equal(minimum: 100, maximum: 150)), lefts: [0, 100, 200, 300, 400],
            widths: [100, 100, 100, 100, 100], contentWidth: 500),
        SizingTests.Case(
            name: "content: 3 before and 7 after a label", labels: [130, 140],
            bar: bar(.content(NaturalWidth(padding: Insets(leading: 3, trailing: 7)))), lefts: [0, 140],
            widths: [140, 150]),
        SizingTests.Case(
            name: "fill: unequal padding counts once on each side", labels: [190, 10],
            bar: bar(.fill(NaturalWidth(padding: Insets(leading: 20, trailing: 0)))), lefts: [0, 210],
            widths: [210, 190]),
        SizingTests.Case(
            name: "auto: as wide as the widest, in the middle", labels: [80, 120, 100],
            bar: bar(.auto(natural, Fit(gutter: 16, fitting: .widest)), .center), lefts: [20, 140, 260],
            widths: [120, 120, 120]),
        SizingTests.Case(
            name: "auto: 3·120 + 2·20 are 400", labels: [80, 120, 100],
            bar: bar(.auto(natural, Fit(gutter: 20, fitting: .widest)), .center), lefts: [20, 140, 260],
            widths: [120, 120, 120]),
        SizingTests.Case(
            name: "auto: the gutter does not fit, so natural widths", labels: [80, 120, 100],
            bar: bar(.auto(natural, Fit(gutter: 20.5, fitting: .widest))), lefts: [0, 80, 200],
            widths: [80, 120, 100]),
        SizingTests.Case(
            name: "auto: the gutter does not fit, so equal shares of everything", labels: [80, 120, 100],
            bar: bar(.auto(natural, Fit(gutter: 20.5, fitting: .widest, otherwise: .equal))),
            lefts: [0, 400.0 / 3, 800.0 / 3], widths: [400.0 / 3, 400.0 / 3, 400.0 / 3]),
        SizingTests.Case(
            name: "auto: a gutter is no part of the shares", labels: [10, 10],
            bar: bar(.auto(natural, Fit(gutter: 100))), lefts: [0, 200], widths: [200, 200]),
        SizingTests.Case(
            name: "auto: two tabs fit whatever they need", labels: [300, 10],
            bar: bar(.auto(natural, Fit(maximumCount: 2))), lefts: [0, 200], widths: [200, 200]),
        SizingTests.Case(
            name: "auto: three do not, though they would", labels: [30, 10, 20],
            bar: bar(.auto(natural, Fit(maximumCount: 2))), lefts: [0, 30, 40], widths: [30, 10, 20]),
        SizingTests.Case(
            name: "auto: own widths win over the widest and the shares", labels: [80, 120, 100], own: [1: 50],
            bar: bar(.auto(natural, Fit(maximumCount: 3, fitting: .widest))), lefts: [0, 100, 150],
            widths: [100, 50, 100]),
    ]

    @Test(arguments: rows)
    func `tabs have these places`(_ row: SizingTests.Case) throws {
        try SizingTests().check(row)
    }

    struct Need: Row {
        let name: String
        let sizing: Sizing
        /// The numbers of tabs from 0 to 4 whose labels matter.
        let counts: [Int]
    }

    @Test(arguments: [
        Need(name: "content", sizing: .content(natural), counts: [0, 1, 2, 3, 4]),
        Need(name: "equal", sizing: .equal(minimum: 10), counts: []),
        Need(name: "auto by labels", sizing: .auto(natural), counts: [0, 1, 2, 3, 4]),
        Need(name: "auto by count", sizing: .auto(natural, Fit(maximumCount: 2)), counts: [3, 4]),
        Need(
            name: "auto by count, the widest", sizing: .auto(natural, Fit(maximumCount: 2, fitting: .widest)),
            counts: [0, 1, 2, 3, 4]),
        Need(
            name: "auto by count, else shares",
            sizing: .auto(natural, Fit(maximumCount: 2, fitting: .widest, otherwise: .equal)), counts: [0, 1, 2]),
        Need(name: "auto, shares in any case", sizing: .auto(natural, Fit(otherwise: .equal)), counts: []),
    ])
    func `labels are asked for where they matter`(_ row: Need) {
        for count in 0...4 {
            #expect(row.sizing.needsLabels(of: count) == row.counts.contains(count), "\(count) tabs")
            let parts = Parts(tabs: count).changed { $0.bar.sizing = row.sizing }
            #expect((try? parts.configuration()) == nil || count == 0 || !row.counts.contains(count), "\(count) tabs")
        }
    }

    private static func bar(_ sizing: Sizing, _ alignment: Alignment = .start) -> Bar {
        SizingTests.bar(sizing, alignment: alignment)
    }
}
