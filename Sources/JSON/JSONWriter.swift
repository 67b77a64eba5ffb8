public import ByteBuffer

/// Writes JSON into a buffer, value after value, without building it first.
///
/// Commas are the writer's: it looks at the byte before a value to see whether one is due. That the calls form a
/// document (every `begin` has its `end`, every member its key) is the caller's to see to.
public struct JSONWriter {
    /// Where the JSON goes.
    public let buffer: ByteBuffer

    /// A writer that appends to `buffer`.
    public init(_ buffer: ByteBuffer) {
        self.buffer = buffer
    }

    // MARK: Containers

    /// Starts an object.
    public func beginObject() {
        separate()
        buffer.append(UInt8(ascii: "{"))
    }

    /// Ends the object that was started last.
    public func endObject() {
        buffer.append(UInt8(ascii: "}"))
    }

    /// Starts an array.
    public func beginArray() {
        separate()
        buffer.append(UInt8(ascii: "["))
    }

    /// Ends the array that was started last.
    public func endArray() {
        buffer.append(UInt8(ascii: "]"))
    }

    /// Writes a member's name; its value comes next. The name needs no escaping.
    public func key(_ name: StaticString) {
        separate()
        buffer.append(UInt8(ascii: "\""))
        buffer.append(name)
        buffer.append("\":")
    }

    /// Writes an object whose members `body` writes.
    public func object(_ body: () -> Void) {
        beginObject()
        body()
        endObject()
    }

    /// Writes an array whose elements `body` writes.
    public func array(_ body: () -> Void) {
        beginArray()
        body()
        endArray()
    }

    // MARK: Values

    /// Writes `null`.
    public func null() {
        separate()
        buffer.append("null")
    }

    /// Writes a truth value.
    public func value(_ value: Bool) {
        separate()
        buffer.append(value ? "true" : "false")
    }

    /// Writes a whole number.
    public func value(_ value: Int) {
        separate()
        buffer.append(decimal: value)
    }

    /// Writes a number in the shortest form that reads back to the same double.
    ///
    /// JSON has no NaN and no infinities: they trap in a debug build and are `null` otherwise.
    public func value(_ value: Double) {
        separate()
        assert(value.isFinite, "a number that JSON cannot hold")
        if value.isFinite { buffer.append(shortest: value) } else { buffer.append("null") }
    }

    /// Writes text that is known at compile time and needs no escaping.
    public func value(_ text: StaticString) {
        separate()
        buffer.append(UInt8(ascii: "\""))
        buffer.append(text)
        buffer.append(UInt8(ascii: "\""))
    }

    /// Writes a string, escaped.
    public func value(_ text: String) {
        var text = text
        text.withUTF8 { value(utf8: $0) }
    }

    /// Writes a string that came with a document, escaped.
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
    public func quoted(_ value: Int) {
        separate()
        buffer.append(UInt8(ascii: "\""))
        buffer.append(decimal: value)
        buffer.append(UInt8(ascii: "\""))
    }

    // MARK: Members

    /// Writes a member whose value is a number.
    public func member(_ name: StaticString, _ value: Double) {
        key(name)
        self.value(value)
    }

    /// Writes a member whose value is a whole number.
    public func member(_ name: StaticString, _ value: Int) {
        key(name)
        self.value(value)
    }

    /// Writes a member whose value is a truth value.
    public func member(_ name: StaticString, _ value: Bool) {
        key(name)
        self.value(value)
    }

    /// Writes a member whose value is text that needs no escaping.
    public func member(_ name: StaticString, _ value: StaticString) {
        key(name)
        self.value(value)
    }

    /// Writes a member whose value is a string.
    public func member(_ name: StaticString, _ value: String) {
        key(name)
        self.value(value)
    }

    /// Writes a member whose value is a number, or `null` for nil.
    public func member(_ name: StaticString, _ value: Double?) {
        key(name)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a member whose value is a whole number, or `null` for nil.
    public func member(_ name: StaticString, _ value: Int?) {
        key(name)
        if let value { self.value(value) } else { null() }
    }

    /// Writes a member whose value is `null`.
    public func nullMember(_ name: StaticString) {
        key(name)
        null()
    }

    // MARK: Text

    private func separate() {
        switch buffer.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): break
        default: buffer.append(UInt8(ascii: ","))
        }
    }

    private func value(utf8 text: UnsafeBufferPointer<UInt8>) {
        separate()
        buffer.append(UInt8(ascii: "\""))
        var start = 0
        for index in text.indices where text[index] < 0x20 || text[index] == 0x22 || text[index] == 0x5C {
            buffer.append(UnsafeBufferPointer(rebasing: text[start..<index]))
            appendEscape(text[index])
            start = index + 1
        }
        buffer.append(UnsafeBufferPointer(rebasing: text[start...]))
        buffer.append(UInt8(ascii: "\""))
    }

    private func appendEscape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): buffer.append("\\\"")
        case UInt8(ascii: "\\"): buffer.append("\\\\")
        case 0x0A: buffer.append("\\n")
        case 0x0D: buffer.append("\\r")
        case 0x09: buffer.append("\\t")
        default:
            buffer.append("\\u00")
            for digit in [byte >> 4, byte & 15] {
                buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }
}
