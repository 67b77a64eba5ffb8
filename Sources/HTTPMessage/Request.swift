/// One request, already found to be well formed, without its body.
///
/// The body is handed over beside it as a span, because it stays in the connection's memory.
public struct Request: Sendable {
    /// The method.
    public var method: Method
    /// The path of the target, still percent-encoded, without the query: `/v1/layout`; `*` for `OPTIONS *`.
    public var path: String
    /// The number of the resource at the path, from 1; 0 when nothing is there, nil where nobody has looked.
    public var resource: Int?
    /// The query of the target, still percent-encoded, without the question mark; nil when there was none.
    public var query: String?
    /// The value of `Content-Type`; nil when there was none.
    public var contentType: String?
    /// The value of `Accept`, several lines joined by commas; nil when there was none.
    public var accept: String?
    /// Whether its sender may ask this. The handler refuses what is not granted; it is then called without the body.
    public var access = Access.granted
    /// The value of `Accept-Encoding`, several lines joined by commas; nil when there was none.
    public var acceptEncoding: String?
    /// The value of `If-None-Match`, several lines joined by commas; nil when there was none.
    public var ifNoneMatch: String?
    /// The value of `Origin`: whose web page asks; nil when none does.
    public var origin: String?
    /// Whether there was an `Access-Control-Request-Method`: with OPTIONS, a browser asks what a page may ask.
    public var isPreflight = false

    /// A request of these parts.
    public init(
        method: Method, path: String, query: String? = nil, contentType: String? = nil, accept: String? = nil
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.contentType = contentType
        self.accept = accept
    }
}
