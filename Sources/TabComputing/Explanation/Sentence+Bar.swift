internal import TabLayout

// What is said of the strip.

extension Explanation {
    var contentSentence: String {
        switch rule {
        case .fitsViewport:
            return "as wide as the viewport; tabs of \(said(.tabs)), spacing of \(said(.spacing)) and insets of "
                + "\(said(.insets)) take no more"
        case .exceedsViewport:
            return "tabs of \(said(.tabs)), spacing of \(said(.spacing)) and insets of \(said(.insets))"
        case .startOfContent: return "the start of the content"
        case .endOfContent:
            return "content of \(said(.contentWidth)) less the viewport of \(said(.viewportWidth))"
        case .firstTabCentered: return "\(brought(to: 0)), if that is before the start of the content"
        case .lastTabCentered:
            let last = steps.first { $0.name == .middle }?.tab ?? 0
            return "\(brought(to: last)), if that is beyond the end of the content"
        case .beginBefore:
            return tabs("begins", "begin") + " before " + said(.offset)
        case .endBehind:
            let end = (number(.offset) ?? 0) + (number(.viewportWidth) ?? 0)
            return tabs("ends", "end") + " behind " + end.short
        case .pageToTab:
            guard let step = steps.first(where: { $0.tab != nil }), let tab = step.tab else { return "" }
            guard step.name == .right else {
                let left = number(.left) ?? 0
                return "the beginning of tab \(tab), which is not whole, is at \(left.short)" + clamped(left)
            }
            let offset = (number(.right) ?? 0) - (number(.viewportWidth) ?? 0)
            return "the end of tab \(tab), which is not whole, is in view from \(offset.short)" + clamped(offset)
        case .pageByViewport:
            return "from \(said(.offset)) by the viewport of \(said(.viewportWidth)), within \(said(.minOffset)) to "
                + said(.maxOffset)
        default: return ""
        }
    }

    /// That many tabs do something.
    private func tabs(_ singular: String, _ plural: String) -> String {
        let count = Int(number)
        return count == 0 ? "no tab \(singular)" : count == 1 ? "1 tab \(singular)" : "\(count) tabs \(plural)"
    }

    var offsetSentence: String {
        switch rule {
        case .keptOffset: return "kept at \(said(.current))" + clamped(number(.current) ?? 0)
        case .broughtToTab, .broughtToFocus:
            guard let tab = steps.first(where: { $0.name == .wanted })?.tab else { return "" }
            return (rule == .broughtToFocus ? "the focused " : "") + placed(tab)
        case .betweenTargets:
            let tabs = steps.filter { $0.name == .target }.compactMap { $0.tab }
            return "\(said(.fraction)) of the way from " + tabs.map { "where \(placed($0))" }.joined(separator: ", to ")
        case .betweenUnclamped:
            let tabs = steps.filter { $0.name == .wanted }.compactMap { $0.tab }
            let offset = number(.offset) ?? 0
            let ends = tabs.map { "where \(brought(to: $0))" }.joined(separator: ", to ")
            return "\(said(.fraction)) of the way from \(ends): at \(offset.short)" + clamped(offset)
        case .leavingTab:
            guard let tab = steps.first(where: { $0.name == .target })?.tab else { return "" }
            let start = said(.current) + clamped(number(.current) ?? 0)
            return "\(said(.fraction)) of the way from \(start), where the strip stood, to where \(placed(tab))"
        case .heldBack:
            return "kept at \(said(.current))" + clamped(number(.current) ?? 0)
                + ": \(said(.refused)) would scroll the strip back"
        default: return ""
        }
    }

    /// Where a tab is brought to, and what the limits make of it.
    private func placed(_ tab: Int) -> String { brought(to: tab) + clamped(number(.wanted, of: tab) ?? 0) }

    /// Where a tab is brought to: the steps tell how.
    private func brought(to tab: Int) -> String {
        let offset = said(.wanted, of: tab)
        if number(.middle) != nil { return "tab \(tab) is centred at \(offset)" }
        if number(.margin) != nil { return "tab \(tab) is in view at \(offset)" }
        if number(.leadingPadding) != nil { return "tab \(tab) begins the viewport at \(offset)" }
        if number(.trailingPadding) != nil { return "tab \(tab) ends the viewport at \(offset)" }
        return "the strip stays at \(offset)"
    }
}
