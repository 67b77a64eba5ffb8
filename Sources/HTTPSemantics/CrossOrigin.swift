public import HTTPMessage

/// Lets web pages of other origins read the answers (the CORS protocol of the Fetch standard).
///
/// Credentials are never allowed: an answer depends on its request alone, so a cookie has nothing to add to it.
public struct CrossOrigin: Sendable {
    private let origins: AllowedOrigins
    private let maximumAge: HeaderField

    /// - Parameters:
    ///   - origins: whose pages may read.
    ///   - maximumAge: for how many seconds a browser may remember what a preflight was told.
    public init(origins: AllowedOrigins, maximumAge: Int) {
        self.origins = origins
        self.maximumAge = HeaderField("Access-Control-Max-Age", String(maximumAge))
    }

    /// The fields of requests that a page may set beyond those it always may.
    private static let requestFields = HeaderField(
        "Access-Control-Allow-Headers", "Accept, Authorization, Content-Type, If-None-Match, Traceparent, X-Request-Id")

    /// The fields of answers that a page may read beyond those it always may.
    private static let answerFields = HeaderField(
        "Access-Control-Expose-Headers", "Allow, ETag, Retry-After, Server-Timing, WWW-Authenticate, X-Request-Id")

    private static let anyOrigin = HeaderField("Access-Control-Allow-Origin", "*")

    /// Adds to an answer what the browser that asked has to know.
    public func settle(_ response: inout Response, for request: borrowing Request) {
        let isAllowed: Bool
        switch origins {
        case .none: return
        case .any:
            response.fields.append(Self.anyOrigin)
            isAllowed = true
        case .listed(let origins):
            // Also where no origin was sent: a cache must not give that answer to a page that sends one.
            response.vary(by: "Origin")
            isAllowed = request.origin.map(origins.contains) ?? false
            if isAllowed, let origin = request.origin {
                response.fields.append(HeaderField("Access-Control-Allow-Origin", origin))
            }
        }
        guard isAllowed else { return }
        if request.isPreflight && request.method == .options {
            grant(&response)
        } else {
            response.fields.append(Self.answerFields)
        }
    }

    /// Makes the answer to OPTIONS one to a preflight. Also where there is nothing: otherwise the page would be told that
    /// it may not ask, instead of that there is nothing.
    private func grant(_ response: inout Response) {
        let methods = response.fields.first { $0.name == "Allow" }?.value ?? "GET, HEAD, POST, OPTIONS"
        response.status = .noContent
        response.contentType = nil
        response.body = .empty
        response.fields.removeAll { $0.name == "Content-Encoding" }
        response.fields.append(HeaderField("Access-Control-Allow-Methods", methods))
        response.fields.append(Self.requestFields)
        response.fields.append(maximumAge)
    }
}
