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
    ///
    /// Of 8 to 16 bytes, which most names have, the first and the last eight are copied. They may overlap.
    @inlinable
    public mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
        let count = bytes.count
        assert(end - place >= count, "no room was made for these bytes")
        guard let start = bytes.baseAddress else { return }
        if count >= 8 && count <= 16 {
            let source = UnsafeRawPointer(start)
            let target = UnsafeMutableRawPointer(place)
            let tail = source.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
            target.storeBytes(of: source.loadUnaligned(as: UInt64.self), as: UInt64.self)
            target.storeBytes(of: tail, toByteOffset: count &- 8, as: UInt64.self)
        } else {
            place.initialize(from: start, count: count)
        }
        place += count
    }

    /// Writes a byte as two hexadecimal digits in lower case.
    @inline(__always) @inlinable
    public mutating func write(hexadecimal byte: UInt8) {
        let digits: StaticString = "0123456789abcdef"
        write(digits.utf8Start[Int(byte >> 4)])
        write(digits.utf8Start[Int(byte & 15)])
    }

    /// Writes up to `limit` bytes that `body` writes to the memory it is given; it answers how many it wrote.
    @inline(__always) @inlinable
    public mutating func write(upTo limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        assert(end - place >= limit, "no room was made for these bytes")
        let added = body(place)
        precondition(added >= 0 && added <= limit, "more bytes written than were announced")
        place += added
    }

    /// Writes the last `count` decimal digits of a number, with zeros before a shorter one.
    ///
    /// Two at a time, since each division waits for the one before it.
    public mutating func write(digits value: UInt64, count: Int) {
        assert(end - place >= count, "no room was made for these digits")
        var rest = value
        var position = count
        while position >= 2 {
            position &-= 2
            store(pair: rest % 100, at: position)
            rest /= 100
        }
        if position == 1 { place[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10) }
        place += count
    }

    /// Writes a number in decimal: at most twenty digits. Most numbers of a layout have one to four.
    public mutating func write(decimal value: UInt64) {
        if value < 100 { return write(below100: value) }
        if value < 10_000 {
            write(below100: value / 100)
            return write(digits: value, count: 2)
        }
        var count = 5
        var bound: UInt64 = 100_000
        // 10²⁰ is more than fits: a number of twenty digits is not compared with it.
        while value >= bound && count < 20 {
            count += 1
            bound &*= 10
        }
        write(digits: value, count: count)
    }

    /// Writes an integer in decimal: at most twenty bytes, as a negative one has at most nineteen digits.
    @inlinable
    public mutating func write(decimal value: Int) {
        if value < 0 { write(UInt8(ascii: "-")) }
        write(decimal: UInt64(value.magnitude))
    }

    @inline(__always)
    private mutating func write(below100 value: UInt64) {
        if value < 10 { return write(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: value)) }
        assert(end - place >= 2, "no room was made for these digits")
        store(pair: value, at: 0)
        place += 2
    }

    /// Stores the two digits of a number from 0 to 99.
    @inline(__always)
    private func store(pair: UInt64, at position: Int) {
        let pairs: StaticString = """
            0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
            5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899
            """
        let digits = UnsafeRawPointer(pairs.utf8Start + Int(truncatingIfNeeded: pair &* 2))
        UnsafeMutableRawPointer(place + position).storeBytes(of: digits.loadUnaligned(as: UInt16.self), as: UInt16.self)
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
        write(upTo: 20) { $0.write(decimal: value) }
    }
}
