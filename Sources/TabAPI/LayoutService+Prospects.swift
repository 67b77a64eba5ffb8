public import HTTPMessage

extension LayoutService {
    /// The answers, without their bodies, of which GET and HEAD get one if nothing is wrong with the document in the query; none
    /// where nothing is computed or where the request is refused whatever the document.
    ///
    /// There can be two, since a document may ask for something that comes in fewer media types than others.
    public func prospects(of request: borrowing Request) -> [Response] {
        guard request.access == .granted, request.method == .get || request.method == .head,
            let endpoint = route(of: request.path)?.endpoint
        else { return [] }
        return endpoint.choices.compactMap { choice in
            guard let mediaType = request.preferred(choice) else { return nil }
            var response = Response(mediaType, of: choice)
            response.route = endpoint.rawValue
            response.isReusable = true
            response.isComputed = true
            return response
        }
    }
}

extension Endpoint {
    /// The media types among which the client chooses, the best first: each list is for some documents. Empty where nothing is
    /// computed.
    fileprivate var choices: [[MediaType]] {
        switch self {
        case .layout, .selection, .centering, .indicator, .hitTest: [[.json]]
        // Only the format of style sheets comes in a type of its own.
        case .transition, .timeline: [[.json], mediaTypes]
        case .replay, .preview, .compare: [mediaTypes]
        case .presets, .preset, .health, .readiness, .contract, .metrics: []
        case .page, .client, .wasm, .module, .pagePart: []
        }
    }
}

extension Response {
    /// The answer to a request about which nothing is wrong, without its body: in the media type that the client chose among
    /// those.
    init(_ mediaType: MediaType, of choice: [MediaType]) {
        self.init(status: .ok, contentType: mediaType)
        // Where the client could have had another, a cache has to know.
        if choice.count > 1 { fields.append(HeaderField("Vary", "Accept")) }
        if mediaType == .svg { fields.append(.picturePolicy) }
    }
}
