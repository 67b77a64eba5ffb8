internal import ByteBuffer
internal import HTTPMessage
internal import JSON
internal import TabComputing

extension Problem {
    /// A problem of a status that needs no kind of its own.
    init(_ status: Status, detail: String, allow: String? = nil) {
        self.init(status: status.code, title: status.phrase, detail: detail)
        self.allow = allow
    }

    /// The problem of a client that takes none of the types that there are.
    static func notAcceptable(_ types: [MediaType]) -> Problem {
        Problem(.notAcceptable, detail: "the answer is \(types.map(\.name.description).joined(separator: " or "))")
    }

    /// Writes the problem and answers it.
    func response(_ buffer: ByteBuffer) -> Response {
        buffer.removeAll()
        write(JSONWriter(buffer))
        return Response(
            status: Status(rawValue: status) ?? .internalServerError, contentType: .problemJSON,
            fields: allow.map { [HeaderField("Allow", $0)] } ?? [], body: .buffer(buffer))
    }
}
