internal import JSON
internal import TabLayout

/// One tab while it is being read.
struct TabDraft {
    var id: JSONString?
    var tab = Tab()

    static let members: [Member<TabDraft>] =
        [
            Member("id") { value, draft, decoder in draft.id = decoder.string(value) },
            Member("title") { value, _, decoder in _ = decoder.string(value) },
        ]
        + Tab.members.map { member in Member(member.text) { draft, codec in member.pass(&draft.tab, codec) } }

    /// Reads a tab, whatever it is.
    static func read(_ value: JSONValue, _ decoder: Decoder) -> TabDraft {
        var draft = TabDraft()
        switch value.kind {
        case .string: break
        case .object: decoder.object(value, members, into: &draft)
        default: decoder.report(value, .wrongType, "expected a title or an object")
        }
        return draft
    }
}

extension Tab {
    /// What the layout knows of a tab: every member but its name and its title.
    static let members: [Member<Tab>] = [
        Member("labelWidth") { tab, codec in codec.optionalGiven(&tab.labelWidth) },
        Member("width") { tab, codec in codec.optionalGiven(&tab.width) },
        Member("enabled") { tab, codec in codec.flag(&tab.isEnabled, leftOutWhen: true) },
    ]
}

extension TabDraft {
    /// The tab that nearly every element of an array of tabs is: an object of the members below, none twice, each of its
    /// type and in its range; nil for all else, which `read` then understands or finds fault with.
    ///
    /// Tabs are most of a request, and are read so in a quarter of the instructions.
    init?(plain value: JSONValue) {
        guard value.kind == .object else { return nil }
        var isPlain = true
        var seen: UInt8 = 0
        value.forEachMember { key, value in
            let bit: UInt8
            let isFit: Bool
            switch key.bytes.count {
            case 2 where key == "id":
                bit = 1
                id = value.string
                isFit = id != nil
            case 5 where key == "title":
                bit = 2
                isFit = value.kind == .string
            case 5 where key == "width":
                bit = 4
                tab.width = value.number.flatMap { Length($0) }
                isFit = tab.width != nil
            case 10 where key == "labelWidth":
                bit = 8
                tab.labelWidth = value.number.flatMap { Length($0) }
                isFit = tab.labelWidth != nil
            default:
                return isPlain = false
            }
            if !isFit || seen & bit != 0 { isPlain = false }
            seen |= bit
        }
        if !isPlain { return nil }
    }
}
