internal import JSON
internal import TabLayout

extension Preset {
    /// The presets that an array names, each once; all where there is no array. Those that it names wrongly are left out, and
    /// reported; where none is left, it is all.
    static func list(_ value: JSONValue?, _ decoder: Decoder) -> [Preset] {
        guard let value else { return allCases }
        guard value.kind == .array else {
            decoder.report(value, .wrongType, "expected an array of names of presets")
            return allCases
        }
        guard (1...allCases.count).contains(value.count) else {
            decoder.report(value, .outOfRange, "expected from 1 to \(allCases.count) presets, each once")
            return allCases
        }
        var presets: [Preset] = []
        value.forEachElement { element in
            guard let preset = read(element, decoder) else { return }
            if presets.contains(preset) {
                decoder.report(element, .notAllowed, "this preset is in the list already")
            } else {
                presets.append(preset)
            }
        }
        return presets.isEmpty ? allCases : presets
    }
}
