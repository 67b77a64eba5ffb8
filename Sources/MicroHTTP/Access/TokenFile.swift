import Glibc

/// A file of bearer tokens: one a line; blanks around it, empty lines and lines that begin with `#` do not count.
enum TokenFile {
    /// The tokens of a file, and what its owner should know about it.
    struct Content {
        var tokens = TokenSet()
        var warnings: [String] = []
    }

    /// The most bytes of a file.
    static let sizeLimit = 1 << 20

    /// Reads a file. What it says of a fault never has a part of a token in it.
    static func read(_ path: String) throws(TokenFileError) -> Content {
        // A pipe without a writer must not hold the program up.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw TokenFileError("it cannot be opened: \(lastErrorText())") }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw TokenFileError("it is no regular file, which could be read again")
        }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = Glibc.read(descriptor, &part, part.count)
            guard count >= 0 else { throw TokenFileError("it cannot be read: \(lastErrorText())") }
            if count == 0 { break }
            bytes += part.prefix(count)
            guard bytes.count <= sizeLimit else { throw TokenFileError("it is longer than \(sizeLimit) bytes") }
        }
        var content = try parse(bytes)
        if status.st_mode & S_IROTH != 0 { content.warnings.append("every user of this machine can read it") }
        return content
    }

    static func parse(_ bytes: [UInt8]) throws(TokenFileError) -> Content {
        var content = Content()
        var shortLines: [Int] = []
        for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
            let text = trimmed(line)
            guard let first = text.first, first != UInt8(ascii: "#") else { continue }
            guard text.count <= TokenSet.lengthLimit, TokenSet.isToken(text.span) else {
                throw TokenFileError(
                    "line \(index + 1) is no token: 1 to \(TokenSet.lengthLimit) letters, digits and -._~+/, then any ="
                )
            }
            guard content.tokens.count < TokenSet.countLimit else {
                throw TokenFileError("it has more than \(TokenSet.countLimit) tokens")
            }
            content.tokens.insert(text.span)
            if text.count < 16 { shortLines.append(index + 1) }
        }
        guard content.tokens.count > 0 else { throw TokenFileError("it has no token") }
        if let line = shortLines.first {
            content.warnings.append("the token in line \(line) has less than 16 characters and can be guessed")
        }
        return content
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0d }
        var text = line
        while let first = text.first, isBlank(first) { text.removeFirst() }
        while let last = text.last, isBlank(last) { text.removeLast() }
        return text
    }
}

/// Why a file of tokens cannot be used.
public struct TokenFileError: Error, Equatable, CustomStringConvertible {
    /// One clause, without any part of a token.
    public let description: String

    init(_ description: String) { self.description = description }
}
