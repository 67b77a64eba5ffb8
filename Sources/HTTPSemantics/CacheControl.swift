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

    /// Directives separated by commas. Nil where one is unknown, is repeated, has an argument where it takes none or none
    /// where it takes seconds, or where `public` contradicts `private` or `no-store`.
    public init?(_ text: String) {
        var names: Set<String> = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let directive = part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
            let words = String(directive).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = words[0].lowercased()
            if words.count == 2 {
                guard Self.namesWithSeconds.contains(name), Self.isNumber(words[1]) else { return nil }
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
