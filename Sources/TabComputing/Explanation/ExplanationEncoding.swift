internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes how the numbers of a layout came about.
    func write(_ explanations: [Explanation]) {
        array {
            for explanation in explanations {
                object {
                    member("of", explanation.subject.pointer)
                    key("value")
                    write(explanation.value)
                    member("rule", explanation.rule.code)
                    key("steps")
                    array { explanation.steps.forEach(write) }
                    member("text", explanation.sentence)
                }
            }
        }
    }

    private func write(_ step: Explanation.Step) {
        object {
            member("name", step.name.code)
            if let tab = step.tab { member("tab", tab) }
            key("value")
            write(step.value)
        }
    }

    private func write(_ value: Explanation.Value) {
        switch value {
        case .number(let number): self.value(number)
        case .color(let color): write(color)
        case .index(let index?): self.value(index)
        case .index(nil): null()
        case .pages(let pages): array { pages.forEach { self.value($0) } }
        }
    }
}

extension Explanation.Subject {
    /// Where the number stands in the answer of a layout, as a JSON Pointer.
    var pointer: String {
        switch self {
        case .selectionIndex: "/selection/index"
        case .selectionPosition: "/selection/position"
        case .selectionOffsetRatio: "/selection/offsetRatio"
        case .contentWidth: "/bar/contentWidth"
        case .barOffset: "/bar/offset"
        case .minOffset: "/bar/minOffset"
        case .maxOffset: "/bar/maxOffset"
        case .leadingOverflow: "/bar/overflow/leading"
        case .trailingOverflow: "/bar/overflow/trailing"
        case .backward: "/bar/paging/backward"
        case .forward: "/bar/paging/forward"
        case .tabX(let index): "/tabs/\(index)/x"
        case .tabWidth(let index): "/tabs/\(index)/width"
        case .emphasis(let index): "/tabs/\(index)/emphasis"
        case .fontSize(let index): "/tabs/\(index)/fontSize"
        case .fontWeight(let index): "/tabs/\(index)/fontWeight"
        case .scale(let index): "/tabs/\(index)/scale"
        case .color(let index): "/tabs/\(index)/color"
        case .indicatorX: "/indicator/x"
        case .indicatorY: "/indicator/y"
        case .indicatorWidth: "/indicator/width"
        case .indicatorColor: "/indicator/color"
        case .indicatorOpacity: "/indicator/opacity"
        case .pagerOffset: "/pager/offset"
        case .visiblePages: "/pager/visible"
        case .mountedPages: "/pager/mounted"
        case .unmountedPages: "/pager/unmount"
        }
    }
}
