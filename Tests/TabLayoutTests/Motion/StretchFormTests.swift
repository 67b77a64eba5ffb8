import Testing

@testable import TabLayout

/// The closed forms of the stretches at checked values.
struct StretchFormTests {
    struct Case: Row {
        let name: String
        let stretch: Stretch
        let start: [Double]
        let end: [Double]
        let fraction: Double
        /// Left and right edge.
        let edges: [Double]
        var opacity = 1.0
    }

    private static let short = ([10.0, 70.0], [130.0, 230.0])
    private static let worm = ([15.0, 65.0], [130.0, 210.0])
    /// MagicIndicator's usual easings, the squares t² and 1 − (1 − t)², as curves.
    private static let squares = Stretch.edges(
        leading: .bezier(1.0 / 3, 2.0 / 3, 2.0 / 3, 1), trailing: .bezier(1.0 / 3, 0, 2.0 / 3, 1.0 / 3))

    static let cases =
        [
            (0.1, [11.477399, 95.029514]), (0.37, [29.703117, 157.843651]), (0.5, [45.147186, 183.137085]),
            (0.9, [111.227864, 228.030134]),
        ].map { fraction, edges in
            Case(
                name: "elastic at \(fraction)", stretch: .elastic, start: short.0, end: short.1, fraction: fraction,
                edges: edges)
        }
        + [(0.25, [15.0, 137.5]), (0.5, [15, 210]), (0.75, [72.5, 210])].map { fraction, edges in
            Case(
                name: "worm at \(fraction)", stretch: .worm, start: worm.0, end: worm.1, fraction: fraction,
                edges: edges)
        }
        + [(0.0, short.0, 1.0), (0.25, short.0, 0.5), (0.499, short.0, 0.002), (0.5, short.1, 0), (0.75, short.1, 0.5)]
        .map { fraction, edges, opacity in
            Case(
                name: "fade at \(fraction)", stretch: .fade, start: short.0, end: short.1, fraction: fraction,
                edges: edges,
                opacity: opacity)
        }
        + [(0.499, short.0), (0.5, short.1), (0.501, short.1)].map { fraction, edges in
            Case(
                name: "snap at \(fraction)", stretch: .snap, start: short.0, end: short.1, fraction: fraction,
                edges: edges)
        }
        + [
            Case(
                name: "linear at 0.25", stretch: .linear, start: short.0, end: short.1, fraction: 0.25,
                edges: [40, 110]),
            Case(
                name: "squares at 0.5", stretch: squares, start: short.0, end: short.1, fraction: 0.5,
                edges: [10 + 120 * 0.25, 70 + 160 * 0.75]),
            Case(
                name: "squares at 0.1", stretch: squares, start: short.0, end: short.1, fraction: 0.1,
                edges: [10 + 120 * 0.01, 70 + 160 * 0.19]),
            Case(
                name: "squares back at 0.1: the left edge leads", stretch: squares, start: short.1, end: short.0,
                fraction: 0.1, edges: [130 - 120 * 0.19, 230 - 160 * 0.01]),
            Case(
                name: "a trailing edge that overtakes leaves no width",
                stretch: .edges(leading: .stepped(1, .jumpEnd), trailing: .linear), start: short.0, end: short.1,
                fraction: 0.75, edges: [85, 85]),
        ]

    @Test(arguments: cases)
    func `edges and opacity`(_ row: Case) {
        let move = IndicatorMove.between(row.start, row.end, row.stretch)
        for (value, expected) in zip(move.edges(row.fraction), row.edges) {
            #expect(abs(value - expected) <= 5e-7, "\(value), not \(expected)")
        }
        expectClose(move.place(at: row.fraction).opacity, row.opacity, "the opacity")
    }

    @Test(arguments: cases)
    func `both ends are exact`(_ row: Case) {
        let move = IndicatorMove.between(row.start, row.end, row.stretch)
        #expect(move.place(at: 0) == IndicatorPlace(segment: move.start, opacity: 1, color: move.startColor))
        #expect(move.place(at: 1) == IndicatorPlace(segment: move.end, opacity: 1, color: move.endColor))
    }
}
