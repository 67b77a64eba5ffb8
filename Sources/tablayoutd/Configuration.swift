import HTTPSemantics
import MicroHTTP

/// Everything that can be set from outside.
struct Configuration {
    var server = ServerConfiguration()
    var adminHost = "127.0.0.1"
    /// The port of the separate address for metrics and health; nil when they are on the main one.
    var adminPort: UInt16?
    /// The file of the tokens that are accepted; nil when none is needed.
    var tokenFile: String?
    var semantics = Semantics()
    var drainDelay: Duration = .zero
    var drainTimeout: Duration = .seconds(10)
    var logLevel = LogLevel.info
    var logFormat = LogFormatChoice.auto

    init() { server.port = 8080 }
}

/// What log lines look like, or that the output decides.
enum LogFormatChoice: String, CaseIterable {
    case auto
    case json
    case text
}

/// Why a configuration cannot be used: one sentence.
struct ConfigurationError: Error, Equatable {
    let message: String
}
