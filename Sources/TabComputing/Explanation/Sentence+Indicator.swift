internal import TabLayout

// What is said of the indicator.

extension Explanation {
    var indicatorSentence: String {
        let isWidth = subject == .indicatorWidth
        let rests = self.rests
        guard let first = rests.first else { return "" }
        let rest = isWidth ? "\(first.place), \(first.width.short) wide" : "\(first.place), at \(first.left.short)"
        switch rule {
        case .resting: return isWidth ? "at rest on \(first.place): \(restWidth)" : "at rest on \(rest)"
        case .clampedToEdge:
            return "at rest on \(rest): it does not follow the pager beyond the end"
        case .pressedToEdge:
            return
                "pressed by \(said(.pressed)) against \(rest), as the pager is \(Self.pages(abs(number(.pagesBeyond) ?? 0))) beyond the end"
        default:
            guard rests.count > 1 else { return "" }
            let (start, end) = (rests[0], rests[1])
            let way =
                isWidth
                ? "from \(start.place), \(start.width.short) wide, to \(end.place), \(end.width.short) wide"
                : "from \(start.place), at \(start.left.short), to \(end.place), at \(end.left.short)"
            return "\(said(.fraction)) of the way \(way)" + edges
        }
    }

    /// How the edges make their way, where it is not evenly.
    private var edges: String {
        let (leading, trailing) = (said(.leadingProgress), said(.trailingProgress))
        switch rule {
        case .stretched(.linear): return ""
        case .stretched(.fade), .stretched(.snap):
            return (number(.fraction) ?? 0) < 0.5 ? ", still on the first" : ", already on the second"
        default: return ", the leading edge at \(leading) and the trailing edge at \(trailing)"
        }
    }

    /// The places where it would rest: one, or the two that it is between.
    private var rests: [(place: String, left: Double, width: Double)] {
        var list: [(place: String, left: Double, width: Double)] = []
        var pages = 0.0
        for step in steps {
            guard case .number(let number) = step.value else { continue }
            if step.name == .pagesBeyond { pages = number }
            if step.name == .restLeft {
                list.append(
                    (step.tab.map { "tab \($0)" } ?? "a phantom tab \(abs(pages).short) beyond the end", number, 0))
            }
            if step.name == .restWidth && !list.isEmpty { list[list.count - 1].width = number }
        }
        return list
    }

    /// Where the width at rest comes from.
    private var restWidth: String {
        let tab = number(.width) ?? 0
        let ends = (number(.leadingEnd) ?? 0, number(.trailingEnd) ?? 0)
        let isFree = ends.0 != 0 || ends.1 != 0
        let room =
            isFree ? "the tab of \(tab.short) less \(ends.0.short) and \(ends.1.short)" : "the tab of \(tab.short)"
        var text: String
        if let fixed = number(.fixedWidth) {
            text = fixed > tab - ends.0 - ends.1 ? "\(fixed.short), cut to \(room)" : "\(fixed.short) as set"
        } else if let label = number(.labelWidth) {
            text = "its label of \(label.short)"
        } else if let factor = number(.factor) {
            text = "\(factor.short) of \(room)"
        } else {
            text = room
        }
        if let minimum = number(.minimum), minimum == number(.restWidth) { text += ", but at least \(minimum.short)" }
        return text
    }

    var lookSentence: String {
        switch rule {
        case .atBottom:
            return "bar height \(said(.barHeight)) less height \(said(.height)) and inset \(said(.inset))"
        case .atTop: return "\(said(.inset)) from the top"
        case .atMiddle: return "half of what height \(said(.height)) leaves of bar height \(said(.barHeight))"
        case .opaque: return "opaque"
        case .fadingOut: return "fading out until half of the way, of which it has made \(said(.fraction))"
        case .fadingIn: return "fading in from half of the way, of which it has made \(said(.fraction))"
        case .ownColor:
            return number(.count) == 1
                ? "the only colour" : "the colour of page \(said(.page)), of \(said(.count)) in turn"
        case .nearerColor: return "the colour of the nearer tab, \(mixture)"
        default: return ""
        }
    }
}
