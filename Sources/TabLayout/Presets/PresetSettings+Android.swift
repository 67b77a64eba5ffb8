/// The `TabLayout` of Material Components for Android, under a `ViewPager`.
extension PresetSettings {
    mutating func android() {
        common()
        setIndicator(.tab, height: 2, cornerRadius: 0, rgba: 0x6200_eeff)
        setTitle(fontSize: 14, weight: 500, normal: 0x0000_0099, selected: 0x6200_eeff)
        setMotion(250, .fastOutSlowIn)
        motion.settle = .viewPager
    }

    mutating func androidScrollable() {
        android()
        scroll()
    }

    /// Material 3 differs in its looks, its clock, and an indicator as wide as the content, but at least 24.
    mutating func androidMaterial3() {
        common()
        setIndicator(.label, height: 3, cornerRadius: 3, rgba: 0x6750_a4ff)
        indicator?.minimumWidth = 24
        indicator?.stretch = .elastic
        setTitle(fontSize: 14, weight: 500, normal: 0x4945_4fff, selected: 0x6750_a4ff)
        setMotion(500, .emphasized)
        motion.settle = .viewPager
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
        // Input, output, input, output, …, in ten-thousandths.
        let samples: [Int] = [
            0, 0, 310, 77, 595, 297, 845, 635, 1055, 1062, 1230, 1555,
            1375, 2104, 1490, 2676, 1580, 3255, 1650, 3836, 1755, 4833, 1840, 5486,
            1935, 6049, 2050, 6562, 2200, 7058, 2400, 7538, 2670, 8001, 3035, 8440,
            3530, 8850, 4205, 9221, 5130, 9542, 6400, 9795, 8170, 9957, 10000, 10000,
        ]
        var points: [PiecewiseLinear.Point] = []
        for index in stride(from: 0, to: samples.count, by: 2) {
            points.append(
                PiecewiseLinear.Point(
                    input: Double(samples[index]) / 10_000, output: Double(samples[index + 1]) / 10_000))
        }
        return .piecewiseLinear(PiecewiseLinear(points: points))
    }
}
