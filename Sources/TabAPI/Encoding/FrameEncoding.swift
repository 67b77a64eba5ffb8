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

    /// Writes the tabs of a layout.
    ///
    /// From its y on a tab is mostly like the one before it: none but those at the selection, at the edges of the
    /// viewport and of a width of their own differ. The text of the one before is then repeated.
    func write(tabsOf layout: Layout, _ tabs: TabsDraft) {
        array { write(tabs: 0..<layout.strip.count, of: layout, tabs) }
    }

    /// Writes some tabs of a layout into the array that was begun.
    func write(tabs range: Range<Int>, of layout: Layout, _ tabs: TabsDraft) {
        var last: (tab: TabFrame, text: Range<Int>, look: Range<Int>)?
        layout.forEachTab(in: range) { index, tab in
            beginObject()
            tabs.writeID(of: index, self)
            member("x", tab.x)
            let isLikeLast = last.map { tab.looks(like: $0.tab) } ?? false
            if isLikeLast, let last, tab.width == last.tab.width { return buffer.append(repeating: last.text) }
            let start = buffer.count
            member("y", 0)
            member("width", tab.width)
            let look = buffer.count
            if isLikeLast, let last {
                buffer.append(repeating: last.look)
            } else {
                writeLook(of: tab)
                endObject()
            }
            last = (tab, start..<buffer.count, look..<buffer.count)
        }
    }

    private func writeLook(of tab: TabFrame) {
        member("height", tab.height)
        member("selected", tab.isSelected)
        member("emphasis", tab.emphasis)
        write(tab.style)
        member("visible", tab.isVisible)
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
                }
            } else {
                null()
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

extension TabFrame {
    /// Whether another tab differs from this one in nothing but its place and width.
    fileprivate func looks(like other: TabFrame) -> Bool {
        height == other.height && isSelected == other.isSelected && emphasis == other.emphasis && style == other.style
            && isVisible == other.isVisible
    }
}
