import SeededGenerator
import TabLayout
import Testing

/// The tabs of an answer are written in part by repeating what was written before, which must never say anything else than
/// the frame of the tab.
@Suite("The text of tabs")
struct TabTextTests {
    /// Names, and how JSON writes them.
    private static let ids: [(name: String, text: String)] =
        ["a", "seven77", "eight888", "sixteen-letters-", "seventeen-letters", "红", ""].map { ($0, "\"\($0)\"") } + [
            ("\"", #""\"""#), ("\\", #""\\""#), ("\n", #""\n""#), ("a quote \" inside", #""a quote \" inside""#),
        ]

    @Test("every tab is written as it is, whatever the tab before it was", arguments: 0..<200 as Range<UInt64>)
    func tabsAreTheirFrames(_ seed: UInt64) throws {
        var source = SeededGenerator(seed: seed)
        let count = Int.random(in: 0...9, using: &source)
        let names = Self.ids.shuffled(using: &source).prefix(count).map { Bool.random(using: &source) ? $0 : nil }
        let widths = names.map { _ in [nil, nil, nil, 60, 90.5].randomElement(using: &source) ?? nil }
        let barWidth = Double.random(in: 50...500, using: &source)
        let offset = Double.random(in: -barWidth...barWidth * 9, using: &source)
        let selected = count > 0 ? Int.random(in: 0..<count, using: &source) : nil

        let preset = Preset.titles.settings
        var bar = preset.bar
        bar.width = try #require(PositiveLength(barWidth))
        var pager = preset.pager
        pager.pageWidth = bar.width
        let tabs = widths.map { Tab(labelWidth: 20, width: $0.flatMap { Length($0) }) }
        let configuration = try Configuration(
            tabs: tabs, bar: bar, indicator: preset.indicator, title: preset.title, pager: pager, motion: preset.motion)
        let layout = try Layout(
            configuration,
            at: ScrollState(
                offset: Coordinate(offset).map { .distance($0) }, phase: .dragging, selected: selected))

        let elements = zip(names, widths).map { name, width in
            Node.object(
                [("labelWidth", .number(20))] + (name.map { [("id", .raw($0.text))] } ?? [])
                    + (width.map { [("width", .number($0))] } ?? []))
        }
        let request = Node.object([
            (
                "configuration",
                .object([
                    ("preset", .string("titles")), ("tabs", .array(elements)),
                    ("bar", .object([("width", .number(barWidth))])),
                ])
            ),
            (
                "state",
                .object([
                    ("offset", .number(offset)), ("phase", .string("dragging")),
                    ("selected", selected.map { .number(Double($0)) } ?? .null),
                ])
            ),
        ])
        let answer = Client().post("/v1/layout", request.text)
        #expect(answer.status == 200, "seed \(seed): \(answer.text)")
        let written = answer.json["/tabs"]?.elements ?? []
        #expect(written.count == count, "seed \(seed)")
        for (index, tab) in written.enumerated() {
            let frame = layout.tab(index)
            #expect(tab["/id"]?.string == names[index]?.name ?? "\(index)", "seed \(seed), tab \(index)")
            #expect(tab["/x"]?.number == frame.x, "seed \(seed), tab \(index)")
            #expect(tab["/y"]?.number == 0, "seed \(seed), tab \(index)")
            #expect(tab["/width"]?.number == frame.width, "seed \(seed), tab \(index)")
            #expect(tab["/height"]?.number == frame.height, "seed \(seed), tab \(index)")
            #expect(tab["/emphasis"]?.number == frame.emphasis, "seed \(seed), tab \(index)")
            #expect(tab["/fontSize"]?.number == frame.style.fontSize, "seed \(seed), tab \(index)")
            #expect(tab["/selected"]?.isTrue == frame.isSelected, "seed \(seed), tab \(index)")
            #expect(tab["/visible"]?.isTrue == frame.isVisible, "seed \(seed), tab \(index)")
        }
    }
}

extension Node {
    fileprivate var isTrue: Bool? { if case .boolean(let truth) = self { truth } else { nil } }
}
