/// How a fling, the end of a gesture in full motion, chooses the page that the pager goes to.
///
/// Each rule is that of a known pager. All of them stay within the pages that there are.
public enum FlingRule: UInt8, Sendable, CaseIterable {
    /// UIKit's `isPagingEnabled`: the page nearest to where `projection` would come to rest, but at most one page from the
    /// one that the gesture began on, and no further than the pages on either side of the position.
    case uiKit
    /// Android's `ViewPager`: further than 25 units from the start and faster than 400 units a second to the next page in
    /// the direction of the velocity; otherwise 60 % of the next page must be in view.
    case viewPager
    /// Flutter's `PageScrollPhysics`: half a page in the direction of the velocity where that is more than 20 device pixels'
    /// worth a second, then the nearest page.
    case flutter
    /// Vant's swipe: faster than 0.25 units a millisecond or further than half a page from the start, to the end of the
    /// page begun on the way from there.
    case vant
    /// react-native-tab-view: faster than 0.15 units a millisecond or further than 1/1.75 of a page from the start, one
    /// page on.
    case reactNative
    /// UIScrollView without paging: the page nearest to where the glide would end, any number of pages away.
    case projection
}
