extension PresetDescription {
    static let reactNativeTabView = PresetDescription(
        name: "react-native-tab-view",
        summary: "react-native-tab-view: equal tabs over a line that passes every tab on the pager's spring",
        library: "satya164/react-native-tab-view", version: "edb6bcc",
        sourceFiles: [
            "src/TabBar.tsx", "src/TabBarIndicator.tsx", "src/TabBarItem.tsx", "src/PanResponderAdapter.tsx",
        ],
        departures: [
            Departure.phone,
            "With scrollEnabled a tab is 0.4 of the bar: set sizing fixed with that width; with a width of auto it is content with padding 10.",
            "The library centres the strip on a clock of its own; here it has the pager's spring.",
            "The spring is stopped at its end there; it is overdamped and cannot pass it, so that nothing is lost here.",
            "A drag begins after 12 units there: what the client sends as offset decides here.",
            "The line fades in once all widths are known; here they are given at once.",
            "Over the platform's pager a fling has the rules of UIKit or of Android: set pager.fling.",
            "Labels are drawn twice there and one fades over the other; here their colour changes.",
        ])
}
