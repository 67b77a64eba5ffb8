/// Whether requests are answered as they come, or wait for the others of their turn of the event loop.
///
/// A client that sleeps until it is answered wakes at once, and where no processor is free it takes that of the thread which
/// is about to compute the next answer, for the one answer that there is. So a crowd is gathered first: in one turn its
/// requests are read, in the next one they are answered, and in the one after that the library sends all of the answers.
/// Where few come at a time there is nobody to wait for, and the turns of the loop would only cost time.
struct Gathering {
    /// So many requests in the last turns, of which each counts half of the one behind it, make a crowd.
    static let usualCrowd = 4
    /// In nanoseconds. When a turn's answers have taken so long, those that are there are sent before the next ones are computed:
    /// no answer waits for longer than this and one more.
    static let patience: UInt64 = 1_000_000

    private let crowd: Int
    private var pressure = 0
    private var arrivals = 0
    /// When the first answer of the turn was begun; nil before that.
    private var began: UInt64?

    init(crowd: Int = usualCrowd) { self.crowd = crowd }

    /// The event loop begins a turn.
    mutating func beginTurn() {
        pressure = pressure / 2 + arrivals
        arrivals = 0
        began = nil
    }

    /// Decides for a request that could be answered now: whether it waits for the next turn, and is asked for again then.
    mutating func holdsBack(hasWaited: Bool, now: UInt64) -> Bool {
        if !hasWaited {
            arrivals += 1
            if pressure >= crowd { return true }
        }
        guard let began else {
            self.began = now
            return false
        }
        return hasWaited && now &- began >= Self.patience
    }
}
