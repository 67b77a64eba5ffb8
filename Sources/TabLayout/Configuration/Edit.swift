/// A change of the bar itself: of its tabs, or of its width.
public enum Edit: Sendable, Equatable {
    /// New tabs before the tab at `at`, or behind the last where `at` is the number of tabs.
    case insert(at: Int, tabs: [Tab])
    /// The tab at this index goes.
    case remove(Int)
    /// The tab at `from` goes to `to`, its index in the end.
    case move(from: Int, to: Int)
    /// The bar's viewport gets another width, and so does each page.
    case resize(width: PositiveLength, pageWidth: PositiveLength)

    /// Whether the edit's indices are those of a bar of `count` tabs.
    public func isValid(count: Int) -> Bool {
        switch self {
        case .insert(let index, _): (0...count).contains(index)
        case .remove(let index): (0..<count).contains(index)
        case .move(let from, let to): (0..<count).contains(from) && (0..<count).contains(to)
        case .resize: true
        }
    }

    /// The index that the tab at `index` has after the edit; nil for the one that is removed.
    public func newIndex(of index: Int) -> Int? {
        switch self {
        case .insert(let start, let tabs): return index < start ? index : index + tabs.count
        case .remove(let removed): return index == removed ? nil : index < removed ? index : index - 1
        case .move(let from, let to):
            if index == from { return to }
            let rest = index < from ? index : index - 1
            return rest < to ? rest : rest + 1
        case .resize: return index
        }
    }

    /// The index that a tab had before the edit; nil for one that is inserted.
    public func oldIndex(of index: Int) -> Int? {
        switch self {
        case .insert(let start, let tabs):
            if index < start { return index }
            return index < start + tabs.count ? nil : index - tabs.count
        case .remove(let removed): return index < removed ? index : index + 1
        case .move(let from, let to): return Edit.move(from: to, to: from).newIndex(of: index)
        case .resize: return index
        }
    }

    /// The configuration after the edit.
    ///
    /// - Precondition: `isValid(count:)` of its tabs.
    /// - Throws: the first conflict that an inserted tab brings. O(n).
    public func applied(to configuration: Configuration) throws(ConfigurationConflict) -> Configuration {
        let old = configuration.tabs
        let count = newCount(of: old.count)
        var tabs: [Tab] = []
        tabs.reserveCapacity(count)
        for index in 0..<count {
            if let before = oldIndex(of: index) {
                tabs.append(old[before])
            } else if case .insert(let start, let inserted) = self {
                tabs.append(inserted[index - start])
            }
        }
        var bar = configuration.bar
        var pager = configuration.pager
        if case .resize(let width, let pageWidth) = self { (bar.width, pager.pageWidth) = (width, pageWidth) }
        return try Configuration(
            tabs: tabs, bar: bar, indicator: configuration.indicator, title: configuration.title, pager: pager,
            motion: configuration.motion, keyboard: configuration.keyboard)
    }

    private func newCount(of count: Int) -> Int {
        switch self {
        case .insert(_, let tabs): count + tabs.count
        case .remove: count - 1
        case .move, .resize: count
        }
    }

    /// The same of a tab that there need not be.
    func newIndex(of index: Int?) -> Int? {
        guard let index else { return nil }
        return newIndex(of: index)
    }

    /// The tab, by its index before the edit, that is selected after it when `selected` was before: the same one, or where
    /// that is removed the next enabled one, else the previous enabled one, else the next or the previous at all.
    func heir(of selected: Int, among tabs: [Tab]) -> Int? {
        guard newIndex(of: selected) == nil else { return selected }
        let (before, after) = (selected - 1, selected + 1)
        return tabs.next(from: after, by: 1) ?? tabs.next(from: before, by: -1)
            ?? tabs.next(from: after, by: 1, evenDisabled: true) ?? tabs.next(from: before, by: -1, evenDisabled: true)
    }
}
