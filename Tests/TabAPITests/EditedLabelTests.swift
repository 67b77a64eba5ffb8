import Testing

/// A bar whose tabs need their labels or not by how many there are, an edit of it, and what is wrong with that.
struct EditedLabelRow: Sendable, CustomTestStringConvertible {
    let name: String
    let configuration: String
    let event: String
    let faults: [ReportedFault]

    init(_ name: String, sizing: String, tabs: [String], _ event: String, _ faults: [(String, String)] = []) {
        self.name = name
        configuration = #"{"tabs":[\#(tabs.joined(separator: ","))],"bar":{"width":320,"sizing":\#(sizing)}}"#
        self.event = event
        self.faults = faults.map { ReportedFault($0.0, $0.1) }
    }

    var testDescription: String { name }
}

@Suite("Edits of bars whose tabs need labels from some number on")
struct EditedLabelTests {
    /// Equal up to two tabs, and beyond as wide as their labels.
    private static let few = #"{"mode":"auto","maxCount":2,"fitting":"equal","otherwise":"content"}"#
    /// As wide as the widest label up to two tabs, and equal beyond.
    private static let many = #"{"mode":"auto","maxCount":2,"fitting":"widest","otherwise":"equal"}"#
    private static let bare = "{}"
    private static let labelled = #"{"labelWidth":30}"#

    private static func insert(_ tab: String) -> String { #"{"type":"insert","at":0,"tabs":[\#(tab)]}"# }

    @Test(
        "an edit is refused where a label is needed after it, and only there",
        arguments: [
            EditedLabelRow("still few", sizing: few, tabs: [bare], insert(bare)),
            EditedLabelRow(
                "now many, and the tabs that were there have none", sizing: few, tabs: [bare, labelled],
                insert(labelled), [("/event", "not-allowed")]),
            EditedLabelRow(
                "now many, and the new one has none", sizing: few, tabs: [labelled, labelled], insert(bare),
                [("/event/tabs/0/labelWidth", "missing")]),
            EditedLabelRow(
                "now many, and none has one", sizing: few, tabs: [bare, bare], insert(bare),
                [("/event/tabs/0/labelWidth", "missing"), ("/event", "not-allowed")]),
            EditedLabelRow("now many, and all have one", sizing: few, tabs: [labelled, labelled], insert(labelled)),
            EditedLabelRow(
                "now many, and one has a width of its own", sizing: few, tabs: [#"{"width":20}"#, labelled],
                insert(#"{"width":10}"#)),
            EditedLabelRow(
                "many before", sizing: few, tabs: [labelled, labelled, labelled], insert(bare),
                [("/event/tabs/0/labelWidth", "missing")]),
            EditedLabelRow("many stay many", sizing: many, tabs: [bare, bare, bare], insert(bare)),
            EditedLabelRow(
                "now few", sizing: many, tabs: [bare, labelled, labelled], #"{"type":"remove","index":1}"#,
                [("/event", "not-allowed")]),
            EditedLabelRow(
                "now few without the one that has none", sizing: many, tabs: [bare, labelled, labelled],
                #"{"type":"remove","index":0}"#),
            EditedLabelRow(
                "as many in another order", sizing: many, tabs: [bare, bare, bare], #"{"type":"move","from":0,"to":2}"#),
        ])
    func edit(_ row: EditedLabelRow) {
        let client = Client()
        for path in ["/v1/transition", "/v1/preview"] {
            let answer = client.post(path, #"{"configuration":\#(row.configuration),"event":\#(row.event)}"#)
            #expect(answer.status == (row.faults.isEmpty ? 200 : 422), "\(path): \(answer.text)")
            #expect(answer.faults == row.faults, "\(path)")
        }
        let replayed = client.post(
            "/v1/replay", #"{"configuration":\#(row.configuration),"samples":[{"event":\#(row.event)}]}"#)
        #expect(replayed.status == (row.faults.isEmpty ? 200 : 422), "\(replayed.text)")
        #expect(replayed.faults == row.faults.map { ReportedFault("/samples/0" + $0.pointer, $0.code) })
        // A stream that fails has no text.
        if row.faults.isEmpty { #expect(replayed.json["/frames/0/state"] != nil, "\(replayed.text)") }
    }
}
