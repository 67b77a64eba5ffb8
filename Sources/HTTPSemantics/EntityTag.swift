internal import CCoding
internal import HTTPMessage

/// A strong entity tag (RFC 9110 §8.8.3): a number of the representation's bytes.
///
/// The number is XXH3 of 128 bits over the answer before it is coded. Its seed stands for how the answer is coded: by
/// which library of which version, at which level. So two codings have two tags, and a tag stays the same only as
/// long as the coded bytes do.
struct EntityTag {
    /// The value of `ETag`: 32 hexadecimal digits between double quotes.
    let text: String

    init(of bytes: UnsafeBufferPointer<UInt8>, in coding: ContentCoding, isConstant: Bool) {
        let digest = coding_digest(bytes.baseAddress, bytes.count, Self.seed(coding, isConstant: isConstant))
        text = "\"\(Self.hexadecimal(digest.high))\(Self.hexadecimal(digest.low))\""
    }

    /// Whether an `If-None-Match` names this tag, compared weakly: proxies that code answers make tags weak (RFC 9110
    /// §13.1.2). `*` names any. Behind something that is no tag, nothing is named.
    func isNamed(in field: String) -> Bool {
        var reader = FieldReader(field.utf8)
        reader.skipBlanks()
        if reader.take(UInt8(ascii: "*")) {
            reader.skipBlanks()
            return reader.isAtEnd
        }
        let opaque = text.utf8.dropFirst().dropLast()
        while !reader.isAtEnd {
            reader.skipBlanks()
            if reader.take(UInt8(ascii: ",")) { continue }
            if reader.take(UInt8(ascii: "W")), !reader.take(UInt8(ascii: "/")) { return false }
            guard let given = reader.quoted() else { return false }
            reader.skipBlanks()
            guard reader.isAtEnd || reader.isAt(UInt8(ascii: ",")) else { return false }
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

    private static func seed(_ coding: ContentCoding, isConstant: Bool) -> UInt64 {
        seeds[coding.rawValue * 2 + (isConstant ? 1 : 0)]
    }

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}
