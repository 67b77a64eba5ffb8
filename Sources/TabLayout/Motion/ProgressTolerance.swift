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

    /// What keeps everything that an animation moves within `distance` units of length, and every channel of a colour within
    /// half a level; but not more than a five hundredth of the move, nor less than 10⁻⁸, for which no spring has points enough.
    init(_ animation: borrowing Animation, _ movement: borrowing Movement, distance: Double) {
        least = 0
        let even = animation.evenSpeed(movement)
        var (slowest, fastest, end) = (Double.infinity, 0.0, -Double.infinity)
        // All 255 levels in a unit of progress are half a level in a five hundredth.
        let greatest = 0.002 * min(1, 255 / max(animation.colorSpeed, 1))
        func error(_ speed: Double) -> Double { max(min(speed > 0 ? distance / speed : 1, greatest), 1e-8) }
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

    /// The greatest change of a colour's channel, in levels for a unit of progress. A title that is passed on a long way changes
    /// in a small part of it, and one in Oklab fastest where it is dark.
    fileprivate var colorSpeed: Double {
        var greatest = 0.0
        func note(_ first: Color, _ last: Color, _ span: Double) {
            guard span > 0, first != last else { return }
            let channels = [
                (first.red, last.red), (first.green, last.green), (first.blue, last.blue), (first.alpha, last.alpha),
            ]
            for (start, end) in channels { greatest = max(greatest, abs(Double(end) - Double(start)) / span) }
        }
        for index in indicator.indices.dropLast() {
            let (first, second) = (indicator[index], indicator[index + 1])
            note(first.color, second.color, second.offset - first.offset)
        }
        for title in titles {
            for index in title.keyframes.indices.dropLast() {
                let (first, second) = (title.keyframes[index], title.keyframes[index + 1])
                note(first.style.color, second.style.color, second.offset - first.offset)
            }
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
