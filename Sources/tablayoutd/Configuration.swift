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
    /// What caches are told of answers that depend on their URL alone; nil for the default, which depends on the tokens.
    var cacheControl: CacheControl?
    var drainDelay: Duration = .zero
    var drainTimeout: Duration = .seconds(10)
    var logLevel = LogLevel.info
    var logFormat = LogFormatChoice.auto

    init() { server.port = 8080 }

    /// What caches are told. With tokens they may not give an answer to another client.
    var effectiveCacheControl: CacheControl { cacheControl ?? (tokenFile == nil ? .shared : .unshared) }

    /// Refuses settings that contradict each other.
    func check() throws(ConfigurationError) {
        // The rest is for the header fields, which take the library as much again as they have, and for the answer's.
        if server.targetLimit > server.connectionMemory / 7 * 4 {
            throw ConfigurationError(
                message:
                    "a target limit of \(server.targetLimit) bytes needs a connection memory of seven quarters of that")
        }
        if tokenFile != nil, let cacheControl, cacheControl.allowsSharing {
            throw ConfigurationError(
                message:
                    "\(Setting.variable(of: "cache-control")): \"\(cacheControl.text)\" lets a shared cache give answers to clients without a token; with a token file it needs private or no-store"
            )
        }
        if let adminPort, adminPort > 0, adminPort == server.port, adminHost == server.host {
            throw ConfigurationError(
                message:
                    "\(Setting.variable(of: "port")) and \(Setting.variable(of: "admin-port")) are both \(adminPort)")
        }
    }
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
