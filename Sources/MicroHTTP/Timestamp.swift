import ByteBuffer
import Glibc

/// Wall-clock times as text. Keeps the text of the last second: a busy thread writes thousands of lines in one.
struct Timestamp {
    private let text = ByteBuffer(capacity: 64)
    private var second = Int.min

    /// Appends the time of now in UTC as RFC 3339 has it, with milliseconds: `2026-01-31T23:59:59.123Z`; 24 bytes.
    mutating func append(to buffer: ByteBuffer) {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        append(second: now.tv_sec, milliseconds: now.tv_nsec / 1_000_000, to: buffer)
    }

    mutating func append(second: Int, milliseconds: Int, to buffer: ByteBuffer) {
        if second != self.second {
            self.second = second
            write(second)
        }
        text.withBytes { buffer.append($0) }
        buffer.write(upTo: 4) { cursor in
            cursor.write(digits: UInt64(milliseconds), count: 3)
            cursor.write(UInt8(ascii: "Z"))
        }
    }

    private func write(_ second: Int) {
        var time = second
        var parts = tm()
        gmtime_r(&time, &parts)
        text.removeAll()
        text.write(upTo: 20) { cursor in
            cursor.write(digits: UInt64(parts.tm_year + 1900), count: 4)
            for (separator, value) in [
                ("-", parts.tm_mon + 1), ("-", parts.tm_mday), ("T", parts.tm_hour), (":", parts.tm_min),
                (":", parts.tm_sec),
            ] as [(StaticString, CInt)] {
                cursor.write(separator)
                cursor.write(digits: UInt64(value), count: 2)
            }
            cursor.write(UInt8(ascii: "."))
        }
    }
}
