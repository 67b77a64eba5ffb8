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
                        if let labelWidth = tab.labelWidth { member("labelWidth", labelWidth.value) }
                        if let width = tab.width { member("width", width.value) }
                        if !tab.isEnabled { member("enabled", tab.isEnabled) }
                    }
                }
            }
            writeParts(
                bar: configuration.bar, indicator: configuration.indicator, title: configuration.title,
                pager: configuration.pager, pageWidth: request.pageWidth, motion: configuration.motion,
                keyboard: configuration.keyboard)
        }
    }
}
