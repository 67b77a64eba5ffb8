internal import ByteBuffer
internal import JSON
internal import TabLayout

/// Draws a comparison: a row for each preset, and in it the moments of a transition from left to right.
///
/// All rows have one clock, that of the longest animation, so that what stands below each other is at the same time.
struct ComparisonPicture {
    private static let margin = 12.0
    /// What is between two columns, and below a row.
    private static let gap = 16.0
    /// The height of a line of text, and the size of its font.
    private static let line = 20.0
    private static let fontSize = 13.0
    /// The height of the times above the rows.
    private static let headHeight = 28.0
    /// The least width that a row has: room for the names, and for the place of a fault.
    private static let leastWidth = 360.0

    private let rows: [Comparison.Row]
    private let request: PreviewRequest
    private let buffer: ByteBuffer
    private let svg: SVGWriter
    /// The times of the columns; nil for the end alone, or for a moment without an event.
    private let times: [Double]?
    private let columnWidth: Double

    init(_ comparison: Comparison, _ buffer: ByteBuffer) {
        rows = comparison.rows
        self.buffer = buffer
        svg = SVGWriter(buffer: buffer)
        let moments = rows.compactMap { $0.moment }
        request = moments.first?.computation.preview ?? PreviewRequest()
        let longest = moments.compactMap { $0.transition?.duration }.reduce(0, max)
        times = request.frames.map { count in (0..<count).map { longest * Double($0) / Double(count - 1) } }
        columnWidth = moments.map { $0.bar.width.value }.reduce(0, max)
    }

    /// Writes the picture; false, and a fault, when it would hold too many titles.
    func write(_ decoder: Decoder) -> Bool {
        var titles = 0
        svg.element("svg") {
            attributes()
        } content: {
            svg.textElement("title") { name($0) }
            if request.scheme == .automatic {
                svg.textElement("style") { $0.append(PictureWriter.darkRule) }
            }
            svg.emptyElement("rect") {
                svg.attribute("width", width)
                svg.attribute("height", height)
                fill(Self.light.backdrop, dark: Self.dark.backdrop)
            }
            var y = Self.margin
            if let times {
                for (column, time) in times.enumerated() {
                    text(x: x(of: column), y: y) { $0.append(milliseconds: time) }
                }
                y += Self.headHeight
            }
            for row in rows where titles <= PictureWriter.titleLimit {
                titles += draw(row, y: y)
                y += height(of: row)
            }
        }
        if titles > PictureWriter.titleLimit { request.reportTooLong(decoder) }
        return titles <= PictureWriter.titleLimit
    }

    // MARK: Places

    private func x(of column: Int) -> Double { Self.margin + Double(column) * (columnWidth + Self.gap) }

    private var width: Double { max(x(of: times?.count ?? 1) - Self.gap, Self.margin + Self.leastWidth) + Self.margin }

    private var height: Double {
        rows.reduce(Self.margin + (times == nil ? 0 : Self.headHeight)) { $0 + height(of: $1) } - Self.gap + Self.margin
    }

    private func height(of row: Comparison.Row) -> Double {
        Self.line + (row.moment?.bar.height.value ?? Self.line) + Self.gap
    }

    // MARK: Parts

    private func attributes() {
        svg.attribute("xmlns", "http://www.w3.org/2000/svg")
        svg.attribute("class", "tab-layout")
        svg.attribute("width", width)
        svg.attribute("height", height)
        svg.attribute("viewBox") { buffer in
            buffer.append("0 0 ")
            buffer.append(shortest: width)
            buffer.append(UInt8(ascii: " "))
            buffer.append(shortest: height)
        }
        svg.attribute("role", "img")
        svg.attribute("font-family", "system-ui, sans-serif")
        svg.attribute("text-anchor", "middle")
    }

    /// What the picture is called where it is not seen.
    private func name(_ buffer: ByteBuffer) {
        buffer.append("Tabs under: ")
        for (index, row) in rows.enumerated() {
            if index > 0 { buffer.append(", ") }
            buffer.append(row.preset.name)
        }
    }

    /// Draws a row; how many titles it holds.
    private func draw(_ row: Comparison.Row, y: Double) -> Int {
        text(x: Self.margin, y: y, weight: 600) { buffer in
            buffer.append(row.preset.name)
            guard let transition = row.moment?.transition else { return }
            buffer.append(" · ")
            if transition.animation == nil { return buffer.append("nothing moves") }
            buffer.append(milliseconds: transition.duration)
        }
        switch row.outcome {
        case .answer(let moment): return draw(moment, y: y + Self.line)
        case .refusal(let faults):
            text(x: Self.margin, y: y + Self.line) { refusal(faults, $0) }
            return 0
        }
    }

    private func draw(_ moment: ComparedMoment, y: Double) -> Int {
        let edit = moment.computation.edit
        let labels = edit.map { TabLabels($0.tabs) } ?? TabLabels(moment.computation.tabs)
        let writer = PictureWriter(buffer, labels, Palette(request.scheme, moment.configuration.title))
        var titles = 0
        svg.element("g") {
            if moment.bar.direction == .rightToLeft { svg.attribute("direction", "rtl") }
        } content: {
            for (column, drawn) in moment.pictures(at: times).enumerated() where titles <= PictureWriter.titleLimit {
                titles += drawn.tabs.count
                writer.draw(drawn, of: moment.bar, x: x(of: column), y: y)
            }
        }
        return titles
    }

    private func refusal(_ faults: [PlacedFault], _ buffer: ByteBuffer) {
        buffer.append("refused for ")
        var pointer = faults.first?.pointer ?? ""
        pointer.withUTF8 { buffer.append(xml: $0, limit: TabLabels.limit) }
        guard faults.count > 1 else { return }
        buffer.append(" and ")
        buffer.append(decimal: faults.count - 1)
        buffer.append(" more")
    }

    private func text(x: Double, y: Double, weight: Double = 400, _ text: (ByteBuffer) -> Void) {
        svg.textElement("text") {
            svg.attribute("x", x)
            svg.attribute("y", y)
            svg.attribute("dy", "1em")
            svg.attribute("font-size", Self.fontSize)
            svg.attribute("font-weight", weight, unless: 400)
            svg.attribute("text-anchor", "start")
            fill(Self.light.text, dark: Self.dark.text)
        } text: {
            text($0)
        }
    }

    // MARK: Colours

    /// Behind the bars, so that white ones and nearly black ones stand out, and the text on it by more than 7 to 1.
    private static let light = (
        backdrop: Color(red: 232, green: 234, blue: 237), text: Color(red: 60, green: 64, blue: 67)
    )
    private static let dark = (
        backdrop: Color(red: 48, green: 49, blue: 52), text: Color(red: 218, green: 220, blue: 224)
    )

    private func fill(_ color: Color, dark: Color) {
        svg.fill(request.scheme == .dark ? dark : color, dark: request.scheme == .automatic ? dark : nil)
    }
}

extension ComparedMoment {
    /// The configuration that is seen: after an event that of the end, which an edit changes.
    fileprivate var configuration: Configuration { transition?.end.configuration ?? layout.configuration }

    fileprivate var bar: Bar { configuration.bar }

    /// What is seen at these times, or in the end.
    fileprivate func pictures(at times: [Double]?) -> [BarMoment] {
        guard let transition else { return [BarMoment(layout)] }
        return times?.map { BarMoment(transition, at: $0) } ?? [BarMoment(transition.end)]
    }
}

extension ByteBuffer {
    /// Appends a time, rounded to whole milliseconds.
    fileprivate func append(milliseconds time: Double) {
        append(shortest: time.rounded())
        append(" ms")
    }
}
