public import HTTPMessage

/// What HTTP adds to a service's answers: codings, entity tags, and who may read them.
public struct Semantics: Sendable {
    /// From how many bytes an answer is compressed for a client that takes that; 0 never.
    public var compressionThreshold = 1400
    /// The value of `Cache-Control` for answers that depend on nothing but their request's target.
    public var cacheControl = CacheControl.shared
    /// A number of the program: another one as soon as it may compute another answer to the same request. nil where none is
    /// known; then every answer is computed to know its tag.
    public var build: UInt64?
    /// Whose web pages may read the answers.
    public var origins = AllowedOrigins.none
    /// For how many seconds a browser may remember what a preflight was told.
    public var preflightAge = 7200

    /// The defaults.
    public init() {}

    /// The fields of an answer that is made before any handler, such as a refusal of the request.
    public func fieldsOfRefusal(_ request: borrowing Request) -> [HeaderField] {
        var response = Response(status: .badRequest)
        CrossOrigin(origins: origins, maximumAge: preflightAge).settle(&response, for: request)
        return response.fields
    }
}

/// A service behind the steps that every answer takes. One thread's, as the service is.
public final class Exchange {
    private let prospects: (borrowing Request) -> [Response]
    private let answer: (borrowing Request, RawSpan) -> Response
    private let representation: Representation
    private let crossOrigin: CrossOrigin
    private let hasOtherOrigins: Bool

    private static let constants = CodedConstants()

    /// - Parameters:
    ///   - semantics: how answers are to be sent.
    ///   - prospects: the answers, without their bodies, of which a request gets one if there is nothing wrong with its target,
    ///     where they are computed from that; else none. It must not take long.
    ///   - answer: the service.
    public init(
        _ semantics: Semantics, prospects: @escaping (borrowing Request) -> [Response] = { _ in [] },
        answer: @escaping (borrowing Request, RawSpan) -> Response
    ) {
        self.prospects = prospects
        self.answer = answer
        representation = Representation(
            threshold: semantics.compressionThreshold, cacheControl: semantics.cacheControl, build: semantics.build,
            constants: Self.constants)
        crossOrigin = CrossOrigin(origins: semantics.origins, maximumAge: semantics.preflightAge)
        hasOtherOrigins = semantics.origins != .none
    }

    /// The service's answer in the form in which it is sent. Its body must be sent or copied before the next call.
    public func respond(to request: borrowing Request, body: RawSpan) -> Response {
        var response = known(request) ?? settled(request, body)
        if hasOtherOrigins { crossOrigin.settle(&response, for: request) }
        return response
    }

    /// 304 where the client has the answer, without computing it.
    private func known(_ request: borrowing Request) -> Response? {
        guard request.ifNoneMatch != nil else { return nil }
        return representation.notModified(prospects(request), for: request)
    }

    private func settled(_ request: borrowing Request, _ body: RawSpan) -> Response {
        var response = answer(request, body)
        if response.isReusable || request.acceptEncoding != nil { representation.settle(&response, for: request) }
        return response
    }
}
