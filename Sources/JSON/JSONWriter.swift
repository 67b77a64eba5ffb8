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
        separate()
        buffer.append(UInt8(ascii: "{"))
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
        let isFirst = isFirst
        buffer.write(upTo: name.utf8CodeUnitCount + 4) { cursor in
            if !isFirst { cursor.write(UInt8(ascii: ",")) }
            cursor.write(UInt8(ascii: "\""))
            cursor.write(name)
            cursor.write("\":")
        }
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
        append(value)
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
        key(name)
        append(value)
    }

    /// Writes a member whose value is a whole number.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: Int) {
        key(name)
        buffer.append(decimal: value)
    }

    /// Writes a member whose value is a truth value.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: Bool) {
        key(name)
        append(value)
    }

    /// Writes a member whose value is text that needs no escaping.
    @inline(__always) @inlinable
    public func member(_ name: StaticString, _ value: StaticString) {
        key(name)
        self.value(value)
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
    func append(_ value: Bool) {
        if value { buffer.append("true") } else { buffer.append("false") }
    }

    @inline(__always) @inlinable
    func append(_ value: Double) {
        assert(value.isFinite, "a number that JSON cannot hold")
        buffer.append(shortest: value)
    }

    @inline(__always) @inlinable
    func separate() {
        if !isFirst { buffer.append(UInt8(ascii: ",")) }
    }

    /// Whether what comes next needs no comma before it: it is the first of its container, or belongs to a key.
    @inline(__always) @inlinable
    var isFirst: Bool {
        switch buffer.last {
        case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): true
        default: false
        }
    }

    @usableFromInline
    func value(utf8 text: UnsafeBufferPointer<UInt8>) {
        let isFirst = isFirst
        guard text.allSatisfy(Self.standsForItself) else {
            separate()
            return appendEscaped(text)
        }
        buffer.write(upTo: text.count + 3) { cursor in
            if !isFirst { cursor.write(UInt8(ascii: ",")) }
            cursor.write(UInt8(ascii: "\""))
            cursor.write(text)
            cursor.write(UInt8(ascii: "\""))
        }
    }

    private static func standsForItself(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        buffer.append(UInt8(ascii: "\""))
        for byte in text {
            if Self.standsForItself(byte) { buffer.append(byte) } else { appendEscape(byte) }
        }
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
