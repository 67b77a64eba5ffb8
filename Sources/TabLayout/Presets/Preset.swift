/// A named set of settings that reproduces a design this library stands on, or a tab bar that people know.
public enum Preset: Sendable, Equatable, CaseIterable {
    // MARK: The articles

    /// S1: equal tabs over a coloured line that follows the finger.
    case underline
    /// S2: a strip of titles that scrolls, with growing and colouring labels.
    case titles
    /// S3: a compact segmented control whose line moves when the page has settled.
    case segmented

    // MARK: Android

    /// The `TabLayout` of Material Components for Android in its fixed mode.
    case android
    /// The same in its scrollable mode.
    case androidScrollable
    /// The `TabLayout` with the style of Material 3, fixed.
    case androidMaterial3
    /// The same in its scrollable mode.
    case androidMaterial3Scrollable
    /// The `CommonNavigator` of MagicIndicator.
    case magicIndicator

    // MARK: Flutter

    /// Flutter's `TabBar` with primary tabs, as wide as the bar.
    case flutter
    /// The same with tabs as wide as their labels.
    case flutterScrollable
    /// Flutter's `TabBar.secondary`.
    case flutterSecondary

    // MARK: iOS

    /// JXSegmentedView with titles and a line.
    case jxSegmented
    /// Parchment's `PagingViewController`.
    case parchment
    /// Tabman's `ButtonBar`.
    case tabman
    /// The `ButtonBarPagerTabStripViewController` of XLPagerTabStrip.
    case xlPagerTabStrip

    // MARK: The web

    /// The `Tabs` of MUI.
    case mui
    /// The `md-tabs` of material-web with primary tabs.
    case materialWeb
    /// Vant's `Tabs` of the type `line`.
    case vant
    /// rc-tabs with the look that it ships.
    case rcTabs

    // MARK: React Native

    /// The `TabBar` of react-native-tab-view.
    case reactNativeTabView

    /// All settings of the preset.
    public var settings: PresetSettings {
        var settings = PresetSettings.underline
        switch self {
        case .underline: break
        case .titles: settings.titles()
        case .segmented: settings.segmented()
        case .android: settings.android()
        case .androidScrollable: settings.androidScrollable()
        case .androidMaterial3: settings.androidMaterial3()
        case .androidMaterial3Scrollable: settings.androidMaterial3Scrollable()
        case .magicIndicator: settings.magicIndicator()
        case .flutter: settings.flutter()
        case .flutterScrollable: settings.flutterScrollable()
        case .flutterSecondary: settings.flutterSecondary()
        case .jxSegmented: settings.jxSegmented()
        case .parchment: settings.parchment()
        case .tabman: settings.tabman()
        case .xlPagerTabStrip: settings.xlPagerTabStrip()
        case .mui: settings.mui()
        case .materialWeb: settings.materialWeb()
        case .vant: settings.vant()
        case .rcTabs: settings.rcTabs()
        case .reactNativeTabView: settings.reactNativeTabView()
        }
        return settings
    }
}
