internal import TabLayout

extension Explanation {
    /// The rule and its numbers in one sentence, without a full stop: "tab 5 centred at 412.5, clamped to 225 at the end".
    /// Numbers are rounded to a thousandth; the steps have them in full.
    var sentence: String {
        let sentence =
            switch rule {
            case .nearestPage, .hysteresis, .keptUntilSettled, .keptWhileProgrammatic, .onlyTab, .noTabs,
                .offsetInPages, .distanceFromSelection:
                selectionSentence
            case .fitsViewport, .exceedsViewport, .startOfContent, .endOfContent, .firstTabCentered, .lastTabCentered,
                .beginBefore, .endBehind, .pageToTab, .pageByViewport:
                contentSentence
            case .keptOffset, .broughtToTab, .broughtToFocus, .betweenTargets, .betweenUnclamped, .leavingTab,
                .heldBack:
                offsetSentence
            case .ownWidth, .equalShare, .fixedWidth, .compactShare, .naturalWidth, .filledWidth, .sharedRoom,
                .widestWidth:
                widthSentence
            case .placed, .placedOneTabIn: placeSentence
            case .selectedOrNot, .nearnessToPosition, .blended: titleSentence
            case .resting, .stretched, .clampedToEdge, .pressedToEdge: indicatorSentence
            case .atBottom, .atTop, .atMiddle, .opaque, .fadingOut, .fadingIn, .ownColor, .nearerColor:
                lookSentence
            case .givenOffset, .onPage, .onScreen, .withinPreload, .beyondPreload: pagesSentence
            }
        return sentence + seen
    }

    /// What mirroring and the grid of pixels have made of it.
    private var seen: String {
        var text = ""
        if let mirrored = number(.mirrored) { text += "; seen from right to left \(mirrored.short)" }
        if number(.pixelRatio) == nil { return text }
        let ends = [number(.roundedStart), number(.roundedEnd)].compactMap { $0?.short }
        return text + "; on the grid of pixels \(ends.joined(separator: " to "))"
    }

    // MARK: Words

    /// The value as a number; 0 where it is none.
    var number: Double { if case .number(let number) = value { number } else { 0 } }

    /// The first number of a name, as text.
    func said(_ name: StepName, of tab: Int? = nil) -> String { (number(name, of: tab) ?? 0).short }

    /// The index of a step, or of the value.
    func index(_ name: StepName) -> Int? {
        for step in steps where step.name == name { if case .index(let index) = step.value { return index } }
        return nil
    }

    /// What follows where an offset is beyond the limits.
    func clamped(_ offset: Double) -> String {
        let (lower, upper) = (number(.minOffset) ?? offset, number(.maxOffset) ?? offset)
        if offset > upper { return ", clamped to \(upper.short) at the end" }
        return offset < lower ? ", clamped to \(lower.short) at the start" : ""
    }

    /// "1 tab", "2 tabs".
    static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    func counted(_ name: StepName, _ noun: String) -> String { Self.counted(Int(number(name) ?? 0), noun) }

    /// "1 page", "0.25 pages".
    static func pages(_ number: Double) -> String { "\(number.short) \(number == 1 ? "page" : "pages")" }
}

extension Double {
    /// The number with at most three decimals.
    var short: String {
        guard abs(self) < 1e12 else { return description }
        let rounded = (self * 1000).rounded() / 1000
        return rounded == 0 ? "0" : rounded.plainText
    }
}
