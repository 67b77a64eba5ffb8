/// The `TabBar` of react-native-tab-view, over its pager that is dragged by script.
extension PresetSettings {
    mutating func reactNativeTabView() {
        setSize(width: 375, height: 48)
        setIndicator(.tab, height: 2, cornerRadius: 0, rgba: 0xffeb_3bff, path: .through)
        setTitle(fontSize: 14, normal: 0xffff_ffb3, selected: 0xffff_ffff, follow: .drag)
        pager.selection = .settled
        pager.overscroll = .clamp
        pager.fling = .reactNative
        motion = Motion(tap: .reactNativePager, settle: .reactNativePager)
    }
}

extension Pacing {
    /// The overdamped spring of the pager: ζ = 500/(2·√(1000·3)) = 4.56.
    static var reactNativePager: Pacing {
        spring(Spring(mass: 3, stiffness: 1000, damping: 500))
    }
}
