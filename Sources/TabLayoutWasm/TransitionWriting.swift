internal import TabLayout

extension AnswerWriter {
    /// Writes what an event leads to, with the frames at `times` where these are given.
    mutating func write(_ transition: Transition, at times: [Double]?, isEdit: Bool) {
        let end = transition.end
        let state = end.state
        let configuration = end.configuration
        switch state.offset {
        // As a page is so many times its width from the first one.
        case .page(let page): write(Double(page) * configuration.pager.pageWidth.value)
        case .distance(let distance): write(distance.value)
        }
        write(state.selected)
        write(state.barOffset?.value)
        write(state.indicator?.x.value)
        write(state.indicator?.width.value)
        write(state.focused)
        write(state.phase)
        write(state.velocity.value)
        write(transition.selection)
        if let outcome = transition.keyOutcome {
            write(true)
            write(outcome.focused)
            write(outcome.isHandled)
        } else {
            write(false)
        }
        write(end.bar)
        write(end.indicator)
        write(transition.animation)
        write(configuration.motion.reduction == .both ? transition.reducedAnimation : nil)
        if let times {
            write(true)
            write(times) { writer, time in writer.write(transition.frame(at: time), of: transition) }
        } else {
            write(false)
        }
        write(isEdit)
        if isEdit { write(configuration) }
    }

    private mutating func write(_ frame: TransitionFrame, of transition: Transition) {
        write(frame.time)
        write(frame.progress)
        write(frame.velocity)
        if let indicator = frame.indicator {
            write(true)
            write(indicator.x)
            write(indicator.width)
            write(indicator.opacity)
        } else {
            write(false)
        }
        write(frame.barOffset)
        write(frame.pagerOffset)
        write(transition.movingTitleCount)
        transition.forEachMovingTitle(at: frame.progress) { index, style in
            write(index)
            write(style)
        }
        write(transition.movingTabCount)
        transition.forEachMovingTab(at: frame.progress) { index, tab in
            write(index)
            write(tab.x)
            write(tab.width)
            write(tab.opacity)
        }
    }
}
