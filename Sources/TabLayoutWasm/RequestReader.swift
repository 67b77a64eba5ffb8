internal import CTabLayout
internal import TabLayout

/// Reads the numbers of a request. Every number is checked where it is read, so that nothing which is read here traps later.
///
/// After a number that is at fault the reading goes on, with a value that would have been right: a check after each number would
/// be a third of this module. So whoever is about to compute with what was read asks for `fault` first.
struct RequestReader {
    private let numbers: UnsafeBufferPointer<Double>
    /// The place that the first number has.
    private let first: Int
    /// Where each list begins.
    private(set) var lists = ListPlaces()
    /// The place of the first number that is at fault; nil when none is.
    private(set) var fault: Int?

    /// The most tabs of one request.
    static let tabLimit = 10_000
    /// The most stops of one `linear()`.
    private static let stopLimit = 1000
    /// The most colours of an indicator.
    static let colorLimit = 10_000
    /// The most times of one request.
    static let timeLimit = 10_000

    /// The numbers, whose version and lengths are checked.
    init(_ numbers: UnsafeBufferPointer<Double>) {
        self.numbers = numbers
        first = 0
        if number(TL_VERSION) != 1 { refuse(TL_VERSION) }
        var place = TL_HEADER
        lists.tabs = list(&place, TL_TABS, Self.tabLimit, 3)
        lists.colors = list(&place, TL_INDICATOR_COLORS, Self.colorLimit, 1)
        lists.leading = list(&place, TL_LEADING + 5, Self.stopLimit, 3)
        lists.trailing = list(&place, TL_TRAILING + 5, Self.stopLimit, 3)
        lists.tap = list(&place, TL_TAP_EASING + 5, Self.stopLimit, 3)
        lists.settle = list(&place, TL_SETTLE_EASING + 5, Self.stopLimit, 3)
        lists.mounted = list(&place, TL_MOUNTED, Self.tabLimit, 1)
        lists.eventTabs = list(&place, TL_EVENT_TABS, Self.tabLimit, 3)
        lists.times = place
        if !isMissing(TL_TIMES) { _ = list(&place, TL_TIMES, Self.timeLimit, 1) }
    }

    /// The numbers of a state alone, without lists.
    init(moment numbers: UnsafeBufferPointer<Double>) {
        self.numbers = numbers
        first = TL_OFFSET
        if number(TL_MOUNTED) != 0 { refuse(TL_MOUNTED) }
    }

    /// Where a list begins, whose length is read at `length`; `place` is brought behind it.
    private mutating func list(_ place: inout Int, _ length: Int, _ limit: Int, _ stride: Int) -> Int {
        let start = place
        place += integer(length, in: 0...limit) * stride
        // The numbers are there: refused at the first one that is not.
        if place > numbers.count { refuse(numbers.count) }
        return start
    }

    /// Notes that the number at `place` is at fault.
    @inline(never)
    mutating func refuse(_ place: Int) { if fault == nil { fault = place } }

    /// Any number, NaN and the infinities too.
    mutating func number(_ place: Int) -> Double {
        // The one access to what the caller owns: no place beyond it is read, whatever asks for it.
        if place >= first && place < first + numbers.count { return numbers[place - first] }
        refuse(first + numbers.count)
        return 0
    }

    /// Whether the value is not given.
    mutating func isMissing(_ place: Int) -> Bool { number(place).isNaN }

    /// A number between two bounds, both included.
    mutating func number(_ place: Int, in range: ClosedRange<Double>) -> Double {
        let value = number(place)
        if range.contains(value) { return value }
        refuse(place)
        return range.lowerBound
    }

    mutating func quantity<Limits>(_ place: Int) -> Quantity<Limits> {
        Quantity(floatLiteral: number(place, in: Limits.range))
    }

    /// A quantity that need not be given.
    mutating func optional<Limits>(_ place: Int) -> Quantity<Limits>? { isMissing(place) ? nil : quantity(place) }

    mutating func integer(_ place: Int, in range: ClosedRange<Int>) -> Int {
        let value = number(place, in: Double(range.lowerBound)...Double(range.upperBound))
        let whole = value.rounded(.down)
        if whole != value { refuse(place) }
        return Int(whole)
    }

    /// An index below `count`, or nil for NaN.
    mutating func index(_ place: Int, below count: Int) -> Int? {
        isMissing(place) ? nil : requiredIndex(place, below: count)
    }

    mutating func requiredIndex(_ place: Int, below count: Int) -> Int {
        if count == 0 { refuse(place) }
        return integer(place, in: 0...max(0, count - 1))
    }

    mutating func truth(_ place: Int) -> Bool { integer(place, in: 0...1) == 1 }

    mutating func color(_ place: Int) -> Color {
        let number = number(place, in: 0...0xFFFF_FFFF)
        if number != number.rounded(.down) { refuse(place) }
        let bits = UInt32(number)
        func channel(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
        return Color(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }

    /// The value of an enumeration by its index.
    mutating func choice<Value: RawRepresentable<UInt8>>(_ place: Int) -> Value {
        if let value = Value(rawValue: UInt8(integer(place, in: 0...255))) { return value }
        refuse(place)
        guard let first = Value(rawValue: 0) else { preconditionFailure("an enumeration that does not begin with 0") }
        return first
    }

    mutating func tabs(_ length: Int, at start: Int) -> [Tab] {
        let count = integer(length, in: 0...Self.tabLimit)
        var tabs: [Tab] = []
        tabs.reserveCapacity(count)
        for index in 0..<count {
            let place = start + 3 * index
            tabs.append(Tab(labelWidth: optional(place), width: optional(place + 1), isEnabled: truth(place + 2)))
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
