// What the layout module costs on its own, without JSON and HTTP. Run by script/bench-layout.
//
// Fails when the work that must do without allocations has some, or when work that has some shows none; with --check also
// when a cost grows faster than the tabs.
import Foundation

let sizes = [10, 100, 1000, 10_000]
/// The greatest exponent by which a cost may grow with the tabs under --check. In proportion would be 1; what no longer fits
/// into the processor's caches adds some to that.
let growthLimit = 1.15

let arguments = Set(CommandLine.arguments.dropFirst())
guard arguments.isSubset(of: ["--check", "--allocations"]) else {
    print("usage: layout-bench [--allocations] [--check]")
    exit(64)
}
var failures: [String] = []

if !arguments.contains("--allocations") {
    for work in Work.all {
        print(work.name)
        let costs = sizes.map(work.cost)
        for cost in costs {
            let (micros, each) = (cost.nanoseconds / 1000, cost.nanosecondsPerTab)
            print(String(format: "%8d tabs %12.2f µs %9.1f ns a tab", cost.tabs, micros, each))
        }
        let growth = Cost.growth(costs)
        print(String(format: "         grows with the tabs to the power of %.2f", growth))
        if arguments.contains("--check") && growth > growthLimit { failures.append("\(work.name): grows too fast") }
    }
}

print("blocks of memory that are asked for, with 1000 tabs")
let counts =
    AllocationCount.controls() + AllocationCount.counts("tabs of one width", .uniform(1000))
    + AllocationCount.counts("tabs by their labels", .labelled(1000))
for count in counts {
    print(String(format: "%8d ", count.number) + count.name)
    if !count.isKept { failures.append("\(count.name): \(count.number) blocks of memory") }
}

for failure in failures { print("layout-bench: FAILED: \(failure)") }
exit(failures.isEmpty ? 0 : 1)
