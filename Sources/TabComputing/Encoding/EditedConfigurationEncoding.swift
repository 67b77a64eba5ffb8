internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes the whole configuration after an edit: sent back, it is laid out as the end of the transition.
    func write(_ configuration: Configuration, after request: EditRequest) {
        object {
            key("tabs")
            array {
                for (index, tab) in configuration.tabs.enumerated() {
                    object {
                        request.tabs.writeID(of: index, self)
                        request.tabs.writeTitle(of: index, self)
                        var tab = tab
                        writeMembers(&tab, Tab.members)
                    }
                }
            }
            ConfigurationDraft(configuration, pageWidth: request.pageWidth).writeParts(self)
        }
    }
}
