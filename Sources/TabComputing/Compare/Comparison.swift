internal import ByteBuffer
internal import JSON
internal import TabLayout

/// One moment under several presets.
struct Comparison {
    /// What comes of it under one preset.
    enum Outcome {
        case answer(ComparedMoment)
        /// What a request with this preset alone is refused for.
        case refusal([PlacedFault])
    }

    struct Row {
        var preset: Preset
        var outcome: Outcome

        var moment: ComparedMoment? { if case .answer(let moment) = outcome { moment } else { nil } }
        var faults: [PlacedFault] { if case .refusal(let faults) = outcome { faults } else { [] } }
    }

    /// The presets in the order in which they were asked for.
    var rows: [Row] = []

    /// The most bytes of an answer about several presets, which very long names of tabs reach, or thousands of frames under
    /// many presets.
    static let limit = 1 << 24

    /// Writes what the presets differ in and then what each makes of the moment; false when that has become too long.
    func write(_ writer: JSONWriter) -> Bool {
        writer.beginObject()
        writer.key("differences")
        writer.array { writeDifferences(writer) }
        writer.key("presets")
        writer.beginArray()
        for row in rows {
            guard !isTooLong(writer) else { return false }
            writer.object {
                writer.member("preset", row.preset.name)
                switch row.outcome {
                case .answer(let moment): moment.write(writer)
                case .refusal(let faults):
                    writer.key("problem")
                    Problem(faults).write(writer)
                }
            }
        }
        writer.endArray()
        writer.endObject()
        return !isTooLong(writer)
    }

    private func isTooLong(_ writer: JSONWriter) -> Bool { rows.count > 1 && writer.buffer.count > Self.limit }

    /// Writes each member that is not the same under all presets, and which presets have which value of it.
    private func writeDifferences(_ writer: JSONWriter) {
        let hasTransition = rows.contains { $0.moment?.transition != nil }
        for member in ComparedMember.ofLayout + (hasTransition ? ComparedMember.ofTransition : []) {
            var groups: [(value: ComparedValue, presets: [Preset])] = []
            for row in rows {
                guard let value = row.moment.map(member.value) else { continue }
                if let index = groups.firstIndex(where: { $0.value.isSame(as: value) }) {
                    groups[index].presets.append(row.preset)
                } else {
                    groups.append((value, [row.preset]))
                }
            }
            guard groups.count > 1 else { continue }
            writer.object {
                writer.member("pointer", member.pointer)
                writer.key("values")
                writer.array {
                    for group in groups {
                        writer.object {
                            writer.key("value")
                            group.value.write(writer)
                            writer.key("presets")
                            writer.array { group.presets.forEach { writer.value($0.name) } }
                        }
                    }
                }
            }
        }
    }
}
