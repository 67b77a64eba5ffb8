internal import JSON
internal import TabLayout

/// The tabs after an edit, each under a name of its own: a default name is an index, and indices have changed.
struct EditedTabs {
    private struct Source {
        /// The name; nil for one that is a number.
        var name: JSONString?
        var number = 0
        var title: JSONString?
    }

    private var sources: [Source] = []

    /// The tabs that were there keep the names that they had, given or by default; an inserted one without a name gets the
    /// least whole number that no tab has.
    init(_ old: TabsDraft, _ inserted: TabsDraft, _ edit: Edit) {
        let count: Int
        var taken = Set((old.names + inserted.names).compactMap { $0?.canonicalIndex })
        for index in old.tabs.indices where old.givenName(of: index) == nil { taken.insert(index) }
        var free = 0
        var start = 0
        switch edit {
        case .insert(let at, let tabs): (count, start) = (old.tabs.count + tabs.count, at)
        case .remove: count = old.tabs.count - 1
        case .move, .resize: count = old.tabs.count
        }
        let (oldTitles, newTitles) = (old.titles, inserted.titles)
        sources.reserveCapacity(count)
        for index in 0..<count {
            if let origin = edit.oldIndex(of: index) {
                sources.append(Source(name: old.givenName(of: origin), number: origin, title: oldTitles[origin]))
            } else {
                let name = inserted.givenName(of: index - start)
                if name == nil {
                    while !taken.insert(free).inserted { free += 1 }
                }
                sources.append(Source(name: name, number: free, title: newTitles[index - start]))
            }
        }
    }

    /// What is written on the tabs in a picture.
    var labels: [TabLabels.Label] {
        sources.map { source in (source.title ?? source.name).map { .text($0) } ?? .number(source.number) }
    }

    /// Writes the name of a tab as a member.
    func writeID(of index: Int, _ writer: JSONWriter) {
        if let name = sources[index].name {
            writer.member("id", name)
        } else {
            writer.key("id")
            writer.quoted(sources[index].number)
        }
    }

    /// Writes the title of a tab as a member, where it has one.
    func writeTitle(of index: Int, _ writer: JSONWriter) {
        if let title = sources[index].title { writer.member("title", title) }
    }
}

extension TabsDraft {
    /// The titles, by tab; nil where none is given.
    var titles: [JSONString?] {
        var titles: [JSONString?] = []
        titles.reserveCapacity(tabs.count)
        places?.forEachElement { element in titles.append(element.string ?? element.member("title")?.string) }
        return titles
    }
}
