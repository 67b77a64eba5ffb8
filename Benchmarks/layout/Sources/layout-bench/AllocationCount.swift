import CAllocations
import TabLayout

/// How many blocks of memory a piece of work asks for.
struct AllocationCount {
    let name: String
    let number: Int
    private let rule: Rule

    enum Rule {
        /// The work must do without.
        case none
        /// The work cannot do without: else nothing is counted.
        case some
        /// Told for comparison.
        case any
    }

    var isKept: Bool {
        switch rule {
        case .none: number == 0
        case .some: number > 0
        case .any: true
        }
    }

    init(_ name: String, _ rule: Rule, _ work: () -> Double) {
        // What is made once, such as the metadata of a generic type, is made now.
        var sum = work()
        let before = allocations()
        sum += work()
        number = Int(allocations() - before)
        self.name = name
        self.rule = rule
        precondition(sum.isFinite, "the layout has a place that is no number")
    }

    /// What the moments of a bar ask for. Nothing but an animation may, whatever the sizing.
    static func counts(_ kind: String, _ subject: Subject) -> [AllocationCount] {
        let configuration = subject.configuration()
        let strips = subject.configurationsOfAllStrips()
        let drag = subject.drag
        var settled = drag
        settled.phase = .settled
        let moments = ScrollPhase.allCases.flatMap { phase in
            [nil, 100].map { (barOffset: Coordinate?) in
                var state = drag
                state.phase = phase
                state.barOffset = barOffset
                state.indicator = IndicatorExtent(x: 10, width: 60)
                return state
            }
        }
        return [
            AllocationCount("selection, \(kind)", .none) { Work.layout(configuration, at: drag).selection.position },
            AllocationCount("centering, \(kind)", .none) { Work.layout(configuration, at: drag).bar.offset },
            AllocationCount("both by every rule of the strip and in every phase, \(kind)", .none) {
                var sum = 0.0
                for configuration in strips {
                    for state in moments {
                        let layout = Work.layout(configuration, at: state)
                        sum += layout.bar.offset + layout.selection.position
                    }
                }
                return sum
            },
            AllocationCount("indicator, \(kind)", .none) { Work.layout(configuration, at: drag).indicator?.x ?? 0 },
            AllocationCount("every tab, \(kind)", .none) {
                var sum = 0.0
                Work.layout(configuration, at: drag).forEachTab { sum += $1.x + $1.style.scale }
                return sum
            },
            AllocationCount("animation when settled, \(kind)", .some) {
                Double(Work.layout(configuration, at: settled).animation?.bar.count ?? 0)
            },
        ]
    }

    /// The proof that allocations are counted at all, in this program and in the module.
    static func controls() -> [AllocationCount] {
        // The length is not known when compiling, or the array would be laid on the stack.
        let length = CommandLine.arguments.count + 1000
        return [
            AllocationCount("an array (to see that allocations are counted)", .some) {
                (0..<length).map { Double($0) }.reduce(0, +)
            },
            AllocationCount("a configuration (likewise)", .some) {
                Subject.labelled(10).configuration().bar.width.value
            },
        ]
    }
}
