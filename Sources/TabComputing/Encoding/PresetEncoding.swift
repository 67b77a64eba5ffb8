package import JSON
package import TabLayout

extension JSONWriter {
    /// Writes the names of all presets, each with its line.
    package func writePresetList() {
        object {
            key("presets")
            array {
                for preset in Preset.allCases {
                    object {
                        member("name", preset.name)
                        member("summary", preset.summary)
                    }
                }
            }
        }
    }

    /// Writes a preset whole. Its configuration can be sent back as it is, with tabs added.
    package func write(_ preset: Preset) {
        let description = preset.description
        object {
            member("name", description.name)
            member("summary", description.summary)
            key("configuration")
            object { preset.draft(hasWidth: true).writeParts(self) }
            key("reproduces")
            object {
                member("library", description.library)
                member("version", description.version)
                key("sourceFiles")
                array { description.sourceFiles.forEach { value($0) } }
            }
            key("departures")
            array { description.departures.forEach { value($0) } }
        }
    }
}
