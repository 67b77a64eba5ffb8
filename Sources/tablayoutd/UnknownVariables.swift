@preconcurrency import Glibc

/// Environment variables that look like settings and are none, such as a misspelt `TABLAYOUT_PROT`.
enum UnknownVariables {
    /// A warning for each such variable of this process.
    static var warnings: [String] { warnings(names: names) }

    /// A warning for each of the names that begins with `TABLAYOUT_` and is no setting, with the most similar setting.
    static func warnings(names: [String]) -> [String] {
        let known = Setting.all.map(\.variable)
        return names.filter { $0.hasPrefix(Setting.prefix) && !known.contains($0) }.sorted().compactMap { name in
            known.min { distance(name, $0) < distance(name, $1) }
                .map { "the environment variable \(name) is unknown and ignored; the nearest known one is \($0)" }
        }
    }

    /// The names of the environment variables of this process.
    private static var names: [String] {
        var names: [String] = []
        var next = environ
        while let entry = next.pointee {
            names.append(String(cString: entry).split(separator: "=", maxSplits: 1).first.map { String($0) } ?? "")
            next += 1
        }
        return names
    }

    /// The number of edits between two texts: bytes added, removed or replaced, and neighbours exchanged.
    private static func distance(_ left: String, _ right: String) -> Int {
        let (left, right) = (Array(left.utf8), Array(right.utf8))
        var rows = [Array(0...right.count)]
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                var fewest = min(rows[row][column + 1], current[column]) + 1
                fewest = min(fewest, rows[row][column] + (byte == other ? 0 : 1))
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    fewest = min(fewest, rows[row - 1][column - 1] + 1)
                }
                current.append(fewest)
            }
            rows.append(current)
        }
        return rows[left.count][right.count]
    }
}
