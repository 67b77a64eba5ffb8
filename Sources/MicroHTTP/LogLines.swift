import ByteBuffer
import HTTPMessage

/// Log lines in the making. Each thread has its own and hands them on once a turn, so that the log's lock is taken
/// once for many requests.
struct LogLines {
    let format: LogFormat
    let buffer = ByteBuffer(capacity: 4096)
    private(set) var count = 0
    private var timestamp = Timestamp()

    init(format: LogFormat) { self.format = format }

    var isEmpty: Bool { count == 0 }

    mutating func removeAll() {
        count = 0
        buffer.removeAll()
    }

    /// Appends the line of a request; without a status one that was never answered: that the library refused, that came to a
    /// deadline, or whose client went away. The query is left out: it can carry what should not lie in logs.
    ///
    /// - Parameters:
    ///   - request: the request.
    ///   - route: the path as the contract writes it, or why there is none; to count by, unlike the path.
    ///   - address: where the connection comes from.
    ///   - status: the status; nil where there was no answer.
    ///   - bytes: how many the body of the answer has.
    ///   - now: when it was answered, on the monotonic clock.
    mutating func append(
        _ request: borrowing RequestRecord, route: StaticString, from address: ClientAddress?, status: Int?, bytes: Int,
        now: UInt64
    ) {
        count += 1
        let microseconds = Int((now &- request.started) / 1000)
        switch format {
        case .json:
            buffer.append(#"{"time":""#)
            timestamp.append(to: buffer)
            buffer.append(#"","level":"info","method":""#)
            request.withMethod { Self.appendEscaped($0, to: buffer) }
            buffer.append(#"","path":""#)
            request.withRawPath { Self.appendEscaped($0, to: buffer) }
            buffer.append(#"","route":""#)
            buffer.append(route)
            buffer.append(#"","status":"#)
            if let status { buffer.append(decimal: status) } else { buffer.append("null") }
            buffer.append(#","bytes":"#)
            buffer.append(decimal: bytes)
            buffer.append(#","microseconds":"#)
            buffer.append(decimal: microseconds)
            buffer.append(#","requestId":""#)
            request.withIdentifier { buffer.append($0) }
            buffer.append(#"","trace_id":""#)
            request.trace.withBytes { buffer.append($0) }
            buffer.append(#"","client":""#)
            address?.append(to: buffer)
            buffer.append("\"}\n")
        case .text:
            timestamp.append(to: buffer)
            buffer.append(" ")
            if let status { buffer.append(decimal: status) } else { buffer.append("---") }
            buffer.append(" ")
            request.withMethod { Self.appendEscaped($0, to: buffer) }
            buffer.append(" ")
            request.withRawPath { Self.appendEscaped($0, to: buffer) }
            buffer.append(" ")
            buffer.append(decimal: bytes)
            buffer.append(" bytes in ")
            buffer.append(decimal: microseconds)
            buffer.append(" us ")
            request.withIdentifier { buffer.append($0) }
            buffer.append(" ")
            request.trace.withBytes { buffer.append($0) }
            buffer.append(" ")
            address?.append(to: buffer)
            buffer.append("\n")
        }
    }

    /// Appends the line of an event.
    mutating func append(_ level: LogLevel, _ message: String) {
        count += 1
        switch format {
        case .json:
            buffer.append(#"{"time":""#)
            timestamp.append(to: buffer)
            buffer.append(#"","level":""#)
            buffer.append(level.rawValue)
            buffer.append(#"","message":""#)
            Self.appendEscaped(message, to: buffer)
            buffer.append("\"}\n")
        case .text:
            timestamp.append(to: buffer)
            buffer.append(" ")
            buffer.append(level.rawValue)
            buffer.append(": ")
            Self.appendEscaped(message, to: buffer)
            buffer.append("\n")
        }
    }

    /// Appends bytes of any origin so that they can neither end the string nor the line, nor steer a terminal: quotes,
    /// backslashes, controls and whatever is not ASCII as JSON escapes. At most 512 of them, so that no request makes
    /// a long line.
    static func appendEscaped(_ bytes: UnsafeBufferPointer<UInt8>, to buffer: ByteBuffer) {
        let text = UnsafeBufferPointer(rebasing: bytes.prefix(512))
        var plain = 0
        for index in text.indices {
            let byte = text[index]
            if (0x20..<0x7f).contains(byte), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
            buffer.append(UnsafeBufferPointer(rebasing: text[plain..<index]))
            plain = index + 1
            if (0x20..<0x7f).contains(byte) {
                buffer.append(UInt8(ascii: "\\"))
                buffer.append(byte)
            } else {
                buffer.append(#"\u00"#)
                buffer.write(upTo: 2) { $0.write(hexadecimal: byte) }
            }
        }
        buffer.append(UnsafeBufferPointer(rebasing: text[plain...]))
        if bytes.count > 512 { buffer.append("...") }
    }

    static func appendEscaped(_ text: String, to buffer: ByteBuffer) {
        var text = text
        text.withUTF8 { appendEscaped($0, to: buffer) }
    }
}
