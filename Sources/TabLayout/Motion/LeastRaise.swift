/// What an attempt finds at the least number of times that a tolerance must be raised for the attempt to succeed.
///
/// An attempt that succeeds does so for every greater number, and takes the longer the less the tolerance is raised: about
/// four times for each sixteenth. So the number is sought from above, and as few attempts as can be are made that fail, which
/// take the longest.
///
/// - Parameters:
///   - first: the number to attempt first: near to the least, and rather too great.
///   - most: no number above this is attempted.
///   - lowering: by how much an attempt with this finding may be lowered for the next; 0 where that would surely fail.
///   - attempt: the attempt; nil where the tolerance is raised too little.
/// - Returns: nil when no attempt succeeds.
func leastRaise<Finding>(
    first: Int, most: Int, lowering: (Finding) -> Int, attempt: (Int) -> Finding?
) -> Finding? {
    var (fails, fits) = (-1, most + 1)
    var found: Finding?
    var (next, step) = (min(first, most), 1)
    while fits - fails > 1 {
        if let finding = attempt(next) {
            (fits, found) = (next, finding)
            let lower = lowering(finding)
            if lower == 0 { break }
            next = max(fails + 1, fits - lower)
        } else {
            fails = next
            next = found == nil ? min(next + step, most) : fails + (fits - fails) / 2
            step *= 2
        }
    }
    return found
}

/// By how much the tolerance may be lowered, sixteenfold each time, from where `count` chords are made, before there are more
/// than `limit`; 0 where the next would have more.
///
/// A sixteenth makes nearly four chords of one, save of the few where a curve is all but upright. Three are counted on.
func lowering(fromChords count: Int, limit: Int) -> Int {
    if 3 * count > limit { return 0 }
    var (lowering, count) = (1, 4 * max(1, count))
    while 4 * count <= limit {
        lowering += 1
        count *= 4
    }
    return lowering
}
