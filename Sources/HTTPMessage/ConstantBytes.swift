/// Bytes that lie where they are for as long as the process runs, and never change.
public struct ConstantBytes: @unchecked Sendable {
    /// The bytes.
    public let bytes: UnsafeBufferPointer<UInt8>

    /// Bytes that the caller knows to be neither changed nor freed, such as those of a constant in C.
    public init(forever bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }
}
