/// A random tab bar and something that happens to it, as the parts of a request.
struct Scenario {
    let configuration: String
    let state: String
    let event: String
    /// An edit of the bar.
    let edit: String
    /// Whether a colour is translucent: what becomes of it beyond the ends of an animation is left to whoever draws it.
    let isTranslucent: Bool

    init(seed: UInt64) {
        var random = Generator(seed: seed)
        let count = Int.random(in: 1...6, using: &random)
        isTranslucent = random.chance(0.2)
        let selected = Int.random(in: 0..<count, using: &random)
        let tabs = (0..<count).map { index in
            #"{"title": "\#(index)", "labelWidth": \#(random.tenth(100...900)), "width": \#(random.tenth(300...1200))}"#
        }
        let colors = (0..<Int.random(in: 1...3, using: &random)).map { [isTranslucent] _ in
            random.color(translucent: isTranslucent)
        }
        let width = random.pick(["40", "\"tab\"", "\"label\"", #"{"ratio": 0.5}"#, #"{"inset": 20}"#])
        configuration = """
            {"preset": "titles", "tabs": [\(tabs.joined(separator: ", "))],
             "bar": {"sizing": {"mode": "fixed", "width": 90}, "spacing": \(random.tenth(0...100)),
                     "scrollTo": "\(random.pick(["center", "start", "end"]))", "follow": "\(random.pick(["drag", "selection"]))"},
             "indicator": {"width": \(width), "height": 3, "color": [\(colors.joined(separator: ", "))],
                           "stretch": \(Self.stretch(&random)), "path": "\(random.pick(["direct", "through"]))",
                           "follow": "\(random.pick(["drag", "selection"]))"},
             "title": {"normal": \(Self.style(&random, isTranslucent)), "selected": \(Self.style(&random, isTranslucent)),
                       "follow": "\(random.pick(["drag", "selection"]))", "animated": true,
                       "colorSpace": "\(random.pick(["srgb", "srgb", "oklab"]))"},
             "pager": {"animated": true},
             "motion": {"tolerance": \(random.pick([0.25, 2])), "tap": \(Self.clock(&random))}}
            """
        state = Self.state(&random, selected)
        event = #"{"type": "tap", "index": \#(Int.random(in: 0..<count, using: &random))}"#
        edit = Self.edit(&random, count)
    }

    private static func edit(_ random: inout Generator, _ count: Int) -> String {
        func index() -> Int { Int.random(in: 0..<count, using: &random) }
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            let width = random.tenth(300...1200)
            return
                #"{"type": "insert", "at": \#(index()), "tabs": [{"labelWidth": 30, "width": \#(width)}, {"labelWidth": 9}]}"#
        case 1: return #"{"type": "remove", "index": \#(index())}"#
        case 2: return #"{"type": "move", "from": \#(index()), "to": \#(index())}"#
        default: return #"{"type": "resize", "width": \#(random.tenth(1000...9000))}"#
        }
    }

    private static func stretch(_ random: inout Generator) -> String {
        let names = ["linear", "elastic", "worm", "fade", "snap"].map { "\"\($0)\"" }
        if random.chance(0.7) { return random.pick(names) }
        return #"{"leading": \#(random.easing(overshoots: true)), "trailing": \#(random.easing(overshoots: true))}"#
    }

    private static func style(_ random: inout Generator, _ isTranslucent: Bool) -> String {
        """
        {"fontSize": \(random.pick([15, 17])), "fontWeight": \(random.pick([400, 700])),
         "scale": \(random.pick([1, 1.3])), "color": \(random.color(translucent: isTranslucent))}
        """
    }

    private static func clock(_ random: inout Generator) -> String {
        let easing =
            random.chance(0.2)
            ? #"{"spring": {"stiffness": 300, "damping": \#(random.pick([8, 20, 40]))}}"#
            : random.easing(overshoots: true)
        return #"{"duration": \#(random.pick([250, 300, 1000.5])), "easing": \#(easing)}"#
    }

    private static func state(_ random: inout Generator, _ selected: Int) -> String {
        var members = [#""selected": \#(selected)"#]
        if random.chance(0.4) {
            members.append(#""indicator": {"x": \#(random.tenth(-200...4000)), "width": \#(random.tenth(0...900))}"#)
        }
        if random.chance(0.4) { members.append(#""barOffset": \#(random.tenth(0...800))"#) }
        return "{\(members.joined(separator: ", "))}"
    }

    func transition(_ form: String) -> String { transition(event, form) }

    func edited(_ form: String) -> String { transition(edit, form) }

    private func transition(_ event: String, _ form: String) -> String {
        "{\"configuration\": \(configuration), \"state\": \(state), \"event\": \(event), \(form)}"
    }

    func timeline(_ form: String) -> String {
        "{\"configuration\": \(configuration), \"state\": \(state), \(form)}"
    }
}
