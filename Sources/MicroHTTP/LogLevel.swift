/// How much a log line matters.
public enum LogLevel: String, Sendable, CaseIterable, Comparable {
    case error
    case warning
    case info
    case debug

    /// Whether the left level matters more: `error < debug`.
    public static func < (left: LogLevel, right: LogLevel) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .error: 0
        case .warning: 1
        case .info: 2
        case .debug: 3
        }
    }
}

/// What log lines look like.
public enum LogFormat: String, Sendable, CaseIterable {
    /// One JSON object a line.
    case json
    /// For a person at a terminal.
    case text
}
