internal import CContract
internal import HTTPMessage

/// The contract of the service: `openapi.yaml` as it was when the service was built.
enum Contract {
    /// Its text, in UTF-8.
    static let text = ConstantBytes(
        forever: UnsafeBufferPointer(start: contract_text(), count: contract_length()))

    /// The answer that brings it.
    static var response: Response {
        var response = Response(status: .ok, contentType: .yaml, body: .constant(text))
        response.isReusable = true
        return response
    }
}
