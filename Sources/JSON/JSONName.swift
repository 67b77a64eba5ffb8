/// A name of at most sixteen bytes, held as numbers: to compare two takes three comparisons and no call.
///
/// The two words are the first and the last eight bytes, or four where there are no eight. They may overlap; with the
/// same length they are the same for the same text only.
public struct JSONName: Sendable, Equatable {
    @usableFromInline let head: UInt64
    @usableFromInline let tail: UInt64
    @usableFromInline let count: Int

    /// The most bytes of a name.
    @inlinable public static var limit: Int { 16 }

    /// The name that a literal spells.
    ///
    /// - Precondition: it has at most `limit` bytes.
    public init(_ text: StaticString) {
        precondition(text.utf8CodeUnitCount <= Self.limit, "a name too long to be compared by its words")
        self.init(UnsafeRawPointer(text.utf8Start), count: text.utf8CodeUnitCount)
    }

    /// The name that a key or string is; nil when it is too long to be one.
    @inlinable
    public init?(_ text: JSONString) {
        guard text.bytes.count <= Self.limit, let start = text.bytes.baseAddress else { return nil }
        self.init(UnsafeRawPointer(start), count: text.bytes.count)
    }

    @inline(__always) @inlinable
    init(_ start: UnsafeRawPointer, count: Int) {
        self.count = count
        if count >= 8 {
            head = start.loadUnaligned(as: UInt64.self)
            tail = start.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        } else if count >= 4 {
            head = UInt64(start.loadUnaligned(as: UInt32.self))
            tail = UInt64(start.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        } else if count > 0 {
            head = UInt64(start.load(as: UInt8.self))
            let middle = start.load(fromByteOffset: count / 2, as: UInt8.self)
            tail = UInt64(middle) << 8 | UInt64(start.load(fromByteOffset: count - 1, as: UInt8.self))
        } else {
            head = 0
            tail = 0
        }
    }

    /// Whether two names are the same. Most that differ do so in their first bytes.
    @inline(__always) @inlinable
    public static func == (left: JSONName, right: JSONName) -> Bool {
        left.head == right.head && left.tail == right.tail && left.count == right.count
    }
}
