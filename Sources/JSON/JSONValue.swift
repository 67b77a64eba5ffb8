/// One value of a parsed document.
///
/// A value is a place on simdjson's tape, a flat list of 64-bit words: the top byte of a word says what it is, the rest
/// where its text is or where its container ends. Nothing is copied, and nothing keeps the document alive: a value must
/// not be used after its parser has parsed again, was trimmed, or is gone.
///
/// Inlinable: reading a value is a load or two, less than the call of a function that does it. And places on the tape,
/// which lie in memory, are counted on without a check for overflow.
public struct JSONValue {
    @usableFromInline let tape: UnsafePointer<UInt64>
    @usableFromInline let strings: UnsafePointer<UInt8>

    /// The value's place in its document: later values have greater indices.
    public let index: Int

    @inlinable
    init(tape: UnsafePointer<UInt64>, strings: UnsafePointer<UInt8>, index: Int) {
        self.tape = tape
        self.strings = strings
        self.index = index
    }

    /// What a value can be.
    public enum Kind: Sendable {
        case object
        case array
        case string
        case number
        case boolean
        case null
    }

    /// What this value is.
    @inlinable
    public var kind: Kind {
        switch tag {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    /// Whether this is `null`.
    @inlinable
    public var isNull: Bool { tag == UInt8(ascii: "n") }

    /// The number, as the nearest double; nil when this is no number.
    @inlinable
    public var number: Double? {
        switch tag {
        case UInt8(ascii: "d"): Double(bitPattern: tape[index &+ 1])
        case UInt8(ascii: "l"): Double(Int64(bitPattern: tape[index &+ 1]))
        case UInt8(ascii: "u"): Double(tape[index &+ 1])
        default: nil
        }
    }

    /// The truth value; nil when this is none.
    @inlinable
    public var boolean: Bool? {
        switch tag {
        case UInt8(ascii: "t"): true
        case UInt8(ascii: "f"): false
        default: nil
        }
    }

    /// The string; nil when this is none.
    @inlinable
    public var string: JSONString? {
        tag == UInt8(ascii: "\"") ? string(at: index) : nil
    }

    /// The number of elements or members; 0 when this is neither an array nor an object. O(n) beyond sixteen million.
    public var count: Int {
        guard isContainer else { return 0 }
        let counted = Int((tape[index] >> 32) & 0xFF_FFFF)
        guard counted == 0xFF_FFFF else { return counted }
        var count = 0
        if kind == .array { forEachElement { _ in count += 1 } } else { forEachMember { _, _ in count += 1 } }
        return count
    }

    /// Calls `body` with every element in order; does nothing when this is no array.
    @inline(__always) @inlinable
    public func forEachElement(_ body: (JSONValue) -> Void) {
        guard tag == UInt8(ascii: "[") else { return }
        var next = index &+ 1
        let end = following &- 1
        while next < end {
            let element = JSONValue(tape: tape, strings: strings, index: next)
            body(element)
            next = element.following
        }
    }

    /// Calls `body` with every member in order, repeated keys included; does nothing when this is no object.
    @inline(__always) @inlinable
    public func forEachMember(_ body: (JSONString, JSONValue) -> Void) {
        guard tag == UInt8(ascii: "{") else { return }
        var next = index &+ 1
        let end = following &- 1
        while next < end {
            let value = JSONValue(tape: tape, strings: strings, index: next &+ 1)
            body(string(at: next), value)
            next = value.following
        }
    }

    /// The value of the first member of this name; nil when there is none. O(members).
    @inline(__always) @inlinable
    public func member(_ name: StaticString) -> JSONValue? {
        var found: JSONValue?
        forEachMember { key, value in
            if found == nil && key == name { found = value }
        }
        return found
    }

    private var isContainer: Bool { tag == UInt8(ascii: "[") || tag == UInt8(ascii: "{") }

    @inlinable
    var tag: UInt8 { UInt8(truncatingIfNeeded: tape[index] >> 56) }

    /// The index behind this value.
    @inlinable
    var following: Int {
        switch tag {
        case UInt8(ascii: "{"), UInt8(ascii: "["): Int(tape[index] & 0xFFFF_FFFF)
        case UInt8(ascii: "d"), UInt8(ascii: "l"), UInt8(ascii: "u"): index &+ 2
        default: index &+ 1
        }
    }

    @inlinable
    func string(at index: Int) -> JSONString {
        let start = strings + Int(tape[index] & 0xFF_FFFF_FFFF_FFFF)
        let length = UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
        return JSONString(bytes: UnsafeBufferPointer(start: start + 4, count: Int(length)))
    }
}

extension JSONValue {
    /// The JSON Pointer (RFC 6901) from this value to the value at `target` of the same document; empty when it is this
    /// one. O(the members passed on the way): only an answer that reports a fault asks for it.
    public func pointer(to target: Int) -> String {
        guard target > index, target < following else { return "" }
        var path = ""
        if kind == .array {
            var position = 0
            forEachElement { element in
                if target >= element.index && target < element.following {
                    path = "/\(position)" + element.pointer(to: target)
                }
                position += 1
            }
        } else {
            forEachMember { key, value in
                if target >= value.index && target < value.following {
                    path = "/" + key.pointerToken + value.pointer(to: target)
                }
            }
        }
        return path
    }
}
