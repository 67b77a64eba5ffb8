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
        var isFound = false
        var place = 0
        for part in query.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
            let end = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            let name = part[..<end]
            let start = buffer.count
            try decode(name, at: place, into: buffer)
            let isKnown = buffer.withBytes { $0[start...].elementsEqual(parameter.utf8) }
            buffer.truncate(to: start)
            guard isKnown else {
                throw QueryFault(
                    detail: "the query has the parameter \"\(excerpt(name))\"; it must have one alone, request")
            }
            guard !isFound else { throw QueryFault(detail: "the query has the parameter request twice") }
            isFound = true
            let value = end == part.endIndex ? part[end...] : part[part.index(after: end)...]
            try decode(value, at: place + part.count - value.count, into: buffer)
            place += part.count + 1
        }
    }

    private static let missing = QueryFault(
        detail: "the query must be request= and the JSON, percent-encoded; POST takes it as a body")

    /// Decodes a name or value that stands at `place` in the query, counted from 0.
    private static func decode(
        _ text: Substring.UTF8View, at place: Int, into buffer: ByteBuffer
    ) throws(QueryFault) {
        var index = text.startIndex
        var offset = place
        while index < text.endIndex {
            let byte = text[index]
            text.formIndex(after: &index)
            offset += 1
            switch byte {
            case UInt8(ascii: "+"): buffer.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = digit(text, &index), let low = digit(text, &index) else {
                    throw QueryFault(
                        detail: "byte \(offset) of the query: % stands before two hexadecimal digits; % itself is %25")
                }
                buffer.append(high << 4 | low)
                offset += 2
            default: buffer.append(byte)
            }
        }
    }

    /// The hexadecimal digit here, which is then read; nil when there is none.
    private static func digit(_ text: Substring.UTF8View, _ index: inout Substring.UTF8View.Index) -> UInt8? {
        guard index < text.endIndex else { return nil }
        let byte = text[index]
        text.formIndex(after: &index)
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): return byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): return byte - UInt8(ascii: "A") + 10
        default: return nil
        }
    }

    /// A name as it was sent, cut where it is long.
    private static func excerpt(_ name: Substring.UTF8View) -> String {
        let text = String(decoding: name.prefix(40), as: UTF8.self)
        return name.count > 40 ? text + "…" : text
    }
}
