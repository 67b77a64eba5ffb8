extension PresetDescription {
    static let mui = PresetDescription(
        name: "mui", summary: "MUI: tabs from 90 to 360 wide in a strip that moves no further than it must",
        library: "mui/material-ui", version: "0175502 (Tabs), 0222cf6 (Tab)",
        sourceFiles: [
            "packages/mui-material/src/Tabs/Tabs.js", "packages/mui-material/src/Tab/Tab.js",
            "packages/mui-material/src/internal/animate.js",
        ],
        departures: [
            Departure.page, swiping,
            "The strip of the library scrolls on a clock of its own, 300 ms on the half wave ½ − ½·cos πt; here it has the indicator's.",
            "An indicator that differs from where it is to be by less than a unit moves all the same; the library leaves it.",
            "Of the variants, fullWidth is sizing equal and centered is alignment center; vertical tabs are not expressed.",
            "The arrow buttons take no room: a bar with them sends the width that they leave, and paging in the answer says where they lead.",
            "Known fault, put right: an animation of the strip that is interrupted is not cancelled there, and two overlap.",
        ])

    static let materialWeb = PresetDescription(
        name: "material-web",
        summary: "material-web: tabs that grow to fill the bar over a line that slides from label to label",
        library: "material-components/material-web", version: "70e259d",
        sourceFiles: [
            "tabs/internal/tabs.ts", "tabs/internal/tab.ts", "tabs/internal/_tab.scss", "tabs/internal/_tabs.scss",
        ],
        departures: [
            Departure.page, swiping,
            "The library scales the line while it slides, which distorts its round corners; here its width changes.",
            "A margin for which there is no room on both sides of a tab is cut to what there is; the library keeps 48 before the tab.",
            "The strip moves with the indicator, where the library leaves its smooth scrolling to the browser.",
            "Under reduced motion the final values are answered at once; the library fades the line in.",
            "Secondary tabs have an indicator of the width tab and the height 2.",
            "When the selected tab is removed the next one takes over; in the library it is the first.",
        ])

    static let vant = PresetDescription(
        name: "vant", summary: "Vant: up to five equal tabs, or more that scroll, over a short line",
        library: "youzan/vant", version: "29cd8c2",
        sourceFiles: [
            "packages/vant/src/tabs/Tabs.tsx", "packages/vant/src/tabs/TabsTitle.tsx",
            "packages/vant/src/tabs/utils.ts", "packages/vant/src/tabs/index.less",
            "packages/vant/src/swipe/Swipe.tsx",
        ],
        departures: [
            Departure.phone,
            "The strip of the library scrolls evenly, in steps of a frame that take half as long on a screen of twice the rate; here it has the clock of the line, 300 ms ease.",
            "More than five tabs that leave room grow by equal parts of it; here each keeps its width and has the room on both sides, so that middles and line are the same.",
            "A selected title becomes bold, which can move its neighbours there; the given label widths do not change.",
            "With shrink the tabs are sizing content with padding 8 and insets of 8; the type card is not expressed.",
            "A tap on a disabled tab does nothing, and a fling goes on to the next enabled tab.",
        ])

    static let rcTabs = PresetDescription(
        name: "rc-tabs", summary: "rc-tabs, below Ant Design: a strip that moves no further than it must",
        library: "react-component/tabs", version: "2a1774b",
        sourceFiles: [
            "src/TabNavList/index.tsx", "src/hooks/useIndicator.ts", "src/hooks/useVisibleRange.ts",
            "src/hooks/useTouchMove.ts", "assets/index.less",
        ],
        departures: [
            Departure.page, swiping,
            "The measures are those of the library's own style sheet; Ant Design has another, with spacing between the tabs.",
            "An ink bar whose size is a function of the tab is a ratio or an inset, and its align is indicator.alignment.",
            "Scrolling the strip by hand, and how it glides on, is the client's: it sends state.barOffset.",
            "The menu of tabs that are out of view is the client's, from overflow in the answer; the library rounds the visible range to whole units.",
            "Tabs at the left or right of the page are not expressed.",
        ])

    private static let swiping: StaticString =
        "The library has no pages that are swiped: pager.selection, fling and overscroll matter only to a client that adds them."
}
