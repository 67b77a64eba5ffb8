/// A growable run of bytes that is written at its end and reused.
///
/// It writes raw memory so that what fills it need not: an answer of a few kilobytes is made of several hundred tiny
/// appends, and the uniqueness and bounds checks of an array cost more than the appends themselves. A buffer is a
/// class, so that one thread can own one and use it for every answer without allocating again.
///
/// Not thread-safe: one thread at a time.
public final class ByteBuffer {
    /// The first byte; `capacity` bytes behind it are allocated, `count` of them are written.
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int

    /// The number of bytes written.
    @inlinable public var count: Int { written }

    @usableFromInline var written: Int

    /// An empty buffer with room for `capacity` bytes (at least 64) before it grows.
    public init(capacity: Int = 4096) {
        self.capacity = max(capacity, 64)
        base = .allocate(capacity: self.capacity)
        written = 0
    }

    deinit {
        base.deallocate()
    }

    /// Forgets the content and keeps the memory, unless the memory has grown beyond `limit`: then it is given back.
    ///
    /// Without the limit one answer of a megabyte would stay resident for ever on every thread.
    public func removeAll(keepingUpTo limit: Int = 1 << 18) {
        written = 0
        if capacity > limit {
            base.deallocate()
            capacity = 4096
            base = .allocate(capacity: capacity)
        }
    }

    /// How many bytes of memory the buffer holds.
    public var heldBytes: Int { capacity }

    /// Forgets everything but the byte written last, by which a writer knows what it goes on from. Gives memory back as
    /// `removeAll` does.
    public func removeAllButLast(keepingUpTo limit: Int = 1 << 18) {
        let last = last
        removeAll(keepingUpTo: limit)
        if let last { append(last) }
    }

    /// Copies what was written from `start` on to the front of `room`, as much of it as fits, and answers how much that is.
    public func copy(from start: Int, to room: UnsafeMutableBufferPointer<UInt8>) -> Int {
        precondition(start >= 0 && start <= written, "copying what was not written")
        let length = min(written - start, room.count)
        if length > 0, let target = room.baseAddress { target.update(from: base + start, count: length) }
        return length
    }

    /// Forgets everything after the first `newCount` bytes.
    ///
    /// - Precondition: `newCount` is from 0 to `count`.
    public func truncate(to newCount: Int) {
        precondition(newCount >= 0 && newCount <= count, "truncating to \(newCount) of \(count) bytes")
        written = newCount
    }

    /// Appends one byte. Amortised O(1).
    @inline(__always) @inlinable
    public func append(_ byte: UInt8) {
        reserve(1)
        base[written] = byte
        written &+= 1
    }

    /// Appends text that is known at compile time, as UTF-8. O(length), without making a `String`.
    @inline(__always) @inlinable
    public func append(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length)
        (base + count).initialize(from: text.utf8Start, count: length)
        written &+= length
    }

    /// Appends a string as UTF-8.
    ///
    /// Disfavoured, because a literal would otherwise be made a `String` first.
    @_disfavoredOverload @inlinable
    public func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends a run of bytes.
    @inline(__always) @inlinable
    public func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        reserve(bytes.count)
        (base + count).initialize(from: start, count: bytes.count)
        written &+= bytes.count
    }

    /// Appends once more what was written at `range`.
    ///
    /// - Precondition: `range` lies within 0..<`count`.
    public func append(repeating range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= written, "repeating what was not written")
        reserve(range.count)
        (base + written).initialize(from: base + range.lowerBound, count: range.count)
        written &+= range.count
    }

    /// Gives the content of each of two buffers to the other, without copying it. O(1).
    public func exchange(with other: ByteBuffer) {
        swap(&base, &other.base)
        swap(&capacity, &other.capacity)
        swap(&written, &other.written)
    }

    /// Appends up to `limit` bytes that `body` writes to the memory it is given; it answers how many it wrote.
    @inline(__always) @inlinable
    public func append(upTo limit: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
        reserve(limit)
        let added = body(base + written)
        precondition(added >= 0 && added <= limit, "more bytes written than room was made for")
        written &+= added
    }

    /// The byte written last; nil when there is none.
    @inline(__always) @inlinable
    public var last: UInt8? {
        written > 0 ? base[written &- 1] : nil
    }

    /// Lets `body` read the bytes written so far. The pointer is valid during the call only.
    @inlinable
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: base, count: count))
    }

    /// Makes room for `more` bytes behind those already written.
    @inline(__always) @inlinable
    func reserve(_ more: Int) {
        // Neither can overflow: both are from 0 to what memory holds.
        if capacity &- written < more { grow(by: more) }
    }

    @usableFromInline
    func grow(by more: Int) {
        let newCapacity = max(capacity * 2, count + more)
        let newBase = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
        newBase.initialize(from: base, count: count)
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
