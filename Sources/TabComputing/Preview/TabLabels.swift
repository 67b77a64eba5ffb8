internal import ByteBuffer
internal import JSON

/// What is written on the tabs of a picture: the title of each, and where it has none its id.
struct TabLabels {
    enum Label {
        case text(JSONString)
        case number(Int)
    }

    let labels: [Label]

    /// The labels of the tabs of a request.
    init(_ tabs: TabsDraft) {
        labels = tabs.titles.enumerated().map { index, title in
            (title ?? tabs.givenName(of: index)).map { .text($0) } ?? .number(index)
        }
    }

    /// The labels of the tabs after an edit.
    init(_ tabs: EditedTabs) {
        labels = tabs.labels
    }

    /// How many characters of a label are drawn: more than any bar shows, and fewer than would make a picture of sixty
    /// moments a thousand times as long as its request.
    static let limit = 100

    /// Writes the label of a tab as the text of an element.
    func write(_ index: Int, to buffer: ByteBuffer) {
        switch labels[index] {
        case .text(let text): buffer.append(xml: text.bytes, limit: Self.limit)
        case .number(let number): buffer.append(decimal: number)
        }
    }
}
