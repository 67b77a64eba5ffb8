import Foundation

@testable import TabLayout

/// What an explanation comes to, worked out anew from nothing but its rule and its steps, and from those settings of the
/// configuration that are no numbers.
struct Recomputation {
    let explanation: Explanation
    let configuration: Configuration
    /// The pages that exist.
    let held: [Int]

    /// The value, or nil where the steps do not lead to one.
    var value: Explanation.Value? {
        switch explanation.subject {
        case .selectionIndex: return selectedIndex
        case .color, .indicatorColor: return color.map { .color($0) }
        case .visiblePages, .mountedPages, .unmountedPages: return pages.map { .pages($0) }
        case .tabX, .indicatorX: return drawn(logicalX).map { .number($0) }
        case .indicatorY: return grid(logicalNumber).map { .number($0) }
        case .tabWidth: return drawnWidth(logicalNumber).map { .number($0) }
        case .indicatorWidth: return drawnWidth(indicator?.width).map { .number($0) }
        case .barOffset, .minOffset, .maxOffset, .backward, .forward: return scrolled(logicalNumber).map { .number($0) }
        default: return logicalNumber.map { .number($0) }
        }
    }

    private var logicalX: Double? {
        if case .indicatorX = explanation.subject { indicator?.left } else { logicalNumber }
    }

    // MARK: Steps

    /// The numbers of the steps of a name, in order.
    func all(_ name: Explanation.StepName) -> [Double] {
        explanation.steps.compactMap { step in
            guard step.name == name, case .number(let number) = step.value else { return nil }
            return number
        }
    }

    func one(_ name: Explanation.StepName) -> Double { all(name).first ?? .nan }

    func index(_ name: Explanation.StepName) -> Int? {
        for step in explanation.steps where step.name == name {
            if case .index(let index) = step.value { return index }
        }
        return nil
    }

    var count: Int { configuration.tabs.count }

    func mix(_ start: Double, _ end: Double, _ part: Double) -> Double { start * (1 - part) + end * part }

    func within(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
        value < lower ? lower : value > upper ? upper : value
    }

    // MARK: What is seen

    private var isMirrored: Bool { configuration.bar.direction == .rightToLeft }

    /// A scroll offset, seen from the other side where it is.
    private func scrolled(_ offset: Double?) -> Double? {
        guard let offset else { return nil }
        guard !all(.mirrored).isEmpty else { return offset }
        guard isMirrored, let content = all(.contentWidth).last, let viewport = all(.viewportWidth).last else {
            return nil
        }
        return content - viewport - offset
    }

    /// A left edge, seen from the other side where it is, on the grid.
    private func drawn(_ left: Double?) -> Double? {
        guard let left else { return nil }
        guard isMirrored else { return grid(left) }
        guard let content = all(.contentWidth).last, let width = all(.width).last, !all(.mirrored).isEmpty else {
            return nil
        }
        let x = content - left - width
        if case .tabX = explanation.subject { return grid(max(0, x)) }
        return grid(x)
    }

    private func grid(_ value: Double?) -> Double? {
        guard let value, let ratio = all(.pixelRatio).first else { return value }
        guard configuration.bar.pixelGrid != nil else { return nil }
        return abs(value * ratio) < 1e15 ? floor(value * ratio + 0.5 + 1e-9) / ratio : value
    }

    private func drawnWidth(_ width: Double?) -> Double? {
        guard let width, !all(.pixelRatio).isEmpty, let left = all(.left).last else { return width }
        guard let start = grid(left), let end = grid(left + width) else { return nil }
        return max(0, end - start)
    }

    // MARK: Numbers

    /// The number by the rule, seen from left to right and not yet on the grid.
    private var logicalNumber: Double? {
        let size = Double(count)
        switch explanation.rule {
        case .offsetInPages: return within(one(.pagerOffset) / one(.pageWidth), -1e300, 1e300)
        case .distanceFromSelection: return index(.index).map { one(.position) - Double($0) }
        case .fitsViewport:
            let taken = one(.tabs) + one(.spacing) + one(.insets)
            return taken <= one(.viewportWidth) * (1 + 1e-11) ? one(.viewportWidth) : nil
        case .exceedsViewport: return one(.tabs) + one(.spacing) + one(.insets)
        case .startOfContent: return 0
        case .endOfContent: return one(.contentWidth) - one(.viewportWidth)
        case .ownWidth: return one(.ownWidth)
        case .equalShare:
            let share = (one(.viewportWidth) - one(.insets) - one(.spacing)) / one(.count)
            return atMostMaximum(max(share, one(.minimum)))
        case .fixedWidth: return one(.fixedWidth)
        case .compactShare: return one(.factor) * one(.viewportWidth) / one(.count)
        case .naturalWidth: return isDecided(fits: false) ? natural : nil
        case .filledWidth: return isClose(natural, one(.needed)) ? max(natural, one(.share)) : nil
        case .sharedRoom:
            guard isDecided(fits: configuration.isAutomaticOtherwiseEqual ? nil : true) else { return nil }
            let room = one(.viewportWidth) - one(.insets) - one(.spacing) - one(.ownWidths)
            return max(0, room / one(.sharing))
        case .widestWidth: return isDecided(fits: true) ? one(.widest) : nil
        case .placed, .placedOneTabIn:
            guard isAligned(size) else { return nil }
            return one(.leadingInset) + one(.lead) + one(.widthsBefore) + one(.tabsBefore) * (one(.gap) + one(.share))
        case .selectedOrNot: return explanation.subject == .emphasis(index(.index) ?? -1) ? 1 : 0
        case .nearnessToPosition:
            guard case .emphasis(let tab) = explanation.subject else { return nil }
            return max(0, 1 - abs(one(.position) - Double(tab)))
        case .blended: return mix(one(.normal), one(.selected), one(.emphasis))
        case .atBottom: return one(.barHeight) - one(.height) - one(.inset)
        case .atTop: return one(.inset)
        case .atMiddle: return one(.barHeight) / 2 - one(.height) / 2
        case .opaque: return 1
        case .fadingOut: return 1 - one(.fraction) * 2
        case .fadingIn: return one(.fraction) * 2 - 1
        case .givenOffset: return nil
        case .onPage: return index(.page).map { Double($0) * one(.pageWidth) }
        default: return stripNumber
        }
    }

    /// What the label needs, within its bounds; the greatest width wins.
    private var natural: Double {
        let wanted = max(one(.labelWidth) + one(.padding), one(.minimum))
        return atMostMaximum(wanted)
    }

    /// A width, no more than the greatest one where there is such.
    private func atMostMaximum(_ width: Double) -> Double {
        all(.maximum).first.map { min($0, width) } ?? width
    }

    /// Whether tabs of automatic sizing were rightly said to fit, or not to; true of other sizings.
    private func isDecided(fits: Bool?) -> Bool {
        guard case .auto = configuration.bar.sizing, let fits else { return true }
        if let limit = all(.countLimit).first { return (one(.count) <= limit) == fits }
        return (one(.count) * one(.widest) <= one(.available)) == fits
    }

    private func isAligned(_ size: Double) -> Bool {
        let free = one(.free)
        let expected: (lead: Double, share: Double)
        switch explanation.rule {
        case .placedOneTabIn: expected = (min(one(.width), free), 0)
        case .placed(.start): expected = (0, 0)
        case .placed(.center): expected = (free / 2, 0)
        case .placed(.end): expected = (free, 0)
        case .placed(.spaceBetween): expected = (0, size > 1 ? free / (size - 1) : 0)
        case .placed(.spaceAround): expected = (free / size / 2, free / size)
        case .placed(.spaceEvenly): expected = (free / (size + 1), free / (size + 1))
        default: return false
        }
        return isClose([one(.lead), one(.share)], [expected.lead, expected.share])
    }
}

extension Configuration {
    /// Whether tabs of automatic sizing have an equal share whether they fit or not.
    var isAutomaticOtherwiseEqual: Bool {
        if case .auto(_, let fit) = bar.sizing { fit.otherwise == .equal } else { false }
    }
}
