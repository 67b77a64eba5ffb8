/// How a request's body is delimited (RFC 9112 §6).
enum BodyFraming: Equatable {
    /// Neither `Content-Length` nor `Transfer-Encoding`.
    case none
    /// A body of so many bytes.
    case length(Int)
    /// Chunks, of unknown length in all.
    case chunked

    /// The length that a `Content-Length` says: one or more digits. Lengths that no `Int` holds are `Int.max`; nil for
    /// any other text.
    static func contentLength(_ text: Span<UInt8>) -> Int? {
        guard !text.isEmpty else { return nil }
        var value = 0
        for index in text.indices {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]) else { return nil }
            // Read to the end even when it is too great already: what follows may be no digit.
            let (product, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(Int(text[index] - UInt8(ascii: "0")))
            value = overflow || carry ? .max : sum
        }
        return value
    }

    /// What a `Transfer-Encoding` that is not plain `chunked` means.
    ///
    /// The library reads a body by chunks when the value is `chunked`, to the letter, and otherwise until the
    /// connection ends. Codings before a final `chunked` are well-formed but not known here (501); without a final
    /// `chunked`, or with two, the body's end cannot be found (RFC 9112 §6.1, §6.3: 400).
    static func transferEncodingRefusal(_ text: Span<UInt8>) -> Refusal? {
        if ByteText.equals(text, ignoringCase: "chunked") { return nil }
        let suffix = 7
        guard text.count > suffix,
            ByteText.equals(text.extracting((text.count - suffix)...), ignoringCase: "chunked")
        else { return .transferEncodingNotChunked }
        var index = text.count - suffix - 1
        while index > 0, text[index] == UInt8(ascii: " ") || text[index] == UInt8(ascii: "\t") { index -= 1 }
        guard text[index] == UInt8(ascii: ","), !contains("chunked", in: text.extracting(..<index)) else {
            return .transferEncodingNotChunked
        }
        return .transferCodingUnknown
    }

    private static func contains(_ word: StaticString, in text: Span<UInt8>) -> Bool {
        var start = 0
        while start + word.utf8CodeUnitCount <= text.count {
            if ByteText.starts(text.extracting(start...), with: word) { return true }
            start += 1
        }
        return false
    }
}
