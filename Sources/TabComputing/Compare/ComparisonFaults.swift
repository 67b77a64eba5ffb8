internal import JSON
internal import TabLayout

/// What is wrong with a document that is read under several presets.
struct ComparisonFaults {
    private let document: JSONValue
    /// The faults that are not those of a preset.
    private var own: [PlacedFault] = []
    /// The pointers that were worked out: under twenty presets most faults are in the same places.
    private var pointers: [(place: Fault.Place, pointer: String)] = []

    /// `overflows` are the pointers of numbers that are too great for a double.
    init(_ document: JSONValue, _ overflows: [String]) {
        self.document = document
        own = overflows.prefix(Decoder.faultLimit).map { PlacedFault(overflowAt: $0) }
    }

    /// Whether the document has no faults but those of presets.
    var isEmpty: Bool { own.isEmpty }

    /// Adds faults that are not those of a preset.
    mutating func add(_ faults: [Fault]) {
        own += placed(faults)
    }

    /// The faults with their pointers.
    mutating func placed(_ faults: [Fault]) -> [PlacedFault] {
        faults.map { fault in
            if let known = pointers.first(where: { $0.place.isSame(as: fault.place) }) {
                return PlacedFault(known.pointer, fault.code, fault.detail)
            }
            let pointer = document.pointer(to: fault.place)
            pointers.append((fault.place, pointer))
            return PlacedFault(pointer, fault.code, fault.detail)
        }
    }

    /// What the document as a whole is refused for: its own faults and those that it has under all presets. Where there are
    /// none, yet no preset is answered, it is all that any of them finds, with the name of one that does.
    func whole(_ rows: [Comparison.Row]) -> [PlacedFault] {
        let shared = (rows.first?.faults ?? []).filter { fault in
            // A number that overflowed reads as the greatest one, with which most members have found fault already.
            !own.contains { $0.pointer.isSame(as: fault.pointer) }
                && rows.allSatisfy { row in row.faults.contains { $0.isSame(as: fault) } }
        }
        let faults = own + shared
        if !faults.isEmpty { return Array(faults.prefix(Decoder.faultLimit)) }
        var found: [PlacedFault] = []
        var named: [PlacedFault] = []
        for row in rows {
            for fault in row.faults where !found.contains(where: { $0.isSame(as: fault) }) {
                found.append(fault)
                named.append(PlacedFault(fault.pointer, fault.code, "under \(row.preset.name): \(fault.detail)"))
                if named.count == Decoder.faultLimit { return named }
            }
        }
        return named
    }
}
