import Testing

/// Whether two numbers differ by at most `tolerance` units, or for large numbers by that part of the larger.
func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
    left == right || abs(left - right) <= tolerance * max(1, abs(left), abs(right))
}

func isClose(_ left: [Double], _ right: [Double], _ tolerance: Double = 1e-9) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { isClose($0, $1, tolerance) }
}

/// Expects two numbers, or two lists of numbers, to agree to `tolerance`.
func expectClose(
    _ value: Double, _ expected: Double, tolerance: Double = 1e-9, _ what: @autoclosure () -> String = "",
    at location: SourceLocation = #_sourceLocation
) {
    #expect(
        isClose(value, expected, tolerance), "\(what()) is \(value), expected \(expected)", sourceLocation: location)
}

func expectClose(
    _ values: [Double], _ expected: [Double], tolerance: Double = 1e-9, _ what: @autoclosure () -> String = "",
    at location: SourceLocation = #_sourceLocation
) {
    #expect(
        isClose(values, expected, tolerance), "\(what()) are \(values), expected \(expected)",
        sourceLocation: location)
}
