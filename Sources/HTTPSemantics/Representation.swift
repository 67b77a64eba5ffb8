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
    private let compressor = Compressor()
    /// For a refusal.
    private let scratch = ByteBuffer(capacity: 256)

    init(threshold: Int, cacheControl: String, constants: CodedConstants) {
        self.threshold = threshold
        self.cacheControl = HeaderField("Cache-Control", cacheControl)
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

    private func settle(
        _ response: inout Response, of bytes: UnsafeBufferPointer<UInt8>, for request: borrowing Request
    ) {
        var coding = ContentCoding.identity
        if threshold > 0 {
            if let field = request.acceptEncoding {
                guard let preferred = AcceptEncoding(field).preferred(isWorthwhile: bytes.count >= threshold) else {
                    if response.status == .ok { refuse(&response) }
                    return
                }
                coding = preferred
            }
            response.vary(by: "Accept-Encoding")
        }
        if response.isReusable {
            let tag = EntityTag(of: bytes, in: coding, isConstant: response.body.isConstant)
            response.fields.append(HeaderField("ETag", tag.text))
            response.fields.append(cacheControl)
            if let known = request.ifNoneMatch, tag.isNamed(in: known) {
                // The body stays: the server leaves it out, but says how long it would be (RFC 9110 §8.6).
                response.status = .notModified
                response.contentType = nil
            }
        }
        encode(&response, of: bytes, as: coding)
    }

    private func encode(_ response: inout Response, of bytes: UnsafeBufferPointer<UInt8>, as coding: ContentCoding) {
        guard coding != .identity else { return }
        let body: Response.Body? =
            if case .constant(let constant) = response.body {
                constants.encode(constant, as: coding)
            } else {
                compressor.encode(bytes, as: coding)
            }
        guard let body else {
            // No memory: the answer goes out as it is, but then not under the tag of a coded one.
            if response.status == .ok { response.fields.removeAll { $0.name == "ETag" } }
            return
        }
        response.body = body
        if response.status == .notModified { return }
        response.fields.append(HeaderField("Content-Encoding", coding.name.description))
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
}
