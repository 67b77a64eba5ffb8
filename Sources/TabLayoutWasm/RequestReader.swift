internal import CTabLayout
internal import TabLayout

/// Why a request is refused.
struct Refusal: Error {
    /// The place of the number that is at fault.
    let place: Int
}

/// Reads the numbers of a request. Every number is checked where it is read, so that nothing which is read here traps later.
struct RequestReader {
    private let numbers: UnsafeBufferPointer<Double>
    /// Where each list begins.
    private(set) var lists = ListPlaces()

    /// The most tabs of one request.
    static let tabLimit = 10_000
    /// The most stops of one `linear()`.
    private static let stopLimit = 1000
    /// The most colours of an indicator.
    private static let colorLimit = 10_000
    /// The most times of one request.
    static let timeLimit = 10_000

    /// The numbers, whose version and lengths are checked.
    init(_ numbers: UnsafeBufferPointer<Double>) throws(Refusal) {
        self.numbers = numbers
        guard try number(TL_VERSION) == 1 else { throw Refusal(place: TL_VERSION) }
        var place = TL_HEADER
        /// Where a list begins, whose length is read at `length`.
        func list(_ length: Int, _ limit: Int, _ stride: Int) throws(Refusal) -> Int {
            let start = place
            let count = try integer(length, in: 0...limit)
            place += count * stride
            // The numbers are there: refused at the first one that is not.
            if place > numbers.count { throw Refusal(place: numbers.count) }
            return start
        }
        lists.tabs = try list(TL_TABS, Self.tabLimit, 3)
        lists.colors = try list(TL_INDICATOR_COLORS, Self.colorLimit, 1)
        lists.leading = try list(TL_LEADING + 5, Self.stopLimit, 3)
        lists.trailing = try list(TL_TRAILING + 5, Self.stopLimit, 3)
        lists.tap = try list(TL_TAP_EASING + 5, Self.stopLimit, 3)
        lists.settle = try list(TL_SETTLE_EASING + 5, Self.stopLimit, 3)
        lists.mounted = try list(TL_MOUNTED, Self.tabLimit, 1)
        lists.eventTabs = try list(TL_EVENT_TABS, Self.tabLimit, 3)
        lists.times = place
        if try !isMissing(TL_TIMES) { _ = try list(TL_TIMES, Self.timeLimit, 1) }
    }

    /// Any number, NaN and the infinities too.
    func number(_ place: Int) throws(Refusal) -> Double {
        guard place < numbers.count else { throw Refusal(place: numbers.count) }
        return numbers[place]
    }

    /// Whether the value is not given.
    func isMissing(_ place: Int) throws(Refusal) -> Bool { try number(place).isNaN }

    /// A number between two bounds, both included.
    func number(_ place: Int, in range: ClosedRange<Double>) throws(Refusal) -> Double {
        let value = try number(place)
        guard range.contains(value) else { throw Refusal(place: place) }
        return value
    }

    func quantity<Limits>(_ place: Int) throws(Refusal) -> Quantity<Limits> {
        guard let quantity = Quantity<Limits>(try number(place)) else { throw Refusal(place: place) }
        return quantity
    }

    /// A quantity that need not be given.
    func optional<Limits>(_ place: Int) throws(Refusal) -> Quantity<Limits>? {
        if try isMissing(place) { return nil }
        let quantity: Quantity<Limits> = try quantity(place)
        return quantity
    }

    func integer(_ place: Int, in range: ClosedRange<Int>) throws(Refusal) -> Int {
        let value = try number(place)
        guard value >= Double(range.lowerBound), value <= Double(range.upperBound), value == value.rounded(.down) else {
            throw Refusal(place: place)
        }
        return Int(value)
    }

    /// An index below `count`, or nil for NaN.
    func index(_ place: Int, below count: Int) throws(Refusal) -> Int? {
        if try isMissing(place) { return nil }
        return try requiredIndex(place, below: count)
    }

    func requiredIndex(_ place: Int, below count: Int) throws(Refusal) -> Int {
        guard count > 0 else { throw Refusal(place: place) }
        return try integer(place, in: 0...count - 1)
    }

    func truth(_ place: Int) throws(Refusal) -> Bool { try integer(place, in: 0...1) == 1 }

    func color(_ place: Int) throws(Refusal) -> Color {
        let number = try number(place, in: 0...0xFFFF_FFFF)
        guard number == number.rounded(.down) else { throw Refusal(place: place) }
        let bits = UInt32(number)
        func channel(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
        return Color(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }

    /// The value of an enumeration by its index among all.
    func choice<Value>(_ place: Int, _ values: [Value]) throws(Refusal) -> Value {
        values[try integer(place, in: 0...values.count - 1)]
    }

    func tabs(_ length: Int, at start: Int) throws(Refusal) -> [Tab] {
        let count = try integer(length, in: 0...Self.tabLimit)
        var tabs: [Tab] = []
        tabs.reserveCapacity(count)
        for index in 0..<count {
            let place = start + 3 * index
            tabs.append(
                Tab(labelWidth: try optional(place), width: try optional(place + 1), isEnabled: try truth(place + 2)))
        }
        return tabs
    }
}

/// Where the lists of a request begin.
struct ListPlaces {
    var tabs = 0
    var colors = 0
    var leading = 0
    var trailing = 0
    var tap = 0
    var settle = 0
    var mounted = 0
    var eventTabs = 0
    var times = 0
}
