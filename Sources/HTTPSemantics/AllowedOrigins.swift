/// The web pages that may read the answers: none, any, or those of some origins (RFC 6454).
public enum AllowedOrigins: Sendable, Equatable {
    case none
    case any
    /// Each as a browser writes it in `Origin`: in lower case, without the default port of its scheme.
    case listed([String])

    /// Reads `none`, `*` or origins separated by commas, such as `https://app.example,http://localhost:3000`; nil for any
    /// other text. Blanks around an origin do not matter, nor does case. `null`, which any sandboxed page can call
    /// itself, is no origin to allow.
    public init?(_ text: String) {
        switch text {
        case "none": self = .none
        case "*": self = .any
        default:
            var origins: [String] = []
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                guard let origin = Self.normalized(part) else { return nil }
                if !origins.contains(origin) { origins.append(origin) }
            }
            self = .listed(origins)
        }
    }

    /// The text that `init` reads.
    public var text: String {
        switch self {
        case .none: "none"
        case .any: "*"
        case .listed(let origins): origins.joined(separator: ",")
        }
    }

    /// The origin in its one form; nil when it is none: a scheme, a host and perhaps a port, and nothing behind them.
    private static func normalized(_ text: Substring) -> String? {
        var bytes = Array(text.lowercased().utf8)
        while bytes.first == 0x20 { bytes.removeFirst() }
        while bytes.last == 0x20 { bytes.removeLast() }
        let separator = Array("://".utf8)
        guard let mark = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }), mark > 0 else {
            return nil
        }
        let scheme = bytes[..<mark]
        guard let first = scheme.first, isLetter(first), scheme.allSatisfy(isSchemeByte) else { return nil }
        var host = bytes[(mark + 3)...]
        var port = host[host.endIndex...]
        // The colons of an IPv6 address stand within brackets.
        if let colon = host.lastIndex(of: UInt8(ascii: ":")), !host[colon...].contains(UInt8(ascii: "]")) {
            port = host[(colon + 1)...]
            host = host[..<colon]
            guard !port.isEmpty, port.count <= 5, port.allSatisfy(isDigit), let number = Int(decoding(port)),
                number < 65_536
            else { return nil }
            port = ArraySlice(String(number).utf8)
        }
        guard isHost(host) else { return nil }
        let standard = ["http": "80", "https": "443"][decoding(scheme)]
        let suffix = port.isEmpty || decoding(port) == standard ? "" : ":" + decoding(port)
        return decoding(scheme) + "://" + decoding(host) + suffix
    }

    private static func isHost(_ host: ArraySlice<UInt8>) -> Bool {
        if host.first == UInt8(ascii: "["), host.last == UInt8(ascii: "]"), host.count > 2 {
            return host.dropFirst().dropLast().allSatisfy {
                isHexadecimal($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
            }
        }
        return !host.isEmpty
            && host.allSatisfy {
                isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
                    || $0 == UInt8(ascii: "_")
            }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }

    private static func decoding(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
