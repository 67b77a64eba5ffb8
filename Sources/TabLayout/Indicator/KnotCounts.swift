/// How many knots the moves from one tab to the next take, as far as that is known of a bar.
///
/// The moves of an indicator whose edges have curves of their own take up to ten thousand knots each, and whether a way through
/// many tabs has too many of them is only known when they are made. Whoever asks for one way after the other over the same
/// bar keeps the counts, so that no move is tried again for nothing. 16 bytes a tab, and none before there is a count.
///
/// An embedded module is asked for one animation at a time, and keeps none.
struct KnotCounts: Sendable {
    /// How many knots have been made of edges with curves of their own, whether or not they were too many.
    private(set) var made = 0

    /// Counts knots that were made.
    mutating func note(_ count: Int) { made += count }

    #if hasFeature(Embedded)
        init(isKept: Bool = false) {}

        var isKept: Bool { false }

        func count(from tab: Int, forward: Bool, tolerance: Double) -> Int? { nil }

        func keep(_ count: Int, from tab: Int, forward: Bool, tolerance: Double, tabs: Int) {}
    #else
        /// Whether anyone asks for another way over the same bar.
        let isKept: Bool

        init(isKept: Bool = true) { self.isKept = isKept }

        /// The counts under one tolerance, by the tab that a move starts from; 0 where it is not known.
        private struct Table {
            var tolerance: Double
            var forward: [UInt32]
            var backward: [UInt32]
        }

        /// At most two: springs have half of the tolerance.
        private var tables: [Table] = []

        /// How many knots behind its first the move from a tab to the one before or behind it takes; nil where it is not known.
        func count(from tab: Int, forward: Bool, tolerance: Double) -> Int? {
            guard let table = tables.first(where: { $0.tolerance == tolerance }) else { return nil }
            let counts = forward ? table.forward : table.backward
            guard counts.indices.contains(tab), counts[tab] > 0 else { return nil }
            return Int(counts[tab])
        }

        /// Keeps the count of a move.
        mutating func keep(_ count: Int, from tab: Int, forward: Bool, tolerance: Double, tabs: Int) {
            var index = tables.firstIndex { $0.tolerance == tolerance } ?? tables.count
            if index == 2 { index = 0 }
            if index == tables.count || tables[index].tolerance != tolerance || tables[index].forward.count < tabs {
                let unknown = [UInt32](repeating: 0, count: tabs)
                let table = Table(tolerance: tolerance, forward: unknown, backward: unknown)
                if index == tables.count { tables.append(table) } else { tables[index] = table }
            }
            guard tab >= 0 && tab < tabs else { return }
            if forward {
                tables[index].forward[tab] = UInt32(count)
            } else {
                tables[index].backward[tab] = UInt32(count)
            }
        }
    #endif
}
