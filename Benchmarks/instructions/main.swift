// The layout module alone, for script/bench-check: does one thing as often as it is told.
//
//   layout CASE COUNT
//
// Built together with the module's sources into one program, so that there is nothing but the module to be counted.

/// Twelve tabs under an indicator that stretches, and a pager between two pages.
let preset = Preset.flutterScrollable.settings
let tabs = (0..<12).map { Tab(labelWidth: Length(40 + Double($0 * 7 % 50))) }

func configuration(_ count: Int) -> Configuration {
    let repeated = (0..<count).map { tabs[$0 % tabs.count] }
    guard
        let configuration = try? Configuration(
            tabs: repeated, bar: preset.bar, indicator: preset.indicator, title: preset.title, pager: preset.pager,
            motion: preset.motion)
    else { fatalError("the configuration contradicts itself") }
    return configuration
}

/// What comes out is summed up and printed, so that the compiler may leave nothing out.
func layout(_ configuration: Configuration, _ number: Int) throws(LayoutError) -> Double {
    let offset = Coordinate(Double(number % 4000)).map { PagerOffset.distance($0) }
    let state = ScrollState(offset: offset, phase: .dragging, selected: number % 12)
    let layout = try Layout(configuration, at: state)
    var sum = layout.bar.offset + (layout.indicator?.x ?? 0)
    layout.forEachTab { _, tab in sum += tab.x + tab.emphasis }
    return sum
}

func transition(_ configuration: Configuration, _ number: Int) throws(LayoutError) -> Double {
    let state = ScrollState(selected: number % 12)
    let transition = try Transition(configuration, from: state, event: .tap((number + 5) % 12))
    return Double(transition.animation?.indicator.count ?? 0)
}

func timeline(_ configuration: Configuration) -> Double {
    let timeline = Timeline(configuration)
    return (0..<timeline.count).reduce(Double(timeline.indicator.count)) { sum, index in
        sum + Double(timeline.title(index).keyframes.count)
    }
}

guard CommandLine.arguments.count == 3, let count = Int(CommandLine.arguments[2]) else {
    fatalError("usage: layout CASE COUNT")
}
let twelve = configuration(12)
let fifty = configuration(50)
var sum = 0.0
for number in 0..<count {
    switch CommandLine.arguments[1] {
    case "layout": sum += try layout(twelve, number)
    case "transition": sum += try transition(twelve, number)
    case "timeline": sum += timeline(fifty)
    default: fatalError("there is no such case")
    }
}
print(sum)
