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
    /// no answer that is there waits for longer than this and the one that is being computed then.
    static let patience: UInt64 = 1_000_000

    private let crowd: Int
    private var pressure = 0
    private var arrivals = 0
    /// The number of the turn.
    private(set) var turn = 0
    /// When the first answer of the turn was begun; nil before that.
    private var began: UInt64?
    /// The turn in which the oldest request was read of those that were left over in the turn before; nil when none was.
    private var oldest: Int?
    /// The same of those that are left over in this one.
    private var oldestLeft: Int?

    init(crowd: Int = usualCrowd) { self.crowd = crowd }

    /// The event loop begins a turn.
    mutating func beginTurn() {
        turn += 1
        pressure = pressure / 2 + arrivals
        arrivals = 0
        began = nil
        oldest = oldestLeft
        oldestLeft = nil
    }

    /// Decides for a request that could be answered now, and was first held back in the turn `since`, if it was: whether it waits
    /// for the next turn, and is asked for again then.
    ///
    /// The library asks in an order of its own, in which a client that sends its requests without waiting for answers keeps the
    /// first place. A few such clients with great requests would use up the patience of every turn, and all others would wait
    /// for as long as they go on. So when requests were left over, those go first that were read in the same turn as the oldest
    /// of them: everyone waits for those alone that came before or with it.
    mutating func holdsBack(since: Int?, now: UInt64) -> Bool {
        if since == nil {
            arrivals += 1
            if pressure >= crowd { return true }
        }
        let read = since ?? turn
        if let oldest, read > oldest { return leaveOver(read) }
        guard let began else {
            self.began = now
            return false
        }
        return now &- began >= Self.patience && leaveOver(read)
    }

    /// Remembers the turn in which a request was read that might have been answered in this one. Always true.
    private mutating func leaveOver(_ read: Int) -> Bool {
        oldestLeft = min(oldestLeft ?? read, read)
        return true
    }
}
