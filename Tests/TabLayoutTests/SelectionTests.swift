import TabLayout
import Testing

/// Which tab is selected, by rule, phase and position.
struct SelectionTests {
    struct Rounding: Row {
        var name: String { "\(position) selects \(index)" }
        let position: Double
        let index: Int
    }

    /// Three tabs. Half way belongs to the later page; beyond the ends the edge page is selected, where S1 crashed.
    static let roundings = [
        Rounding(position: -1e290, index: 0), Rounding(position: -2, index: 0), Rounding(position: -0.6, index: 0),
        Rounding(position: -0.5, index: 0), Rounding(position: -0.25, index: 0), Rounding(position: 0, index: 0),
        Rounding(position: 0.25, index: 0), Rounding(position: 0.4999, index: 0), Rounding(position: 0.5, index: 1),
        Rounding(position: 1, index: 1), Rounding(position: 1.25, index: 1), Rounding(position: 1.5, index: 2),
        Rounding(position: 2, index: 2), Rounding(position: 2.49, index: 2), Rounding(position: 2.5, index: 2),
        Rounding(position: 2.8125, index: 2), Rounding(position: 40, index: 2), Rounding(position: 1e290, index: 2),
    ]

    struct Moment: Row {
        var name: String { "\(rule), \(phase): \(rounds ? "rounds" : "keeps")" }
        let rule: SelectionRule
        let phase: ScrollPhase
        let rounds: Bool
    }

    static let moments = [
        Moment(rule: .nearest, phase: .idle, rounds: true),
        Moment(rule: .nearest, phase: .dragging, rounds: true),
        Moment(rule: .nearest, phase: .decelerating, rounds: true),
        Moment(rule: .nearest, phase: .settled, rounds: true),
        Moment(rule: .nearest, phase: .programmatic, rounds: false),
        Moment(rule: .settled, phase: .idle, rounds: true),
        Moment(rule: .settled, phase: .dragging, rounds: false),
        Moment(rule: .settled, phase: .decelerating, rounds: false),
        Moment(rule: .settled, phase: .settled, rounds: true),
        Moment(rule: .settled, phase: .programmatic, rounds: false),
    ]

    @Test(arguments: moments, roundings)
    func `the phase decides whether the position selects`(_ moment: Moment, _ rounding: Rounding) throws {
        let parts = Parts(tabs: 3).changed { $0.pager.selection = moment.rule }
        for previous in [nil, 0, 1, 2] {
            let selection = try parts.layout(position: rounding.position, moment.phase, selected: previous).selection
            let expected = moment.rounds ? rounding.index : previous
            #expect(selection.index == expected, "after \(String(describing: previous))")
            #expect(selection.previous == previous)
            #expect(selection.isChanged == (expected != previous))
            expectClose(selection.position, rounding.position)
            if let expected {
                expectClose(selection.offsetRatio ?? .nan, rounding.position - Double(expected))
            } else {
                #expect(selection.offsetRatio == nil)
            }
        }
    }

    @Test(arguments: moments)
    func `without tabs nothing is selected`(_ moment: Moment) throws {
        let parts = Parts(tabs: 0).changed { $0.pager.selection = moment.rule }
        let selection = try parts.layout(position: 1.25, moment.phase, selected: nil).selection
        #expect(selection.index == nil && selection.previous == nil && !selection.isChanged)
        #expect(selection.offsetRatio == nil)
        expectClose(selection.position, 1.25)
    }

    @Test(arguments: moments, [-7, 0, 0.5, 0.9, 3])
    func `a single tab is selected wherever the pager stands`(_ moment: Moment, _ position: Double) throws {
        let parts = Parts(tabs: 1).changed { $0.pager.selection = moment.rule }
        for previous in [nil, 0] {
            let selection = try parts.layout(position: position, moment.phase, selected: previous).selection
            #expect(selection.index == 0)
            #expect(selection.isChanged == (previous == nil))
            expectClose(selection.offsetRatio ?? .nan, position)
        }
    }

    @Test func `a disabled tab can be swiped to`() throws {
        var parts = Parts(tabs: 3)
        parts.tabs[1].isEnabled = false
        #expect(try parts.layout(position: 0.75).selection.index == 1)
    }

    /// 3·0.1 is 0.30000000000000004, which divided by 0.1 is 3.0000000000000004.
    @Test func `an offset of whole pages is exactly on its page`() throws {
        for width in [0.1, 0.7, 1.0 / 3, 320, 375, 411.428571, 1e7] {
            let parts = Parts(tabs: 3).changed { $0.pager.pageWidth = .of(width) }
            for page in -40...400 {
                let offset = Coordinate.of(Double(page) * width)
                let position = try parts.layout(at: ScrollState(offset: .distance(offset))).selection.position
                #expect(position == Double(page), "page \(page) of \(width)")
            }
        }
    }

    @Test func `a state that says nothing of its offset is at rest on its page`() throws {
        let selection = try Parts(tabs: 5).layout(at: ScrollState(selected: 3)).selection
        #expect(selection.index == 3 && !selection.isChanged && selection.position == 3)
        #expect(try Parts(tabs: 5).layout(at: ScrollState(selected: nil)).selection.index == 0)
    }
}
