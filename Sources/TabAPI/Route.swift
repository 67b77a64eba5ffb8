internal import HTTPMessage
internal import TabLayout

/// Everything that can be asked of the service. The raw values count from 1 in the order in which they are listed.
enum Endpoint: Int, CaseIterable {
    case layout = 1
    case selection
    case centering
    case indicator
    case transition
    case timeline
    case hitTest
    case replay
    case preview
    case compare
    case presets
    case preset
    case health
    case readiness
    case contract
    case metrics
    case page
    case client
    case wasm
    case module
    case pagePart

    /// The path as `openapi.yaml` writes it; a part in braces stands for one segment.
    var path: StaticString {
        switch self {
        case .layout: "/v1/layout"
        case .selection: "/v1/selection"
        case .centering: "/v1/centering"
        case .indicator: "/v1/indicator"
        case .transition: "/v1/transition"
        case .timeline: "/v1/timeline"
        case .hitTest: "/v1/hit-test"
        case .replay: "/v1/replay"
        case .preview: "/v1/preview"
        case .compare: "/v1/compare"
        case .presets: "/v1/presets"
        case .preset: "/v1/presets/{name}"
        case .health: "/healthz"
        case .readiness: "/readyz"
        case .contract: "/openapi.yaml"
        case .metrics: "/metrics"
        case .page: "/"
        case .client: "/tab-layout.js"
        case .wasm: "/tab-layout.wasm"
        case .module: "/tab-layout/{module}"
        case .pagePart: "/demo/{part}"
        }
    }

    /// Whether it computes an answer from a document, posted or in the query; otherwise it is read.
    var computes: Bool {
        switch self {
        case .layout, .selection, .centering, .indicator, .transition, .timeline, .hitTest, .replay: true
        case .preview, .compare: true
        case .presets, .preset, .health, .readiness, .contract, .metrics: false
        case .page, .client, .wasm, .module, .pagePart: false
        }
    }

    /// Whether it can be asked without a token where tokens are needed: what probes ask, which have none, and what is the same
    /// everywhere: the contract, which says how tokens are sent, and the page and its files, which a browser asks without.
    var isOpen: Bool {
        switch self {
        case .health, .readiness, .contract: true
        case .page, .client, .wasm, .module, .pagePart: true
        case .layout, .selection, .centering, .indicator, .transition, .timeline, .hitTest, .replay: false
        case .preview, .compare: false
        case .presets, .preset, .metrics: false
        }
    }

    /// The methods it has, as `Allow` lists them.
    var allow: String { computes ? "GET, HEAD, POST, OPTIONS" : "GET, HEAD, OPTIONS" }

    /// Whether it has the method.
    func allows(_ method: Method) -> Bool {
        switch method {
        case .post: computes
        case .get, .head, .options: true
        case .other: false
        }
    }

    /// The media types of what it may answer when all is well, the best first. What it is asked for may leave fewer.
    var mediaTypes: [MediaType] {
        switch self {
        case .contract: [.yaml]
        case .metrics: [.prometheus]
        case .page: [.html]
        case .client, .module: [.javaScript]
        case .wasm: [.wasm]
        case .pagePart: [.javaScript, .css]
        case .timeline, .transition: [.json, .css]
        case .replay: [.json, .jsonLines]
        case .preview: [.svg]
        case .compare: [.json, .svg]
        case .layout, .selection, .centering, .indicator, .hitTest, .presets, .preset, .health, .readiness: [.json]
        }
    }
}

/// An endpoint and what its path names.
struct Route {
    var endpoint: Endpoint
    /// The segment that stands where the endpoint's path has one in braces; empty where it has none.
    var parameter: Substring = ""

    /// The route of a path; nil when nothing is there. Paths are compared as they are: no trailing slash, no case
    /// folding, no percent-decoding, since none of the names here needs any.
    init?(path: String) {
        switch path {
        case "/v1/layout": endpoint = .layout
        case "/v1/selection": endpoint = .selection
        case "/v1/centering": endpoint = .centering
        case "/v1/indicator": endpoint = .indicator
        case "/v1/transition": endpoint = .transition
        case "/v1/timeline": endpoint = .timeline
        case "/v1/hit-test": endpoint = .hitTest
        case "/v1/replay": endpoint = .replay
        case "/v1/preview": endpoint = .preview
        case "/v1/compare": endpoint = .compare
        case "/v1/presets": endpoint = .presets
        case "/healthz": endpoint = .health
        case "/readyz": endpoint = .readiness
        case "/openapi.yaml": endpoint = .contract
        case "/metrics": endpoint = .metrics
        case "/": endpoint = .page
        case "/tab-layout.js": endpoint = .client
        case "/tab-layout.wasm": endpoint = .wasm
        case _ where WebFile.all[path] != nil:
            endpoint = path.hasPrefix("/demo/") ? .pagePart : .module
            parameter = path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...]
        default:
            let prefix = "/v1/presets/"
            guard path.hasPrefix(prefix) else { return nil }
            let name = path.dropFirst(prefix.count)
            guard !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
            endpoint = .preset
            parameter = name
        }
    }
}
