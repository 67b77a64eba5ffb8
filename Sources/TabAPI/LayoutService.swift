public import ByteBuffer
public import HTTPMessage
internal import JSON
internal import TabLayout

/// The service without a socket: turns a request into a response.
///
/// Every computing endpoint is a pure function of its request. A service keeps the memory of its last answer for the
/// next one, so each thread has its own; the body of a response must be sent or copied before the next call.
public final class LayoutService {
    private let parser = JSONParser()
    private let buffer = ByteBuffer()
    private let decoder = Decoder()
    private let scope: Scope
    /// The document of a request that has it in its query.
    private let query = ByteBuffer()
    private let isReady: @Sendable () -> Bool
    private let writeMetrics: @Sendable (ByteBuffer) -> Void

    /// The paths of all resources as `openapi.yaml` writes them; a response's `route` is the place of one, from 1.
    public static var routes: [StaticString] { Endpoint.allCases.map(\.path) }

    /// A service for an address that has the resources of `scope`. It is ready for requests as long as `isReady` says so;
    /// only `/readyz` asks. What `/metrics` answers, `writeMetrics` writes.
    public init(
        scope: Scope = .withoutMetrics, isReady: @escaping @Sendable () -> Bool = { true },
        writeMetrics: @escaping @Sendable (ByteBuffer) -> Void = { _ in }
    ) {
        self.scope = scope
        self.isReady = isReady
        self.writeMetrics = writeMetrics
    }

    /// The answer to a request.
    ///
    /// Never fails: what is wrong with a request comes out as a problem document (RFC 9457). O(length of the body and
    /// of the answer).
    public func respond(to request: Request, body: RawSpan) -> Response {
        let route = route(of: request.path)
        var response = response(to: request, route, body)
        if let route { response.route = route.endpoint.rawValue }
        return response
    }

    /// The route of a path at this address; nil when nothing is there.
    func route(of path: String) -> Route? {
        Route(path: path).flatMap { scope.contains($0.endpoint) ? $0 : nil }
    }

    private func response(to request: Request, _ route: Route?, _ body: RawSpan) -> Response {
        buffer.removeAll()
        let writer = JSONWriter(buffer)
        guard request.access == .granted else { return unauthorized(request.access, writer) }
        if request.method == .options && request.path == "*" {
            return Response(status: .noContent, fields: [HeaderField("Allow", "GET, HEAD, POST, OPTIONS")])
        }
        guard let route else {
            return Problem(.notFound, detail: "there is nothing at this path; /openapi.yaml lists what there is")
                .response(writer)
        }
        let endpoint = route.endpoint
        guard endpoint.allows(request.method) else {
            return Problem(
                .methodNotAllowed, detail: "this resource has the methods \(endpoint.allow)", allow: endpoint.allow
            ).response(writer)
        }
        if endpoint == .preset, Preset.named(String(route.parameter)) == nil {
            let names = Preset.allCases.map { $0.name.description }
            return Problem(.notFound, detail: "there is no such preset; there are \(names.listed)").response(writer)
        }
        if request.method == .options {
            return Response(status: .noContent, fields: [HeaderField("Allow", endpoint.allow)])
        }
        guard request.preferred(endpoint.mediaTypes) != nil else {
            return notAcceptable(endpoint.mediaTypes, writer)
        }
        if !endpoint.computes, let file = WebFile.all[request.path] {
            guard request.preferred([file.mediaType]) != nil else { return notAcceptable([file.mediaType], writer) }
            var response = file.response
            response.isReusable = true
            return response
        }
        return endpoint.computes ? compute(endpoint, request, body, writer) : read(route, writer)
    }

    // MARK: Reading

    private func read(_ route: Route, _ writer: JSONWriter) -> Response {
        switch route.endpoint {
        case .contract:
            var response = Response(status: .ok, contentType: .yaml, body: .constant(Contract.text))
            response.isReusable = true
            return response
        case .health:
            writer.object { writer.member("status", "ok") }
        case .readiness:
            guard isReady() else {
                return Problem(.serviceUnavailable, detail: "the service is shutting down").response(writer)
            }
            writer.object { writer.member("status", "ready") }
        case .preset:
            if let preset = Preset.named(String(route.parameter)) { writer.write(preset) }
        case .presets: writer.writePresetList()
        case .metrics:
            writeMetrics(buffer)
            return Response(status: .ok, contentType: .prometheus, body: .buffer(buffer))
        case .layout, .selection, .centering, .indicator, .transition, .timeline, .hitTest, .replay, .preview, .compare:
            break
        // Answered before.
        case .page, .client, .wasm, .module, .pagePart: break
        }
        var response = Response(status: .ok, contentType: .json, body: .buffer(buffer))
        response.isReusable = route.endpoint != .health && route.endpoint != .readiness
        return response
    }

    // MARK: Computing

    private func compute(_ endpoint: Endpoint, _ request: Request, _ body: RawSpan, _ writer: JSONWriter) -> Response {
        if request.method != .post { return compute(endpoint, fromQueryOf: request, writer) }
        // A replay takes another type besides.
        guard endpoint == .replay || request.hasJSONBody else {
            return Problem(
                .unsupportedMediaType,
                detail:
                    "the body must be JSON in UTF-8: send it with Content-Type: application/json and no other charset"
            ).response(writer)
        }
        return answer(endpoint, request, body, writer)
    }

    /// The answer to GET and HEAD: that to the same document posted, and caches may keep it.
    private func compute(_ endpoint: Endpoint, fromQueryOf request: Request, _ writer: JSONWriter) -> Response {
        query.removeAll(keepingUpTo: 1 << 16)
        do {
            try QueryDocument.read(request.query, into: query)
        } catch {
            return Problem(.badRequest, detail: error.detail).response(writer)
        }
        var asked = request
        asked.contentType = nil
        var response = query.withBytes { answer(endpoint, asked, UnsafeRawBufferPointer($0).bytes, writer) }
        if case .stream(let stream) = response.body { response.body = BegunStream.body(of: stream, in: buffer) }
        response.isReusable = response.status == .ok
        response.isComputed = true
        return response
    }

    private func answer(_ endpoint: Endpoint, _ request: Request, _ body: RawSpan, _ writer: JSONWriter) -> Response {
        defer { parser.trim() }
        if endpoint == .replay {
            return ReplayReader(parser: parser, decoder: decoder).respond(to: request, body, writer)
        }
        if endpoint == .compare {
            return ComparisonReader(parser: parser, decoder: decoder).respond(to: request, body, writer)
        }
        decoder.reset()
        let document: JSONValue
        do {
            document = try parser.parse(body)
        } catch {
            return Problem(error).response(writer)
        }
        if let computation = Computation.read(document, endpoint, decoder), decoder.faults.isEmpty,
            !decoder.hasDuplicateKeys, parser.overflows.isEmpty
        {
            guard let mediaType = request.preferred(computation.mediaTypes) else {
                return notAcceptable(computation.mediaTypes, writer)
            }
            let isWritten =
                switch mediaType {
                case .css: computation.writeStyleSheet(endpoint, buffer, decoder)
                case .svg: computation.writePicture(buffer, decoder)
                default: computation.write(endpoint, writer, decoder)
                }
            if isWritten {
                var response = Response(mediaType, of: computation.mediaTypes)
                response.body = .buffer(buffer)
                return response
            }
            buffer.removeAll()
        }
        return refusal(of: document, body).response(writer)
    }

    private func notAcceptable(_ mediaTypes: [MediaType], _ writer: JSONWriter) -> Response {
        let names = mediaTypes.map(\.name.description).joined(separator: " or ")
        return Problem(.notAcceptable, detail: "the answer is \(names)").response(writer)
    }

    /// A key that stands twice comes before all else: then it is not known what the document means.
    private func refusal(of document: JSONValue, _ body: RawSpan) -> Problem {
        if let duplicate = parser.duplicateKey(in: body) { return Problem(duplicate) }
        let faults = decoder.faults.map { PlacedFault(document.pointer(to: $0.place), $0.code, $0.detail) }
        // A number that overflowed reads as the greatest one, with which most members have found fault already.
        let overflows = parser.overflows.prefix(Decoder.faultLimit).filter { pointer in
            !faults.contains { $0.pointer == pointer }
        }
        if faults.isEmpty && overflows.isEmpty {
            // Nothing is wrong with the request: something is wrong here.
            return Problem(
                .internalServerError, detail: "this request could not be answered; the fault is the service's")
        }
        let first = overflows.map { PlacedFault($0, .outOfRange, "this number is too great for a double") }
        return Problem(Array((first + faults).prefix(Decoder.faultLimit)))
    }
}
