internal import HTTPMessage

/// A media range of an `Accept` field (RFC 9110 §12.5.1) with its weight.
struct MediaRange {
    var type: Substring
    var subtype: Substring
    /// The weight, from 0 (not acceptable) to 1.
    var weight: Double

    /// Reads one element of the list; nil when it is malformed.
    init?(_ element: Substring) {
        let parts = element.split(separator: ";", omittingEmptySubsequences: false)
        let names = parts[0].trimmed.split(separator: "/", omittingEmptySubsequences: false)
        guard names.count == 2, !names[0].isEmpty, !names[1].isEmpty else { return nil }
        type = names[0]
        subtype = names[1]
        weight = 1
        for parameter in parts.dropFirst() {
            let pair = parameter.trimmed.split(separator: "=", maxSplits: 1)
            if pair.count == 2, pair[0].lowercased() == "q" { weight = Double(String(pair[1])) ?? 0 }
        }
    }

    /// How closely the range names a media type: 0 not at all, 1 as `*/*`, 2 as its kind, 3 by name.
    func precision(for name: String) -> Int {
        // The parameters of the type that is offered are not compared.
        let names = name.prefix { $0 != ";" }.split(separator: "/")
        if type == "*" { return subtype == "*" ? 1 : 0 }
        guard type.lowercased() == names[0] else { return 0 }
        if subtype == "*" { return 2 }
        return subtype.lowercased() == names[1] ? 3 : 0
    }
}

extension [MediaRange] {
    /// How much a client of these ranges wants a media type, from 0 for not at all to 1. The most precise range decides:
    /// `application/*;q=0, application/json` takes JSON.
    fileprivate func weight(of mediaType: MediaType) -> Double {
        let name = mediaType.name.description
        var best = (precision: 0, weight: 0.0)
        for range in self {
            let precision = range.precision(for: name)
            guard precision > 0 else { continue }
            if precision > best.precision || (precision == best.precision && range.weight > best.weight) {
                best = (precision, range.weight)
            }
        }
        return best.weight
    }
}

extension Request {
    /// Of several media types, the one that the client wants most, and of those it wants alike the first; nil when it takes
    /// none. Without `Accept`, or with one that has nothing well formed in it, it takes anything.
    func preferred(_ mediaTypes: [MediaType]) -> MediaType? {
        guard let accept, accept != "*/*" else { return mediaTypes.first }
        let ranges = accept.split(separator: ",").compactMap { MediaRange($0) }
        guard !ranges.isEmpty else { return mediaTypes.first }
        var best: (mediaType: MediaType, weight: Double)?
        for mediaType in mediaTypes {
            let weight = ranges.weight(of: mediaType)
            if weight > best?.weight ?? 0 { best = (mediaType, weight) }
        }
        return best?.mediaType
    }

    /// Whether the body is JSON. A request that does not say what its body is means JSON; a charset other than UTF-8 is
    /// another type, since JSON has none.
    var hasJSONBody: Bool {
        guard let contentType, contentType != "application/json" else { return true }
        return hasBody { $0 == "application/json" || ($0.hasPrefix("application/") && $0.hasSuffix("+json")) }
    }

    /// Whether the body is JSON documents, one a line.
    var hasJSONLinesBody: Bool { hasBody { $0 == "application/x-ndjson" } }

    private func hasBody(_ isFit: (String) -> Bool) -> Bool {
        guard let contentType else { return false }
        let parts = contentType.split(separator: ";", omittingEmptySubsequences: false)
        guard let type = parts.first?.trimmed.lowercased() else { return false }
        guard isFit(type) else { return false }
        for parameter in parts.dropFirst() {
            let pair = parameter.trimmed.lowercased().split(separator: "=", maxSplits: 1)
            if pair.first == "charset" && pair.last != "utf-8" && pair.last != "\"utf-8\"" { return false }
        }
        return true
    }
}

extension Substring {
    /// The text without spaces and tabs at its ends.
    var trimmed: Substring {
        var text = self
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
