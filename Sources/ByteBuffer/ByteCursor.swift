/// Writes bytes, one after the other, into room that a buffer has made for them.
///
/// It asks nothing: whoever gets one has said how many bytes will be written at most. A debug build checks that.
public struct ByteCursor {
    @usableFromInline var place: UnsafeMutablePointer<UInt8>
    @usableFromInline let end: UnsafeMutablePointer<UInt8>

    @inlinable
    init(at place: UnsafeMutablePointer<UInt8>, room: Int) {
        self.place = place
        end = place + room
    }

    /// Writes one byte.
    @inline(__always) @inlinable
    public mutating func write(_ byte: UInt8) {
        assert(place < end, "no room was made for this byte")
        place.pointee = byte
        place += 1
    }

    /// Writes text that is known at compile time, as UTF-8.
    @inline(__always) @inlinable
    public mutating func write(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        assert(end - place >= length, "no room was made for this text")
        place.initialize(from: text.utf8Start, count: length)
        place += length
    }

    /// Writes a run of bytes.
    @inlinable
    public mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        assert(end - place >= bytes.count, "no room was made for these bytes")
        guard let start = bytes.baseAddress else { return }
        place.initialize(from: start, count: bytes.count)
        place += bytes.count
    }

    /// Writes the last `count` decimal digits of a number, with zeros before a shorter one.
    @inlinable
    public mutating func write(digits value: UInt64, count: Int) {
        assert(end - place >= count, "no room was made for these digits")
        var rest = value
        var position = count
        while position > 0 {
            position -= 1
            place[position] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
            rest /= 10
        }
        place += count
    }

    /// Writes a number in decimal: at most twenty digits.
    @inlinable
    public mutating func write(decimal value: UInt64) {
        var count = 1
        var bound: UInt64 = 10
        // 10²⁰ is more than fits: a number of twenty digits is not compared with it.
        while value >= bound && count < 20 {
            count += 1
            bound &*= 10
        }
        write(digits: value, count: count)
    }
}

extension ByteBuffer {
    /// Appends up to `limit` bytes that `body` writes: room is made once, and not for each of them.
    @inline(__always) @inlinable
    public func write(upTo limit: Int, _ body: (inout ByteCursor) -> Void) {
        append(upTo: limit) { start in
            var cursor = ByteCursor(at: start, room: limit)
            body(&cursor)
            return cursor.place - start
        }
    }

    /// Appends an integer in decimal. O(digits).
    public func append(decimal value: Int) {
        // Most numbers of a layout are 0 or 1.
        if (0...9).contains(value) { return append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)) }
        write(upTo: 20) { cursor in
            if value < 0 { cursor.write(UInt8(ascii: "-")) }
            cursor.write(decimal: UInt64(value.magnitude))
        }
    }
}
