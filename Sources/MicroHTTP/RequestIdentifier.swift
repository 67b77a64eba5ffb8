import ByteBuffer

/// The source of identifiers of requests and traces of one thread.
///
/// An identifier ties a log line to a response; it need not be unguessable. So it is a counter, spread over 64 bits by
/// a bijection (SplitMix64), which never repeats on a thread, from a random start that sets threads and processes apart.
struct RequestIdentifier {
    private var counter: UInt64

    init(seed: UInt64 = .random(in: 0 ... .max)) {
        counter = seed
    }

    /// Whether a client's own identifier is taken over: 1 to 64 letters, digits, `.`, `_` and `-`. Nothing else may
    /// come back in a header field or a log line.
    static func isAcceptable(_ text: Span<UInt8>) -> Bool {
        text.count <= 64 && ByteText.isMade(of: .identifier, text)
    }

    /// Appends a new identifier of a trace: 32 hexadecimal digits, not all of them 0, as two following numbers never are.
    mutating func appendTrace(to buffer: ByteBuffer) {
        append(to: buffer)
        append(to: buffer)
    }

    /// Appends a new identifier of 16 hexadecimal digits.
    mutating func append(to buffer: ByteBuffer) {
        counter &+= 0x9e37_79b9_7f4a_7c15
        var bits = counter
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        bits ^= bits >> 31
        buffer.write(upTo: 16) { cursor in
            for _ in 0..<8 {
                cursor.write(hexadecimal: UInt8(truncatingIfNeeded: bits >> 56))
                bits <<= 8
            }
        }
    }
}
