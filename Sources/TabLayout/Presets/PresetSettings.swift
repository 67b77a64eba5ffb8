/// The settings of a preset: a configuration without its tabs.
public struct PresetSettings: Sendable, Equatable {
    /// The bar.
    public var bar: Bar
    /// The indicator; nil where there is none.
    public var indicator: Indicator?
    /// The titles.
    public var title: Title
    /// The pager, whose pages are as wide as the bar.
    public var pager: Pager
    /// The clocks.
    public var motion: Motion
    /// What keys do.
    public var keyboard: Keyboard
}

// Each preset is a method that makes out of the settings of `underline` those of the preset, so that it says no more than what it
// has of its own.
extension PresetSettings {
    /// A bar of this size, with pages as wide.
    @inline(never)
    mutating func setSize(width: PositiveLength, height: Length) {
        bar.width = width
        bar.height = height
        pager.pageWidth = width
    }

    /// A line of one colour.
    mutating func setIndicator(
        _ width: IndicatorWidth, height: Length, cornerRadius: Length, rgba: UInt32, path: IndicatorPath = .direct,
        follow: Follow = .drag
    ) {
        indicator = Indicator(
            width: width, height: height, cornerRadius: cornerRadius, colors: IndicatorColors(Color(rgba: rgba)),
            path: path, follow: follow)
    }

    /// Titles of one size whose selection shows in their colour, and in their weight where a second one is given.
    mutating func setTitle(
        fontSize: Length, weight: FontWeight = 400, selectedWeight: FontWeight? = nil, normal: UInt32, selected: UInt32,
        follow: Follow = .selection
    ) {
        title = Title(
            normal: TitleStyle(fontSize: fontSize, fontWeight: weight, color: Color(rgba: normal)),
            selected: TitleStyle(
                fontSize: fontSize, fontWeight: selectedWeight ?? weight, color: Color(rgba: selected)),
            follow: follow)
    }

    /// One clock for taps and for what a gesture leaves to move.
    mutating func setMotion(_ duration: Milliseconds, _ easing: Easing) {
        motion.tap = .timed(duration, easing)
        motion.settle = motion.tap
    }
}

extension Color {
    /// The colour of eight hexadecimal digits, red, green, blue and alpha, as the presets write theirs.
    init(rgba: UInt32) {
        self.init(
            red: UInt8(rgba >> 24), green: UInt8(rgba >> 16 & 255), blue: UInt8(rgba >> 8 & 255),
            alpha: UInt8(rgba & 255))
    }
}

extension Easing {
    /// The curve through these points.
    ///
    /// - Precondition: the times are within 0…1.
    static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Easing {
        guard let curve = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) else { return .linear }
        return .cubicBezier(curve)
    }

    /// Material's standard curve, Android's FAST_OUT_SLOW_IN.
    static var fastOutSlowIn: Easing { bezier(0.4, 0, 0.2, 1) }

    /// The half wave ½ − ½·cos πt, within 0.00022.
    static var halfWave: Easing { bezier(0.3642, 0, 0.6358, 1) }
}

extension Pacing {
    static func timed(_ duration: Milliseconds, _ easing: Easing) -> Pacing {
        .timed(Timing(duration: duration, easing: easing))
    }

    /// The clock of a spring that is known to be one.
    static func spring(_ spring: Spring?) -> Pacing {
        guard let spring else { return .timed(300, .ease) }
        return .spring(spring)
    }
}
