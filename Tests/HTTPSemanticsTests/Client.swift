import ByteBuffer
import HTTPMessage
import HTTPSemantics

/// A service of one answer, behind the steps that every answer takes.
final class Client {
    private let exchange: Exchange
    private let buffer = ByteBuffer()

    /// A client of a service whose one answer has a body of `length` bytes.
    init(
        length: Int = 5000, status: Status = .ok, isReusable: Bool = true, fields: [HeaderField] = [],
        isEmpty: Bool = false, configure: (inout Semantics) -> Void = { _ in }
    ) {
        var semantics = Semantics()
        configure(&semantics)
        let buffer = buffer
        exchange = Exchange(semantics) { _, _ in
            buffer.removeAll()
            for index in 0..<length { buffer.append(UInt8(ascii: "a") + UInt8(index % 7)) }
            var response = Response(
                status: status, contentType: isEmpty ? nil : .json, fields: fields,
                body: isEmpty ? .empty : .buffer(buffer))
            response.isReusable = isReusable
            response.route = 7
            return response
        }
    }

    func send(
        _ method: HTTPMessage.Method = .get, acceptEncoding: String? = nil, ifNoneMatch: String? = nil,
        origin: String? = nil, isPreflight: Bool = false
    ) -> Answer {
        var request = Request(method: method, path: "/")
        request.acceptEncoding = acceptEncoding
        request.ifNoneMatch = ifNoneMatch
        request.origin = origin
        request.isPreflight = isPreflight
        return Answer(exchange.respond(to: request, body: [UInt8]().span.bytes))
    }
}

/// An answer, copied out of the memory that is used again.
struct Answer {
    let status: Int
    let hasType: Bool
    let route: Int
    let fields: [HeaderField]
    let body: [UInt8]
    /// How long a body would be that is not there; nil where it is.
    let absent: Int?

    init(_ response: Response) {
        status = response.status.code
        hasType = response.contentType != nil
        route = response.route
        fields = response.fields
        if case .absent(let count) = response.body { absent = count } else { absent = nil }
        switch response.body {
        case .buffer(let buffer): body = buffer.withBytes { Array($0) }
        case .constant(let constant): body = Array(constant.bytes)
        default: body = []
        }
    }

    /// The value of a header field; nil when there is none, all of them when there are several.
    subscript(_ name: String) -> String? {
        let values = fields.filter { $0.name == name }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: " | ")
    }
}
