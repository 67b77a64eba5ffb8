package import TabLayout

/// What is said of a preset: its name, where it comes from, and where it is not the same.
struct PresetDescription: Sendable {
    /// The name, for `configuration.preset`.
    var name: StaticString
    /// What the preset is, in one line.
    var summary: StaticString
    /// The library or article that it reproduces.
    var library: StaticString
    /// The version that was read.
    var version: StaticString
    /// The files that were read there, or the classes of an article.
    var sourceFiles: [StaticString]
    /// What is not the same, a sentence each: what no setting expresses, what was put right, and what to set for what the
    /// library does in another mode.
    var departures: [StaticString]
}

extension Preset {
    var description: PresetDescription {
        switch self {
        case .underline: .underline
        case .titles: .titles
        case .segmented: .segmented
        case .android: .android
        case .androidScrollable: .androidScrollable
        case .androidMaterial3: .androidMaterial3
        case .androidMaterial3Scrollable: .androidMaterial3Scrollable
        case .magicIndicator: .magicIndicator
        case .flutter: .flutter
        case .flutterScrollable: .flutterScrollable
        case .flutterSecondary: .flutterSecondary
        case .jxSegmented: .jxSegmented
        case .parchment: .parchment
        case .tabman: .tabman
        case .xlPagerTabStrip: .xlPagerTabStrip
        case .mui: .mui
        case .materialWeb: .materialWeb
        case .vant: .vant
        case .rcTabs: .rcTabs
        case .reactNativeTabView: .reactNativeTabView
        }
    }

    /// The name of the preset.
    package var name: StaticString { description.name }

    /// What the preset is, in one line.
    var summary: StaticString { description.summary }

    /// The preset of this name; nil when there is none.
    package static func named(_ name: String) -> Preset? {
        allCases.first { $0.name.description == name }
    }
}

/// Sentences that hold of more than one library.
enum Departure {
    static let phone: StaticString =
        "The width of the bar is a phone's, and the colours are the default theme's; a client sends its own, as the library takes both from its surroundings."

    static let page: StaticString =
        "The width of the bar and its height are examples, and the colours are the default theme's; on a page they come from the style sheet."

    static let uiKitPager: StaticString =
        "UIKit does not publish the curve on which a pager comes to rest; motion.settle is 300 ms ease-out in its place."

    static let viewPager: StaticString =
        "A ViewPager takes longer for a longer way and less for a faster fling, up to 600 ms; motion.settle is the 200 ms of a whole page without a fling, on its curve 1 − (1 − t)⁵ within 0.0017 of the way."

    static let removed: StaticString =
        "When the selected tab is removed the next one takes over; in the library it is the one before."

    static let phantom: StaticString =
        "Beyond the ends the indicator moves by a tab and the spacing for a page; in the library by the tab alone, which is the same without spacing."

    static let oneClock: StaticString =
        "The indicator and the strip move on one clock; in the library each has its own."
}
