internal import ByteBuffer
internal import HTTPMessage

/// How an answer's content is sent: in which coding, under which entity tag, and whether at all.
///
/// Only answers whose body lies in memory are looked at. One thread's.
final class Representation {
    /// From how many bytes an answer is coded; 0 never.
    let threshold: Int
    /// What caches are told of answers that they may reuse.
    let cacheControl: HeaderField
    let constants: CodedConstants
    /// A number of the program, by which the tags of what it computes are made; nil where it is not known.
    let build: UInt64?
    private let compressor = Compressor()
    /// For a refusal.
    private let scratch = ByteBuffer(capacity: 256)

    init(threshold: Int, cacheControl: CacheControl, build: UInt64?, constants: CodedConstants) {
        self.threshold = threshold
        self.cacheControl = HeaderField("Cache-Control", cacheControl.text)
        self.build = build
        self.constants = constants
    }

    /// Settles the form of an answer. Nothing is to be done where the answer is for this request alone and the request says
    /// nothing of codings.
    func settle(_ response: inout Response, for request: borrowing Request) {
        guard response.isReusable || request.acceptEncoding != nil else { return }
        switch response.body {
        case .buffer(let buffer): buffer.withBytes { settle(&response, of: $0, for: request) }
        case .constant(let constant): settle(&response, of: constant.bytes, for: request)
        default: break
        }
    }

    /// 304 for a request that names the tag of one of these answers, which have no bodies yet; nil when it names none, or when
    /// their tags are made of what they would hold.
    func notModified(_ prospects: [Response], for request: borrowing Request) -> Response? {
        guard let build, let field = request.ifNoneMatch, !prospects.isEmpty else { return nil }
        var answers: [Response] = []
        var forms: [AnswerForm] = []
        let accepted = accepted(by: request)
        for isLong in [false, true] {
            guard let coding = coding(accepted, isLong: isLong) else { continue }
            for prospect in prospects {
                answers.append(prospect)
                forms.append(AnswerForm(of: prospect, in: coding, isLong: isLong, threshold: threshold))
            }
        }
        let tag = TargetTag(request, build: build)
        guard let (index, length) = tag.first(of: forms, in: field) else { return nil }
        var response = answers[index]
        response.body = .absent(count: length)
        varyByCoding(&response)
        allowReuse(&response, under: tag.tag(of: forms[index], length: length))
        markNotModified(&response)
        return response
    }

    private func settle(
        _ response: inout Response, of bytes: UnsafeBufferPointer<UInt8>, for request: borrowing Request
    ) {
        let isLong = bytes.count >= threshold
        guard let coding = coding(accepted(by: request), isLong: isLong) else {
            if response.status == .ok { refuse(&response) }
            return
        }
        guard response.isReusable else {
            varyByCoding(&response)
            _ = encode(&response, of: bytes, as: coding)
            return
        }
        let form = AnswerForm(of: response, in: coding, isLong: isLong, threshold: threshold)
        let isConstant = response.body.isConstant
        varyByCoding(&response)
        var tag: EntityTag?
        // Without memory the answer goes out as it is, and not under the tag of a coded one.
        if encode(&response, of: bytes, as: coding) {
            if response.isComputed, let build {
                tag = TargetTag(request, build: build).tag(of: form, length: response.body.length)
            } else {
                tag = EntityTag(of: bytes, in: coding, isConstant: isConstant)
            }
        }
        allowReuse(&response, under: tag)
        // The body stays: the server leaves it out, but says how long it would be (RFC 9110 §8.6).
        if let tag, let field = request.ifNoneMatch, tag.isNamed(in: field) { markNotModified(&response) }
    }

    /// What the client says of codings; nil when it says nothing, or when there are none.
    private func accepted(by request: borrowing Request) -> AcceptEncoding? {
        guard threshold > 0, let field = request.acceptEncoding else { return nil }
        return AcceptEncoding(field)
    }

    /// The coding in which the client gets an answer; nil when it takes none that is known here.
    private func coding(_ accepted: AcceptEncoding?, isLong: Bool) -> ContentCoding? {
        guard let accepted else { return .identity }
        return accepted.preferred(isWorthwhile: isLong)
    }

    private func varyByCoding(_ response: inout Response) {
        if threshold > 0 { response.vary(by: "Accept-Encoding") }
    }

    private func allowReuse(_ response: inout Response, under tag: EntityTag?) {
        if let tag { response.fields.append(HeaderField("ETag", tag.text)) }
        response.fields.append(cacheControl)
    }

    private func markNotModified(_ response: inout Response) {
        response.status = .notModified
        response.contentType = nil
        response.fields.removeAll { $0.name == "Content-Encoding" }
    }

    /// Codes the body; false when there is no memory for it.
    private func encode(
        _ response: inout Response, of bytes: UnsafeBufferPointer<UInt8>, as coding: ContentCoding
    ) -> Bool {
        guard coding != .identity else { return true }
        let body: Response.Body? =
            if case .constant(let constant) = response.body {
                constants.encode(constant, as: coding)
            } else {
                compressor.encode(bytes, as: coding)
            }
        guard let body else { return false }
        response.body = body
        response.fields.append(HeaderField("Content-Encoding", coding.name.description))
        return true
    }

    /// The client takes neither the answer as it is nor a coding that is known here.
    private func refuse(_ response: inout Response) {
        scratch.removeAll()
        scratch.append(
            #"{"type":"about:blank","title":"Not Acceptable","status":406,"detail":"the answer can be sent as it is, or coded as gzip or zstd"}"#
        )
        response.status = .notAcceptable
        response.contentType = .problemJSON
        response.body = .buffer(scratch)
        response.isReusable = false
        // What told of the answer that is not sent; the route stays, by which the request is counted, and `Vary`.
        response.fields.removeAll { $0.name != "Vary" }
        response.vary(by: "Accept-Encoding")
    }
}

extension Response.Body {
    fileprivate var isConstant: Bool {
        if case .constant = self { true } else { false }
    }

    /// The number of bytes in memory.
    fileprivate var length: Int {
        switch self {
        case .buffer(let buffer): buffer.count
        case .constant(let constant): constant.bytes.count
        case .empty, .stream, .absent: 0
        }
    }
}
