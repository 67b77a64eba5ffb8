import Synchronization

/// The bearer tokens of a file, which can be read again while requests are checked against them.
public final class BearerTokens: Sendable {
    /// The file.
    public let path: String

    private let current: Mutex<TokenSet>
    /// Counts the readings, so that threads need the lock only after one.
    private let reading = Atomic<Int>(0)

    /// Reads the file, and logs what its owner should know about it.
    ///
    /// - Throws: a `TokenFileError` when the file cannot be read or has a fault, or no token.
    public init(path: String, log: Log) throws(TokenFileError) {
        self.path = path
        let content = try TokenFile.read(path)
        current = Mutex(content.tokens)
        note(content, log)
    }

    /// Reads the file again. When that fails, the tokens stay as they are, and why is logged.
    public func reload(log: Log) {
        do throws(TokenFileError) {
            let content = try TokenFile.read(path)
            current.withLock { $0 = content.tokens }
            reading.add(1, ordering: .releasing)
            note(content, log)
        } catch {
            log.write(.error, "the token file \(path) is not used, the tokens stay as they were: \(error)")
        }
    }

    private func note(_ content: TokenFile.Content, _ log: Log) {
        for warning in content.warnings { log.write(.warning, "the token file \(path): \(warning)") }
        log.write(.info, "\(content.tokens.count) tokens read from \(path)")
    }

    /// One thread's copy of the tokens.
    struct Reader {
        let tokens: BearerTokens
        private var copy: TokenSet
        private var reading: Int

        init(_ tokens: BearerTokens) {
            self.tokens = tokens
            reading = tokens.reading.load(ordering: .acquiring)
            copy = tokens.current.withLock { $0 }
        }

        /// Whether the text is one of the tokens that are in force now.
        mutating func contains(_ text: Span<UInt8>) -> Bool {
            let latest = tokens.reading.load(ordering: .acquiring)
            if latest != reading {
                reading = latest
                copy = tokens.current.withLock { $0 }
            }
            return copy.contains(text)
        }
    }
}
