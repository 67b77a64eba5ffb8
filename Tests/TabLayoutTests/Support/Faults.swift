import TabLayout

// What no answer may be, whatever was asked for. A list of faults is empty when all is well.

extension Layout {
    /// Numbers that are not finite, and places outside the content.
    var faults: [String] {
        var faults: [String] = []
        let bar = bar
        let isOrdered = bar.minOffset <= 0 && bar.maxOffset >= 0
        if !(bar.contentWidth.isFinite && isOrdered) { faults.append("content of \(bar.contentWidth)") }
        if !(bar.offset >= bar.minOffset && bar.offset <= bar.maxOffset) { faults.append("strip at \(bar)") }
        if !selection.position.isFinite || selection.offsetRatio?.isFinite == false {
            faults.append("position \(selection)")
        }
        let end = bar.contentWidth * (1 + 1e-12)
        for index in Set([0, 1, strip.count / 2, strip.count - 1]).filter((0..<strip.count).contains) {
            let tab = tab(index)
            let isInside = tab.x >= 0 && tab.width >= 0 && tab.x + tab.width <= end
            if !isInside || !(0...1).contains(tab.emphasis) { faults.append("tab \(index): \(tab)") }
        }
        if let indicator {
            let isFinite = indicator.x.isFinite && indicator.y.isFinite && indicator.width.isFinite
            if !isFinite || indicator.width < 0 { faults.append("indicator \(indicator)") }
        }
        let pager = pager
        if !pager.offset.isFinite || pager.visible.count > 2 || !(0...strip.count).contains(pager.mounted.upperBound) {
            faults.append("pager \(pager)")
        }
        return faults + (animation?.faults ?? [])
    }
}

extension Animation {
    /// Numbers that are not finite, negative widths, and an animation of nothing.
    var faults: [String] {
        var numbers = barOffsets + pagerOffsets + indicatorExtents.flatMap(\.self)
        numbers += titleSizes.flatMap(\.self)
        let isSound = numbers.allSatisfy(\.isFinite) && indicator.allSatisfy { $0.width >= 0 } && !isStill
        return isSound ? [] : ["animation \(self)"]
    }
}

extension TransitionFrame {
    /// Numbers that are not finite, and negative widths.
    var faults: [String] {
        var numbers = [progress, barOffset, pagerOffset]
        if let indicator { numbers += [indicator.x, indicator.width] }
        return numbers.allSatisfy(\.isFinite) && (indicator?.width ?? 0) >= 0 ? [] : ["frame \(self)"]
    }
}
