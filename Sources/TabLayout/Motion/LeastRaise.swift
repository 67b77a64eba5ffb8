/// The search for the least number of times that a tolerance must be raised for an attempt to succeed.
///
/// An attempt that succeeds is taken to do so for every greater number, and takes the longer the less the tolerance is raised:
/// about four times for each sixteenth. So the number is sought from above, and as few attempts as can be are made that fail,
/// which take the longest. Should one fail above one that succeeds, what is found is coarser than it need be, and never too long.
struct LeastRaise {
    /// How often the tolerance is to be raised for the next attempt.
    private(set) var raises: Int
    private let most: Int
    private var fails = -1
    private var fits: Int
    private var step = 1

    /// A search that attempts this number first, near to the least and rather too great, and none above `most`.
    init(first: Int, most: Int) {
        raises = min(first, most)
        self.most = most
        fits = most + 1
    }

    /// Whether there is nothing left to attempt: the last attempt that succeeded, if any did, was that of the least number.
    var isOver: Bool { fits - fails <= 1 }

    /// Goes on from an attempt that succeeded, which may be lowered by this much for the next; by 0 where that would surely
    /// fail.
    mutating func succeed(lowering: Int) {
        fits = raises
        if lowering == 0 { fails = fits - 1 }
        raises = max(fails + 1, fits - lowering)
    }

    /// Goes on from an attempt for which the tolerance was raised too little.
    mutating func fail() {
        fails = raises
        raises = fits > most ? min(raises + step, most) : fails + (fits - fails) / 2
        step *= 2
    }
}

/// A tolerance that is raised so often, sixteenfold each time.
func raised(_ tolerance: Double, _ raises: Int) -> Double {
    var raised = tolerance
    for _ in 0..<raises { raised *= 16 }
    return raised
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
