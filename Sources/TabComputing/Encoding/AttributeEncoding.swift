internal import ByteBuffer
internal import JSON
internal import TabLayout

// The attributes of WAI-ARIA that the elements of a bar and its pages need.

extension JSONWriter {
    /// Writes the attributes of the list, of every tab and of every panel, by their names.
    ///
    /// An attribute that would say no by its absence is left out: `hidden` is never written as false, which as an attribute
    /// would hide.
    func write(attributesOf layout: Layout, _ tabs: TabsDraft) {
        let indices = layout.configuration.tabs.indices
        let selected = layout.selection.index
        let stop = layout.focusStop
        object {
            key("list")
            object {
                member("role", "tablist")
                member("aria-orientation", layout.configuration.keyboard.orientation.name)
            }
            key("tabs")
            array {
                for index in indices {
                    object {
                        member("role", "tab")
                        member("id", elementID: "tab-", of: index, tabs)
                        member("aria-selected", index == selected)
                        member("aria-controls", elementID: "panel-", of: index, tabs)
                        member("aria-posinset", index + 1)
                        member("aria-setsize", indices.count)
                        member("tabindex", index == stop ? 0 : -1)
                        if !layout.configuration.tabs[index].isEnabled { member("aria-disabled", true) }
                    }
                }
            }
            key("panels")
            array {
                for index in indices {
                    object {
                        member("role", "tabpanel")
                        member("id", elementID: "panel-", of: index, tabs)
                        member("aria-labelledby", elementID: "tab-", of: index, tabs)
                        member("tabindex", 0)
                        if index != selected { member("hidden", true) }
                    }
                }
            }
        }
    }

    /// Writes the id of the element that belongs to a tab: the prefix, and the tab's id.
    ///
    /// Letters and digits of ASCII and hyphens stand for themselves, every other byte of the UTF-8 is `_` and two hexadecimal
    /// digits, so that different tabs have different ids, and every id is a name in HTML and in CSS.
    private func member(_ name: StaticString, elementID prefix: StaticString, of index: Int, _ tabs: TabsDraft) {
        key(name)
        string { buffer in
            buffer.append(prefix)
            guard let given = tabs.givenName(of: index) else { return buffer.append(decimal: index) }
            for byte in given.bytes {
                if byte.standsInName {
                    buffer.append(byte)
                } else {
                    buffer.append(UInt8(ascii: "_"))
                    buffer.write(upTo: 2) { $0.write(hexadecimal: byte) }
                }
            }
        }
    }
}

extension UInt8 {
    fileprivate var standsInName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
