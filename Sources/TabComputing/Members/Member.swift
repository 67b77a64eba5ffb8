internal import JSON

/// One member of an object: its name, and the code that reads and writes it.
struct Member<Draft>: Sendable {
    let name: JSONName
    let text: StaticString
    let pass: @Sendable (inout Draft, Codec) -> Void

    /// A member that is read from requests and written into answers: `pass` hands its property to the codec.
    init(_ text: StaticString, _ pass: @escaping @Sendable (inout Draft, Codec) -> Void) {
        name = JSONName(text)
        self.text = text
        self.pass = pass
    }

    /// A member that is only read.
    @inline(__always)
    init(_ text: StaticString, _ decode: @escaping @Sendable (JSONValue, inout Draft, Decoder) -> Void) {
        self.init(text) { draft, codec in
            if case .reading(let value, let decoder) = codec { decode(value, &draft, decoder) }
        }
    }
}
