import CMicrohttpd
import Glibc

/// One pass over a request's header fields, which checks each and picks up the few that matter here.
///
/// The library's parser accepts almost every malformed header section, and shows it repaired. What it was made of can
/// still be told by where it lies: version 0.9.75 keeps the section in place and ends each name and value by writing
/// a NUL over its separator. In a section of proper lines, each name therefore begins two bytes behind the end of what
/// stands before it (CR and LF), only blanks stand between a name's end and its value, and behind the last value the
/// empty line ends exactly where the section's counted length does. A folded line, a bare LF, a NUL byte or a line
/// without a name breaks one of these sums.
struct HeaderWalk {
    /// A field's value in the connection's memory: valid until the request is completed.
    typealias Value = UnsafeBufferPointer<UInt8>

    private(set) var fault: Refusal?
    private(set) var host: Value?
    private(set) var contentLength: Value?
    private(set) var transferEncoding: Value?
    private(set) var expect: Value?
    private(set) var contentType: Value?
    private(set) var requestIdentifier: Value?
    private(set) var authorization: Value?
    /// nil also where it stands more than once, which makes none of them valid.
    private(set) var traceParent: Value?
    private var hasTraceParent = false
    /// The values of `Accept`, joined by commas where there is more than one.
    private(set) var accept: String?
    /// The values of `Accept-Encoding`, joined likewise.
    private(set) var acceptEncoding: String?
    /// The values of `If-None-Match`, joined likewise.
    private(set) var ifNoneMatch: String?
    private(set) var origin: Value?
    private(set) var isPreflight = false

    private var fieldCount = 0
    private let fieldLimit: Int
    /// Where the next field's name must begin.
    private var expectedName: UnsafePointer<CChar>

    /// Walks over the header fields of a request whose line is already read.
    ///
    /// - Parameters:
    ///   - connection: the library's connection, in the first callback for the request.
    ///   - method: where the request line begins.
    ///   - version: the request line's version, which is followed by CRLF and the first field.
    ///   - fieldLimit: the most fields that are accepted.
    init(
        over connection: OpaquePointer, method: UnsafePointer<CChar>, version: UnsafePointer<CChar>, fieldLimit: Int
    ) {
        self.fieldLimit = fieldLimit
        expectedName = version + strlen(version) + 2
        withUnsafeMutablePointer(to: &self) { walk in
            _ = MHD_get_connection_values_n(
                connection, .HEADER_KIND,
                { context, _, name, nameLength, value, valueLength in
                    guard let walk = context?.assumingMemoryBound(to: HeaderWalk.self), let name else { return .NO }
                    return walk.pointee.visit(name, nameLength, value, valueLength) ? .YES : .NO
                }, walk)
        }
        if fault == nil, expectedName + 2 != method + CMicrohttpd_header_size(connection) {
            fault = .layoutMalformed
        }
    }

    /// Checks one field; false when it has a fault, which ends the walk.
    private mutating func visit(
        _ name: UnsafePointer<CChar>, _ nameLength: Int, _ value: UnsafePointer<CChar>?, _ valueLength: Int
    ) -> Bool {
        fieldCount += 1
        guard fieldCount <= fieldLimit else { return stop(.fieldsTooMany) }
        guard ByteText.isMade(of: .token, Self.bytes(name, nameLength).span) else { return stop(.fieldNameMalformed) }
        guard let value else { return stop(.layoutMalformed) }
        let valueBytes = Self.bytes(value, valueLength)
        guard Self.isFieldValue(valueBytes.span) else { return stop(.fieldValueMalformed) }
        guard name == expectedName, Self.isBlank(from: name + nameLength + 1, to: value) else {
            return stop(.layoutMalformed)
        }
        expectedName = value + valueLength + 2
        return pickUp(Self.bytes(name, nameLength).span, Self.trimmed(valueBytes), untrimmed: valueBytes)
    }

    /// Keeps the value of a field that matters here, by the length of its name and then by the name.
    private mutating func pickUp(
        _ name: Span<UInt8>, _ value: Value, untrimmed: Value
    ) -> Bool {
        switch name.count {
        case 4 where ByteText.equals(name, ignoringCase: "host"):
            return host.takeFirst(value) || stop(.fieldRepeated)
        case 6 where ByteText.equals(name, ignoringCase: "accept"):
            Self.join(value, to: &accept)
        case 6 where ByteText.equals(name, ignoringCase: "expect"):
            return expect.takeFirst(value) || stop(.fieldRepeated)
        case 11 where ByteText.equals(name, ignoringCase: "traceparent"):
            traceParent = hasTraceParent ? nil : value
            hasTraceParent = true
        case 6 where ByteText.equals(name, ignoringCase: "origin"):
            return origin.takeFirst(value) || stop(.fieldRepeated)
        case 12 where ByteText.equals(name, ignoringCase: "content-type"):
            return contentType.takeFirst(value) || stop(.fieldRepeated)
        case 12 where ByteText.equals(name, ignoringCase: "x-request-id"):
            if requestIdentifier == nil { requestIdentifier = value }
        case 13 where ByteText.equals(name, ignoringCase: "authorization"):
            return authorization.takeFirst(value) || stop(.fieldRepeated)
        case 13 where ByteText.equals(name, ignoringCase: "if-none-match"):
            Self.join(value, to: &ifNoneMatch)
        case 14 where ByteText.equals(name, ignoringCase: "content-length"):
            return contentLength.takeFirst(value) || stop(.fieldRepeated)
        case 15 where ByteText.equals(name, ignoringCase: "accept-encoding"):
            Self.join(value, to: &acceptEncoding)
        case 16 where ByteText.equals(name, ignoringCase: "content-encoding"):
            guard ByteText.equals(value.span, ignoringCase: "identity") else { return stop(.contentCoded) }
        case 17 where ByteText.equals(name, ignoringCase: "transfer-encoding"):
            // Blanks behind the value stay: with them the library does not know it for `chunked`.
            return transferEncoding.takeFirst(untrimmed) || stop(.fieldRepeated)
        case 29 where ByteText.equals(name, ignoringCase: "access-control-request-method"):
            isPreflight = true
        default:
            break
        }
        return true
    }

    /// Adds a line of a field that may have several to those before it.
    private static func join(_ value: Value, to list: inout String?) {
        let text = String(decoding: value, as: UTF8.self)
        list = list.map { $0 + ", " + text } ?? text
    }

    private mutating func stop(_ refusal: Refusal) -> Bool {
        fault = refusal
        return false
    }

    /// Whether the text is free of control characters other than tabs (RFC 9110 §5.5).
    ///
    /// Eight bytes at a time, as far as none of them can be a control character; the rest one by one.
    static func isFieldValue(_ text: Span<UInt8>) -> Bool {
        var start = 0
        while start &+ 8 <= text.count {
            let word = text.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
            let deletes = word ^ (ones &* 0x7f)
            // Subtracting a limit sets the top bit of each byte that was below it, and at times that of one above such a one.
            let suspects = ((word &- ones &* 0x20) & ~word) | ((deletes &- ones) & ~deletes)
            guard suspects & (ones &* 0x80) == 0 else { break }
            start &+= 8
        }
        for index in start..<text.count {
            let byte = text[index]
            if (byte < 0x20 && byte != 0x09) || byte == 0x7f { return false }
        }
        return true
    }

    /// Eight bytes of 1.
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }

    private static func isBlank(from start: UnsafePointer<CChar>, to end: UnsafePointer<CChar>) -> Bool {
        guard start <= end else { return false }
        var pointer = start
        while pointer < end {
            guard pointer.pointee == 0x20 || pointer.pointee == 0x09 else { return false }
            pointer += 1
        }
        return true
    }

    private static func bytes(_ text: UnsafePointer<CChar>, _ length: Int) -> Value {
        Value(start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: length)
    }

    /// The value without the blanks behind it, which the library leaves on.
    private static func trimmed(_ bytes: Value) -> Value {
        var count = bytes.count
        while count > 0, bytes[count - 1] == 0x20 || bytes[count - 1] == 0x09 { count -= 1 }
        return Value(rebasing: bytes.prefix(count))
    }
}

extension Optional<HeaderWalk.Value> {
    /// Takes the value over if none is there yet; false otherwise.
    fileprivate mutating func takeFirst(_ value: HeaderWalk.Value) -> Bool {
        guard case .none = self else { return false }
        self = value
        return true
    }
}
