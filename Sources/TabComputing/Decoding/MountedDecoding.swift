internal import JSON
internal import TabLayout

extension Decoder {
    /// The pages that exist: indices of tabs, of which there are `count` (nil where that is not known), each at most once.
    func mountedPages(_ value: JSONValue, count: Int?) -> [Int] {
        guard value.kind == .array else {
            report(value, .wrongType, "expected an array of page indices")
            return []
        }
        let limit = count ?? TabsDraft.limit
        guard value.count <= limit else {
            report(value, .outOfRange, "expected at most \(limit) pages: there is one for each tab")
            return []
        }
        var pages: [Int] = []
        var isHeld = [Bool](repeating: false, count: limit)
        value.forEachElement { element in
            guard let page = tabIndex(element, count: count) else { return }
            if isHeld[page] { return report(element, .notAllowed, "page \(page) stands here twice") }
            isHeld[page] = true
            pages.append(page)
        }
        return pages
    }
}
