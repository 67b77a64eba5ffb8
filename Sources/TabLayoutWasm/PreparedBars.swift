internal import CTabLayout
internal import TabLayout

// Bars that are read and checked once, for a page that asks for one of them at every frame.

/// The bars by their numbers; nil where one was given back. The module has one thread.
nonisolated(unsafe) private var bars: [Configuration?] = []

/// The configuration of a bar; nil where there is none of this number.
private func bar(_ number: Int32) -> Configuration? {
    number >= 0 && Int(number) < bars.count ? bars[Int(number)] : nil
}

/// Keeps the bar of a request, and answers its number.
@_cdecl("tab_layout_bar")
public func prepareBar(_ request: UnsafePointer<Double>?, _ count: Int32) -> Int32 {
    var reader = RequestReader(UnsafeBufferPointer(start: request, count: request == nil ? 0 : Int(max(0, count))))
    guard let configuration = reader.configuration() else { return Int32(-1 - (reader.fault ?? 0)) }
    for index in bars.indices where bars[index] == nil {
        bars[index] = configuration
        return Int32(index)
    }
    bars.append(configuration)
    return Int32(bars.count - 1)
}

/// Lets go of a bar.
@_cdecl("tab_layout_bar_free")
public func freeBar(_ number: Int32) -> Int32 {
    guard bar(number) != nil else { return 0 }
    bars[Int(number)] = nil
    return 1
}

/// Answers what a frame of a bar needs. No memory is asked for.
@_cdecl("tab_layout_bar_at")
public func frameAnswer(
    _ number: Int32, _ state: UnsafePointer<Double>?, _ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32
) -> Int32 {
    let numbers = UnsafeBufferPointer(start: state, count: state == nil ? 0 : TL_MOMENT)
    var reader = RequestReader(moment: numbers)
    guard let configuration = bar(number), let state = reader.state(count: configuration.tabs.count),
        let layout = try? Layout(configuration, at: state)
    else { return Int32(-1 - (reader.fault ?? 0)) }
    var writer = AnswerWriter(memory, capacity)
    writer.writeFrame(of: layout)
    return Int32(writer.count)
}
