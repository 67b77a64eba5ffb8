internal import CTabLayout
internal import TabLayout

// What tab_layout.h declares.

/// Reads a request, writes the answer by `body`, and says how long it is; −1 − place where the request is refused.
private func answer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32,
    _ body: (inout RequestReader, inout AnswerWriter) -> Void
) -> Int32 {
    var reader = RequestReader(UnsafeBufferPointer(start: request, count: request == nil ? 0 : Int(max(0, count))))
    var writer = AnswerWriter(memory, capacity)
    body(&reader, &writer)
    if let fault = reader.fault { return Int32(-1 - fault) }
    return Int32(writer.count)
}

/// The layout that a request asks for; nil where it is refused.
private func layout(_ reader: inout RequestReader) -> Layout? {
    guard let configuration = reader.configuration(),
        let state = reader.state(count: configuration.tabs.count)
    else { return nil }
    // The state was checked against the tabs when it was read.
    return try? Layout(configuration, at: state)
}

/// Where something that happens to a bar leads to. The indices of the event were checked when it was read.
private func transition(_ configuration: Configuration, _ state: ScrollState, _ happening: Happening) -> Transition? {
    switch happening {
    case .event(let event): try? Transition(configuration, from: state, event: event)
    case .edit(let edit): try? Transition(configuration, from: state, edit: edit)
    }
}

/// Answers everything at one moment.
@_cdecl("tab_layout_layout")
public func layoutAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { reader, writer in
        guard let layout = layout(&reader) else { return }
        let animation = layout.animation
        if animation?.isTooLong ?? false { return reader.refuse(TL_TOLERANCE) }
        writer.write(layout, animation)
    }
}

/// Answers what an event leads to.
@_cdecl("tab_layout_transition")
public func transitionAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { reader, writer in
        guard let configuration = reader.configuration(),
            let state = reader.state(count: configuration.tabs.count),
            let happening = reader.happening(configuration),
            let transition = transition(configuration, state, happening)
        else { return }
        if transition.animation?.isTooLong ?? false { return reader.refuse(TL_TOLERANCE) }
        let times = reader.sampleTimes(duration: transition.duration)
        // As many looks of titles and places of tabs as an answer of the service may hold.
        if let times, times.count * (transition.movingTitleCount + transition.movingTabCount) > 100_000 {
            reader.refuse(TL_TIMES)
        }
        if reader.fault != nil { return }
        let isEdit = if case .edit = happening { true } else { false }
        writer.write(transition, at: times, isEdit: isEdit)
    }
}

/// Answers the whole range of the pager.
@_cdecl("tab_layout_timeline")
public func timelineAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { reader, writer in
        guard let configuration = reader.configuration(),
            let state = reader.state(count: configuration.tabs.count)
        else { return }
        let timeline = Timeline(configuration, barOffset: state.barOffset?.value)
        if timeline.isTooLong { return reader.refuse(TL_TOLERANCE) }
        writer.write(timeline)
    }
}

/// Answers the tab at a point.
@_cdecl("tab_layout_hit_test")
public func hitTestAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { reader, writer in
        guard let layout = layout(&reader) else { return }
        let point = ViewportPoint(x: reader.quantity(TL_POINT_X), y: reader.quantity(TL_POINT_Y))
        writer.write(layout.tab(at: point, minimumTarget: reader.quantity(TL_MINIMUM_TARGET)))
    }
}

/// Answers the progress of an easing at some times.
@_cdecl("tab_layout_ease")
public func easeAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { reader, writer in
        let easing = reader.easing(TL_TAP_EASING, stops: reader.lists.tap)
        for index in 0..<reader.integer(TL_TIMES, in: 0...RequestReader.timeLimit) {
            writer.write(easing.progress(at: reader.number(reader.lists.times + index, in: -1e6...1e6)))
        }
    }
}

/// Answers the configuration of a preset.
@_cdecl("tab_layout_preset")
public func presetAnswer(_ index: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32) -> Int32 {
    guard index >= 0, Int(index) < Preset.allCases.count else { return 0 }
    var writer = AnswerWriter(memory, capacity)
    writer.write(Preset.allCases[Int(index)].settings)
    return Int32(writer.count)
}
