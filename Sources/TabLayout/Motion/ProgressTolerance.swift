/// How far the progress of an animation may be from the exact one, by the progress.
///
/// An error of the progress becomes one of a place by as much as things move there for a unit of progress. An edge that
/// stands nearly upright near the end of its way allows next to none there, and as much as the others everywhere else.
struct ProgressTolerance {
    /// The progress up to which each error holds; the last holds from there on.
    private var ends: [Double] = []
    private var errors: [Double] = []
    /// The least of all.
    private(set) var least: Double

    /// The same everywhere.
    init(_ error: Double) {
        errors = [error]
        least = error
    }

    /// What keeps everything that an animation moves within `distance` units of length; but not more than a five hundredth of
    /// the move, half a level of a colour channel, nor less than 10⁻⁸, for which no spring has points enough.
    init(_ animation: borrowing Animation, _ movement: borrowing Movement, distance: Double) {
        least = 0
        let even = animation.evenSpeed(movement)
        var (slowest, fastest, end) = (Double.infinity, 0.0, -Double.infinity)
        func error(_ speed: Double) -> Double { max(min(speed > 0 ? distance / speed : 1, 0.002), 1e-8) }
        animation.forEachIndicatorSpeed { upper, speed in
            let speed = max(speed, even)
            // Speeds of at most twice each other are taken for one.
            if max(fastest, speed) > 2 * min(slowest, speed), end > -.infinity {
                ends.append(end)
                errors.append(error(fastest))
                (slowest, fastest) = (.infinity, 0)
            }
            (slowest, fastest, end) = (min(slowest, speed), max(fastest, speed), upper)
        }
        errors.append(error(max(fastest, even)))
        // Beyond two keyframes at one offset the indicator stays where it is.
        let track = animation.indicator
        if track.count > 1, track[0].offset == track[1].offset {
            ends.insert(track[0].offset, at: 0)
            errors.insert(error(even), at: 0)
        }
        if track.count > 1, track[track.count - 2].offset == track[track.count - 1].offset {
            ends.append(track[track.count - 1].offset)
            errors.append(error(even))
        }
        least = errors.min() ?? 0
    }

    /// The least error between two progresses. O(log pieces + pieces between).
    func least(from lower: Double, to upper: Double) -> Double {
        if ends.isEmpty { return least }
        var (first, behind) = (0, ends.count)
        while first < behind {
            let middle = (first + behind) / 2
            if ends[middle] < lower { first = middle + 1 } else { behind = middle }
        }
        var least = errors[first]
        while first < ends.count, ends[first] <= upper {
            first += 1
            least = min(least, errors[first])
        }
        return least
    }

    /// The same, `factor` times as great.
    func raised(_ factor: Double) -> ProgressTolerance {
        var raised = self
        for index in errors.indices { raised.errors[index] *= factor }
        raised.least *= factor
        return raised
    }
}

extension Animation {
    /// The greatest distance for a unit of progress of what moves evenly: the strip, the pager and the tabs.
    fileprivate func evenSpeed(_ movement: borrowing Movement) -> Double {
        var greatest = max(
            abs(movement.end.barOffset - movement.start.barOffset),
            abs(movement.end.pagerOffset - movement.start.pagerOffset))
        for track in tabs {
            guard let first = track.keyframes.first, let last = track.keyframes.last else { continue }
            greatest = max(greatest, max(abs(last.x - first.x), abs(last.width - first.width)))
        }
        return greatest
    }

    /// Calls `body` with how fast the indicator is, in units of length for a unit of progress, up to one progress after the
    /// other. Jumps do not count. It goes on as its first and last two keyframes do, which are one piece with what is beyond.
    fileprivate func forEachIndicatorSpeed(_ body: (Double, Double) -> Void) {
        for index in indicator.indices.dropLast() where indicator[index + 1].offset > indicator[index].offset {
            let (first, second) = (indicator[index], indicator[index + 1])
            let distance = max(abs(second.x - first.x), abs(second.x + second.width - first.x - first.width))
            body(
                second.offset,
                max(distance, abs(second.width - first.width)) / (second.offset - first.offset))
        }
    }
}
