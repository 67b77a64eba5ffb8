import HTTPMessage

/// The checks that a request must pass before its body is read.
///
/// The library's own parser is lenient to the point of danger: it takes the first of two lengths, ignores a length with
/// a blank before its colon, and folds lines into names. A proxy in front that reads such a request otherwise would
/// let a client hide a second request in it. So whatever two parsers could read differently is refused, and the
/// connection with it.
enum RequestGuard {
    /// The method that a request line's first word names.
    static func method(_ name: Span<UInt8>) throws(Refusal) -> Method {
        guard ByteText.isMade(of: .token, name) else { throw .methodMalformed }
        // The longest known name is OPTIONS. Up to 15 bytes a string is made without allocating.
        guard name.count <= 15, let method = Method(name: text(name)) else { throw .methodUnknown }
        if ByteText.equals(name, ignoringCase: "connect") { throw .connectUnsupported }
        return method
    }

    /// Whether HTTP/1.0 is spoken; any 1.x above counts as 1.1 (RFC 9110 §2.5).
    static func isOldVersion(_ version: Span<UInt8>) throws(Refusal) -> Bool {
        let prefix: StaticString = "HTTP/1."
        guard version.count == 8 else { throw .versionMalformed }
        for index in 0..<7 where version[index] != prefix.utf8Start[index] { throw .versionMalformed }
        let digit = version[7]
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { throw .versionMalformed }
        return digit == UInt8(ascii: "0")
    }

    /// The parts of a target, if it has one of the forms that its method may have. The form of CONNECT is refused with
    /// the method.
    static func target(_ parts: TargetSyntax?, for method: Method) throws(Refusal) -> TargetSyntax {
        guard let parts, !parts.isAsterisk || method == .options else { throw .targetMalformed }
        return parts
    }

    /// How the body is delimited, and that the other fields allow to read it.
    static func framing(
        of fields: borrowing HeaderWalk, method: Method, isOldVersion: Bool, bodyLimit: Int
    ) throws(Refusal) -> BodyFraming {
        if let fault = fields.fault { throw fault }
        if let host = fields.host {
            guard HostSyntax.isValid(host.span) else { throw .hostMalformed }
        } else if !isOldVersion {
            throw .hostMissing
        }

        var framing = BodyFraming.none
        if let encoding = fields.transferEncoding {
            if isOldVersion { throw .transferEncodingInOldVersion }
            if fields.contentLength != nil { throw .framingAmbiguous }
            if let refusal = BodyFraming.transferEncodingRefusal(encoding.span) { throw refusal }
            framing = .chunked
        } else if let length = fields.contentLength {
            guard let count = BodyFraming.contentLength(length.span) else { throw .contentLengthMalformed }
            guard count <= bodyLimit else { throw .bodyTooLarge }
            framing = .length(count)
        }

        // An HTTP/1.0 client's expectation is ignored (RFC 9110 §10.1.1).
        if let expect = fields.expect, !isOldVersion,
            !ByteText.equals(expect.span, ignoringCase: "100-continue")
        {
            throw .expectationUnknown
        }
        if method == .post, framing == .none { throw .lengthMissing }
        return framing
    }

    private static func text(_ bytes: Span<UInt8>) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}

extension Refusal: Error {}
