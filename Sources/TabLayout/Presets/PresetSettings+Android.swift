/// The `TabLayout` of Material Components for Android, under a `ViewPager`.
extension PresetSettings {
    mutating func android() {
        common()
        indicator = Indicator(.tab, height: 2, cornerRadius: 0, rgba: 0x6200_eeff)
        title = Title(fontSize: 14, weight: 500, normal: 0x0000_0099, selected: 0x6200_eeff)
        motion = Motion(250, .fastOutSlowIn, settle: .viewPager)
    }

    mutating func androidScrollable() {
        android()
        scroll()
    }

    /// Material 3 differs in its looks, its clock, and an indicator as wide as the content, but at least 24.
    mutating func androidMaterial3() {
        common()
        indicator = Indicator(.label, height: 3, cornerRadius: 3, rgba: 0x6750_a4ff)
        indicator?.minimumWidth = 24
        indicator?.stretch = .elastic
        title = Title(fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x6750_a4ff)
        motion = Motion(500, .emphasized, settle: .viewPager)
    }

    mutating func androidMaterial3Scrollable() {
        androidMaterial3()
        scroll()
    }

    private mutating func common() {
        setSize(width: 360, height: 48)
        bar.follow = .unclamped
        bar.noBackScroll = true
        pager.overscroll = .clamp
        pager.fling = .viewPager
    }

    /// The mode `scrollable`.
    private mutating func scroll() {
        bar.sizing = .content(NaturalWidth(padding: 12, minimum: 72, maximum: 264))
    }
}

extension Pacing {
    /// How a `ViewPager` that is let go at rest comes to a neighbouring page: 1 − (1 − t)⁵, within 0.0017.
    static var viewPager: Pacing { .timed(200, .bezier(0.219, 1.075, 0.447, 1)) }
}

extension Easing {
    /// Material 3's emphasized curve: two cubics that meet at (1/6, 0.4), which no single one is. Sampled, within 0.002.
    static var emphasized: Easing {
        // Input, output, input, output, …
        let samples: [Double] = [
            0, 0, 0.031, 0.0077, 0.0595, 0.0297, 0.0845, 0.0635, 0.1055, 0.1062, 0.123, 0.1555, 0.1375, 0.2104,
            0.149, 0.2676, 0.158, 0.3255, 0.165, 0.3836, 0.1755, 0.4833, 0.184, 0.5486, 0.1935, 0.6049,
            0.205, 0.6562, 0.22, 0.7058, 0.24, 0.7538, 0.267, 0.8001, 0.3035, 0.844, 0.353, 0.885, 0.4205, 0.9221,
            0.513, 0.9542, 0.64, 0.9795, 0.817, 0.9957, 1, 1,
        ]
        var points: [PiecewiseLinear.Point] = []
        for index in stride(from: 0, to: samples.count, by: 2) {
            points.append(PiecewiseLinear.Point(input: samples[index], output: samples[index + 1]))
        }
        return .piecewiseLinear(PiecewiseLinear(points: points))
    }
}
