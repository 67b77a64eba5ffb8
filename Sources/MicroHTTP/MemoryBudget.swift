/// The memory that one thread may hold for something of which clients decide how much there is.
struct MemoryBudget {
    /// Up to here a piece is not counted, in bytes: the number of connections bounds how many there are.
    static let uncounted = 16 * 1024

    /// The most bytes that may be held.
    let limit: Int
    private(set) var held = 0

    init(limit: Int) { self.limit = limit }

    /// Holds so many bytes, if they are left.
    mutating func hold(_ bytes: Int) -> Bool {
        guard bytes <= limit - held else { return false }
        held += bytes
        return true
    }

    /// Raises a piece, for which `share` is held, to so many bytes; false, and nothing changes, when they are not left.
    mutating func raise(_ share: inout Int, to bytes: Int) -> Bool {
        guard bytes > share, bytes > Self.uncounted else { return true }
        guard hold(bytes - share) else { return false }
        share = bytes
        return true
    }

    /// Gives back all that is held for a piece.
    mutating func giveBack(_ share: inout Int) {
        held -= share
        share = 0
    }
}
