/// A number of CSS with its type (CSS Typed OM 1 §4.2): how often each kind of unit is multiplied into it.
struct CSSQuantity {
    /// The exponent of each kind of unit; all 0 for a number.
    struct Kind: Equatable {
        var percent = 0
        var length = 0
        var angle = 0
        var time = 0
        var frequency = 0
        var resolution = 0

        static let number = Kind()
        static let percentage = Kind(percent: 1)
        static let angle = Kind(angle: 1)

        static func + (left: Kind, right: Kind) -> Kind { combine(left, right, +) }

        static func - (left: Kind, right: Kind) -> Kind { combine(left, right, -) }

        // Exponents wrap around rather than trap; no sum of them that is written in a request gets there.
        private static func combine(_ left: Kind, _ right: Kind, _ sum: (Int, Int) -> Int) -> Kind {
            Kind(
                percent: sum(left.percent, right.percent), length: sum(left.length, right.length),
                angle: sum(left.angle, right.angle), time: sum(left.time, right.time),
                frequency: sum(left.frequency, right.frequency), resolution: sum(left.resolution, right.resolution))
        }
    }

    /// The number, in the canonical unit of its kind: per cent, px, deg, s, Hz, dppx.
    var value: Double
    var kind = Kind.number

    init(_ value: Double, _ kind: Kind = .number) {
        self.value = value
        self.kind = kind
    }

    /// The quantity of a number and a unit; nil for a unit that does not exist, or that depends on an element.
    init?(_ value: Double, unit: String) {
        switch unit {
        case "": self.init(value)
        case "%": self.init(value, .percentage)
        default:
            guard let (factor, kind) = Self.units[unit] else { return nil }
            self.init(value * factor, kind)
        }
    }

    private static let units: [String: (Double, Kind)] = [
        "px": (1, Kind(length: 1)), "cm": (96 / 2.54, Kind(length: 1)), "mm": (96 / 25.4, Kind(length: 1)),
        "q": (96 / 101.6, Kind(length: 1)), "in": (96, Kind(length: 1)), "pt": (96.0 / 72, Kind(length: 1)),
        "pc": (16, Kind(length: 1)),
        "deg": (1, .angle), "grad": (0.9, .angle), "rad": (180 / .pi, .angle), "turn": (360, .angle),
        "s": (1, Kind(time: 1)), "ms": (0.001, Kind(time: 1)),
        "hz": (1, Kind(frequency: 1)), "khz": (1000, Kind(frequency: 1)),
        "dppx": (1, Kind(resolution: 1)), "x": (1, Kind(resolution: 1)), "dpi": (1.0 / 96, Kind(resolution: 1)),
        "dpcm": (2.54 / 96, Kind(resolution: 1)),
    ]
}
