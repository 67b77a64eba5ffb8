/// The `TabLayout` of Material Components for Android, under a `ViewPager`.
extension PresetSettings {
    static var android: PresetSettings {
        PresetSettings(
            bar: bar(.equal()),
            indicator: Indicator(
                width: .tab, height: 2, cornerRadius: 0, colors: IndicatorColors(rgba: 0x6200_eeff)),
            title: Title(fontSize: 14, weight: 500, normal: 0x0000_0099, selected: 0x6200_eeff),
            pager: pager, motion: Motion(250, .fastOutSlowIn, settle: .viewPager))
    }

    static var androidScrollable: PresetSettings { android.scrollable }

    /// Material 3 differs in its looks, its clock, and an indicator as wide as the content, but at least 24.
    static var androidMaterial3: PresetSettings {
        PresetSettings(
            bar: bar(.equal()),
            indicator: Indicator(
                width: .label, minimumWidth: 24, height: 3, cornerRadius: 3,
                colors: IndicatorColors(rgba: 0x6750_a4ff), stretch: .elastic),
            title: Title(fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x6750_a4ff),
            pager: pager, motion: Motion(500, .emphasized, settle: .viewPager))
    }

    static var androidMaterial3Scrollable: PresetSettings { androidMaterial3.scrollable }

    private static func bar(_ sizing: Sizing) -> Bar {
        Bar(width: 360, height: 48, sizing: sizing, scrollTo: .center, follow: .unclamped, noBackScroll: true)
    }

    private static var pager: Pager {
        Pager(pageWidth: 360, selection: .nearest, overscroll: .clamp, fling: .viewPager)
    }

    private var scrollable: PresetSettings {
        var settings = self
        settings.bar.sizing = .content(NaturalWidth(padding: 12, minimum: 72, maximum: 264))
        return settings
    }
}

extension Pacing {
    /// How a `ViewPager` that is let go at rest comes to a neighbouring page: 1 − (1 − t)⁵, within 0.0017.
    static var viewPager: Pacing { .timed(200, .bezier(0.219, 1.075, 0.447, 1)) }
}

extension Easing {
    /// Material 3's emphasized curve: two cubics that meet at (1/6, 0.4), which no single one is. Sampled, within 0.002.
    static var emphasized: Easing {
        let samples: [(input: Double, output: Double)] = [
            (0, 0), (0.031, 0.0077), (0.0595, 0.0297), (0.0845, 0.0635), (0.1055, 0.1062), (0.123, 0.1555),
            (0.1375, 0.2104), (0.149, 0.2676), (0.158, 0.3255), (0.165, 0.3836), (0.1755, 0.4833), (0.184, 0.5486),
            (0.1935, 0.6049), (0.205, 0.6562), (0.22, 0.7058), (0.24, 0.7538), (0.267, 0.8001), (0.3035, 0.844),
            (0.353, 0.885), (0.4205, 0.9221), (0.513, 0.9542), (0.64, 0.9795), (0.817, 0.9957), (1, 1),
        ]
        let stops = samples.map { PiecewiseLinear.Stop(output: $0.output, start: $0.input) }
        return PiecewiseLinear(stops: stops).map(Easing.piecewiseLinear) ?? .linear
    }
}
