internal import JSON
internal import TabLayout

/// An edit of the bar, and the names of the tabs after it.
struct EditRequest {
    let edit: Edit
    let tabs: EditedTabs
    /// The width of a page, where the request gives one.
    let pageWidth: PositiveLength?

    /// What is done to the bar.
    enum Kind {
        case insertion
        case removal
        case move
        case resize
    }

    private struct Draft {
        var at: JSONValue?
        var index: JSONValue?
        var id: JSONValue?
        var from: JSONValue?
        var to: JSONValue?
        var width: JSONValue?
        var inserted: JSONValue?
    }

    private static let type = Member<Draft>("type") { _, _, _ in }

    private static let insertMembers = [
        type, Member<Draft>("at") { value, draft, _ in draft.at = value },
        Member("tabs") { value, draft, _ in draft.inserted = value },
    ]

    private static let removeMembers = [
        type, Member<Draft>("index") { value, draft, _ in draft.index = value },
        Member("id") { value, draft, _ in draft.id = value },
    ]

    private static let moveMembers = [
        type, Member<Draft>("from") { value, draft, _ in draft.from = value },
        Member("to") { value, draft, _ in draft.to = value },
    ]

    private static let resizeMembers = [type, Member<Draft>("width") { value, draft, _ in draft.width = value }]

    private static func members(of kind: Kind) -> [Member<Draft>] {
        switch kind {
        case .insertion: insertMembers
        case .removal: removeMembers
        case .move: moveMembers
        case .resize: resizeMembers
        }
    }

    /// Reads an edit; nil, and the faults, when it makes no sense.
    static func read(
        _ event: JSONValue, _ kind: Kind, of configuration: ConfigurationDraft, _ decoder: Decoder
    ) -> EditRequest? {
        var draft = Draft()
        // In a replay the samples before this one may have had theirs.
        let earlier = decoder.faults.count
        decoder.object(event, members(of: kind), into: &draft)
        func required(_ value: JSONValue?, _ name: StaticString, _ detail: String) -> JSONValue? {
            if value == nil { decoder.reportMissing(name, in: event, detail) }
            return value
        }
        let tabs = configuration.tabs
        var inserted = TabsDraft(isIndexed: false)
        let edit: Edit?
        switch kind {
        case .insertion:
            let at = required(draft.at, "at", "an insertion says where the first new tab stands")
                .flatMap { value in tabs.count.flatMap { decoder.integer(value, in: 0...$0) } }
            if let given = required(draft.inserted, "tabs", "an insertion has the new tabs") {
                inserted.read(given, decoder)
                configuration.check(inserted, at: given, decoder)
            }
            edit = at.map { .insert(at: $0, tabs: inserted.tabs) }
        case .removal: edit = decoder.tab(draft.index, draft.id, of: event, "a removal", tabs: tabs).map { .remove($0) }
        case .move:
            let from = required(draft.from, "from", "a move has the index of a tab")
                .flatMap { decoder.tabIndex($0, count: tabs.count) }
            let to = required(draft.to, "to", "a move has the index that the tab gets")
                .flatMap { decoder.tabIndex($0, count: tabs.count) }
            edit = if let from, let to { .move(from: from, to: to) } else { nil }
        case .resize:
            let width = required(draft.width, "width", "a new size of the bar has a width")
                .flatMap { decoder.quantity($0, PositiveLength.self) }
            edit = width.map { .resize(width: $0, pageWidth: configuration.pageWidth ?? $0) }
        }
        if let edit { configuration.checkLabels(after: edit, at: event, decoder) }
        guard let edit, decoder.faults.count == earlier else { return nil }
        return EditRequest(
            edit: edit, tabs: EditedTabs(tabs, inserted, edit), pageWidth: configuration.pageWidth)
    }
}

extension ConfigurationDraft {
    /// Reports what is wrong with tabs that are to be inserted among those that are there.
    fileprivate func check(_ inserted: TabsDraft, at place: JSONValue, _ decoder: Decoder) {
        guard let old = tabs.count, let new = inserted.count else { return }
        if old + new > TabsDraft.limit {
            decoder.report(place, .outOfRange, "expected at most \(TabsDraft.limit) tabs in all, not \(old + new)")
        }
        // What the sizing asks of a tab may depend on how many there are in all.
        Configuration.forEachConflict(tabs: tabs.tabs + inserted.tabs, bar: bar, indicator: indicator) { conflict in
            switch conflict {
            case .widthNotAllowed(let tab):
                if tab >= old && isSizingKnown { inserted.report(.widthNotAllowed(tab: tab - old), decoder) }
            case .labelWidthMissing(let tab):
                if tab >= old { inserted.report(.labelWidthMissing(tab: tab - old), decoder) }
            }
        }
        var taken: Set<JSONString> = []
        for case let name? in tabs.names { taken.insert(name) }
        for (index, name) in inserted.names.enumerated() {
            guard let name, !decoder.isFull else { continue }
            let isDefault = name.canonicalIndex.map {
                $0 < old && tabs.givenName(of: $0) == nil
            }
            guard taken.contains(name) || isDefault == true else { continue }
            if let id = inserted.element(index)?.member("id") {
                decoder.report(id, .duplicateID, "a tab of the bar has this id already")
            }
        }
    }

    /// Reports an edit after which the sizing needs the labels of tabs that were there before, and that did without: `auto` may
    /// need them from some number of tabs on, or up to it. That is the event's fault, as the bar was right without it.
    fileprivate func checkLabels(after edit: Edit, at event: JSONValue, _ decoder: Decoder) {
        let removed: Int?
        let count: Int
        switch edit {
        case .insert(_, let inserted): (removed, count) = (nil, tabs.tabs.count + inserted.count)
        case .remove(let index): (removed, count) = (index, tabs.tabs.count - 1)
        case .move, .resize: return
        }
        guard isSizingKnown, bar.sizing.needsLabels(of: count), !bar.sizing.needsLabels(of: tabs.tabs.count) else {
            return
        }
        let missing = tabs.tabs.indices.first { index in
            index != removed && tabs.tabs[index].labelWidth == nil && tabs.tabs[index].width == nil
        }
        guard let missing else { return }
        decoder.report(
            event, .notAllowed,
            "with \(count) tabs the sizing needs the label width of each, and tab \(missing) has none")
    }
}
