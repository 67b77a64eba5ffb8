/// A response status (RFC 9110 §15): its code and the standard phrase for it.
public struct Status: Sendable, Hashable {
    /// The three digits.
    public let code: Int

    init(_ code: Int) { self.code = code }

    public static let ok = Status(200)
    public static let noContent = Status(204)
    public static let badRequest = Status(400)
    public static let notFound = Status(404)
    public static let methodNotAllowed = Status(405)
    public static let notAcceptable = Status(406)
    public static let lengthRequired = Status(411)
    public static let contentTooLarge = Status(413)
    public static let uriTooLong = Status(414)
    public static let unsupportedMediaType = Status(415)
    public static let expectationFailed = Status(417)
    public static let unprocessableContent = Status(422)
    public static let headerFieldsTooLarge = Status(431)
    public static let internalServerError = Status(500)
    public static let notImplemented = Status(501)
    public static let serviceUnavailable = Status(503)

    /// The phrase that RFC 9110 and RFC 6585 give the status.
    public var phrase: StaticString {
        switch code {
        case 200: "OK"
        case 204: "No Content"
        case 400: "Bad Request"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 406: "Not Acceptable"
        case 411: "Length Required"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 415: "Unsupported Media Type"
        case 417: "Expectation Failed"
        case 422: "Unprocessable Content"
        case 431: "Request Header Fields Too Large"
        case 500: "Internal Server Error"
        case 501: "Not Implemented"
        case 503: "Service Unavailable"
        default: "Status"
        }
    }
}
