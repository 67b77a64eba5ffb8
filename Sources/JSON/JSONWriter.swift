public import ByteBuffer

/// Writes JSON into a buffer, value after value, without building it first.
///
/// Commas are the writer's: it looks at the byte before a value to see whether one is due. That the calls form a
/// document (every `begin` has its `end`, every member its key) is the caller's to see to.
///
/// Inlinable, because names and short texts are then known where they are written, and become a few stores each.
public struct JSONWriter {
    /// Where the JSON goes.
    public let buffer: ByteBuffer

    /// A writer that appends to `buffer`.
    @inlinable
    public init(_ buffer: ByteBuffer) {
        self.buffer = buffer
    }

    // MARK: Containers

    /// Starts an object.
    @inlinable
    public func beginObject() {
        let isFirst = isFirst
        buffer.write(upTo: 2) { cursor in
            if !isFirst { cursor.write(UInt8(ascii: ",")) }
            cursor.write(UInt8(ascii: "{"))
        }
    }

    /// Ends the object that was started last.
    @inlinable
    public func endObject() {
        buffer.append(UInt8(ascii: "}"))
    }

    /// Starts an array.
    @inlinable
    public func beginArray() {
        separate()
        buffer.append(UInt8(ascii: "["))
    }

    /// Ends the array that was started last.
    @inlinable
    public func endArray() {
        buffer.append(UInt8(ascii: "]"))
    }

    /// Writes a member's name; its value comes next. The name needs no escaping.
    @inline(__always) @inlinable
    public func key(_ name: StaticString) {
        let isFirst = isFirstMember
        buffer.write(upTo: name.utf8CodeUnitCount + 4) { $0.write(key: name, isFirst: isFirst) }
    }

    /// Writes an object whose members `body` writes.
    @inlinable
    public func object(_ body: () -> Void) {
        beginObject()
        body()
        endObject()
    }

    /// Writes an array whose elements `body` writes.
    @inlinable
    public func array(_ body: () -> Void) {
        beginArray()
        body()
        endArray()
    }

    // MARK: Values

    /// Writes `null`.
    @inlinable
    public func null() {
        separate()
        buffer.append("null")
    }

    /// Writes a truth value.
    @inlinable
    public func value(_ value: Bool) {
        separate()
        if value { buffer.append("true") } else { buffer.append("false") }
    }

    /// Writes a whole number.
    @inlinable
    public func value(_ value: Int) {
        separate()
        buffer.append(decimal: value)
    }

    /// Writes a number in the shortest form that reads back to the same double.
    ///
    /// JSON has no NaN and no infinities: they trap in a debug build and are `null` otherwise.
    @inlinable
    public func value(_ value: Double) {
        separate()
        append(value)
    }

    /// Writes text that is known at compile time and needs no escaping.
    @inlinable
    public func value(_ text: StaticString) {
        separate()
        buffer.append(UInt8(ascii: "\""))
        buffer.append(text)
        buffer.append(UInt8(ascii: "\""))
    }

    /// Writes a string, escaped.
    @inlinable
    public func value(_ text: String) {
        var text = text
        text.withUTF8 { value(utf8: $0) }
    }

    /// Writes a string that came with a document, escaped.
    @inlinable
    public func value(_ text: JSONString) {
        value(utf8: text.bytes)
    }

    /// Writes a string that `body` appends to the buffer, which must need no escaping.
    public func string(_ body: (ByteBuffer) -> Void) {
        separate()
        buffer.append(UInt8(ascii: "\""))
        body(buffer)
        buffer.append(UInt8(ascii: "\""))
    }

    /// Writes a whole number as a string: `"17"`.
    @inlinable
    public func quoted(_ value: Int) {
        separate()
        buffer.append(UInt8(ascii: "\""))
        buffer.append(decimal: value)
        buffer.append(UInt8(ascii: "\""))
    }

    // MARK: Members

    /// Writes a member whose value is a number.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: Double) {
        assert(value.isFinite, "a number that JSON cannot hold")
        member(name, upTo: ByteCursor.numberLimit) { $0.write(shortest: value) }
    }

    /// Writes a member whose value is a whole number.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: Int) {
        member(name, upTo: 20) { $0.write(decimal: value) }
    }

    /// Writes a member whose value is a truth value.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: Bool) {
        member(name, upTo: 5) { cursor in
            if value { cursor.write("true") } else { cursor.write("false") }
        }
    }

    /// Writes a member whose value is the JSON of at most `limit` bytes that `body` writes.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, upTo limit: Int, _ body: (inout ByteCursor) -> Void) {
        let isFirst = isFirstMember
        buffer.write(upTo: name.utf8CodeUnitCount + 4 + limit) { cursor in
            cursor.write(key: name, isFirst: isFirst)
            body(&cursor)
        }
    }

    /// Writes a member whose value is text that needs no escaping.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: StaticString) {
        key(name)
        self.value(value)
    }

    /// Writes a member whose value is a string that came with a document.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: JSONString) {
        guard value.bytes.standsForItself else {
            key(name)
            return self.value(value)
        }
        member(name, upTo: value.bytes.count &+ 2) { $0.write(quoted: value.bytes) }
    }

    /// Writes a member whose value is a string.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: String) {
        key(name)
        self.value(value)
    }

    /// Writes a member whose value is a number, or `null` for nil.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: Double?) {
        key(name)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a member whose value is a whole number, or `null` for nil.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: Int?) {
        key(name)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a member whose value is `null`.
    @inline(__always) @inlinable
    public func nullMember(_ name: StaticString) {
        key(name)
        null()
    }

    // MARK: Text

    @inline(__always) @inlinable
    func append(_ value: Double) {
        assert(value.isFinite, "a number that JSON cannot hold")
        buffer.append(shortest: value)
    }

    @inline(__always) @inlinable
    func separate() {
        if !isFirst { buffer.append(UInt8(ascii: ",")) }
    }

    /// Whether the member that comes next is the first of its object.
    @inline(__always) @inlinable
    var isFirstMember: Bool { buffer.last == UInt8(ascii: "{") }

    /// Whether what comes next needs no comma before it: it is the first of its container, or belongs to a key.
    @inline(__always) @inlinable
    var isFirst: Bool {
        switch buffer.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): true
        default: false
        }
    }
}

extension ByteCursor {
    /// Writes a member's name and its punctuation: four bytes more than the name, or three.
    @inline(__always) @inlinable
    mutating func write(key name: StaticString, isFirst: Bool) {
        if !isFirst { write(UInt8(ascii: ",")) }
        write(UInt8(ascii: "\""))
        write(name)
        write("\":")
    }
}
