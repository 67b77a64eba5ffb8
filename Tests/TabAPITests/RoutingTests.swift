import ByteBuffer
import HTTPMessage
import Testing

@testable import TabAPI

struct Visit: Sendable, CustomTestStringConvertible {
    let method: HTTPMessage.Method
    let path: String
    let status: Int
    /// What `Allow` says; nil where there is none.
    let allow: String?

    init(_ method: HTTPMessage.Method, _ path: String, _ status: Int, allow: String? = nil) {
        self.method = method
        self.path = path
        self.status = status
        self.allow = allow
    }

    var testDescription: String { "\(method) \(path)" }
}

@Suite("Routing")
struct RoutingTests {
    static let computing = [
        "/v1/layout", "/v1/selection", "/v1/centering", "/v1/indicator", "/v1/transition", "/v1/hit-test",
        "/v1/replay", "/v1/preview", "/v1/compare",
    ]
    static let reading = [
        "/v1/presets", "/v1/presets/underline", "/v1/presets/titles", "/v1/presets/segmented", "/healthz", "/readyz",
        "/openapi.yaml", "/", "/tab-layout.js", "/tab-layout.wasm", "/tab-layout/tab-bar.js", "/demo/demo.css",
    ]

    private static let visits: [Visit] =
        computing.flatMap { path in
            [
                Visit(.post, path, 200), Visit(.options, path, 204, allow: "GET, HEAD, POST, OPTIONS"),
                // The document is missing in the query.
                Visit(.get, path, 400), Visit(.head, path, 400),
                Visit(.other, path, 405, allow: "GET, HEAD, POST, OPTIONS"), Visit(.post, path + "/", 404),
            ]
        }
        + reading.flatMap { path in
            [
                Visit(.get, path, 200), Visit(.head, path, 200),
                Visit(.options, path, 204, allow: "GET, HEAD, OPTIONS"),
                Visit(.post, path, 405, allow: "GET, HEAD, OPTIONS"),
                Visit(.other, path, 405, allow: "GET, HEAD, OPTIONS"), Visit(.get, path + "/", 404),
            ]
        } + [
            Visit(.options, "*", 204, allow: "GET, HEAD, POST, OPTIONS"), Visit(.get, "*", 404),
            Visit(.get, "", 404), Visit(.post, "/v1", 404), Visit(.post, "/v1/", 404),
            Visit(.get, "/tab-layout/", 404), Visit(.get, "/tab-layout/none.js", 404), Visit(.get, "/demo", 404),
            Visit(.get, "/demo/index.html", 404), Visit(.get, "/demo/../openapi.yaml", 404),
            Visit(.get, "/Web/tab-layout.js", 404), Visit(.get, "/v1/presets/", 404),
            Visit(.get, "/v1/presets/unknown", 404),
            Visit(.head, "/v1/presets/unknown", 404), Visit(.options, "/v1/presets/unknown", 404),
            Visit(.get, "/v1/presets/Underline", 404),
            Visit(.get, "/v1/presets/underline/bar", 404), Visit(.get, "/v1/presets/..", 404),
            Visit(.get, "/v1/presets/%00", 404), Visit(.post, "/v1/Layout", 404), Visit(.post, "//v1/layout", 404),
            Visit(.post, "/v1/layout/../layout", 404), Visit(.post, "/v2/layout", 404), Visit(.get, "/healthz?", 404),
            Visit(.options, "/nothing", 404), Visit(.other, "/nothing", 404), Visit(.get, "/v1/layout.json", 404),
        ]

    /// Metrics stand at one address or the other, and the address of the metrics has nothing else that clients want.
    @Test("each address has its resources", arguments: Scope.allCases)
    func scope(_ scope: Scope) {
        let service = LayoutService(scope: scope, writeMetrics: { $0.append("up 1\n") })
        let watching: Set = ["/healthz", "/readyz", "/metrics"]
        for (index, path) in LayoutService.routes.map(\.description).enumerated() {
            let isThere =
                switch scope {
                case .everything: true
                case .withoutMetrics: path != "/metrics"
                case .watching: watching.contains(path)
                }
            let existing = path.replacing("{name}", with: "titles").replacing("{module}", with: "easing.js")
                .replacing("{part}", with: "demo.css")
            let request = Request(method: .options, path: existing)
            let answer = service.respond(to: request, body: RawSpan())
            #expect(answer.status == (isThere ? .noContent : .notFound), "\(path)")
            #expect(answer.route == (isThere ? index + 1 : 0), "\(path)")
        }
    }

    @Test(
        "metrics are what is written",
        arguments: [nil, "text/plain", "text/plain;version=0.0.4;q=0.5,*/*;q=0.1", "application/json"])
    func metrics(accept: String?) {
        let service = LayoutService(scope: .everything, writeMetrics: { $0.append("up 1\n") })
        let answer = service.respond(to: Request(method: .get, path: "/metrics", accept: accept), body: RawSpan())
        if accept == "application/json" {
            #expect(answer.status == .notAcceptable)
        } else {
            #expect(answer.status == .ok)
            #expect(answer.contentType == .prometheus)
            guard case .buffer(let buffer) = answer.body else {
                Issue.record("no body")
                return
            }
            #expect(String(buffer) == "up 1\n")
        }
    }

    /// The server looks for the resource of a request once, and says which it is.
    @Test("a resource that was looked for is not looked for again")
    func knownResource() {
        var request = Request(method: .options, path: "/nothing")
        request.resource = LayoutService.resource(at: "/healthz")
        #expect(LayoutService.isOpen(request))
        #expect(LayoutService().respond(to: request, body: RawSpan()).route == request.resource)
        request.resource = 0
        request.path = "/healthz"
        #expect(LayoutService().respond(to: request, body: RawSpan()).status == .notFound)
    }

    @Test("each method of each path", arguments: visits)
    func visit(_ visit: Visit) {
        let answer = Client().send(
            visit.method, visit.path, body: visit.method == .post ? Requests.transition([]) : "")
        let isLayout = visit.path != "/v1/transition" && visit.status == 200 && visit.method == .post
        // A layout has no event: the body is wrong there, but the way to it is right.
        #expect(answer.status == (isLayout ? 422 : visit.status))
        #expect(answer.field("Allow") == visit.allow)
        if answer.status >= 400 { expectProblem(answer) }
        if answer.status == 204 { #expect(answer.body.isEmpty && answer.contentType == nil) }
    }

    @Test("HEAD answers as GET does", arguments: reading + ["/v1/presets/unknown", "/nothing"])
    func head(_ path: String) {
        let client = Client()
        let get = client.get(path)
        let head = client.send(.head, path)
        #expect(head.status == get.status)
        #expect(head.contentType == get.contentType)
        #expect(head.fields == get.fields)
        #expect(head.body == get.body)
    }

    @Test("readiness follows what the service is told, health does not")
    func readiness() {
        let client = Client { false }
        #expect(client.get("/healthz").status == 200)
        let answer = client.get("/readyz")
        #expect(answer.status == 503)
        expectProblem(answer)
        #expect(Client().get("/readyz").json["/status"]?.string == "ready")
        // Who still asks is still answered.
        #expect(client.post("/v1/layout", Requests.preset("titles", tabs: 2)).status == 200)
    }

    @Test("the presets are listed, and an unknown one is answered with their names")
    func presets() {
        let list = Client().get("/v1/presets").json["/presets"]?.elements ?? []
        let names = [
            "underline", "titles", "segmented", "android", "android-scrollable", "android-material3",
            "android-material3-scrollable", "magicindicator", "flutter", "flutter-scrollable", "flutter-secondary",
            "jxsegmented", "parchment", "tabman", "xlpagertabstrip", "mui", "material-web", "vant", "rc-tabs",
            "react-native-tab-view",
        ]
        #expect(list.map { $0["/name"]?.string } == names)
        #expect(list.allSatisfy { !($0["/summary"]?.string ?? "").isEmpty })
        let detail = Client().get("/v1/presets/segments").json["/detail"]?.string ?? ""
        for name in names { #expect(detail.contains("\"\(name)\"")) }
    }

    @Test("the answers of one service do not depend on each other")
    func independence() {
        let client = Client()
        let requests = [
            ("/v1/layout", Requests.preset("titles", tabs: 40)), ("/v1/layout", "{"), ("/nothing", ""),
            ("/v1/transition", Requests.everything), ("/v1/layout", Requests.preset("titles", tabs: 2)),
            ("/v1/layout", #"{"a": 1, "a": 2}"#), ("/v1/selection", #"{"configuration": {"tabs": 1e400}}"#),
        ]
        for (path, body) in requests + requests.reversed() {
            #expect(client.post(path, body).body == Client().post(path, body).body, "\(path) \(body)")
        }
    }
}

/// Expects what every problem document has (RFC 9457).
func expectProblem(_ answer: Answer, sourceLocation: SourceLocation = #_sourceLocation) {
    let json = answer.json
    #expect(answer.contentType == "application/problem+json", sourceLocation: sourceLocation)
    #expect(json["/status"]?.number == Double(answer.status), sourceLocation: sourceLocation)
    for member in ["type", "title", "detail"] {
        #expect(json[member]?.string?.isEmpty == false, "\(member): \(answer.text)", sourceLocation: sourceLocation)
    }
    for error in json["/errors"]?.elements ?? [] {
        #expect(error.names == ["pointer", "code", "detail"], sourceLocation: sourceLocation)
        #expect(error["/detail"]?.string?.isEmpty == false, sourceLocation: sourceLocation)
    }
}
