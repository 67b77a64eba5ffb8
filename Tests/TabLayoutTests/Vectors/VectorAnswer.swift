/// The answers of a vector, with the names that the service gives their parts.
struct LayoutAnswer: Decodable {
    var selection: SelectionMembers
    var bar: BarMembers
    var tabs: [TabMembers]
    var indicator: IndicatorMembers?
    var pager: PagerMembers
    var animation: AnimationMembers?
}

struct TransitionAnswer: Decodable {
    var state: VectorRequest.StateMembers
    var selection: SelectionMembers
    var bar: BarMembers
    var indicator: IndicatorMembers?
    var animation: AnimationMembers?
    var frames: [FrameMembers]
}

struct SelectionMembers: Decodable {
    var index, previous: Int?
    var changed: Bool
    var position: Double
    var offsetRatio: Double?
}

struct BarMembers: Decodable { var contentWidth, offset, maxOffset: Double }

struct TabMembers: Decodable {
    var x, width, height: Double
    var selected: Bool
    var emphasis, fontSize, scale: Double
    var color: String
    /// Nil where only a rounding could tell.
    var visible: Bool?
}

struct IndicatorMembers: Decodable {
    var x, y, width, height, cornerRadius, opacity: Double
    var color: String
}

struct PagerMembers: Decodable {
    var offset: Double
    var visible, mounted: [Int]
}

struct AnimationMembers: Decodable {
    var duration: Double
    var easing, reason: String
    var indicator: [IndicatorKeyframe]
    var bar, pager: [ScrollKeyframe]
    var titles: [TitleTrack]

    struct IndicatorKeyframe: Decodable { var offset, x, width, opacity: Double }

    struct ScrollKeyframe: Decodable { var offset, scrollOffset: Double }

    struct TitleTrack: Decodable {
        var index: Int
        var keyframes: [TitleKeyframe]
    }

    struct TitleKeyframe: Decodable {
        var offset, fontSize, scale: Double
        var color: String
    }
}

struct FrameMembers: Decodable {
    var time, progress: Double
    var indicator: Indicator?
    var bar, pager: Scroll

    struct Indicator: Decodable { var x, width, opacity: Double }
    struct Scroll: Decodable { var offset: Double }
}
