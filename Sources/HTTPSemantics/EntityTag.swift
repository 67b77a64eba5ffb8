internal import CCoding
internal import HTTPMessage

/// A strong entity tag (RFC 9110 §8.8.3): a number of the representation's bytes, unless it is that of what they are computed
/// from, as `TargetTag` makes it.
///
/// The number of the bytes is XXH3 of 128 bits over the answer before it is coded. Its seed stands for how the answer is coded: by
/// which library of which version, at which level. So two codings have two tags, and a tag stays the same only as
/// long as the coded bytes do.
struct EntityTag {
    /// The value of `ETag`: 32 hexadecimal digits between double quotes.
    let text: String

    init(of bytes: UnsafeBufferPointer<UInt8>, in coding: ContentCoding, isConstant: Bool) {
        let digest = coding_digest(bytes.baseAddress, bytes.count, Self.seed(coding, isConstant: isConstant))
        self.init(high: digest.high, low: digest.low)
    }

    /// The tag of 128 bits.
    init(high: UInt64, low: UInt64) {
        text = Self.quoted(high, low)
    }

    /// Whether an `If-None-Match` names this tag.
    func isNamed(in field: String) -> Bool {
        var list = TagList(field)
        if list.isAny { return true }
        let opaque = text.utf8.dropFirst().dropLast()
        while let given = list.next() {
            if given.elementsEqual(opaque) { return true }
        }
        return false
    }

    private static let seeds: [UInt64] = ContentCoding.allCases.flatMap { coding in
        [false, true].map { isConstant in
            let text =
                switch coding {
                case .identity: ""
                case .gzip:
                    "gzip \(String(cString: coding_gzip_version())) \(isConstant ? CodedConstants.gzipLevel : Compressor.gzipLevel)"
                case .zstd:
                    "zstd \(String(cString: coding_zstd_version())) \(isConstant ? CodedConstants.zstdLevel : Compressor.zstdLevel)"
                }
            return coding == .identity
                ? 0 : Array(text.utf8).withUnsafeBytes { coding_digest($0.baseAddress, $0.count, 0).low }
        }
    }

    /// A number of how answers are coded.
    static func seed(_ coding: ContentCoding, isConstant: Bool) -> UInt64 {
        seeds[coding.rawValue * 2 + (isConstant ? 1 : 0)]
    }

    /// The digits of both numbers, 16 each, between double quotes.
    private static func quoted(_ high: UInt64, _ low: UInt64) -> String {
        String(unsafeUninitializedCapacity: 34) { text in
            text[0] = UInt8(ascii: "\"")
            for place in 0..<32 {
                let digit = UInt8(truncatingIfNeeded: (place < 16 ? high : low) >> UInt64(60 - place % 16 * 4)) & 15
                text[1 + place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
            }
            text[33] = UInt8(ascii: "\"")
            return 34
        }
    }
}
