internal import HTTPMessage
internal import TabComputing

/// A media range of an `Accept` field (RFC 9110 §12.5.1) with its weight.
struct MediaRange {
    let type: Substring.UTF8View
    let subtype: Substring.UTF8View
    /// The weight in thousandths, from 0 (not acceptable) to 1000.
    let weight: Int

    /// Reads the element of the list that begins here; nil when it is malformed. Stops before the comma, or where it found
    /// the fault.
    init?(_ field: inout FieldReader) {
        field.skipBlanks()
        let name = field.name()
        let slash = UInt8(ascii: "/")
        guard let middle = name.firstIndex(of: slash) else { return nil }
        type = name[..<middle]
        subtype = name[name.index(after: middle)...]
        guard !type.isEmpty, !subtype.isEmpty, !subtype.contains(slash) else { return nil }
        var weight = 1000
        field.skipBlanks()
        while field.take(UInt8(ascii: ";")) {
            field.skipBlanks()
            if field.take(UInt8(ascii: "q")) || field.take(UInt8(ascii: "Q")), field.take(UInt8(ascii: "=")) {
                guard let given = field.weight() else { return nil }
                weight = given
            } else {
                field.skipParameter()
            }
            field.skipBlanks()
        }
        guard field.isAtEnd || field.isAt(UInt8(ascii: ",")) else { return nil }
        self.weight = weight
    }

    /// How closely the range names a media type: 0 not at all, 1 as `*/*`, 2 as its kind, 3 by name.
    func precision(for mediaType: MediaType) -> Int {
        // The parameters of the type that is offered are not compared.
        let name = UnsafeBufferPointer(start: mediaType.name.utf8Start, count: mediaType.name.utf8CodeUnitCount)
            .prefix { $0 != UInt8(ascii: ";") }
        let middle = name.firstIndex(of: UInt8(ascii: "/")) ?? name.endIndex
        let takesAny = FieldReader.equals(subtype, "*")
        if FieldReader.equals(type, "*") { return takesAny ? 1 : 0 }
        guard FieldReader.equals(type, name[..<middle]) else { return 0 }
        if takesAny { return 2 }
        return FieldReader.equals(subtype, name[middle...].dropFirst()) ? 3 : 0
    }
}

/// How much a client wants a media type, from 0 for not at all to 1000. The most precise range decides: `application/*;q=0,
/// application/json` takes JSON.
private struct Wish {
    let mediaType: MediaType
    private(set) var weight = 0
    private var precision = 0

    init(_ mediaType: MediaType) { self.mediaType = mediaType }

    mutating func hear(_ range: MediaRange) {
        let precision = range.precision(for: mediaType)
        guard precision > 0, precision > self.precision || (precision == self.precision && range.weight > weight) else {
            return
        }
        (self.precision, weight) = (precision, range.weight)
    }
}

extension Request {
    /// Of several media types, the one that the client wants most, and of those it wants alike the first; nil when it takes
    /// none. Without `Accept`, or with one that has nothing well formed in it, it takes anything. O(length of the field).
    func preferred(_ mediaTypes: [MediaType]) -> MediaType? {
        guard let accept, accept != "*/*" else { return mediaTypes.first }
        var wishes = mediaTypes.map { Wish($0) }
        var isAnythingSaid = false
        var field = FieldReader(accept.utf8)
        while !field.isAtEnd {
            if let range = MediaRange(&field) {
                isAnythingSaid = true
                for index in wishes.indices { wishes[index].hear(range) }
            }
            field.skip(through: UInt8(ascii: ","))
        }
        guard isAnythingSaid else { return mediaTypes.first }
        var best: Wish?
        for wish in wishes where wish.weight > best?.weight ?? 0 { best = wish }
        return best?.mediaType
    }

    /// Of several types of an answer, the one that the client wants most.
    func preferred(_ types: [AnswerType]) -> AnswerType? {
        guard let accept, accept != "*/*" else { return types.first }
        let mediaTypes = types.map { MediaType($0) }
        return preferred(mediaTypes).flatMap { mediaTypes.firstIndex(of: $0) }.map { types[$0] }
    }

    /// Whether the body is JSON. A request that does not say what its body is means JSON; a charset other than UTF-8 is
    /// another type, since JSON has none.
    var hasJSONBody: Bool {
        guard let contentType, contentType != "application/json" else { return true }
        return hasBody { type in
            if FieldReader.equals(type, "application/json") { return true }
            let (kind, suffix) = (12, 5)
            return type.count >= kind + suffix && FieldReader.equals(type.prefix(kind), "application/")
                && FieldReader.equals(type.suffix(suffix), "+json")
        }
    }

    /// Whether the body is JSON documents, one a line.
    var hasJSONLinesBody: Bool { hasBody { FieldReader.equals($0, "application/x-ndjson") } }

    private func hasBody(_ isFit: (Substring.UTF8View) -> Bool) -> Bool {
        guard let contentType else { return false }
        let semicolon = UInt8(ascii: ";")
        var field = FieldReader(contentType.utf8)
        field.skipBlanks()
        guard isFit(field.text(before: semicolon)) else { return false }
        while field.take(semicolon) {
            field.skipBlanks()
            var parameter = FieldReader(field.text(before: semicolon))
            guard FieldReader.equals(parameter.text(before: UInt8(ascii: "=")), "charset") else { continue }
            _ = parameter.take(UInt8(ascii: "="))
            let charset = parameter.text(before: semicolon)
            guard FieldReader.equals(charset, "utf-8") || FieldReader.equals(charset, "\"utf-8\"") else { return false }
        }
        return true
    }
}
