internal import ByteBuffer

/// Why a query holds no document: a sentence on what is wrong and what would be right.
struct QueryFault: Error, Equatable {
    let detail: String
}

/// The JSON document in a target's query: `request=` and the text of the document, percent-encoded.
///
/// The query is read as HTML forms and every library for query strings write it (`application/x-www-form-urlencoded`): a
/// plus is a space, and a plus itself is `%2B`. Whoever writes spaces as `%20` is read the same. A plus left bare in a
/// number, as in `1e+5`, then comes out as a fault of the JSON with its place.
enum QueryDocument {
    /// The name of the one parameter.
    static let parameter = "request"

    /// Appends the document's bytes, which need be neither JSON nor UTF-8. O(length of the query).
    static func read(_ query: String?, into buffer: ByteBuffer) throws(QueryFault) {
        guard let query, !query.isEmpty else { throw missing }
        let text = query.utf8.span
        var isFound = false
        var place = 0
        while place <= text.count {
            let end = index(of: UInt8(ascii: "&"), in: text, place..<text.count)
            let nameEnd = index(of: UInt8(ascii: "="), in: text, place..<end)
            let start = buffer.count
            try decode(text, place..<nameEnd, into: buffer)
            let isKnown = buffer.withBytes { $0[start...].elementsEqual(parameter.utf8) }
            buffer.truncate(to: start)
            guard isKnown else {
                let name = excerpt(text.extracting(place..<nameEnd))
                throw QueryFault(detail: "the query has the parameter \"\(name)\"; it must have one alone, request")
            }
            guard !isFound else { throw QueryFault(detail: "the query has the parameter request twice") }
            isFound = true
            try decode(text, min(nameEnd + 1, end)..<end, into: buffer)
            place = end + 1
        }
    }

    private static let missing = QueryFault(
        detail: "the query must be request= and the JSON, percent-encoded; POST takes it as a body")

    /// The index of the first such byte in a range of the query; the range's end when there is none.
    private static func index(of byte: UInt8, in text: Span<UInt8>, _ range: Range<Int>) -> Int {
        var index = range.lowerBound
        while index < range.upperBound, text[index] != byte { index += 1 }
        return index
    }

    /// Decodes the name or value that stands at `range` of the query.
    private static func decode(
        _ text: Span<UInt8>, _ range: Range<Int>, into buffer: ByteBuffer
    ) throws(QueryFault) {
        var fault: Int?
        buffer.write(upTo: range.count) { cursor in
            var index = range.lowerBound
            while index < range.upperBound {
                let byte = text[index]
                index += 1
                switch byte {
                case UInt8(ascii: "+"): cursor.write(UInt8(ascii: " "))
                case UInt8(ascii: "%"):
                    guard index + 2 <= range.upperBound, let high = digit(text[index]), let low = digit(text[index + 1])
                    else {
                        fault = index
                        return
                    }
                    cursor.write(high << 4 | low)
                    index += 2
                default: cursor.write(byte)
                }
            }
        }
        if let fault {
            throw QueryFault(
                detail: "byte \(fault) of the query: % stands before two hexadecimal digits; % itself is %25")
        }
    }

    /// The value of a hexadecimal digit; nil for any other byte.
    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// A name as it was sent, cut where it is long.
    private static func excerpt(_ name: Span<UInt8>) -> String {
        let text = name.extracting(first: 40).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
        return name.count > 40 ? text + "…" : text
    }
}
