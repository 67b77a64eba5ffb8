internal import ByteBuffer
internal import HTTPMessage
import Synchronization

/// The coded forms of answers that never change, each made once for all threads and kept.
///
/// They are made when first asked for: the contract takes gzip 9 ms and zstd 10 ms, which no start should wait for.
final class CodedConstants: Sendable {
    /// Higher than for answers that are made each time: another 2 % for gzip would take three times as long.
    static let gzipLevel = 6
    static let zstdLevel = 12

    private let forms = Mutex<[UInt: ConstantBytes]>([:])

    /// The coded bytes; nil when there is no memory.
    func encode(_ constant: ConstantBytes, as coding: ContentCoding) -> Response.Body? {
        // Constants do not overlap, and the codings are three: the sums are all different.
        let key = UInt(bitPattern: constant.bytes.baseAddress) &* 4 &+ UInt(coding.rawValue)
        return forms.withLock { forms in
            if let known = forms[key] { return .constant(known) }
            guard let made = Self.make(constant.bytes, coding) else { return nil }
            forms[key] = made
            return .constant(made)
        }
    }

    private static func make(_ bytes: UnsafeBufferPointer<UInt8>, _ coding: ContentCoding) -> ConstantBytes? {
        let coder: (any Coder)? =
            switch coding {
            case .identity: nil
            case .gzip: GzipCoder(level: gzipLevel)
            case .zstd: ZstdCoder(level: zstdLevel)
            }
        let output = ByteBuffer()
        guard let coder, coder.encode(bytes, to: output) else { return nil }
        return output.withBytes { coded in
            let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: coded.count)
            _ = kept.initialize(from: coded)
            return ConstantBytes(forever: UnsafeBufferPointer(kept))
        }
    }
}
