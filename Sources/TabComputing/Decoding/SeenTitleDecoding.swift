internal import JSON
internal import TabLayout

extension Decoder {
    /// The titles that are seen on their way, of tabs of which there are `count` (nil where that is not known), each at most
    /// once.
    func seenTitles(_ value: JSONValue, count: Int?) -> [SeenTitle] {
        guard value.kind == .array else {
            report(value, .wrongType, "expected an array of titles")
            return []
        }
        let limit = count ?? TabsDraft.limit
        guard value.count <= limit else {
            report(value, .outOfRange, "expected at most \(limit) titles: there is one for each tab")
            return []
        }
        var titles: [SeenTitle] = []
        var isSeen = [Bool](repeating: false, count: limit)
        value.forEachElement { element in
            var draft = SeenTitleDraft()
            object(element, SeenTitleDraft.members, into: &draft)
            guard let title = draft.title(in: element, count: count, self) else { return }
            if isSeen[title.index] {
                return report(element, .notAllowed, "the title of tab \(title.index) stands here twice")
            }
            isSeen[title.index] = true
            titles.append(title)
        }
        return titles
    }
}

/// A title that is seen on its way while it is being read.
struct SeenTitleDraft {
    private var index: JSONValue?
    private var fontSize: Length?
    private var fontWeight: FontWeight?
    private var scale: Factor?
    private var color: Color?

    static let members: [Member<SeenTitleDraft>] = [
        Member("index") { value, draft, _ in draft.index = value },
        Member("fontSize") { value, draft, decoder in draft.fontSize = decoder.quantity(value) },
        Member("fontWeight") { value, draft, decoder in draft.fontWeight = decoder.quantity(value) },
        Member("scale") { value, draft, decoder in draft.scale = decoder.quantity(value) },
        Member("color") { value, draft, decoder in
            var color = Color(red: 0, green: 0, blue: 0)
            decoder.read(value, into: &color)
            draft.color = color
        },
    ]

    func title(in object: JSONValue, count: Int?, _ decoder: Decoder) -> SeenTitle? {
        guard object.kind == .object else { return nil }
        for name in ["index", "fontSize", "fontWeight", "scale", "color"] as [StaticString]
        where object.member(name) == nil {
            decoder.reportMissing(name, in: object, "a title is given as a sample answers it")
        }
        guard let index = index.flatMap({ decoder.tabIndex($0, count: count) }), let fontSize, let fontWeight,
            let scale,
            let color
        else { return nil }
        return SeenTitle(
            index: index, style: TitleStyle(fontSize: fontSize, fontWeight: fontWeight, scale: scale, color: color))
    }
}
