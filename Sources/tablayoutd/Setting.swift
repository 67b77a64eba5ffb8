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
        /// The directives of Cache-Control, or none given.
        case cacheControl(WritableKeyPath<Configuration, CacheControl?>)
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
    var variable: String { Self.variable(of: flag) }

    /// The environment variable of a flag.
    static func variable(of flag: String) -> String {
        prefix + flag.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
    }

    /// All there is to set; parsing and `--help` both go by this table.
    static var all: [Setting] {
        [
            Setting("host", .text(\.server.host), "address to listen on, IPv4 or IPv6"),
            Setting("port", .port(\.server.port), "port to listen on; 0 takes a free port and prints it"),
            Setting("admin-host", .text(\.adminHost), "address for metrics and health, if they have a separate port"),
            Setting(
                "admin-port", .optionalPort(\.adminPort),
                "separate port for metrics and health; the main port then has no /metrics; 0 takes a free port and prints it"
            ),
            Setting(
                "token-file", .path(\.tokenFile),
                "file of bearer tokens, one per line; clients must send one of them; SIGHUP reloads it"),
            Setting("threads", .count(\.server.threads, 0...256), "number of threads; 0 means one per processor"),
            Setting(
                "connection-limit", .count(\.server.connectionLimit, 1...1_000_000),
                "maximum number of open connections; others wait"),
            Setting(
                "per-address-limit", .count(\.server.addressLimit, 0...1_000_000),
                "maximum number of connections per IPv4 address or IPv6 /64 network; others get 429; 0 means no limit"),
            Setting(
                "connection-memory", .count(\.server.connectionMemory, 4096...1_048_576),
                "bytes of memory per connection for the header section"),
            Setting(
                "target-limit", .count(\.server.targetLimit, 256...65_536),
                "maximum length of a request target in bytes"),
            Setting(
                "field-limit", .count(\.server.fieldLimit, 8...1000), "maximum number of header fields in a request"),
            Setting(
                "body-limit", .count(\.server.bodyLimit, 0...1_073_741_824), "maximum length of a request body in bytes"
            ),
            Setting(
                "request-memory", .count(\.server.requestMemory, 1_048_576...1_099_511_627_776),
                "maximum total of request bodies over 16 KiB that are being received, in bytes"),
            Setting(
                "response-memory", .count(\.server.responseMemory, 1_048_576...1_099_511_627_776),
                "maximum total of responses over 16 KiB that clients have not read yet, in bytes"),
            Setting(
                "header-timeout", .seconds(\.server.headerTimeout, 1...3600),
                "seconds within which the header section of a request must arrive"),
            Setting(
                "body-timeout", .seconds(\.server.bodyTimeout, 1...3600),
                "seconds within which a whole request must arrive"),
            Setting(
                "idle-timeout", .seconds(\.server.idleTimeout, 1...86_400),
                "seconds an idle connection is kept between requests"),
            Setting(
                "response-timeout", .seconds(\.server.responseTimeout, 1...3600),
                "seconds within which a client must read its response"),
            Setting(
                "drain-delay", .seconds(\.drainDelay, 0...3600),
                "seconds to keep serving after SIGTERM while /readyz answers 503"),
            Setting(
                "drain-timeout", .seconds(\.drainTimeout, 0...3600),
                "seconds that requests in flight then have to finish"),
            Setting(
                "server-timing", .onOff(\.server.tellsTiming),
                "whether answers report their computing time in Server-Timing"),
            Setting(
                "compression-threshold", .count(\.semantics.compressionThreshold, 0...1_073_741_824),
                "minimum length in bytes of an answer that is compressed if the client accepts it; 0 means never"),
            Setting(
                "cache-control", .cacheControl(\.cacheControl),
                "Cache-Control of answers that depend on their URL alone; private instead of public with a token file"),
            Setting(
                "cors-origins", .origins(\.semantics.origins), "origins whose web pages may read the answers"),
            Setting(
                "cors-max-age", .count(\.semantics.preflightAge, 0...86_400),
                "seconds a browser may cache a preflight answer"),
            Setting("log-level", .level(\.logLevel), "minimum level of messages that are logged"),
            Setting(
                "log-format", .format(\.logFormat), "format of log lines; auto means text on a terminal, json otherwise"
            ),
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
        case .cacheControl(let path):
            guard let directives = CacheControl(text) else { throw mismatch() }
            configuration[keyPath: path] = directives
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
        case .cacheControl: "directives such as \(CacheControl.shared.text)"
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
        case .cacheControl(let path): (configuration[keyPath: path] ?? .shared).text
        case .origins(let path): configuration[keyPath: path].text
        }
    }

    /// Whether the text is digits only: `Int` would also take a sign.
    private static func isNumber(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
