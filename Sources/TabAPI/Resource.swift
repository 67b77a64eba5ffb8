internal import Glibc
internal import HTTPMessage
internal import TabComputing
internal import TabLayout

/// Something that the service has at a path. All that is known of it is in the table below.
struct Resource: Sendable {
    /// The path as `openapi.yaml` writes it; a part in braces stands for one segment.
    let path: StaticString
    /// Who is to find it.
    let audience: Audience
    /// Whether it can be asked without a token where tokens are needed: what probes ask, which have none, and what is the same
    /// everywhere: the contract, which says how tokens are sent, and the page and its files, which a browser asks without.
    let isOpen: Bool
    /// The media types of what it may answer when all is well, the best first. What it is asked for may leave fewer.
    let mediaTypes: [MediaType]
    /// How it is answered.
    let content: Content

    /// Who is to find a resource.
    enum Audience {
        case clients
        /// Those who watch the service.
        case operators
        case everyone
    }

    /// How a resource is answered.
    enum Content {
        /// Computed from a document, posted or in the query.
        case computed(Endpoint)
        /// Read, and written by the service.
        case read(@Sendable (LayoutService) -> Response)
        /// The preset that the path names.
        case preset
        /// The file at the path.
        case file
    }

    /// All resources. Metrics and logs number them from 1 in this order.
    static let all = [
        Resource("/v1/layout", .layout),
        Resource("/v1/selection", .selection),
        Resource("/v1/centering", .centering),
        Resource("/v1/indicator", .indicator),
        Resource("/v1/transition", .transition),
        Resource("/v1/timeline", .timeline),
        Resource("/v1/hit-test", .hitTest),
        Resource("/v1/replay", .replay),
        Resource("/v1/preview", .preview),
        Resource("/v1/compare", .compare),
        Resource("/v1/presets", .clients, isOpen: false, [.json], .read { $0.presets() }),
        Resource("/v1/presets/{name}", .clients, isOpen: false, [.json], .preset),
        Resource("/healthz", .everyone, isOpen: true, [.json], .read { $0.health() }),
        Resource("/readyz", .everyone, isOpen: true, [.json], .read { $0.readiness() }),
        Resource("/openapi.yaml", .clients, isOpen: true, [.yaml], .read { _ in Contract.response }),
        Resource("/metrics", .operators, isOpen: false, [.prometheus], .read { $0.metrics() }),
        Resource("/", .clients, isOpen: true, [.html], .file),
        Resource("/tab-layout.js", .clients, isOpen: true, [.javaScript], .file),
        Resource("/tab-layout.wasm", .clients, isOpen: true, [.wasm], .file),
        Resource("/tab-layout/{module}", .clients, isOpen: true, [.javaScript], .file),
        Resource("/demo/{part}", .clients, isOpen: true, [.javaScript, .css], .file),
    ]

    private init(
        _ path: StaticString, _ audience: Audience, isOpen: Bool, _ mediaTypes: [MediaType], _ content: Content
    ) {
        self.path = path
        self.audience = audience
        self.isOpen = isOpen
        self.mediaTypes = mediaTypes
        self.content = content
    }

    private init(_ path: StaticString, _ endpoint: Endpoint) {
        self.init(
            path, .clients, isOpen: false, endpoint.answerTypes.map { MediaType($0) }, .computed(endpoint))
    }

    /// The endpoint that computes it; nil for what is read.
    var endpoint: Endpoint? { if case .computed(let endpoint) = content { endpoint } else { nil } }

    /// The methods it has, as `Allow` lists them.
    var allow: String { endpoint == nil ? "GET, HEAD, OPTIONS" : "GET, HEAD, POST, OPTIONS" }

    /// Whether it has the method.
    func allows(_ method: Method) -> Bool {
        switch method {
        case .post: endpoint != nil
        case .get, .head, .options: true
        case .other: false
        }
    }
}

// MARK: Paths

extension Resource {
    /// The number of the resource at a path, from 1; 0 when nothing is there.
    ///
    /// Paths are compared as they are: no trailing slash, no case folding, no percent-decoding, since none of the names here needs
    /// any. O(the number of resources).
    static func number(at path: String) -> Int {
        var path = path
        return path.withUTF8 { path in
            for (index, pattern) in patterns.enumerated() where pattern.matches(path) { return index + 1 }
            return 0
        }
    }

    /// The last segment of a path.
    static func lastSegment(of path: String) -> String {
        String(path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...])
    }

    /// The resource of a request, whatever its address has; nil when nothing is there.
    static func known(_ request: borrowing Request) -> Resource? {
        let number = request.resource ?? number(at: request.path)
        return number > 0 ? all[number - 1] : nil
    }

    private static let patterns = all.map { Pattern($0) }

    /// A path with at most one segment left open, at its end.
    private struct Pattern: Sendable {
        let path: StaticString
        /// How many bytes of it a path begins with: all where no segment is open.
        let literalCount: Int
        let isOpen: Bool
        let isFile: Bool

        init(_ resource: Resource) {
            path = resource.path
            let brace = path.withUTF8Buffer { $0.firstIndex(of: UInt8(ascii: "{")) }
            literalCount = brace ?? path.utf8CodeUnitCount
            isOpen = brace != nil
            if case .file = resource.content { isFile = true } else { isFile = false }
        }

        func matches(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
            guard isOpen ? path.count > literalCount : path.count == literalCount, let start = path.baseAddress,
                memcmp(start, self.path.utf8Start, literalCount) == 0
            else { return false }
            guard isOpen else { return true }
            if isFile { return WebFile.all[String(decoding: path, as: UTF8.self)] != nil }
            return !path[literalCount...].contains(UInt8(ascii: "/"))
        }
    }
}

extension MediaType {
    /// The media type of an answer.
    init(_ type: AnswerType) {
        switch type {
        case .json: self = .json
        case .jsonLines: self = .jsonLines
        case .css: self = .css
        case .svg: self = .svg
        }
    }
}
