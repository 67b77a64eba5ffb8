internal import ByteBuffer
internal import HTTPMessage

/// One thread's means to code answers: a coder for each coding, made when it is first needed, and the last coded answer.
final class Compressor {
    /// Level 6 would save gzip a tenth of the bytes of a long answer and take three times the time; zstd is at its own
    /// default.
    static let gzipLevel = 3
    static let zstdLevel = 3

    private var gzip: GzipCoder?
    private var zstd: ZstdCoder?
    private let output = ByteBuffer()

    /// The coded bytes of an answer, which stay until the next one is coded; nil when there is no memory, upon which the
    /// answer goes out as it is.
    func encode(_ bytes: UnsafeBufferPointer<UInt8>, as coding: ContentCoding) -> Response.Body? {
        guard let coder = coder(coding) else { return nil }
        output.removeAll()
        return coder.encode(bytes, to: output) ? .buffer(output) : nil
    }

    private func coder(_ coding: ContentCoding) -> (any Coder)? {
        switch coding {
        case .identity: return nil
        case .gzip:
            if gzip == nil { gzip = GzipCoder(level: Self.gzipLevel) }
            return gzip
        case .zstd:
            if zstd == nil { zstd = ZstdCoder(level: Self.zstdLevel) }
            return zstd
        }
    }
}
