public import HTTPMessage

/// Which requests need a token, and whether they have one.
public struct AccessControl: Sendable {
    let tokens: BearerTokens
    let isOpen: @Sendable (borrowing Request) -> Bool

    /// - Parameters:
    ///   - tokens: the tokens that are accepted.
    ///   - isOpen: whether a request needs none. Called before the body is read.
    public init(tokens: BearerTokens, isOpen: @Sendable @escaping (borrowing Request) -> Bool) {
        self.tokens = tokens
        self.isOpen = isOpen
    }
}

/// One thread's checks.
///
/// They are made before the body is read: who may not ask anything makes the service neither keep a body nor read one.
/// The refusal is then sent in the library's first callback, which closes the connection. That costs a client without
/// a token a new connection for each try, and nobody else anything.
struct AccessCheck {
    private var reader: BearerTokens.Reader
    private let isOpen: @Sendable (borrowing Request) -> Bool

    init(_ control: AccessControl) {
        reader = BearerTokens.Reader(control.tokens)
        isOpen = control.isOpen
    }

    /// What a request may, by the value of its `Authorization`.
    mutating func access(of request: borrowing Request, authorization: UnsafeBufferPointer<UInt8>?) -> Access {
        if isOpen(request) { return .granted }
        guard let authorization, let token = Self.token(in: authorization) else { return .tokenMissing }
        return reader.contains(UnsafeBufferPointer(rebasing: token).span) ? .granted : .tokenUnknown
    }

    /// The token of `Bearer <token>`; nil for any other scheme. The scheme's case does not matter (RFC 9110 §11.1).
    static func token(in authorization: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let scheme = 6
        guard ByteText.starts(authorization.span, with: "bearer"), authorization.count > scheme,
            authorization[scheme] == 0x20
        else { return nil }
        return authorization[scheme...].drop { $0 == 0x20 }
    }
}
