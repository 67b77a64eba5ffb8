internal import ByteBuffer
internal import JSON
internal import TabLayout

/// Draws a bar as SVG.
///
/// Each moment is an `<svg>` of its own within the picture, which clips what is beyond the viewport without any reference.
/// In it a group, moved by the strip's offset, has everything at the numbers that `/v1/layout` answers. Under `auto` each
/// element has its dark colour in `--dark`, which one rule in a media query makes its own.
struct PictureWriter {
    /// How many titles all moments of one picture hold. One moment has at most as many as there are tabs.
    static let titleLimit = TabsDraft.limit

    /// What is between two moments of a film strip.
    static let gap = 4.0

    /// Makes the dark colour of each element its own, where that is preferred.
    static let darkRule: StaticString =
        "@media (prefers-color-scheme: dark) { .tab-layout :is(rect, text) { fill: var(--dark); } }\n"

    let svg: SVGWriter
    let labels: TabLabels
    let palette: Palette

    init(_ buffer: ByteBuffer, _ labels: TabLabels, _ palette: Palette) {
        svg = SVGWriter(buffer: buffer)
        self.labels = labels
        self.palette = palette
    }

    /// Draws one moment.
    func write(_ layout: Layout) {
        picture(of: layout) { draw(BarMoment(layout), of: layout.configuration.bar) }
    }

    /// Draws `count` moments of a transition below each other, from its start to its end; false when they hold too many
    /// titles.
    func write(_ transition: Transition, frames count: Int) -> Bool {
        let bar = transition.end.configuration.bar
        var titles = 0
        picture(of: transition.end, moments: count) {
            for index in 0..<count where titles <= Self.titleLimit {
                let time = transition.duration * Double(index) / Double(count - 1)
                let moment = BarMoment(transition, at: time)
                titles += moment.tabs.count
                draw(moment, of: bar, y: Double(index) * (bar.height.value + Self.gap))
            }
        }
        return titles <= Self.titleLimit
    }

    // MARK: Parts

    /// Writes the element of the whole picture.
    func picture(of layout: Layout, moments: Int = 1, style: ((ByteBuffer) -> Void)? = nil, content: () -> Void) {
        let bar = layout.configuration.bar
        let height = Double(moments) * (bar.height.value + Self.gap) - Self.gap
        svg.element("svg") {
            svg.attribute("xmlns", "http://www.w3.org/2000/svg")
            svg.attribute("class", "tab-layout")
            svg.attribute("width", bar.width.value)
            svg.attribute("height", moments == 1 ? bar.height.value : height)
            svg.attribute("viewBox") { buffer in
                buffer.append("0 0 ")
                buffer.append(shortest: bar.width.value)
                buffer.append(UInt8(ascii: " "))
                buffer.append(shortest: moments == 1 ? bar.height.value : height)
            }
            svg.attribute("role", "img")
            svg.attribute("font-family", "system-ui, sans-serif")
            svg.attribute("text-anchor", "middle")
            if bar.direction == .rightToLeft { svg.attribute("direction", "rtl") }
        } content: {
            svg.textElement("title") { writeName(of: layout.selection, to: $0) }
            if palette.scheme == .automatic || style != nil {
                svg.textElement("style") { buffer in
                    if palette.scheme == .automatic {
                        buffer.append(Self.darkRule)
                    }
                    style?(buffer)
                }
            }
            content()
        }
    }

    /// What the picture is called where it is not seen.
    private func writeName(of selection: Selection, to buffer: ByteBuffer) {
        guard let index = selection.index else { return buffer.append("Tabs: none") }
        buffer.append("Tabs: ")
        labels.write(index, to: buffer)
        buffer.append(", ")
        buffer.append(decimal: index + 1)
        buffer.append(" of ")
        buffer.append(decimal: labels.labels.count)
    }

    /// Draws a moment with its corner at `x` and `y`. `isPlayed` gives what moves the names that the style sheet calls it by.
    func draw(_ moment: BarMoment, of bar: Bar, x: Double = 0, y: Double = 0, isPlayed: Bool = false) {
        svg.element("svg") {
            svg.attribute("x", x, unless: 0)
            svg.attribute("y", y, unless: 0)
            svg.attribute("width", bar.width.value)
            svg.attribute("height", bar.height.value)
        } content: {
            svg.emptyElement("rect") {
                svg.attribute("width", bar.width.value)
                svg.attribute("height", bar.height.value)
                fill(palette.scheme == .dark ? Palette.dark : Palette.light, dark: Palette.dark)
            }
            svg.element("g") {
                if isPlayed { svg.attribute("class", "strip") }
                svg.transform(-moment.offset, 0)
            } content: {
                if let indicator = moment.indicator { draw(indicator, isPlayed: isPlayed) }
                for tab in moment.tabs {
                    if isPlayed {
                        drawPlayed(tab, y: bar.height.value / 2)
                    } else {
                        draw(tab, y: bar.height.value / 2)
                    }
                }
            }
        }
    }

    private func draw(_ indicator: IndicatorFrame, isPlayed: Bool) {
        svg.emptyElement("rect") {
            if isPlayed { svg.attribute("class", "indicator") }
            svg.attribute("x", indicator.x)
            svg.attribute("y", indicator.y)
            svg.attribute("width", indicator.width)
            svg.attribute("height", indicator.height)
            svg.attribute("rx", indicator.cornerRadius, unless: 0)
            fill(palette.base(indicator.color), dark: palette.dark(indicator.color))
            svg.attribute("opacity", indicator.opacity, unless: 1)
        }
    }

    private func draw(_ tab: BarMoment.Tab, y: Double) {
        svg.textElement("text") {
            if tab.style.scale == 1 {
                svg.attribute("x", tab.middle)
                svg.attribute("y", y)
            } else {
                svg.transform(tab.middle, y, scale: tab.style.scale)
            }
            look(tab.style)
            svg.attribute("opacity", tab.opacity, unless: 1)
        } text: {
            labels.write(tab.index, to: $0)
        }
    }

    /// Draws a title whose place and whose scale each have an element of their own, for each to be moved alone.
    private func drawPlayed(_ tab: BarMoment.Tab, y: Double) {
        svg.element("g") {
            named("tab", tab.index)
            svg.transform(tab.middle, y)
        } content: {
            svg.textElement("text") {
                named("title", tab.index)
                if tab.style.scale != 1 { svg.attribute("transform") { $0.append("scale", of: tab.style.scale) } }
                look(tab.style)
                svg.attribute("opacity", tab.opacity, unless: 1)
            } text: {
                labels.write(tab.index, to: $0)
            }
        }
    }

    private func named(_ name: StaticString, _ index: Int) {
        svg.attribute("class") { buffer in
            buffer.append(name)
            buffer.append(UInt8(ascii: "-"))
            buffer.append(decimal: index)
        }
    }

    /// Writes how a title looks. Its middle is 0.35 of the size of the font above its baseline, half the height of a capital.
    private func look(_ style: TitleStyle.Values) {
        svg.attribute("dy", "0.35em")
        svg.attribute("font-size", style.fontSize)
        svg.attribute("font-weight", style.fontWeight, unless: 400)
        fill(palette.base(style.color), dark: palette.dark(style.color))
    }

    private func fill(_ color: Color, dark: Color) {
        svg.fill(color, dark: palette.scheme == .automatic ? dark : nil)
    }
}
