import TabLayout
import Testing

/// The settings of the presets, number by number.
struct PresetTests {
    @Test func underline() {
        let bar = Preset.underline.settings.bar
        #expect(
            bar
                == Bar(
                    width: 320, height: 50, spacing: 0, insets: Insets(), sizing: .equal(), alignment: .start,
                    scrollTo: .center, follow: .selection))
        #expect(
            Preset.underline.settings.indicator
                == Indicator(
                    width: .fixed(60), height: 2, cornerRadius: 1, colors: IndicatorColors(.pureBlue),
                    position: .bottom, inset: 0,
                    follow: .drag))
        let title = Preset.underline.settings.title
        #expect(title.normal == TitleStyle(fontSize: 15, scale: 1, color: .black))
        #expect(title.selected == TitleStyle(fontSize: 17, scale: 1, color: .pureBlue))
        #expect(title.follow == .selection && !title.animated)
        let pager = Preset.underline.settings.pager
        #expect(
            pager == Pager(pageWidth: 320, selection: .nearest, overscroll: .follow, preload: 1, animated: true))
        let motion = Preset.underline.settings.motion
        #expect(motion.tap == .timed(Timing(duration: 250, easing: .ease)) && motion.settle == motion.tap)
        #expect(motion.tolerance == 0.25 && motion.reduction == .none)
    }

    @Test func titles() {
        let bar = Preset.titles.settings.bar
        #expect(bar.width == 375 && bar.height == 44 && bar.sizing == .fixed(width: 100))
        #expect(bar.spacing == 0 && bar.insets == Insets() && bar.scrollTo == .center && bar.follow == .selection)
        #expect(Preset.titles.settings.indicator == nil)
        let title = Preset.titles.settings.title
        #expect(title.normal.scale == 1 && title.normal.color == .black)
        #expect(title.selected.scale == 1.3 && title.selected.color == .pureRed)
        #expect(title.normal.fontSize == title.selected.fontSize, "only the scale grows")
        #expect(title.follow == .drag)
        let pager = Preset.titles.settings.pager
        #expect(
            pager == Pager(pageWidth: 375, selection: .settled, overscroll: .clamp, preload: 1, animated: false))
        let motion = Preset.titles.settings.motion
        #expect(motion.tap == .timed(Timing(duration: 300, easing: .easeInOut)) && motion.settle == motion.tap)
    }

    @Test func segmented() {
        let bar = Preset.segmented.settings.bar
        #expect(bar.width == 320 && bar.height == 44 && bar.sizing == .compact(fraction: 0.5))
        #expect(bar.alignment == .start && bar.spacing == 0 && bar.insets == Insets())
        let indicator = Preset.segmented.settings.indicator
        #expect(indicator?.width == .tab && indicator?.height == 2 && indicator?.follow == .selection)
        #expect(indicator?.position == .bottom && indicator?.inset == 0)
        let title = Preset.segmented.settings.title
        #expect(title.normal.fontSize == 20 && title.selected.fontSize == 20 && title.follow == .selection)
        let pager = Preset.segmented.settings.pager
        #expect(
            pager == Pager(pageWidth: 320, selection: .settled, overscroll: .follow, preload: 1, animated: true))
        let motion = Preset.segmented.settings.motion
        #expect(motion.tap == .timed(Timing(duration: 300, easing: .easeInOut)))
        #expect(motion.settle == .timed(Timing(duration: 100, easing: .easeInOut)))
    }

    @Test func `the articles come first`() {
        #expect(Preset.allCases.prefix(3) == [.underline, .titles, .segmented])
    }

    @Test(arguments: Preset.allCases)
    func `a page is as wide as the bar`(_ preset: Preset) {
        #expect(preset.settings.pager.pageWidth == preset.settings.bar.width)
    }
}
