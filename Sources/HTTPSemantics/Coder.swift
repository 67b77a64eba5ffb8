internal import ByteBuffer
internal import CCoding

/// Makes the bytes of one content coding, in memory that it keeps. One thread at a time.
protocol Coder: AnyObject {
    /// Appends the coded bytes to `output`; false, and nothing appended, when there is no memory.
    func encode(_ bytes: UnsafeBufferPointer<UInt8>, to output: ByteBuffer) -> Bool
}

/// zlib, for `gzip`.
final class GzipCoder: Coder {
    private let coder: OpaquePointer

    /// A coder at zlib's `level`, from 1 to 9; nil when there is no memory for one.
    init?(level: Int) {
        guard let coder = coding_gzip_create(Int32(level)) else { return nil }
        self.coder = coder
    }

    deinit { coding_gzip_free(coder) }

    func encode(_ bytes: UnsafeBufferPointer<UInt8>, to output: ByteBuffer) -> Bool {
        let bound = coding_gzip_bound(coder, bytes.count)
        var written = 0
        output.append(upTo: bound) { place in
            written = coding_gzip_encode(coder, bytes.baseAddress, bytes.count, place, bound)
            return written
        }
        return written > 0
    }
}

/// zstd, for `zstd`.
final class ZstdCoder: Coder {
    private let coder: OpaquePointer

    /// A coder at zstd's `level`, from 1 to 19; nil when there is no memory for one.
    init?(level: Int) {
        guard let coder = coding_zstd_create(Int32(level)) else { return nil }
        self.coder = coder
    }

    deinit { coding_zstd_free(coder) }

    func encode(_ bytes: UnsafeBufferPointer<UInt8>, to output: ByteBuffer) -> Bool {
        let bound = coding_zstd_bound(bytes.count)
        var written = 0
        output.append(upTo: bound) { place in
            written = coding_zstd_encode(coder, bytes.baseAddress, bytes.count, place, bound)
            return written
        }
        return written > 0
    }
}
