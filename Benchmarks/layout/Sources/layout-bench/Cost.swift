import Foundation

/// What one piece of work costs over a number of tabs.
struct Cost {
    let tabs: Int
    let nanoseconds: Double

    var nanosecondsPerTab: Double { nanoseconds / Double(tabs) }

    /// The CPU time of `work`: the least mean of several batches, since whatever else the machine does only adds to it.
    /// It answers a number that depends on all it did, so that none of it can be left out.
    init(tabs: Int, batches: Int = 7, _ work: () -> Double) {
        var sum = work()
        func time(_ repetitions: Int) -> Double {
            let start = Self.processorTime()
            for _ in 0..<repetitions { sum += work() }
            return Self.processorTime() - start
        }
        // A batch of some ten milliseconds, beside which the clock's own cost is nothing.
        let repetitions = max(1, Int(1e7 / max(1, time(1))))
        let least = (0..<batches).map { _ in time(repetitions) }.min() ?? 0
        self.tabs = tabs
        nanoseconds = least / Double(repetitions)
        precondition(sum.isFinite, "the layout has a place that is no number")
    }

    /// The time that this process has spent on a processor, in nanoseconds: not what it waited for others to leave one.
    private static func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }

    /// The exponent by which costs grow with the tabs: the slope of the line through their logarithms. 1 is in proportion.
    static func growth(_ costs: [Cost]) -> Double {
        let xs = costs.map { log2(Double($0.tabs)) }
        let ys = costs.map { log2($0.nanoseconds) }
        let count = Double(costs.count)
        let meanX = xs.reduce(0, +) / count
        let meanY = ys.reduce(0, +) / count
        var (covariance, variance) = (0.0, 0.0)
        for (x, y) in zip(xs, ys) {
            covariance += (x - meanX) * (y - meanY)
            variance += (x - meanX) * (x - meanX)
        }
        return covariance / variance
    }
}
