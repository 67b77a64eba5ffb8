import ByteBuffer
import HTTPMessage

/// Why a request is refused before any handler sees it, and what its sender is told.
///
/// A refusal is sent in the library's first callback for the request. The library then closes the connection, so that
/// no byte behind a malformed request can be taken for another request.
struct Refusal: Equatable, Sendable {
    let status: Status
    let detail: StaticString

    private init(_ status: Status, _ detail: StaticString) {
        self.status = status
        self.detail = detail
    }

    static func == (left: Refusal, right: Refusal) -> Bool {
        left.status == right.status && left.detail.description == right.detail.description
    }

    static let methodMalformed = Refusal(.badRequest, "The method is not a token (RFC 9110 section 9.1).")
    static let contentCoded = Refusal(
        .unsupportedMediaType, "The body must be sent without a Content-Encoding: none is decoded here.")
    static let overloaded = Refusal(
        .serviceUnavailable, "Too many clients are slow to read their responses; there is no memory for another one.")
    static let connectionsTooMany = Refusal(
        .tooManyRequests, "This client has as many connections open as it may have.")
    static let bodiesTooMany = Refusal(
        .serviceUnavailable, "Too many great requests are on their way in; there is no memory for another one.")
    static let framingTooLarge = Refusal(
        .headerFieldsTooLarge,
        "A chunk line, the trailer section or the header section is longer than this server accepts.")
    static let methodUnknown = Refusal(.notImplemented, "The method is not one that HTTP defines.")
    static let connectUnsupported = Refusal(.notImplemented, "CONNECT is for proxies, and this server is not one.")
    static let versionMalformed = Refusal(.badRequest, "The request line does not end with HTTP/1.0 or HTTP/1.1.")
    static let targetTooLong = Refusal(.uriTooLong, "The request target is longer than this server accepts.")
    static let targetMalformed = Refusal(
        .badRequest, "The request target is neither a path, nor an http URI, nor the asterisk of OPTIONS.")
    static let fieldNameMalformed = Refusal(
        .badRequest, "A header field's name is not a token directly before its colon (RFC 9112 section 5.1).")
    static let fieldValueMalformed = Refusal(
        .badRequest, "A header field's value has a control character (RFC 9110 section 5.5).")
    static let layoutMalformed = Refusal(
        .badRequest,
        "The header section has folded lines, NUL bytes, empty names or line ends other than CRLF (RFC 9112 section 2.2)."
    )
    static let fieldsTooMany = Refusal(.headerFieldsTooLarge, "The request has more header fields than accepted.")
    static let hostMissing = Refusal(.badRequest, "An HTTP/1.1 request needs a Host field (RFC 9112 section 3.2).")
    static let hostMalformed = Refusal(.badRequest, "The Host field is not one host with an optional port.")
    static let fieldRepeated = Refusal(.badRequest, "A header field that may be sent once was sent more than once.")
    static let contentLengthMalformed = Refusal(
        .badRequest, "Content-Length is not one whole number (RFC 9112 section 6.3).")
    static let framingAmbiguous = Refusal(
        .badRequest, "Content-Length and Transfer-Encoding exclude each other (RFC 9112 section 6.1).")
    static let transferEncodingInOldVersion = Refusal(
        .badRequest, "HTTP/1.0 has no Transfer-Encoding (RFC 9112 section 6.1).")
    static let transferEncodingNotChunked = Refusal(
        .badRequest, "Transfer-Encoding does not end with one chunked coding (RFC 9112 section 6.3).")
    static let transferCodingUnknown = Refusal(
        .notImplemented, "No transfer coding but chunked is known here (RFC 9112 section 6.1).")
    static let bodyTooLarge = Refusal(.contentTooLarge, "The request body is larger than this server accepts.")
    static let expectationUnknown = Refusal(
        .expectationFailed, "No expectation but 100-continue is known here (RFC 9110 section 10.1.1).")
    static let lengthMissing = Refusal(
        .lengthRequired, "A POST request needs Content-Length or Transfer-Encoding: chunked.")

    /// The fields that belong to the refusal itself: a coded body is answered with the codings that are taken (RFC 9110
    /// §15.5.16).
    var fields: [HeaderField] { self == .contentCoded ? [HeaderField("Accept-Encoding", "identity")] : [] }

    /// Writes the problem document (RFC 9457) of the refusal. Title and detail are our own constants without quotes or
    /// backslashes, so nothing needs escaping.
    func write(to buffer: ByteBuffer) {
        buffer.append(#"{"type":"about:blank","title":""#)
        buffer.append(status.phrase)
        buffer.append(#"","status":"#)
        buffer.append(decimal: status.code)
        buffer.append(#","detail":""#)
        buffer.append(detail)
        buffer.append(#""}"#)
    }

    /// Writes a whole response, for a connection that the library is not to read from. Returns the length of its body.
    func writeResponse(with fields: [HeaderField], to buffer: ByteBuffer) -> Int {
        let document = ByteBuffer(capacity: 256)
        write(to: document)
        buffer.append("HTTP/1.1 ")
        buffer.append(decimal: status.code)
        buffer.append(" ")
        buffer.append(status.phrase)
        buffer.append("\r\nContent-Type: application/problem+json\r\nCache-Control: no-store\r\n")
        buffer.append("X-Content-Type-Options: nosniff\r\n")
        for field in fields {
            buffer.append(field.name)
            buffer.append(": ")
            buffer.append(field.value)
            buffer.append("\r\n")
        }
        buffer.append("Connection: close\r\nContent-Length: ")
        buffer.append(decimal: document.count)
        buffer.append("\r\n\r\n")
        document.withBytes { buffer.append($0) }
        return document.count
    }
}
