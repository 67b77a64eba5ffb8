/// A request method (RFC 9110 §9).
public enum Method: Sendable, Hashable {
    case get
    case head
    case post
    case options
    /// A method that HTTP or a registered extension of it defines, and that no resource here supports.
    case other

    /// The method of a request line's first word; nil for a word that is no method known to anyone (RFC 9110 §15.6.2:
    /// 501). Methods are case-sensitive: `get` is not `GET`.
    public init?(name: String) {
        switch name {
        case "GET": self = .get
        case "HEAD": self = .head
        case "POST": self = .post
        case "OPTIONS": self = .options
        case "PUT", "DELETE", "PATCH", "QUERY", "TRACE", "CONNECT": self = .other
        default: return nil
        }
    }

    /// The method's name; nil for `other`, which has several.
    public var name: StaticString? {
        switch self {
        case .get: "GET"
        case .head: "HEAD"
        case .post: "POST"
        case .options: "OPTIONS"
        case .other: nil
        }
    }
}
