public import HTTPMessage
internal import TabComputing

extension LayoutService {
    /// The answers, without their bodies, of which GET and HEAD get one if nothing is wrong with the document in the query; none
    /// where nothing is computed or where the request is refused whatever the document.
    ///
    /// There can be two, since a document may ask for something that comes in fewer media types than others.
    public func prospects(of request: borrowing Request) -> [Response] {
        guard request.access == .granted, request.method == .get || request.method == .head,
            let number = number(of: request), let endpoint = Resource.all[number - 1].endpoint
        else { return [] }
        return endpoint.answerTypeChoices.compactMap { types in
            guard let type = request.preferred(types) else { return nil }
            var response = Response(type, of: types)
            response.route = number
            response.isReusable = true
            response.isComputed = true
            return response
        }
    }
}

extension Response {
    /// The answer to a request about which nothing is wrong, without its body: in the media type that the client chose among
    /// those.
    init(_ type: AnswerType, of choice: [AnswerType]) {
        self.init(status: .ok, contentType: MediaType(type))
        // Where the client could have had another, a cache has to know.
        if choice.count > 1 { fields.append(HeaderField("Vary", "Accept")) }
        if type == .svg { fields.append(.picturePolicy) }
    }
}

extension HeaderField {
    /// What a picture that is opened by itself may do: nothing but be styled by its own style sheet and attributes.
    fileprivate static let picturePolicy = HeaderField(
        "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
}
