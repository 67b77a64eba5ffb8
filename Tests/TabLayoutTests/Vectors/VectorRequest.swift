import TabLayout

/// A tab bar at a moment, written as the service reads it, with every member given.
struct VectorRequest: Decodable {
    var configuration: ConfigurationMembers
    var state: StateMembers

    struct ConfigurationMembers: Decodable {
        var tabs: [TabMembers]
        var bar: BarMembers
        var indicator: IndicatorMembers?
        var title: TitleMembers
        var pager: PagerMembers
        var motion: MotionMembers
    }

    struct TabMembers: Decodable {
        var labelWidth: Double?
        var width: Double?
        var enabled: Bool
    }

    struct BarMembers: Decodable {
        var width, height, spacing: Double
        var insets: InsetsMembers
        var sizing: SizingMembers
        var alignment, scrollTo, follow: String
    }

    struct InsetsMembers: Decodable { var leading, trailing: Double }

    struct SizingMembers: Decodable {
        var mode: String
        var width: Double?
        var fraction: Double?
    }

    struct IndicatorMembers: Decodable {
        var width: WidthMembers
        var height, cornerRadius, inset: Double
        var color, position, follow: String
    }

    enum WidthMembers: Decodable {
        case number(Double)
        case name(String)
        case object([String: Double])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let name = try? container.decode(String.self) {
                self = .name(name)
            } else {
                self = .object(try container.decode([String: Double].self))
            }
        }
    }

    struct TitleMembers: Decodable {
        var normal, selected: StyleMembers
        var follow: String
        var animated: Bool
    }

    struct StyleMembers: Decodable {
        var fontSize, scale: Double
        var color: String
    }

    struct PagerMembers: Decodable {
        var pageWidth: Double
        var selection, overscroll: String
        var preload: Int
        var animated: Bool
    }

    struct MotionMembers: Decodable {
        var tap, settle: TimingMembers
        var reduced: Bool
    }

    struct TimingMembers: Decodable {
        var duration: Double
        var easing: String
    }

    struct StateMembers: Decodable {
        var offset, velocity: Double
        var phase: String
        var selected: Int?
        var barOffset: Double?
        var indicator: ExtentMembers?
    }

    struct ExtentMembers: Decodable { var x, width: Double }

    struct EventMembers: Decodable {
        var type: String
        var index: Int?

        var event: Event { type == "tap" ? .tap(index ?? -1) : .settle }
    }
}
