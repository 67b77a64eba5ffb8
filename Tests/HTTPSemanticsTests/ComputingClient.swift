import ByteBuffer
import HTTPMessage
import HTTPSemantics
import TabAPI

/// A client of the whole service, which counts how often that has computed an answer.
final class ComputingClient {
    private final class Count { var value = 0 }

    private let exchange: Exchange
    private let count = Count()

    /// - Parameters:
    ///   - build: the number of the program; nil for none.
    ///   - foresees: whether the service says what it may answer; otherwise it computes every answer.
    ///   - configure: sets what is not as by default.
    init(build: UInt64? = 1, foresees: Bool = true, configure: (inout Semantics) -> Void = { _ in }) {
        var semantics = Semantics()
        semantics.build = build
        configure(&semantics)
        let service = LayoutService()
        let count = count
        exchange = Exchange(semantics, prospects: { foresees ? service.prospects(of: $0) : [] }) { request, body in
            count.value += 1
            return service.respond(to: request, body: body)
        }
    }

    /// How many answers were computed.
    var computed: Int { count.value }

    func send(_ request: Request) -> Answer { Answer(exchange.respond(to: request, body: [UInt8]().span.bytes)) }

    func get(
        _ path: String, _ document: String, accept: String? = nil, acceptEncoding: String? = nil,
        ifNoneMatch: String? = nil
    ) -> Answer {
        send(Self.request(path, document, accept: accept, acceptEncoding: acceptEncoding, ifNoneMatch: ifNoneMatch))
    }

    static func request(
        _ path: String, _ document: String, accept: String? = nil, acceptEncoding: String? = nil,
        ifNoneMatch: String? = nil
    ) -> Request {
        // Every byte escaped, as it may be.
        let digits = Array("0123456789abcdef")
        let query = document.utf8.reduce(into: "request=") { text, byte in
            text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }
        var request = Request(method: .get, path: path, query: query, accept: accept)
        request.acceptEncoding = acceptEncoding
        request.ifNoneMatch = ifNoneMatch
        return request
    }
}
