/// A tab bar and its pager: everything about them that does not change while they are scrolled.
///
/// A configuration that exists is consistent: `init` refuses settings that contradict each other.
public struct Configuration: Sendable, Equatable {
    /// The tabs in reading order.
    public let tabs: [Tab]
    /// The bar of titles.
    public let bar: Bar
    /// The indicator; nil for none.
    public let indicator: Indicator?
    /// The look of the titles.
    public let title: Title
    /// The pages.
    public let pager: Pager
    /// The clocks of the animations.
    public let motion: Motion

    /// A configuration of these parts.
    ///
    /// - Throws: the first conflict that `forEachConflict` finds. O(n).
    public init(
        tabs: [Tab], bar: Bar, indicator: Indicator?, title: Title, pager: Pager, motion: Motion
    ) throws(ConfigurationConflict) {
        var first: ConfigurationConflict?
        Self.forEachConflict(tabs: tabs, bar: bar, indicator: indicator) { conflict in
            if first == nil { first = conflict }
        }
        if let first { throw first }
        self.tabs = tabs
        self.bar = bar
        self.indicator = indicator
        self.title = title
        self.pager = pager
        self.motion = motion
    }

    /// Calls `report` with every contradiction between these parts, in the order of the tabs. O(n).
    public static func forEachConflict(
        tabs: [Tab], bar: Bar, indicator: Indicator?, report: (ConfigurationConflict) -> Void
    ) {
        let allowsOwnWidth = bar.sizing.allowsOwnWidth
        let isIndicatorAsLabel = indicator?.width == .label
        let isTabAsLabel = bar.sizing.naturalWidth != nil
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
