/// A tab bar and its pager: everything about them that does not change while they are scrolled.
///
/// A configuration that exists is consistent: `init` refuses settings that contradict each other.
public struct Configuration: Sendable, Equatable {
    /// The tabs in reading order.
    public var tabs: [Tab] { parts.tabs }
    /// The bar of titles.
    public var bar: Bar { parts.bar }
    /// The indicator; nil for none.
    public var indicator: Indicator? { parts.hasIndicator ? parts.indicator : nil }
    /// The look of the titles.
    public var title: Title { parts.title }
    /// The pages.
    public var pager: Pager { parts.pager }
    /// The clocks of the animations.
    public var motion: Motion { parts.motion }
    /// The keys.
    public var keyboard: Keyboard { parts.keyboard }

    /// Where the tabs stand. It is worked out once, with the configuration: a moment of it then needs no memory of its own.
    var strip: TabStrip { parts.strip }

    /// Whether there is an indicator.
    var hasIndicator: Bool { parts.hasIndicator }
    /// The indicator where there is one, and else one of the default settings.
    var placedIndicator: Indicator { parts.indicator }

    /// Whether motion is reduced: `motion.reduction`, without the curves.
    public var reduction: MotionReduction { parts.motion.reduction }

    private let parts: Parts

    /// What a configuration is made of. Its copies share it: it has several hundred bytes with a dozen references, and goes
    /// from hand to hand.
    private final class Parts: Sendable {
        let tabs: [Tab]
        let bar: Bar
        let hasIndicator: Bool
        /// Apart from whether there is one: of an optional that is read in place the whole would be copied for each of its parts.
        let indicator: Indicator
        let title: Title
        let pager: Pager
        let motion: Motion
        let keyboard: Keyboard
        let strip: TabStrip

        init(
            tabs: [Tab], bar: Bar, indicator: Indicator?, title: Title, pager: Pager, motion: Motion, keyboard: Keyboard
        ) {
            self.tabs = tabs
            self.bar = bar
            if let indicator {
                (hasIndicator, self.indicator) = (true, indicator)
            } else {
                (hasIndicator, self.indicator) = (false, Indicator())
            }
            self.title = title
            self.pager = pager
            self.motion = motion
            self.keyboard = keyboard
            strip = TabStrip(tabs: tabs, bar: bar)
        }
    }

    /// A configuration of these parts.
    ///
    /// - Throws: the first conflict that `forEachConflict` finds. O(n).
    public init(
        tabs: [Tab], bar: Bar, indicator: Indicator?, title: Title, pager: Pager, motion: Motion,
        keyboard: Keyboard = Keyboard()
    ) throws(ConfigurationConflict) {
        var first: ConfigurationConflict?
        Self.forEachConflict(tabs: tabs, bar: bar, indicator: indicator) { conflict in
            if first == nil { first = conflict }
        }
        if let first { throw first }
        parts = Parts(
            tabs: tabs, bar: bar, indicator: indicator, title: title, pager: pager, motion: motion, keyboard: keyboard)
    }

    /// Whether two configurations have the same parts.
    public static func == (left: Configuration, right: Configuration) -> Bool {
        left.parts === right.parts
            || (left.tabs == right.tabs && left.bar == right.bar && left.indicator == right.indicator
                && left.title == right.title && left.pager == right.pager && left.motion == right.motion
                && left.keyboard == right.keyboard)
    }

    /// Calls `report` with every contradiction between these parts, in the order of the tabs. O(n).
    public static func forEachConflict(
        tabs: [Tab], bar: Bar, indicator: Indicator?, report: (ConfigurationConflict) -> Void
    ) {
        let allowsOwnWidth = bar.sizing.allowsOwnWidth
        let isIndicatorAsLabel = indicator?.width == .label
        let isTabAsLabel = bar.sizing.needsLabels(of: tabs.count)
        guard isIndicatorAsLabel || isTabAsLabel || !allowsOwnWidth else { return }
        for index in tabs.indices {
            let tab = tabs[index]
            if !allowsOwnWidth && tab.width != nil { report(.widthNotAllowed(tab: index)) }
            if tab.labelWidth == nil && (isIndicatorAsLabel || (isTabAsLabel && tab.width == nil)) {
                report(.labelWidthMissing(tab: index))
            }
        }
    }
}

/// Two settings that cannot both hold.
public enum ConfigurationConflict: Error, Equatable {
    /// The tab brings its own width, and the bar's sizing leaves no room for it.
    case widthNotAllowed(tab: Int)
    /// The label width of the tab is needed and was not given.
    case labelWidthMissing(tab: Int)
}
