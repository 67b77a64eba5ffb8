internal import JSON
internal import TabLayout

/// The tabs of a request: what the layout needs of them, and the names that only the API knows.
struct TabsDraft {
    /// The most tabs in one request.
    static let limit = 10_000

    private(set) var tabs: [Tab] = []
    /// The names given, by tab; empty when no tab has one.
    private(set) var names: [JSONString?] = []
    private(set) var places: JSONValue?
    /// Whether a tab without a name has its index for one; tabs that are inserted get a name later.
    private let isIndexed: Bool

    init(isIndexed: Bool = true) { self.isIndexed = isIndexed }

    /// The number of tabs; nil when there is no array of them, or one that is too long.
    var count: Int? { places == nil ? nil : tabs.count }

    /// Reads the array of tabs. Of two arrays the later one counts: the request is refused for them in any case.
    mutating func read(_ value: JSONValue, _ decoder: Decoder) {
        self = TabsDraft(isIndexed: isIndexed)
        guard value.kind == .array else {
            return decoder.report(value, .wrongType, "expected an array of titles or objects")
        }
        let count = value.count
        guard count <= Self.limit else {
            return decoder.report(value, .outOfRange, "expected at most \(Self.limit) tabs, not \(count)")
        }
        places = value
        tabs.reserveCapacity(count)
        names.reserveCapacity(count)
        var isNamed = false
        value.forEachElement { element in
            let draft = TabDraft(plain: element) ?? TabDraft.read(element, decoder)
            if draft.id != nil { isNamed = true }
            names.append(draft.id)
            tabs.append(draft.tab)
        }
        if !isNamed { names = [] }
        reportDuplicates(decoder)
    }

    /// Writes the name of a tab as a member: its id, or its index where it has none.
    func writeID(of index: Int, _ writer: JSONWriter) {
        if !names.isEmpty, let name = names[index] {
            writer.member("id", name)
        } else {
            writer.key("id")
            writer.quoted(index)
        }
    }

    /// The given name of a tab; nil where it is named by its index.
    func givenName(of index: Int) -> JSONString? { names.isEmpty ? nil : names[index] }

    /// The index of the tab of this name; nil when there is none. O(n).
    func index(of id: JSONString) -> Int? {
        if let named = names.firstIndex(where: { $0.map { $0 == id } ?? false }) { return named }
        guard let index = id.canonicalIndex, index < tabs.count, names.isEmpty || names[index] == nil else {
            return nil
        }
        return index
    }

    /// Reports that two settings of a tab, or of it and the bar, contradict each other.
    func report(_ conflict: ConfigurationConflict, _ decoder: Decoder) {
        // To find a tab's place takes O(n), and there may be a conflict for each of ten thousand.
        guard !decoder.isFull else { return }
        switch conflict {
        case .widthNotAllowed(let tab):
            guard let place = element(tab)?.member("width") else { return }
            decoder.report(
                place, .notAllowed,
                "a tab has a width of its own only under the sizing modes \"fixed\", \"content\", \"fill\" and \"auto\""
            )
        case .labelWidthMissing(let tab):
            guard let element = element(tab) else { return }
            let detail =
                "the label width of every tab is required for an indicator or a sizing that depends on the labels"
            if let given = element.member("labelWidth") {
                // A width that was wrong is reported already.
                if given.isNull { decoder.report(given, .missing, detail) }
            } else {
                decoder.reportMissing("labelWidth", in: element, detail)
            }
        }
    }

    func element(_ index: Int) -> JSONValue? {
        var position = 0
        var found: JSONValue?
        places?.forEachElement { element in
            if position == index { found = element }
            position += 1
        }
        return found
    }

    private func reportDuplicates(_ decoder: Decoder) {
        guard !names.isEmpty else { return }
        for index in firstDuplicates() {
            guard let element = element(index), let id = element.member("id") else { continue }
            decoder.report(
                id, .duplicateID, "another tab has this id too; ids are unique, and default to the tab's index")
        }
    }

    /// The tabs whose given name another tab has: the later of two given ones, or one that is another tab's index.
    private func firstDuplicates() -> [Int] {
        var duplicates: [Int] = []
        var seen: Set<JSONString> = []
        // Twelve names are compared with each other only where they are of one kind, which few are.
        var seenKinds: UInt64 = 0
        for (index, name) in names.enumerated() {
            guard let name else { continue }
            if isIndexed, let other = name.canonicalIndex, other < names.count, other != index, names[other] == nil {
                duplicates.append(index)
            } else if names.count <= 32 {
                let kind = UInt64(1) << name.kind
                if seenKinds & kind != 0 && names[..<index].contains(where: { $0.map { $0 == name } ?? false }) {
                    duplicates.append(index)
                }
                seenKinds |= kind
            } else if !seen.insert(name).inserted {
                duplicates.append(index)
            }
            if duplicates.count == Decoder.faultLimit { break }
        }
        return duplicates
    }
}

extension JSONString {
    /// A number from 0 to 63 that is the same for the same text.
    fileprivate var kind: UInt64 {
        guard let first = bytes.first, let last = bytes.last else { return 0 }
        return (UInt64(first) &+ UInt64(last) &* 5 &+ UInt64(bytes.count) &* 11) & 63
    }

    /// The index that this text is the default name of: `0`, `17`, but not `017` or `+1`; nil for any other text.
    var canonicalIndex: Int? {
        guard (1...5).contains(bytes.count), bytes.count == 1 || bytes[0] != UInt8(ascii: "0") else { return nil }
        var index = 0
        for byte in bytes {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            index = index * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return index
    }
}
