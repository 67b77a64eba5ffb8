import Testing

/// One line of a table of cases; the test run names it by its `name`.
protocol Row: Sendable, CustomTestStringConvertible {
    var name: String { get }
}

extension Row {
    var testDescription: String { name }
}
