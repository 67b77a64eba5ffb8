public import HTTPMessage
internal import TabComputing

extension LayoutService {
    /// Whether a request needs no token where tokens are needed. OPTIONS never does: a browser asks it without one before
    /// it sends a request that has one. What is at no path needs a token, so that nothing is open by an oversight.
    public static func isOpen(_ request: borrowing Request) -> Bool {
        request.method == .options || Resource.known(request)?.isOpen ?? false
    }

    /// Asks for a token (RFC 6750 §3). A code for the error is only for a request that had one.
    func unauthorized(_ access: Access) -> Response {
        let isUnknown = access == .tokenUnknown
        var response = Problem(
            .unauthorized,
            detail: isUnknown
                ? "this token is not accepted" : "this needs a token: send it with Authorization: Bearer <token>"
        ).response(buffer)
        let error = isUnknown ? #", error="invalid_token""# : ""
        response.fields.append(HeaderField("WWW-Authenticate", #"Bearer realm="tab-layout""# + error))
        return response
    }
}
