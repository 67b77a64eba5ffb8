/// The way of the emphasis over the progress of one animation.
enum EmphasisPath: Equatable {
    /// Each title goes straight from its emphasis at the start to that in the end.
    case direct(from: Emphasis, to: Emphasis)
    /// The scroll position moves evenly, and each title it passes lights up in turn.
    case through(from: Double, to: Double)

    /// A title's emphasis at some progress.
    struct Knot {
        var progress: Double
        var emphasis: Double
    }

    /// Every tab whose emphasis changes, in the order of the tabs.
    func moving(of count: Int) -> [Int] {
        var moving: [Int] = []
        switch self {
        case .direct(let start, let end):
            let (first, second) = (start.indices(of: count), end.indices(of: count))
            let (lower, upper) = first.lowerBound <= second.lowerBound ? (first, second) : (second, first)
            addMoving(in: lower, to: &moving)
            addMoving(
                in: max(lower.upperBound, upper.lowerBound)..<max(lower.upperBound, upper.upperBound), to: &moving)
        case .through(let start, let end):
            let first = max(0, Int(min(start, end).rounded(.down)))
            let last = min(count - 1, Int(max(start, end).rounded(.up)))
            if first <= last { addMoving(in: first..<last + 1, to: &moving) }
        }
        return moving
    }

    private func addMoving(in range: Range<Int>, to moving: inout [Int]) {
        for index in range {
            let knots = knots(of: index)
            for position in 1..<knots.count
            where abs(knots[position].emphasis - knots[0].emphasis) > Movement.stillness {
                moving.append(index)
                break
            }
        }
    }

    /// At least how many keyframes the titles of `count` tabs take together, when there are `colors` more between no and full
    /// emphasis. Each title that is passed whole has five corners, and shows all colours twice. O(1).
    func leastKnots(of count: Int, colors: Int) -> Int {
        guard case .through(let start, let end) = self else { return 0 }
        let passed = min(abs(end - start), Double(count)).rounded(.down) - 3
        return passed > 0 ? Int(passed) * (5 + 2 * colors) : 0
    }

    /// The corners of the emphasis of the tab at `index`, from progress 0 to 1: between them it is linear.
    func knots(of index: Int) -> [Knot] {
        switch self {
        case .direct(let start, let end):
            return [Knot(progress: 0, emphasis: start(index)), Knot(progress: 1, emphasis: end(index))]
        case .through(let start, let end):
            func emphasis(_ position: Double) -> Double { max(0, 1 - abs(position - Double(index))) }
            var knots = [Knot(progress: 0, emphasis: emphasis(start))]
            let direction: Double = end >= start ? 1 : -1
            for distance in [-direction, 0, direction] {
                let corner = Double(index) + distance
                let progress = (corner - start) / (end - start)
                if progress > 0 && progress < 1 { knots.append(Knot(progress: progress, emphasis: emphasis(corner))) }
            }
            knots.append(Knot(progress: 1, emphasis: emphasis(end)))
            return knots
        }
    }

    /// The emphasis of the tab at `index` at some progress; beyond 0…1 it goes on as it starts or ends.
    func emphasis(of index: Int, at progress: Double) -> Double {
        let knots = knots(of: index)
        var position = 0
        while position < knots.count - 2 && knots[position + 1].progress <= progress { position += 1 }
        let (start, end) = (knots[position], knots[position + 1])
        return interpolate(
            start.emphasis, end.emphasis, (progress - start.progress) / (end.progress - start.progress))
    }
}
