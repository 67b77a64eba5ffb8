/// The directives of a response's `Cache-Control` (RFC 9111 §5.2.2, RFC 5861, RFC 8246).
///
/// Only known directives are accepted: a cache ignores a misspelt one, and would reuse an answer where it must not.
public struct CacheControl: Sendable, Equatable {
    /// The value of the field, as it was given.
    public let text: String
    /// Whether a shared cache may give an answer to another client although it was asked for with a token (RFC 9111 §3.5).
    public let allowsSharing: Bool

    /// Any cache may reuse an answer for a day.
    public static let shared = CacheControl(known: "public, max-age=86400", allowsSharing: true)
    /// The client's own cache may, and no other.
    public static let unshared = CacheControl(known: "private, max-age=86400", allowsSharing: false)

    private init(known text: String, allowsSharing: Bool) {
        self.text = text
        self.allowsSharing = allowsSharing
    }

    /// Directives separated by commas, with blanks between them only. Nil where one is unknown, is repeated, or has another
    /// argument than the seconds that it takes (field names behind `private` and `no-cache` are not taken), and where `public`
    /// contradicts `private` or `no-store`.
    public init?(_ text: String) {
        var names: Set<String> = []
        guard text.first != " ", text.last != " " else { return nil }
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            // No directive that is accepted has a blank in it.
            let words = part.split(separator: " ")
            guard words.count == 1 else { return nil }
            let sides = words[0].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = sides[0].lowercased()
            if sides.count == 2 {
                guard Self.namesWithSeconds.contains(name), Self.isNumber(sides[1]) else { return nil }
            } else {
                guard Self.plainNames.contains(name) else { return nil }
            }
            guard names.insert(name).inserted else { return nil }
        }
        let isUnshared = !names.isDisjoint(with: ["private", "no-store"])
        guard !(isUnshared && names.contains("public")) else { return nil }
        self.text = text
        allowsSharing = !isUnshared && !names.isDisjoint(with: ["public", "s-maxage", "must-revalidate"])
    }

    private static let plainNames: Set<String> = [
        "public", "private", "no-cache", "no-store", "no-transform", "must-revalidate", "proxy-revalidate",
        "must-understand", "immutable",
    ]
    private static let namesWithSeconds: Set<String> = [
        "max-age", "s-maxage", "stale-while-revalidate", "stale-if-error",
    ]

    /// One to ten digits: caches hold at least 31 bits of seconds (RFC 9111 §1.2.2).
    private static func isNumber(_ text: Substring) -> Bool {
        (1...10).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
