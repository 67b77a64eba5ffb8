extension MemberOfRequest {
    private static let styleSheet = [Edit("/format", #""css""#)]
    private static let edges = [Edit("/configuration/indicator/stretch", "{}")]

    /// The members whose texts have a grammar. What all others may hold is in the schemas of the contract, of which
    /// Tests/service/test_schemas.py tries every member.
    static let all: [MemberOfRequest] = [
        MemberOfRequest("/configuration/indicator/color", .color, exceptions: ["[]": "out-of-range"]),
        MemberOfRequest("/configuration/title/normal/color", .color),
        MemberOfRequest("/configuration/title/selected/color", .color),
        MemberOfRequest("/configuration/motion/tap/easing", .easing),
        MemberOfRequest("/configuration/motion/settle/easing", .easing),
        MemberOfRequest("/configuration/indicator/stretch/leading", .edge, after: edges),
        MemberOfRequest("/configuration/indicator/stretch/trailing", .edge, after: edges),
        MemberOfRequest("/prefix", .identifier, after: styleSheet),
    ]
}
