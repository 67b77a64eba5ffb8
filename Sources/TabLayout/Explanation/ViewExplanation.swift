extension Layout {
    /// How many tabs are not in view, and where the arrow buttons lead.
    func viewExplanations(_ view: TabsInView) -> [Explanation] {
        let offset = Explanation.Step(.offset, barEnd)
        let viewport = Explanation.Step(.viewportWidth, strip.viewportWidth)
        let (firstWhole, firstCut) = (view.leadingOverflow, strip.count - view.trailingOverflow)
        // The tabs on both sides of where the one kind ends and the other begins.
        var lefts: [Explanation.Step] = []
        var rights: [Explanation.Step] = []
        for index in firstWhole - 1...firstWhole where configuration.tabs.indices.contains(index) {
            lefts.append(.init(.left, of: index, strip.tab(index).left))
        }
        for index in firstCut - 1...firstCut where configuration.tabs.indices.contains(index) {
            rights.append(.init(.right, of: index, strip.tab(index).right))
        }
        var list = [
            Explanation(.leadingOverflow, Double(view.leadingOverflow), .beginBefore, [offset] + lefts),
            Explanation(
                .trailingOverflow, Double(view.trailingOverflow), .endBehind,
                [offset, viewport] + rights + [.init(.count, Double(strip.count))]),
        ]
        if let backward = view.backward {
            let trace = StepTrace {
                _ = TabsInView.pageBackward(strip, from: barEnd, to: firstWhole - 1, $0)
                scrolling.noteLimits($0)
            }
            list.append(explanation(.backward, offset: backward, trace))
        }
        if let forward = view.forward {
            let trace = StepTrace {
                _ = TabsInView.pageForward(strip, from: barEnd, to: firstCut, $0)
                scrolling.noteLimits($0)
            }
            list.append(explanation(.forward, offset: forward, trace))
        }
        return list
    }
}
