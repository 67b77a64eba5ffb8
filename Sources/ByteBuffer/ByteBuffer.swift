/// A growable run of bytes that is written at its end and reused.
///
/// The one place of the package that writes raw memory: an answer of a few kilobytes is made of several hundred tiny
/// appends, and the uniqueness and bounds checks of an array cost more than the appends themselves. A buffer is a
/// class, so that one thread can own one and use it for every answer without allocating again.
///
/// Not thread-safe: one thread at a time.
public final class ByteBuffer {
    /// The first byte; `capacity` bytes behind it are allocated, `count` of them are written.
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int

    /// The number of bytes written.
    public internal(set) var count: Int

    /// An empty buffer with room for `capacity` bytes (at least 64) before it grows.
    public init(capacity: Int = 4096) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
        count = 0
    }

    deinit {
        base.deallocate()
    }

    /// Forgets the content and keeps the memory, unless the memory has grown beyond `limit`: then it is given back.
    ///
    /// Without the limit one answer of a megabyte would stay resident for ever on every thread.
    public func removeAll(keepingUpTo limit: Int = 1 << 18) {
        count = 0
        if capacity > limit {
            base.deallocate()
            capacity = 4096
            base = .allocate(capacity: capacity)
        }
    }

    /// Forgets everything after the first `newCount` bytes.
    ///
    /// - Precondition: `newCount` is from 0 to `count`.
    public func truncate(to newCount: Int) {
        precondition(newCount >= 0 && newCount <= count, "truncating to \(newCount) of \(count) bytes")
        count = newCount
    }

    /// Appends one byte. Amortised O(1).
    @inlinable
    public func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    /// Appends text that is known at compile time, as UTF-8. O(length), without making a `String`.
    @inlinable
    public func append(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length)
        (base + count).update(from: text.utf8Start, count: length)
        count += length
    }

    /// Appends a string as UTF-8.
    @inlinable
    public func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends a run of bytes.
    @inlinable
    public func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (base + count).update(from: start, count: bytes.count)
        count += bytes.count
    }

    /// Appends an integer in decimal. O(digits).
    public func append(decimal value: Int) {
        reserve(20)
        var magnitude = value.magnitude
        if value < 0 {
            base[count] = UInt8(ascii: "-")
            count += 1
        }
        let start = count
        repeat {
            base[count] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10)
            count += 1
            magnitude /= 10
        } while magnitude != 0
        UnsafeMutableBufferPointer(start: base + start, count: count - start).reverse()
    }

    /// Lets `body` read the bytes written so far. The pointer is valid during the call only.
    @inlinable
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: base, count: count))
    }

    /// Makes room for `more` bytes behind those already written.
    @inlinable
    func reserve(_ more: Int) {
        if capacity - count < more { grow(by: more) }
    }

    @usableFromInline
    func grow(by more: Int) {
        let newCapacity = max(capacity * 2, count + more)
        let newBase = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
        newBase.update(from: base, count: count)
        base.deallocate()
        base = newBase
        capacity = newCapacity
    }
}

extension String {
    /// The bytes of a buffer as text; bytes that are not UTF-8 become U+FFFD.
    public init(_ buffer: ByteBuffer) {
        self = buffer.withBytes { String(decoding: $0, as: UTF8.self) }
    }
}
