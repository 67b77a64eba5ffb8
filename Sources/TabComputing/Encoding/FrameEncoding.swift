internal import ByteBuffer
internal import JSON
internal import TabLayout

// How the parts of a layout are written.

extension JSONWriter {
    func write(_ selection: Selection, tabs: TabsDraft) {
        write(selection) { index in tabs.writeID(of: index, self) }
    }

    /// Writes a selection, and by `writeID` the member that names a tab.
    func write(_ selection: Selection, writeID: (Int) -> Void) {
        object {
            member("index", selection.index)
            if let index = selection.index { writeID(index) } else { nullMember("id") }
            member("previous", selection.previous)
            member("changed", selection.isChanged)
            member("position", selection.position)
            member("offsetRatio", selection.offsetRatio)
        }
    }

    func write(_ bar: BarFrame) {
        object {
            member("contentWidth", bar.contentWidth)
            member("offset", bar.offset)
            member("minOffset", bar.minOffset)
            member("maxOffset", bar.maxOffset)
            writeMembers(bar.view)
        }
    }

    func write(_ indicator: IndicatorFrame?) {
        guard let indicator else { return null() }
        object {
            member("x", indicator.x)
            member("y", indicator.y)
            member("width", indicator.width)
            member("height", indicator.height)
            member("cornerRadius", indicator.cornerRadius)
            member("color", indicator.color)
            member("opacity", indicator.opacity)
        }
    }

    /// Writes the tabs of a layout, of which those of `view` are in view.
    ///
    /// Nearly all tabs are plain: not selected, and without emphasis. They look alike, and from its y on a plain tab mostly is
    /// as the one before it, but for those at the edges of the viewport and of a width of their own. The text of the one
    /// before is then repeated.
    func write(tabsOf layout: Layout, inView view: Range<Int>, _ tabs: TabsDraft) {
        array { write(tabs: layout.configuration.tabs.indices, of: layout, inView: view, tabs) }
    }

    /// Writes some tabs of a layout into the array that was begun.
    func write(
        tabs range: Range<Int>, of layout: Layout, inView view: Range<Int>? = nil, _ tabs: TabsDraft
    ) {
        var plain: (width: Double, isVisible: Bool, text: Range<Int>, look: Range<Int>)?
        layout.forEachTab(in: range, inView: view) { index, tab in
            begin(tab, at: index, tabs)
            let isPlain = !tab.isSelected && tab.emphasis == 0
            if isPlain, let plain, tab.width == plain.width, tab.isVisible == plain.isVisible {
                return buffer.append(repeating: plain.text)
            }
            let start = buffer.count
            member("y", 0)
            member("width", tab.width)
            let look = buffer.count
            if isPlain, let plain { buffer.append(repeating: plain.look) } else { writeLook(of: tab) }
            let lookEnd = buffer.count
            member("visible", tab.isVisible)
            endObject()
            if isPlain { plain = (tab.width, tab.isVisible, start..<buffer.count, look..<lookEnd) }
        }
    }

    /// Begins the object of a tab, and writes what differs from one tab to the next: its name and its x.
    ///
    /// Nearly every tab has a name that needs no escapes. Then room is made once for all of it, and what stands between is one
    /// literal.
    private func begin(_ tab: TabFrame, at index: Int, _ tabs: TabsDraft) {
        guard let name = tabs.givenName(of: index), name.standsForItself else {
            beginObject()
            tabs.writeID(of: index, self)
            return member("x", tab.x)
        }
        buffer.write(upTo: name.bytes.count + 15 + ByteCursor.numberLimit) { cursor in
            if index > 0 { cursor.write(UInt8(ascii: ",")) }
            cursor.write(#"{"id":""#)
            cursor.write(name.bytes)
            cursor.write(#"","x":"#)
            cursor.write(shortest: tab.x)
        }
    }

    private func writeLook(of tab: TabFrame) {
        member("height", tab.height)
        member("selected", tab.isSelected)
        member("emphasis", tab.emphasis)
        write(tab.style)
    }

    /// Writes the members of a title's look into the object that was begun.
    func write(_ style: TitleStyle.Values) {
        member("fontSize", style.fontSize)
        member("fontWeight", style.fontWeight)
        member("scale", style.scale)
        member("color", style.color)
    }

    func write(_ pager: PagerFrame) {
        object {
            member("offset", pager.offset)
            key("visible")
            array { pager.visible.forEach(value) }
            key("mounted")
            array { pager.mounted.forEach(value) }
            key("unmount")
            array { pager.unmount.forEach(value) }
        }
    }

    func write(_ state: ScrollState, pageWidth: PositiveLength) {
        object {
            member("offset", state.offset.distance(pageWidth: pageWidth))
            member("phase", state.phase.name)
            member("velocity", state.velocity.value)
            member("selected", state.selected)
            member("barOffset", state.barOffset?.value)
            key("indicator")
            if let indicator = state.indicator {
                object {
                    member("x", indicator.x.value)
                    member("width", indicator.width.value)
                    if indicator.opacity != 1 { member("opacity", indicator.opacity.value) }
                }
            } else {
                null()
            }
            if !state.titles.isEmpty {
                key("titles")
                array {
                    for title in state.titles {
                        object {
                            member("index", title.index)
                            member("fontSize", title.style.fontSize.value)
                            member("fontWeight", title.style.fontWeight.value)
                            member("scale", title.style.scale.value)
                            member("color", title.style.color)
                        }
                    }
                }
            }
            // Left out, the selected tab has it.
            if let focused = state.focused { member("focused", focused) }
        }
    }

    /// Writes a member whose value is a colour: `#rrggbb`, or `#rrggbbaa` when it is not opaque.
    func member(_ name: StaticString, _ color: Color) {
        member(name, upTo: 11) { cursor in
            cursor.write("\"#")
            cursor.write(hexadecimal: color.red)
            cursor.write(hexadecimal: color.green)
            cursor.write(hexadecimal: color.blue)
            if color.alpha != 255 { cursor.write(hexadecimal: color.alpha) }
            cursor.write(UInt8(ascii: "\""))
        }
    }

    /// Writes a colour as a string.
    func write(_ color: Color) {
        string { $0.append(color) }
    }
}
