import ByteBuffer
import HTTPMessage
import TabAPI

/// An answer, copied out of the memory that the service uses again.
struct Answer {
    let status: Int
    let contentType: String?
    let fields: [HeaderField]
    let text: String

    var json: Tree { Tree(parsing: text) ?? .null }

    /// The faults that the answer reports, as "pointer code".
    var faults: [String] {
        json["errors"].elements.map { "\($0["pointer"].string ?? "?") \($0["code"].string ?? "?")" }
    }
}

/// Posts a document to a service of its own.
func post(_ path: String, _ body: String, accept: String? = nil) -> Answer {
    let service = LayoutService()
    let request = Request(method: .post, path: path, contentType: "application/json", accept: accept)
    let response = service.respond(to: request, body: Array(body.utf8).span.bytes)
    let text =
        switch response.body {
        case .empty: ""
        case .buffer(let buffer): String(buffer)
        case .constant(let bytes): String(decoding: bytes.bytes, as: UTF8.self)
        case .stream, .absent: ""
        }
    return Answer(
        status: response.status.code, contentType: response.contentType?.name.description, fields: response.fields,
        text: text)
}
