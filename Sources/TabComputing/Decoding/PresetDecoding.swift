internal import JSON
internal import TabLayout

extension Preset {
    /// Each preset by its name. Some names are longer than a `JSONName` can be.
    private static let named: [(name: StaticString, preset: Preset)] = allCases.map { ($0.name, $0) }

    /// A draft of a bar with the settings of this preset.
    func draft(hasWidth: Bool) -> ConfigurationDraft {
        for start in PresetStart.all where start.preset == self {
            return ConfigurationDraft(start.settings, hasWidth: hasWidth)
        }
        return ConfigurationDraft(settings, hasWidth: hasWidth)
    }

    /// The preset of this name; nil when there is none.
    static func named(_ name: JSONString) -> Preset? {
        let bytes = name.bytes
        for (name, preset) in named where name.utf8CodeUnitCount == bytes.count {
            if UnsafeBufferPointer(start: name.utf8Start, count: bytes.count).elementsEqual(bytes) { return preset }
        }
        return nil
    }

    /// The preset that a value names; nil, and a fault, for anything else.
    static func read(_ value: JSONValue, _ decoder: Decoder) -> Preset? {
        guard let name = decoder.string(value) else { return nil }
        if let preset = named(name) { return preset }
        decoder.reportUnknownValue(value, name.text, among: named.map { $0.name.description })
        return nil
    }
}

/// What a bar under a preset starts from, made but once: that takes a thousand instructions, and to copy it some hundreds.
private final class PresetStart: Sendable {
    let preset: Preset
    let settings: PresetSettings

    static let all: [PresetStart] = Preset.allCases.map(PresetStart.init)

    init(_ preset: Preset) {
        self.preset = preset
        settings = preset.settings
    }
}
