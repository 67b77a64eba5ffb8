internal import CTabLayout
internal import TabLayout

// What tab_layout.h declares.

/// Reads a request, writes the answer by `body`, and says how long it is; −1 − place where the request is refused.
private func answer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32,
    _ body: (RequestReader, inout AnswerWriter) throws(Refusal) -> Void
) -> Int32 {
    do {
        let reader = try RequestReader(
            UnsafeBufferPointer(start: request, count: request == nil ? 0 : Int(max(0, count))))
        var writer = AnswerWriter(
            UnsafeMutableBufferPointer(start: memory, count: memory == nil ? 0 : Int(max(0, capacity))))
        try body(reader, &writer)
        return Int32(writer.count)
    } catch {
        return Int32(-1 - error.place)
    }
}

/// The layout that a request asks for.
private func layout(_ reader: RequestReader) throws(Refusal) -> Layout {
    let configuration = try reader.configuration()
    let state = try reader.state(count: configuration.tabs.count)
    // The state was checked against the tabs when it was read.
    do { return try Layout(configuration, at: state) } catch { throw Refusal(place: TL_SELECTED) }
}

/// Where something that happens to a bar leads to; the indices of the event were checked when it was read.
private func transition(
    _ configuration: Configuration, _ state: ScrollState, _ happening: Happening
) throws(Refusal) -> Transition {
    switch happening {
    case .event(let event):
        do { return try Transition(configuration, from: state, event: event) } catch {
            throw Refusal(place: TL_EVENT_FIRST)
        }
    case .edit(let edit):
        do { return try Transition(configuration, from: state, edit: edit) } catch {
            throw Refusal(place: TL_EVENT_FIRST)
        }
    }
}

/// Answers everything at one moment.
@_cdecl("tab_layout_layout")
public func layoutAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { (reader, writer) throws(Refusal) in
        let layout = try layout(reader)
        let animation = layout.animation
        if animation?.isTooLong ?? false { throw Refusal(place: TL_TOLERANCE) }
        writer.write(layout, animation)
    }
}

/// Answers what an event leads to.
@_cdecl("tab_layout_transition")
public func transitionAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { (reader, writer) throws(Refusal) in
        let configuration = try reader.configuration()
        let state = try reader.state(count: configuration.tabs.count)
        let happening = try reader.happening(configuration)
        let transition = try transition(configuration, state, happening)
        if transition.animation?.isTooLong ?? false { throw Refusal(place: TL_TOLERANCE) }
        let times = try reader.sampleTimes(duration: transition.duration)
        // As many looks of titles and places of tabs as an answer of the service may hold.
        if let times, times.count * (transition.movingTitleCount + transition.movingTabCount) > 100_000 {
            throw Refusal(place: TL_TIMES)
        }
        let isEdit = if case .edit = happening { true } else { false }
        writer.write(transition, at: times, isEdit: isEdit)
    }
}

/// Answers the whole range of the pager.
@_cdecl("tab_layout_timeline")
public func timelineAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { (reader, writer) throws(Refusal) in
        let configuration = try reader.configuration()
        let state = try reader.state(count: configuration.tabs.count)
        let timeline = Timeline(configuration, barOffset: state.barOffset?.value)
        if timeline.isTooLong { throw Refusal(place: TL_TOLERANCE) }
        writer.write(timeline)
    }
}

/// Answers the tab at a point.
@_cdecl("tab_layout_hit_test")
public func hitTestAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { (reader, writer) throws(Refusal) in
        let layout = try layout(reader)
        let point = ViewportPoint(x: try reader.quantity(TL_POINT_X), y: try reader.quantity(TL_POINT_Y))
        writer.write(layout.tab(at: point, minimumTarget: try reader.quantity(TL_MINIMUM_TARGET)))
    }
}

/// Answers the progress of an easing at some times.
@_cdecl("tab_layout_ease")
public func easeAnswer(
    _ request: UnsafePointer<Double>?, _ count: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    answer(request, count, memory, capacity) { (reader, writer) throws(Refusal) in
        let easing = try reader.easing(TL_TAP_EASING, stops: reader.lists.tap)
        for index in 0..<(try reader.integer(TL_TIMES, in: 0...RequestReader.timeLimit)) {
            writer.write(easing.progress(at: try reader.number(reader.lists.times + index, in: -1e6...1e6)))
        }
    }
}

/// Answers the configuration of a preset.
@_cdecl("tab_layout_preset")
public func presetAnswer(_ index: Int32, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32) -> Int32 {
    guard index >= 0, Int(index) < Preset.allCases.count else { return 0 }
    let settings = Preset.allCases[Int(index)].settings
    var writer = AnswerWriter(
        UnsafeMutableBufferPointer(start: memory, count: memory == nil ? 0 : Int(max(0, capacity))))
    writer.write(
        tabs: [], bar: settings.bar, indicator: settings.indicator, title: settings.title, pager: settings.pager,
        pageWidth: nil, motion: settings.motion, keyboard: settings.keyboard)
    return Int32(writer.count)
}
