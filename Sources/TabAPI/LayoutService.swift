public import ByteBuffer
public import HTTPMessage
internal import TabComputing
internal import TabLayout

/// The service without a socket: turns a request into a response.
///
/// Every computing endpoint is a pure function of its request. A service keeps the memory of its last answer for the
/// next one, so each thread has its own; the body of a response must be sent or copied before the next call.
public final class LayoutService {
    let buffer: ByteBuffer
    let pipeline: TextPipeline
    private let scope: Scope
    /// The document of a request that has it in its query.
    let query = ByteBuffer()
    let isReady: @Sendable () -> Bool
    let writeMetrics: @Sendable (ByteBuffer) -> Void

    /// The paths of all resources as `openapi.yaml` writes them; a response's `route` is the place of one, from 1.
    public static var routes: [StaticString] { Resource.all.map(\.path) }

    /// The number of the resource at a path, from 1; 0 when nothing is there. A request that has it is not looked at again.
    public static func resource(at path: String) -> Int { Resource.number(at: path) }

    /// A service for an address that has the resources of `scope`. It is ready for requests as long as `isReady` says so;
    /// only `/readyz` asks. What `/metrics` answers, `writeMetrics` writes.
    public init(
        scope: Scope = .withoutMetrics, isReady: @escaping @Sendable () -> Bool = { true },
        writeMetrics: @escaping @Sendable (ByteBuffer) -> Void = { _ in }
    ) {
        self.scope = scope
        self.isReady = isReady
        self.writeMetrics = writeMetrics
        buffer = ByteBuffer()
        pipeline = TextPipeline(buffer)
    }

    /// The answer to a request.
    ///
    /// Never fails: what is wrong with a request comes out as a problem document (RFC 9457). O(length of the body and
    /// of the answer).
    public func respond(to request: Request, body: RawSpan) -> Response {
        let number = number(of: request)
        var response: Response
        do {
            response = try self.response(to: request, number.map { Resource.all[$0 - 1] }, body)
        } catch {
            response = error.response(buffer)
        }
        if let number { response.route = number }
        return response
    }

    /// The number of the resource of a request at this address; nil when nothing is there.
    func number(of request: borrowing Request) -> Int? {
        let number = request.resource ?? Resource.number(at: request.path)
        return number > 0 && scope.contains(Resource.all[number - 1].audience) ? number : nil
    }

    private func response(to request: Request, _ resource: Resource?, _ body: RawSpan) throws(Problem) -> Response {
        buffer.removeAll()
        guard request.access == .granted else { return unauthorized(request.access) }
        if request.method == .options && request.path == "*" {
            return Response(status: .noContent, fields: [HeaderField("Allow", "GET, HEAD, POST, OPTIONS")])
        }
        guard let resource else {
            throw Problem(.notFound, detail: "there is nothing at this path; /openapi.yaml lists what there is")
        }
        guard resource.allows(request.method) else {
            throw Problem(
                .methodNotAllowed, detail: "this resource has the methods \(resource.allow)", allow: resource.allow)
        }
        // One that there is not has no methods either.
        if case .preset = resource.content { _ = try namedPreset(request) }
        if request.method == .options {
            return Response(status: .noContent, fields: [HeaderField("Allow", resource.allow)])
        }
        guard request.preferred(resource.mediaTypes) != nil else { throw .notAcceptable(resource.mediaTypes) }
        switch resource.content {
        case .computed(let endpoint): return try compute(endpoint, request, body)
        case .read(let answer): return answer(self)
        case .preset: return preset(try namedPreset(request))
        case .file: return try file(request)
        }
    }

    private func namedPreset(_ request: Request) throws(Problem) -> Preset {
        if let preset = Preset.named(Resource.lastSegment(of: request.path)) { return preset }
        let names = Preset.allCases.map { $0.name.description }
        throw Problem(.notFound, detail: "there is no such preset; there are \(names.listed)")
    }

    private func file(_ request: Request) throws(Problem) -> Response {
        guard let file = WebFile.all[request.path] else { throw .unanswerable }
        guard request.preferred([file.mediaType]) != nil else { throw .notAcceptable([file.mediaType]) }
        var response = file.response
        response.isReusable = true
        return response
    }
}
