import Testing

@testable import TabLayout

/// Each kind of finding, brought about, and what looks like one and is none.
///
/// Six tabs of 100 on 375, everything following the selection: see `ReplayTests`.
struct LintTests {
    struct Step: Sendable {
        var state: ScrollState
        var omitted: SampleState.Members
        var time: Double?

        init(
            _ position: Double, _ phase: ScrollPhase, at time: Double? = nil, selected: Int?? = nil,
            barOffset: Coordinate?? = nil, indicator: IndicatorExtent?? = nil
        ) {
            state = ScrollState(offset: .distance(.of(position * 375)), phase: phase)
            omitted = [.focused]
            if let selected { state.selected = selected } else { omitted.insert(.selected) }
            if let barOffset { state.barOffset = barOffset } else { omitted.insert(.barOffset) }
            if let indicator { state.indicator = indicator } else { omitted.insert(.indicator) }
            self.time = time
        }
    }

    struct Case: Row {
        let name: String
        var change: @Sendable (inout Parts) -> Void = { _ in }
        let steps: [Step]
        /// sample, code, subject, from, to
        let findings: [Expected]
    }

    struct Expected: Sendable, Equatable {
        let sample: Int
        let code: Finding.Code
        let subject: Finding.Subject
        let from: Double
        let to: Double
    }

    private static let followsDrag: @Sendable (inout Parts) -> Void = {
        $0.bar.follow = .drag
        $0.indicator?.follow = .drag
    }

    static let cases = [
        Case(
            name: "a strip whose motion starts where it was not",
            steps: [Step(0, .idle), Step(1.6, .dragging, barOffset: 30)],
            findings: [Expected(sample: 1, code: .jump, subject: .bar, from: 0, to: 30)]),
        Case(
            name: "a strip within the tolerance of where it was",
            steps: [Step(0, .idle), Step(1.6, .dragging, barOffset: 0.25)], findings: []),
        Case(
            name: "an indicator whose motion starts where it was not",
            steps: [Step(0, .idle), Step(1.6, .dragging, indicator: .of(50, 60))],
            findings: [Expected(sample: 1, code: .jump, subject: .indicator, from: 20, to: 50)]),
        Case(
            name: "an indicator of another width",
            steps: [Step(0, .idle), Step(1.6, .dragging, indicator: .of(20, 70))],
            findings: [Expected(sample: 1, code: .jump, subject: .indicator, from: 20, to: 20)]),
        Case(
            name: "a selection that changes at once while nothing moves",
            steps: [Step(0, .idle), Step(3, .idle)],
            findings: [
                Expected(sample: 1, code: .jump, subject: .bar, from: 0, to: 162.5),
                Expected(sample: 1, code: .jump, subject: .indicator, from: 20, to: 320),
            ]),
        Case(
            name: "the same where everything follows the pager", change: followsDrag,
            steps: [Step(0, .idle), Step(3, .idle)], findings: []),
        Case(
            name: "the same for the first time", steps: [Step(0, .dragging, selected: .some(nil)), Step(3, .idle)],
            findings: [
                Expected(sample: 1, code: .jump, subject: .bar, from: 0, to: 162.5),
                Expected(sample: 1, code: .jump, subject: .indicator, from: 20, to: 320),
            ]),
        Case(
            name: "a strip that the user scrolls by hand", steps: [Step(0, .idle), Step(0, .idle, barOffset: 90)],
            findings: []),
        Case(
            name: "a motion that is not taken up where it is",
            steps: [Step(1.6, .dragging, at: 0), Step(1.7, .dragging, at: 50, barOffset: 62.5)],
            findings: [
                Expected(
                    sample: 1, code: .jump, subject: .bar, from: 62.5 * ReplayTests.half, to: 62.5)
            ]),
        Case(
            name: "a pager that code moves away from the indicator", change: followsDrag,
            steps: [Step(0, .idle), Step(1.2, .dragging), Step(1.2, .programmatic, selected: 1)],
            findings: [Expected(sample: 2, code: .jump, subject: .indicator, from: 140, to: 120)]),
        Case(
            name: "a strip that goes against the gesture",
            steps: [Step(0, .idle, barOffset: 200), Step(0.3, .dragging), Step(0.6, .dragging), Step(0.9, .dragging)],
            findings: [Expected(sample: 2, code: .backScroll, subject: .bar, from: 200, to: 0)]),
        Case(
            name: "a gesture that turns back", change: followsDrag,
            steps: [Step(2, .idle), Step(2.5, .dragging), Step(2.2, .dragging), Step(2.6, .dragging)], findings: []),
        Case(
            name: "from right to left a strip that goes against the gesture",
            change: { $0.bar.direction = .rightToLeft },
            steps: [Step(0, .idle, barOffset: 25), Step(0.3, .dragging), Step(0.6, .dragging)],
            findings: [Expected(sample: 2, code: .backScroll, subject: .bar, from: 25, to: 225)]),
        Case(
            name: "a strip before its start", steps: [Step(0, .idle, barOffset: -3)],
            findings: [Expected(sample: 0, code: .stripOutOfBounds, subject: .bar, from: -3, to: 0)]),
        Case(
            name: "a strip behind its end", steps: [Step(5, .idle, barOffset: 225.126)],
            findings: [Expected(sample: 0, code: .stripOutOfBounds, subject: .bar, from: 225.126, to: 225)]),
        Case(
            name: "a strip within half of the tolerance of its end", steps: [Step(5, .idle, barOffset: 225.125)],
            findings: []),
        Case(
            name: "a pager at rest between two pages", change: followsDrag, steps: [Step(1.25, .settled)],
            findings: [Expected(sample: 0, code: .indicatorOffSelection, subject: .indicator, from: 145, to: 120)]),
        Case(
            name: "one that has not settled", change: followsDrag, steps: [Step(1.25, .decelerating)], findings: []),
        Case(
            name: "an indicator on its way", steps: [Step(1.6, .dragging, at: 0), Step(2, .settled, at: 50)],
            findings: []),
    ]

    @Test(arguments: cases)
    func `a recording of states`(_ row: Case) throws {
        var replay = Replay(
            try Parts.scrolling.changed(row.change).configuration(), from: ScrollState(), isLinted: true)
        for step in row.steps { _ = try replay.layout(SampleState(step.state, omitted: step.omitted), at: step.time) }
        let lint = try #require(replay.lint)
        let found = lint.findings.map {
            Expected(sample: $0.sample, code: $0.code, subject: $0.subject, from: $0.from, to: $0.to)
        }
        #expect(found == row.findings)
        #expect(lint.count == found.count)
        for finding in lint.findings { #expect(finding.distance > 0) }
    }

    @Test func `the first hundred are kept, and all are counted`() throws {
        var replay = Replay(try Parts.scrolling.configuration(), from: ScrollState(), isLinted: true)
        for index in 0..<150 {
            let step = Step(0, .idle, barOffset: .of(-1 - Double(index)))
            _ = try replay.layout(SampleState(step.state, omitted: step.omitted), at: nil)
        }
        #expect(replay.lint?.findings.count == 100)
        #expect(replay.lint?.count == 150)
        #expect(replay.lint?.findings.last?.sample == 99)
    }

    @Test func `nobody looks where nobody asks`() throws {
        var replay = Replay(try Parts.scrolling.configuration(), from: ScrollState())
        let step = Step(0, .idle, barOffset: -9)
        _ = try replay.layout(SampleState(step.state, omitted: step.omitted), at: nil)
        #expect(replay.lint == nil)
    }
}
