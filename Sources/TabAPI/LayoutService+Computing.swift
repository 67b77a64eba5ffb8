internal import ByteBuffer
internal import HTTPMessage
internal import TabComputing

// What is computed from a document.

extension LayoutService {
    func compute(_ endpoint: Endpoint, _ request: Request, _ body: RawSpan) throws(Problem) -> Response {
        if request.method != .post { return try compute(endpoint, fromQueryOf: request) }
        // A replay takes another type besides.
        let takesLines = endpoint == .replay
        let hasLines = takesLines && request.hasJSONLinesBody
        guard hasLines || request.hasJSONBody else {
            throw Problem(
                .unsupportedMediaType,
                detail: "the body must be JSON in UTF-8: send it with Content-Type: application/json"
                    + (takesLines ? ", or application/x-ndjson for one document a line," : "") + " and no other charset"
            )
        }
        return try answer(endpoint, request, body, hasLines: hasLines)
    }

    /// The answer to GET and HEAD: that to the same document posted, and caches may keep it.
    private func compute(_ endpoint: Endpoint, fromQueryOf request: Request) throws(Problem) -> Response {
        query.removeAll(keepingUpTo: 1 << 16)
        do {
            try QueryDocument.read(request.query, into: query)
        } catch {
            throw Problem(.badRequest, detail: error.detail)
        }
        let result = query.withBytes { bytes in
            Result { () throws(Problem) in
                try answer(endpoint, request, UnsafeRawBufferPointer(bytes).bytes, hasLines: false)
            }
        }
        var response = try result.get()
        if case .stream(let stream) = response.body { response.body = BegunStream.body(of: stream, in: buffer) }
        response.isReusable = true
        response.isComputed = true
        return response
    }

    private func answer(
        _ endpoint: Endpoint, _ request: Request, _ document: RawSpan, hasLines: Bool
    ) throws(Problem) -> Response {
        if endpoint == .replay {
            // Without a wish the answer has the form of the request.
            let types: [AnswerType] = hasLines ? [.jsonLines, .json] : endpoint.answerTypes
            let type = request.preferred(types) ?? types[0]
            var response = Response(type, of: types)
            response.body = .stream(
                try pipeline.replay(document, hasLines: hasLines, isAnsweredByLines: type == .jsonLines))
            return response
        }
        var response = Response(status: .ok)
        try pipeline.answer(endpoint, document) { types throws(Problem) in
            guard let type = request.preferred(types) else {
                throw .notAcceptable(types.map { MediaType($0) })
            }
            response = Response(type, of: types)
            return type
        }
        response.body = .buffer(buffer)
        return response
    }
}
