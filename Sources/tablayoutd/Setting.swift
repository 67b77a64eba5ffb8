import HTTPSemantics
import MicroHTTP

/// One thing that can be set: by an environment variable, or by a flag of the same name, which wins.
struct Setting {
    /// The flag without its dashes; the variable is made from it.
    let flag: String
    /// What it means, for `--help`.
    let help: String
    let value: Value

    /// What values it takes, and where they go.
    enum Value {
        case text(WritableKeyPath<Configuration, String>)
        case port(WritableKeyPath<Configuration, UInt16>)
        /// A path, or none.
        case path(WritableKeyPath<Configuration, String?>)
        /// A port, or none.
        case optionalPort(WritableKeyPath<Configuration, UInt16?>)
        case onOff(WritableKeyPath<Configuration, Bool>)
        case count(WritableKeyPath<Configuration, Int>, ClosedRange<Int>)
        case seconds(WritableKeyPath<Configuration, Duration>, ClosedRange<Int>)
        case level(WritableKeyPath<Configuration, LogLevel>)
        case format(WritableKeyPath<Configuration, LogFormatChoice>)
        case field(WritableKeyPath<Configuration, String>)
        case origins(WritableKeyPath<Configuration, AllowedOrigins>)
    }

    init(_ flag: String, _ value: Value, _ help: String) {
        self.flag = flag
        self.value = value
        self.help = help
    }

    /// How the name of every environment variable begins.
    static let prefix = "TABLAYOUT_"

    /// The environment variable: `body-limit` is TABLAYOUT_BODY_LIMIT.
    var variable: String {
        Self.prefix + flag.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// All there is to set; parsing and `--help` both go by this table.
    static var all: [Setting] {
        [
            Setting("host", .text(\.server.host), "address to listen on, IPv4 or IPv6"),
            Setting("port", .port(\.server.port), "port to listen on; 0 takes a free one and prints it"),
            Setting("admin-host", .text(\.adminHost), "address for metrics and health, if they have their own port"),
            Setting(
                "admin-port", .optionalPort(\.adminPort),
                "port for metrics and health alone; /metrics is then only there; 0 takes a free one and prints it"),
            Setting(
                "token-file", .path(\.tokenFile),
                "file of bearer tokens, one a line, of which clients then need one; read again on SIGHUP"),
            Setting("threads", .count(\.server.threads, 0...256), "threads; 0 is one per processor"),
            Setting(
                "connection-limit", .count(\.server.connectionLimit, 1...1_000_000),
                "connections open at once; further ones wait"),
            Setting(
                "per-address-limit", .count(\.server.addressLimit, 0...1_000_000),
                "connections of one IPv4 address or IPv6 /64 network; further ones get 429; 0 is no limit"),
            Setting(
                "connection-memory", .count(\.server.connectionMemory, 4096...1_048_576),
                "bytes of memory for the header section of a connection"),
            Setting("target-limit", .count(\.server.targetLimit, 256...65_536), "bytes of a request's target"),
            Setting("field-limit", .count(\.server.fieldLimit, 8...1000), "header fields of a request"),
            Setting(
                "body-limit", .count(\.server.bodyLimit, 0...1_073_741_824), "bytes of a request's body"),
            Setting(
                "request-memory", .count(\.server.requestMemory, 1_048_576...1_099_511_627_776),
                "bytes of request bodies over 16 KiB that may be on their way in"),
            Setting(
                "response-memory", .count(\.server.responseMemory, 1_048_576...1_099_511_627_776),
                "bytes of responses over 16 KiB that may wait to be read"),
            Setting(
                "header-timeout", .seconds(\.server.headerTimeout, 1...3600),
                "seconds in which a request's header section must arrive"),
            Setting(
                "body-timeout", .seconds(\.server.bodyTimeout, 1...3600),
                "seconds in which a whole request must arrive"),
            Setting(
                "idle-timeout", .seconds(\.server.idleTimeout, 1...86_400),
                "seconds for which a connection is kept between requests"),
            Setting(
                "response-timeout", .seconds(\.server.responseTimeout, 1...3600),
                "seconds in which a client must read its response"),
            Setting(
                "drain-delay", .seconds(\.drainDelay, 0...3600),
                "seconds to go on serving after SIGTERM, while /readyz says 503"),
            Setting(
                "drain-timeout", .seconds(\.drainTimeout, 0...3600),
                "seconds that requests in flight are given after that"),
            Setting(
                "server-timing", .onOff(\.server.tellsTiming),
                "whether answers say in Server-Timing how long they took to compute"),
            Setting(
                "compression-threshold", .count(\.semantics.compressionThreshold, 0...1_073_741_824),
                "bytes from which an answer is compressed for who takes that; 0 never"),
            Setting(
                "cache-control", .field(\.semantics.cacheControl),
                "Cache-Control of answers that depend on their URL alone"),
            Setting(
                "cors-origins", .origins(\.semantics.origins), "whose web pages may read the answers"),
            Setting(
                "cors-max-age", .count(\.semantics.preflightAge, 0...86_400),
                "seconds for which a browser may remember that"),
            Setting("log-level", .level(\.logLevel), "least important level that is logged"),
            Setting("log-format", .format(\.logFormat), "form of log lines; auto is text on a terminal, else json"),
        ]
    }

    /// Puts a value given as text in its place.
    ///
    /// - Parameters:
    ///   - text: the value.
    ///   - source: what the text was given for: the flag or variable as the user wrote it.
    ///   - configuration: where the value goes.
    /// - Throws: a `ConfigurationError` that names the source, the text and what would be right.
    func apply(_ text: String, from source: String, to configuration: inout Configuration) throws(ConfigurationError) {
        func mismatch() -> ConfigurationError {
            ConfigurationError(message: "\(source): \"\(text)\" is not \(expectation)")
        }
        switch value {
        case .text(let path):
            guard !text.isEmpty else { throw mismatch() }
            configuration[keyPath: path] = text
        case .path(let path):
            guard !text.isEmpty else { throw mismatch() }
            configuration[keyPath: path] = text
        case .port(let path):
            guard Self.isNumber(text), let port = UInt16(text) else { throw mismatch() }
            configuration[keyPath: path] = port
        case .onOff(let path):
            guard text == "on" || text == "off" else { throw mismatch() }
            configuration[keyPath: path] = text == "on"
        case .optionalPort(let path):
            if text == "off" {
                configuration[keyPath: path] = nil
            } else {
                guard Self.isNumber(text), let port = UInt16(text) else { throw mismatch() }
                configuration[keyPath: path] = port
            }
        case .count(let path, let range):
            guard Self.isNumber(text), let count = Int(text), range.contains(count) else { throw mismatch() }
            configuration[keyPath: path] = count
        case .seconds(let path, let range):
            guard let seconds = Double(text), Double(range.lowerBound)...Double(range.upperBound) ~= seconds else {
                throw mismatch()
            }
            configuration[keyPath: path] = .seconds(seconds)
        case .level(let path):
            guard let level = LogLevel(rawValue: text) else { throw mismatch() }
            configuration[keyPath: path] = level
        case .format(let path):
            guard let format = LogFormatChoice(rawValue: text) else { throw mismatch() }
            configuration[keyPath: path] = format
        case .field(let path):
            guard Self.isFieldValue(text) else { throw mismatch() }
            configuration[keyPath: path] = text
        case .origins(let path):
            guard let origins = AllowedOrigins(text) else { throw mismatch() }
            configuration[keyPath: path] = origins
        }
    }

    /// What values are right, in words.
    var expectation: String {
        switch value {
        case .text: "an address"
        case .port: "a whole number from 0 to 65535"
        case .path: "a path"
        case .onOff: "on or off"
        case .optionalPort: "off or a whole number from 0 to 65535"
        case .count(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .seconds(_, let range): "a number of seconds from \(range.lowerBound) to \(range.upperBound)"
        case .level: "one of " + LogLevel.allCases.map(\.rawValue).joined(separator: ", ")
        case .field: "the value of a header field"
        case .origins: "none, * or origins like https://app.example, separated by commas"
        case .format: "one of " + LogFormatChoice.allCases.map(\.rawValue).joined(separator: ", ")
        }
    }

    /// The value in a configuration, as text.
    func text(in configuration: Configuration) -> String {
        switch value {
        case .text(let path): configuration[keyPath: path]
        case .port(let path): String(configuration[keyPath: path])
        case .path(let path): configuration[keyPath: path] ?? "none"
        case .onOff(let path): configuration[keyPath: path] ? "on" : "off"
        case .optionalPort(let path): configuration[keyPath: path].map { String($0) } ?? "off"
        case .count(let path, _): String(configuration[keyPath: path])
        case .seconds(let path, _): String(configuration[keyPath: path].components.seconds)
        case .level(let path): configuration[keyPath: path].rawValue
        case .format(let path): configuration[keyPath: path].rawValue
        case .field(let path): configuration[keyPath: path]
        case .origins(let path): configuration[keyPath: path].text
        }
    }

    /// Whether the text can be the value of a header field: visible ASCII, with blanks between them only (RFC 9110 §5.5).
    private static func isFieldValue(_ text: String) -> Bool {
        guard let first = text.utf8.first, let last = text.utf8.last, first > 0x20, last > 0x20 else { return false }
        return text.utf8.allSatisfy { (0x20...0x7e).contains($0) || $0 == 0x09 }
    }

    /// Whether the text is digits only: `Int` would also take a sign.
    private static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
