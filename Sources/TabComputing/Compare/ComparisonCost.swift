internal import JSON
internal import TabLayout

/// What a comparison takes, added up over its presets.
///
/// A single call is bounded by the limits of its members. Twenty of them in one are bounded here, so that a thread, which does
/// nothing else meanwhile, has it done in some tenths of a second; the dearest that was found, on springs of 300 s, took 0.2 s.
struct ComparisonCost {
    /// The most tabs under all presets. An answer is then no longer than the longest layout, or nearly so.
    static let tabLimit = TabsDraft.limit

    /// The most bytes that are read under several presets. To read a hostile document of a megabyte takes some 50 ms.
    static let readingLimit = 2 << 20

    /// The most stops of the easings of an indicator's edges on its way through all tabs under several presets. Each takes some
    /// 300 ns, also where few of them become keyframes.
    static let stopLimit = 1_000_000

    /// How many presets there are. One alone is not bounded here.
    private let presets: Int
    private var stops = 0
    private var keyframes = 0

    init(presets: Int) { self.presets = presets }

    /// Reports that there is too much to read, if there is.
    func reportReading(_ document: JSONValue, _ bytes: Int, _ decoder: Decoder) -> Bool {
        guard presets > 1 else { return false }
        let event = document.member("event")
        let isInsertion = event?.member("type")?.string.map { $0 == "insert" } ?? false
        let places = [document.member("configuration")?.member("tabs"), isInsertion ? event?.member("tabs") : nil]
            .compactMap { $0 }.filter { $0.kind == .array }
        let count = places.reduce(0) { $0 + $1.count }
        // More than one preset takes is its own to report.
        if let place = places.last, count <= TabsDraft.limit, count * presets > Self.tabLimit {
            decoder.report(
                place, .outOfRange,
                "these are \(count) tabs under \(presets) presets, more than \(Self.tabLimit) in all; name fewer presets"
            )
            return true
        }
        guard bytes * presets > Self.readingLimit else { return false }
        decoder.report(
            .member(of: document.index, "presets"), .outOfRange,
            "\(bytes) bytes are read under \(presets) presets, more than \(Self.readingLimit >> 20) MiB in all; "
                + "name fewer presets")
        return true
    }

    /// Adds what is to be computed; a fault where that is too much.
    mutating func add(_ computation: borrowing Computation) -> PlacedFault? {
        stops += computation.configuration.tabs.count * (computation.configuration.indicator?.stretch.stopCount ?? 0)
        guard presets > 1 && stops > Self.stopLimit else { return nil }
        return PlacedFault(
            "/configuration/indicator/stretch", .outOfRange,
            "under these presets the edges have more than \(Self.stopLimit) stops on their ways through all tabs; "
                + "fewer presets, fewer tabs or shorter easings take fewer")
    }

    /// How many keyframes there may be in what is still to be computed.
    var keyframesLeft: Int { presets > 1 ? Animation.keyframeLimit - keyframes : .max }

    /// Adds what was computed; a fault where that is too much.
    mutating func add(_ moment: ComparedMoment) -> PlacedFault? {
        keyframes += moment.keyframeCount
        guard moment.isTooLong || (presets > 1 && keyframes > Animation.keyframeLimit) else { return nil }
        return PlacedFault(
            "/configuration/motion/tolerance", .outOfRange,
            "the animations under these presets take more than \(Animation.keyframeLimit) keyframes in all; "
                + "fewer presets, fewer tabs or a greater tolerance take fewer")
    }
}

extension Stretch {
    /// How many stops or steps both edges have.
    fileprivate var stopCount: Int {
        if case .edges(let leading, let trailing) = self { leading.stopCount + trailing.stopCount } else { 0 }
    }
}

extension Easing {
    fileprivate var stopCount: Int {
        switch self {
        case .piecewiseLinear(let line): line.points.count
        case .steps(let steps): steps.count
        case .linear, .ease, .easeIn, .easeOut, .easeInOut, .cubicBezier: 0
        }
    }
}
