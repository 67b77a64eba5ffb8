import ByteBuffer

/// The field `traceparent` of W3C Trace Context: which trace a request belongs to.
///
/// Of its parts only the trace's identifier is used, in the log: the service calls nobody, so it starts no spans and hands
/// nothing on. `tracestate` is ignored for the same reason.
enum TraceParent {
    /// The length of a field of version 00: `00-<32 digits>-<16 digits>-<2 digits>`.
    private static let length = 55

    /// The trace identifier's digits; nil when the field is not valid, and the request then begins a trace of its own.
    ///
    /// A later version may go on behind the parts that are known, after a further hyphen; 00 must not, and ff is none.
    static func identifier(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
        let hyphen = UInt8(ascii: "-")
        guard text.count >= length, text[2] == hyphen, text[35] == hyphen, text[52] == hyphen,
            isHexadecimal(text, 0..<2), isHexadecimal(text, 3..<35), isHexadecimal(text, 36..<52),
            isHexadecimal(text, 53..<55)
        else { return nil }
        if text[0] == UInt8(ascii: "f"), text[1] == UInt8(ascii: "f") { return nil }
        if text.count > length {
            let isFirstVersion = text[0] == UInt8(ascii: "0") && text[1] == UInt8(ascii: "0")
            guard !isFirstVersion, text[length] == hyphen else { return nil }
        }
        guard !isZero(text, 3..<35), !isZero(text, 36..<52) else { return nil }
        return UnsafeBufferPointer(rebasing: text[3..<35])
    }

    /// Lower case only, as the standard has it.
    private static func isHexadecimal(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range {
            switch text[index] {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): continue
            default: return false
            }
        }
        return true
    }

    private static func isZero(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range where text[index] != UInt8(ascii: "0") { return false }
        return true
    }
}
