internal import HTTPMessage

/// What a client says of content codings (RFC 9110 §12.5.3): how much it wants each.
///
/// Read from the bytes of the field, without allocating. Elements that are malformed, or of codings that are unknown
/// here, say nothing. Of two elements on one coding the first counts.
struct AcceptEncoding {
    /// In thousandths, -1 where nothing is said; by the raw value of the coding.
    private var weights: (Int, Int, Int) = (-1, -1, -1)
    private var wildcard = -1

    init(_ value: String) {
        var bytes = FieldReader(value.utf8)
        while !bytes.isAtEnd {
            if let element = Self.element(&bytes) { take(element) }
            bytes.skip(through: UInt8(ascii: ","))
        }
    }

    /// How much the client wants a coding, from 0 for not at all to 1000.
    ///
    /// What no element names is not wanted. An answer as it is may be sent all the same: see `acceptsIdentity`.
    func weight(of coding: ContentCoding) -> Int {
        let said =
            switch coding {
            case .identity: weights.0
            case .gzip: weights.1
            case .zstd: weights.2
            }
        if said >= 0 { return said }
        return max(wildcard, 0)
    }

    /// Whether the client can do with an answer as it is: unless it refuses `identity`, or `*` without naming `identity`.
    var acceptsIdentity: Bool { (weights.0 >= 0 ? weights.0 : wildcard) != 0 }

    /// The coding that the client wants most, and of those it wants alike the one preferred here; nil when it takes none.
    ///
    /// `isWorthwhile` says whether the answer is long enough that coding it makes sense. Otherwise it is sent as it is,
    /// except to a client that does not take that.
    func preferred(isWorthwhile: Bool) -> ContentCoding? {
        if !isWorthwhile && acceptsIdentity { return .identity }
        var best: ContentCoding?
        var most = 0
        for coding in ContentCoding.byPreference where weight(of: coding) > most {
            best = coding
            most = weight(of: coding)
        }
        return best ?? (acceptsIdentity ? .identity : nil)
    }

    private mutating func take(_ element: (name: Name, weight: Int)) {
        switch element.name {
        case .coding(.identity): if weights.0 < 0 { weights.0 = element.weight }
        case .coding(.gzip): if weights.1 < 0 { weights.1 = element.weight }
        case .coding(.zstd): if weights.2 < 0 { weights.2 = element.weight }
        case .wildcard: if wildcard < 0 { wildcard = element.weight }
        case .other: break
        }
    }

    private enum Name {
        case coding(ContentCoding)
        case wildcard
        case other
    }

    /// The element that begins here; nil when it is malformed. Stops before the comma, or where it found the fault.
    private static func element(_ bytes: inout FieldReader) -> (name: Name, weight: Int)? {
        bytes.skipBlanks()
        let name = bytes.name()
        guard !name.isEmpty else { return nil }
        bytes.skipBlanks()
        var weight = 1000
        if bytes.take(UInt8(ascii: ";")) {
            bytes.skipBlanks()
            guard bytes.take(UInt8(ascii: "q")) || bytes.take(UInt8(ascii: "Q")), bytes.take(UInt8(ascii: "=")),
                let given = bytes.weight()
            else { return nil }
            weight = given
            bytes.skipBlanks()
        }
        guard bytes.isAtEnd || bytes.isAt(UInt8(ascii: ",")) else { return nil }
        return (known(name), weight)
    }

    private static func known(_ name: Substring.UTF8View) -> Name {
        if name.count == 1, name.first == UInt8(ascii: "*") { return .wildcard }
        // The older name of gzip (RFC 9110 §8.4.1.3).
        if FieldReader.equals(name, "x-gzip") { return .coding(.gzip) }
        for coding in ContentCoding.allCases where FieldReader.equals(name, coding.name) { return .coding(coding) }
        return .other
    }
}
