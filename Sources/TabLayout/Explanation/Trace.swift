/// What takes down how a number is worked out: by which rule, and from which numbers.
///
/// The functions that decide something about a layout report to a trace as they go, and pass the numbers that they use through
/// it, so that an explanation repeats none of their decisions. An `Untraced` computation reports to nobody: the compiler leaves
/// the reports out.
protocol Trace {
    /// Begins anew, by a rule: what was reported until now does not count.
    func begin(_ rule: @autoclosure () -> Explanation.Rule)
    /// Goes on by another rule: what was reported until now counts.
    func follow(_ rule: @autoclosure () -> Explanation.Rule)
    /// Reports numbers that go into it.
    func note(_ steps: @autoclosure () -> [Explanation.Step])
}

extension Trace {
    /// Reports a number, and hands it on.
    @inline(__always)
    func callAsFunction(_ name: Explanation.StepName, of tab: Int? = nil, _ number: Double) -> Double {
        note([Explanation.Step(name, of: tab, number)])
        return number
    }

    /// Reports the index of a tab, and hands it on.
    @inline(__always)
    func callAsFunction(_ name: Explanation.StepName, _ index: Int?) -> Int? {
        note([Explanation.Step(name, .index(index))])
        return index
    }
}

/// The trace of a number that is not to be explained.
struct Untraced: Trace {
    @inline(__always)
    func begin(_ rule: @autoclosure () -> Explanation.Rule) {}

    @inline(__always)
    func follow(_ rule: @autoclosure () -> Explanation.Rule) {}

    @inline(__always)
    func note(_ steps: @autoclosure () -> [Explanation.Step]) {}
}

/// The trace of a number that is to be explained.
final class StepTrace: Trace {
    private(set) var rule: Explanation.Rule
    private(set) var steps: [Explanation.Step] = []

    /// The trace of what `compute` works out; of a number that says no rule of its own, by `rule`.
    init(_ rule: Explanation.Rule = .givenOffset, _ compute: (StepTrace) -> Void) {
        self.rule = rule
        compute(self)
    }

    func begin(_ rule: @autoclosure () -> Explanation.Rule) {
        self.rule = rule()
        steps = []
    }

    func follow(_ rule: @autoclosure () -> Explanation.Rule) { self.rule = rule() }

    func note(_ steps: @autoclosure () -> [Explanation.Step]) { self.steps += steps() }
}
