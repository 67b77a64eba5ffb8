extension PresetDescription {
    static let android = PresetDescription(
        name: "android", summary: "Material Components for Android: equal tabs over a line as wide as its tab",
        library: materialComponents, version: "ac7e18e", sourceFiles: tabLayout, departures: common)

    static let androidScrollable = PresetDescription(
        name: "android-scrollable",
        summary: "Material Components for Android: tabs as wide as their labels, centred while the pager moves",
        library: materialComponents, version: "ac7e18e", sourceFiles: tabLayout, departures: common + scrollable)

    static let androidMaterial3 = PresetDescription(
        name: "android-material3",
        summary: "Material 3 for Android: equal tabs over an elastic line as wide as its label",
        library: materialComponents, version: "ac7e18e", sourceFiles: tabLayout, departures: common + material3)

    static let androidMaterial3Scrollable = PresetDescription(
        name: "android-material3-scrollable",
        summary: "Material 3 for Android: tabs as wide as their labels over an elastic line as wide as its label",
        library: materialComponents, version: "ac7e18e", sourceFiles: tabLayout,
        departures: common + material3 + scrollable)

    static let magicIndicator = PresetDescription(
        name: "magicindicator",
        summary: "MagicIndicator: a strip and a line that follow the pager, also beyond its ends",
        library: "hackware1993/MagicIndicator", version: "fe22c7d",
        sourceFiles: [
            "magicindicator/src/main/java/net/lucode/hackware/magicindicator/FragmentContainerHelper.java",
            "magicindicator/src/main/java/net/lucode/hackware/magicindicator/buildins/commonnavigator/CommonNavigator.java",
            "magicindicator/src/main/java/net/lucode/hackware/magicindicator/buildins/commonnavigator/indicators/LinePagerIndicator.java",
            "magicindicator/src/main/java/net/lucode/hackware/magicindicator/buildins/commonnavigator/titles/SimplePagerTitleView.java",
        ],
        departures: [
            Departure.phone,
            "The library has no colours and no font of its own; those of the titles and the line are examples.",
            Departure.viewPager,
            "The clock of taps, motion.tap, is that of its helper for pages without a pager, whose half wave ½ − ½·cos πt is met within 0.00022; over a ViewPager a tap has the pager's clock.",
            "The pivot is the middle of the viewport; another one is scrollPadding at one end.",
            "The bezier blob, the pill and the triangle are not drawn: the indicator is a rectangle.",
            "A title is coloured at once, as a simple title is; title.follow drag and a scale give the library's other titles, all of whose passed tabs light up.",
        ])

    private static let materialComponents: StaticString = "material-components/material-components-android"

    private static let tabLayout: [StaticString] = [
        "lib/java/com/google/android/material/tabs/TabLayout.java",
        "lib/java/com/google/android/material/tabs/TabLayoutMediator.java",
        "lib/java/com/google/android/material/tabs/TabIndicatorInterpolator.java",
        "lib/java/com/google/android/material/tabs/ElasticTabIndicatorInterpolator.java",
        "lib/java/com/google/android/material/tabs/FadeTabIndicatorInterpolator.java",
        "lib/java/com/google/android/material/tabs/res/values/styles.xml",
    ]

    private static let common: [StaticString] = [
        Departure.phone,
        "Places are not cut to whole pixels: the library floors halves and truncates the scroll offset, so that its numbers are up to one pixel less.",
        Departure.viewPager,
        Departure.removed,
        "Where the tabs do not fill the bar and the gravity is center, set sizing auto with gutter 16, fitting widest and otherwise equal, and alignment center.",
        "A bar with icons above its labels is 72 high, and a label on two lines has a font of 12: set both.",
        "Known fault, put right: an animation that is interrupted starts again from the selected tab and jumps; here it goes on from where the indicator is.",
        "Known fault, put right: once its tabs have not fitted, the automatic mode never centres them again; here it is decided anew each time.",
        "Known fault, put right: an indicator as wide as the label stands in the middle of its tab also where the label does not; here it stands on the label.",
    ]

    private static let material3: [StaticString] = [
        "Material 3's emphasized curve is sampled, within 0.002 of the way.",
        "The drawable of the line is 2 units shorter at both ends than its bounds; the answer has the bounds.",
    ]

    private static let scrollable: [StaticString] = [
        "A tab is at most 264 wide, as in the style; without the style the library takes the bar's width less 56."
    ]
}
