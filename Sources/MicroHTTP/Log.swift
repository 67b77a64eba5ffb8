import ByteBuffer
import Glibc

/// The service's log: lines gathered in bounded memory and written by one thread of its own.
///
/// Whoever logs never waits for the output. When the reader of the output is slower than the requests, the memory
/// fills, further lines are dropped, and how many is logged when there is room again.
public final class Log: @unchecked Sendable {
    /// The least important level that is written.
    public let level: LogLevel
    /// What lines look like.
    public let format: LogFormat

    private let descriptor: Int32
    private let capacity: Int

    // Guarded by the monitor, which is why the class may call itself Sendable.
    private let monitor = Monitor()
    private var waiting = ByteBuffer(capacity: 64 * 1024)
    private var own: LogLines
    private var dropped = 0
    private var droppedInAll = 0
    private var isWriterIdle = false
    private var isClosing = false
    private var isClosed = false

    /// A log that writes to a descriptor, which stays its owner's and must stay open until the log is closed.
    ///
    /// - Parameters:
    ///   - descriptor: where to write; 1 is standard output.
    ///   - level: the least important level that is written.
    ///   - format: what lines look like.
    ///   - capacity: the most bytes that wait to be written.
    public init(
        descriptor: Int32 = 1, level: LogLevel = .info, format: LogFormat = .json, capacity: Int = 1 << 20
    ) {
        self.descriptor = descriptor
        self.level = level
        self.format = format
        self.capacity = capacity
        own = LogLines(format: format)
        // Without a thread nothing is ever written, and everything else goes on.
        _ = BackgroundThread.start { [self] in write() }
    }

    /// Whether lines of this level are written.
    public func isEnabled(_ level: LogLevel) -> Bool { level <= self.level }

    /// The number of lines that were dropped since the start.
    public var droppedLines: Int { monitor.locked { droppedInAll } }

    /// Logs an event, if its level is written. Line breaks and other controls in the message are escaped.
    public func write(_ level: LogLevel, _ message: String) {
        guard isEnabled(level) else { return }
        announce(level, message)
    }

    /// Logs an event whatever the level.
    public func announce(_ level: LogLevel, _ message: String) {
        monitor.locked {
            own.append(level, message)
            take(&own)
        }
    }

    /// Writes what waits and ends the writer. Returns when that is done, or after `limit` when the output is stuck.
    /// Lines logged afterwards are dropped.
    public func close(within limit: Duration) {
        let deadline = MonotonicClock.now() + limit.nanoseconds
        monitor.locked {
            isClosing = true
            monitor.wake()
            while !isClosed, monitor.wait(until: deadline) {}
        }
    }

    /// Takes a thread's lines over and empties them. Holds the lock for one copy.
    func append(_ lines: inout LogLines) {
        monitor.locked { take(&lines) }
    }

    private func take(_ lines: inout LogLines) {
        if isClosed || waiting.count + lines.buffer.count > capacity {
            dropped += lines.count
            droppedInAll += lines.count
        } else {
            lines.buffer.withBytes { waiting.append($0) }
            // A writer that gathers a batch is woken early only by half a load.
            if isWriterIdle || waiting.count > capacity / 2 { monitor.wake() }
        }
        lines.removeAll()
    }

    // MARK: - The writer's thread

    private func write() {
        var batch = ByteBuffer(capacity: 64 * 1024)
        var output = OutputDescriptor(descriptor)
        while true {
            var noted = 0
            let isLast = monitor.locked {
                isWriterIdle = true
                while waiting.count == 0, dropped == 0, !isClosing { monitor.wait() }
                isWriterIdle = false
                // At most 50 batches a second: each of them wakes this thread twice, and the reader of the output once, at the
                // cost of those that answer.
                let batchEnd = MonotonicClock.now() + 20_000_000
                while !isClosing, waiting.count <= capacity / 2, monitor.wait(until: batchEnd) {}
                noted = noteDropped()
                swap(&waiting, &batch)
                return isClosing
            }
            var lostLines = batch.withBytes { output.write($0) }
            let isFailing = lostLines > 0
            // The note is the last line, so it is among the lost ones. It is no line of anybody's, but what it says is
            // still to be told.
            let isNoteLost = noted > 0 && isFailing
            if isNoteLost { lostLines -= 1 }
            batch.removeAll(keepingUpTo: 1 << 21)
            monitor.locked {
                dropped += lostLines + (isNoteLost ? noted : 0)
                droppedInAll += lostLines
                // A failing output must not make a loop of failing to say so.
                if isFailing, !isClosing { _ = monitor.wait(until: MonotonicClock.now() + 200_000_000) }
            }
            if isLast { break }
        }
        monitor.locked {
            isClosed = true
            monitor.wake()
        }
    }

    /// Puts a line about dropped lines behind those that wait; returns the number that it tells.
    private func noteDropped() -> Int {
        guard dropped > 0 else { return 0 }
        let count = dropped
        // Also where nobody is to be told: the writer goes on as long as there are any.
        dropped = 0
        guard isEnabled(.warning) else { return 0 }
        own.append(.warning, "\(count) log lines were dropped")
        own.buffer.withBytes { waiting.append($0) }
        own.removeAll()
        return count
    }
}
