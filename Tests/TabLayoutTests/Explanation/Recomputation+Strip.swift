@testable import TabLayout

// Where the strip stands, and what is out of its view.

extension Recomputation {
    var stripNumber: Double? {
        let (lower, upper) = (one(.minOffset), one(.maxOffset))
        let kept = within(one(.current), lower, upper)
        switch explanation.rule {
        case .firstTabCentered: return wanted.first.map { min(0, $0) }
        case .lastTabCentered: return wanted.first.map { max(one(.contentWidth) - one(.viewportWidth), $0) }
        case .keptOffset: return kept
        case .heldBack: return abs(kept - one(.refused)) > 0 ? kept : nil
        case .broughtToTab: return targets.first
        case .broughtToFocus: return wanted.first.map { within($0, lower, upper) }
        case .betweenTargets: return targets.count == 2 ? mix(targets[0], targets[1], one(.fraction)) : nil
        case .betweenUnclamped:
            return wanted.count == 2 ? within(mix(wanted[0], wanted[1], one(.fraction)), lower, upper) : nil
        case .leavingTab: return targets.first.map { mix(kept, $0, one(.fraction)) }
        case .beginBefore: return begun
        case .endBehind: return ending
        case .pageToTab:
            return within(all(.left).first ?? one(.right) - one(.viewportWidth), lower, upper)
        case .pageByViewport:
            let way = explanation.subject == .forward ? one(.viewportWidth) : -one(.viewportWidth)
            return within(one(.offset) + way, lower, upper)
        default: return nil
        }
    }

    // MARK: Targets

    /// Where the tabs are wanted, one after the other, each from the steps before it.
    private var wanted: [Double] {
        var list: [Double] = []
        var known: [Explanation.StepName: Double] = [:]
        for step in explanation.steps {
            guard case .number(let number) = step.value else { continue }
            if step.name == .wanted { list.append(wanted(known)) }
            known[step.name] = number
        }
        return list
    }

    /// The same within the limits.
    private var targets: [Double] {
        wanted.map { within($0, one(.minOffset), one(.maxOffset)) }
    }

    private func wanted(_ known: [Explanation.StepName: Double]) -> Double {
        func of(_ name: Explanation.StepName) -> Double { known[name] ?? .nan }
        if explanation.rule == .broughtToFocus { return nearest(known) }
        switch configuration.bar.scrollTo {
        case .center, .centerWithInsets: return of(.middle) - of(.viewportMiddle)
        case .start: return of(.left) - of(.leadingPadding)
        case .end: return of(.right) - (of(.viewportWidth) - of(.trailingPadding))
        case .nearest: return nearest(known)
        case .none: return of(.current)
        }
    }

    /// The tab with its margin is moved into what the paddings leave of the viewport, by as little as does it.
    private func nearest(_ known: [Explanation.StepName: Double]) -> Double {
        func of(_ name: Explanation.StepName) -> Double { known[name] ?? .nan }
        let width = of(.right) - of(.left)
        let room = of(.viewportWidth) - of(.leadingPadding) - of(.trailingPadding)
        if width > room { return of(.left) - of(.leadingPadding) }
        let margin = of(.margin) * 2 > room - width ? (room - width) / 2 : of(.margin)
        let earliest = of(.right) + margin - (of(.viewportWidth) - of(.trailingPadding))
        let latest = of(.left) - margin - of(.leadingPadding)
        return within(of(.current), earliest, max(earliest, latest))
    }

    // MARK: Views

    private var begun: Double {
        let offset = one(.offset)
        var before = 0.0
        for step in explanation.steps where step.name == .left {
            guard case .number(let left) = step.value, let tab = step.tab, left < offset - slack else { continue }
            before = Double(tab + 1)
        }
        return before
    }

    private var ending: Double {
        let end = one(.offset) + one(.viewportWidth)
        var first = one(.count)
        for step in explanation.steps.reversed() where step.name == .right {
            guard case .number(let right) = step.value, let tab = step.tab, right > end + slack else { continue }
            first = Double(tab)
        }
        return one(.count) - first
    }

    /// Edges that are not further apart are one edge.
    private var slack: Double { 1e-9 * max(1, abs(one(.offset))) }
}
