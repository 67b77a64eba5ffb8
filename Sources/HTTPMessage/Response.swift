public import ByteBuffer

/// One response. `Content-Length`, `Date` and `Connection` are the server's to add.
public struct Response {
    /// What the body is made of.
    public enum Body {
        /// No body at all.
        case empty
        /// The bytes of a buffer that its owner reuses: they must be sent, copied or taken out of it before the handler is called
        /// again.
        case buffer(ByteBuffer)
        /// Bytes that never change and are never freed.
        case constant(ConstantBytes)
        /// Bytes that are made while they are sent; how many is not known before.
        case stream(any BodyStream)
        /// No bytes, though with 200 to GET there would be so many: for 304 alone, which says how many, and sends none.
        case absent(count: Int)
    }

    /// The status.
    public var status: Status
    /// The media type of the body; nil where there is no body.
    public var contentType: MediaType?
    /// Further header fields, in order. Most answers have none.
    public var fields: [HeaderField]
    /// The body. For HEAD and with 304 it is the body of GET with 200: the server leaves it out and keeps its length.
    public var body: Body
    /// The number of the resource that answers, from 1 in the order in which the server was told their names; 0 when there
    /// is none at the path. It is counted and logged, and not sent.
    public var route = 0
    /// Whether the answer depends on nothing but the request's target and its negotiation: then caches may keep it.
    public var isReusable = false
    /// Whether the body is computed from the request's target, and from nothing else but by which program: such an answer is
    /// told from others by what it is computed from.
    public var isComputed = false

    /// A response of these parts.
    public init(status: Status, contentType: MediaType? = nil, fields: [HeaderField] = [], body: Body = .empty) {
        self.status = status
        self.contentType = contentType
        self.fields = fields
        self.body = body
    }
}

/// One header field of a response.
public struct HeaderField: Sendable, Hashable {
    /// The field's name, as it is sent.
    public let name: String
    /// The field's value: no control characters.
    public let value: String

    /// A field of this name and value.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// The media types that this service sends.
public enum MediaType: Sendable, Hashable, CaseIterable {
    case json
    case jsonLines
    case problemJSON
    case css
    case svg
    case yaml
    /// The text format of Prometheus.
    case prometheus
    case html
    case javaScript
    case wasm

    /// The value of `Content-Type`. JSON is always UTF-8 and has no charset parameter (RFC 8259 §11).
    public var name: StaticString {
        switch self {
        case .json: "application/json"
        case .jsonLines: "application/x-ndjson"
        case .problemJSON: "application/problem+json"
        case .css: "text/css"
        case .svg: "image/svg+xml"
        case .yaml: "application/yaml"
        case .prometheus: "text/plain; version=0.0.4; charset=utf-8"
        case .html: "text/html"
        case .javaScript: "text/javascript"
        case .wasm: "application/wasm"
        }
    }
}
