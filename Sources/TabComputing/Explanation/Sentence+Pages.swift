internal import TabLayout

// What is said of the selection and of the pages.

extension Explanation {
    var selectionSentence: String {
        let chosen = if case .index(let index?) = value { "tab \(index)" } else { "no tab" }
        switch rule {
        case .nearestPage: return "\(chosen) is nearest to position \(said(.position))"
        case .hysteresis:
            guard case .index(let index) = value, let previous = self.index(.previous), index != previous else {
                return
                    "\(chosen) stays selected within \(Self.pages(number(.threshold) ?? 0)) of position \(said(.position))"
            }
            return
                "position \(said(.position)) is further than \(Self.pages(number(.threshold) ?? 0)) from tab \(previous)"
        case .keptUntilSettled: return "\(chosen) stays selected until the gesture has come to rest"
        case .keptWhileProgrammatic: return "\(chosen) stays selected while code moves the pager"
        case .onlyTab: return "every position selects the only tab"
        case .noTabs: return "there are no tabs"
        case .offsetInPages: return "offset \(said(.pagerOffset)) in pages of \(said(.pageWidth))"
        case .distanceFromSelection:
            return "position \(said(.position)) less the selected page \(index(.index) ?? 0)"
        default: return ""
        }
    }

    var pagesSentence: String {
        switch rule {
        case .givenOffset: return "as given"
        case .onPage: return "on page \(index(.page) ?? 0), pages being \(said(.pageWidth)) wide"
        case .onScreen: return "less than a page from position \(said(.position))"
        case .withinPreload:
            return
                "on screen at position \(said(.position)), and \(Self.counted(Int(number(.preload) ?? 0), "more page"))"
                + " on either side"
        case .beyondPreload:
            if value == .pages([]) { return "no page is held that need not be" }
            return "held and need not be, the farthest from position \(said(.position)) first"
        default: return ""
        }
    }
}
