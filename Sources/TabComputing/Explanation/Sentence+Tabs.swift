internal import TabLayout

// What is said of the tabs and their titles.

extension Explanation {
    var widthSentence: String {
        let taken = "\(said(.viewportWidth)) less insets of \(said(.insets)) and spacing of \(said(.spacing))"
        switch rule {
        case .ownWidth: return "its own width"
        case .equalShare:
            let share = "an equal share of \(taken), for \(counted(.count, "tab"))"
            if number == number(.maximum) { return share + ", but at most \(said(.maximum))" }
            return number == number(.minimum) ? share + ", but at least \(said(.minimum))" : share
        case .fixedWidth: return "as wide as set"
        case .compactShare:
            return "\(said(.factor)) of an equal share of \(said(.viewportWidth)), for \(counted(.count, "tab"))"
        case .naturalWidth: return needs + decision
        case .filledWidth:
            let isFilled = (number(.share) ?? 0) > (number(.needed) ?? 0)
            return needs + (isFilled ? ", filled up to the share of " : ", more than the share of ") + said(.share)
        case .sharedRoom:
            let own = (number(.ownWidths) ?? 0) > 0 ? " and other tabs' own widths of \(said(.ownWidths))" : ""
            return "an equal share of \(taken)\(own), for \(counted(.sharing, "tab"))" + decision
        case .widestWidth: return "as wide as the widest tab needs, \(said(.widest))" + decision
        default: return ""
        }
    }

    /// What the label needs.
    private var needs: String {
        let needed = (number(.labelWidth) ?? 0) + (number(.padding) ?? 0)
        let text = "a label of \(said(.labelWidth)) and padding of \(said(.padding))"
        if let maximum = number(.maximum), max(needed, number(.minimum) ?? 0) > maximum {
            return text + ", but at most \(maximum.short)"
        }
        return needed < number(.minimum) ?? 0 ? text + ", but at least \(said(.minimum))" : text
    }

    /// Whether tabs that are sized automatically fit, and why; nothing of others.
    private var decision: String {
        if let limit = number(.countLimit) {
            let count = number(.count) ?? 0
            return "; \(count.short) tabs are \(count > limit ? "more" : "no more") than \(limit.short)"
        }
        guard let available = number(.available) else { return "" }
        let all = (number(.count) ?? 0) * (number(.widest) ?? 0)
        return
            "; \(said(.count)) times the widest tab of \(said(.widest)) is \(all > available ? "more" : "no more") than "
            + available.short
    }

    var placeSentence: String {
        var parts: [String] = []
        if let inset = number(.leadingInset), inset > 0 { parts.append("an inset of \(inset.short)") }
        if let lead = number(.lead), lead > 0 {
            parts.append(
                "\(lead.short) of the free \(said(.free))" + (rule == .placedOneTabIn ? ", one tab's width" : ""))
        }
        let before = Int(number(.tabsBefore) ?? 0)
        if before > 0 {
            parts.append("\(Self.counted(before, "tab")) of \(said(.widthsBefore))")
            let (gap, share) = (number(.gap) ?? 0, number(.share) ?? 0)
            if gap + share > 0 {
                parts.append(
                    "\(Self.counted(before, "gap")) of \((gap + share).short)"
                        + (share > 0 ? ", \(share.short) of it from the free \(said(.free))" : ""))
            }
        }
        return parts.isEmpty ? "at the start of the content" : "behind " + parts.joined(separator: "; ")
    }

    var titleSentence: String {
        switch rule {
        case .selectedOrNot: return number == 1 ? "the selected tab" : "not the selected tab"
        case .nearnessToPosition:
            guard number > 0 else { return "a page or more from position \(said(.position))" }
            return "\(Self.pages(1 - number)) from position \(said(.position))"
        default: return mixture
        }
    }

    /// How far it is from one number or colour to another.
    var mixture: String {
        let ends = steps.filter { [.normal, .selected, .start, .end].contains($0.name) }.map { Self.said($0.value) }
        let part = said(number(.emphasis) == nil ? .fraction : .emphasis)
        let space = rule == .blended(.oklab) ? ", in Oklab" : ""
        return "\(part) of the way from " + ends.joined(separator: " to ") + space
    }

    private static func said(_ value: Value) -> String {
        switch value {
        case .number(let number): return number.short
        case .color(let color):
            let channels = [color.red, color.green, color.blue] + (color.alpha == 255 ? [] : [color.alpha])
            return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        case .index(let index): return index.map { "\($0)" } ?? "none"
        case .pages(let pages): return pages.map { "\($0)" }.joined(separator: ", ")
        }
    }
}
