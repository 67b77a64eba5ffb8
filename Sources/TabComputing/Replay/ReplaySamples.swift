package import JSON

/// The samples of a replay, one after the other.
package protocol ReplaySamples: AnyObject {
    /// The next sample, valid until the one after it; nil at the end.
    func next() throws(JSONFault) -> JSONValue?
    /// Gives back the memory that grew with a great sample.
    func trim()
    /// How many bytes of memory they hold, nearly.
    var heldBytes: Int { get }
}

/// The elements of an array on a tape.
final class TapeSamples: ReplaySamples {
    private var elements: [JSONValue] = []
    private var place = 0

    /// The elements of an array; none for nil.
    init(_ samples: JSONValue?) {
        samples?.forEachElement { elements.append($0) }
    }

    func next() throws(JSONFault) -> JSONValue? {
        guard place < elements.count else { return nil }
        defer { place += 1 }
        return elements[place]
    }

    func trim() {}

    var heldBytes: Int { MemoryLayout<JSONValue>.stride * elements.count }
}
