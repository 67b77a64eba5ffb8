extension Explanation {
    /// The rules of a layout. Each is a formula for a value, in the names of the steps.
    public enum Rule: Sendable, Equatable {
        // MARK: The selection

        /// The page nearest to `position`, halves upward, kept within the tabs.
        case nearestPage
        /// `previous`, as long as the pager is within `threshold` pages of it; else the nearest page of which that is true.
        case hysteresis
        /// `previous`, until the gesture has come to rest.
        case keptUntilSettled
        /// `previous`: code moves the pager.
        case keptWhileProgrammatic
        /// There is one tab, which every position selects.
        case onlyTab
        /// There are no tabs.
        case noTabs
        /// `pagerOffset` / `pageWidth`; exactly whole where it is so but for a rounding error.
        case offsetInPages
        /// `position` − `index`.
        case distanceFromSelection

        // MARK: The strip

        /// `viewportWidth`: `tabs` + `spacing` + `insets` is no more.
        case fitsViewport
        /// `tabs` + `spacing` + `insets`.
        case exceedsViewport
        /// 0.
        case startOfContent
        /// `contentWidth` − `viewportWidth`.
        case endOfContent
        /// The target of the first tab, or 0 where that is less.
        case firstTabCentered
        /// The target of the last tab, or `contentWidth` − `viewportWidth` where that is more.
        case lastTabCentered
        /// `current`, within the limits.
        case keptOffset
        /// `target`, of the tab that is selected, or that a strip which follows the pager is exactly on.
        case broughtToTab
        /// `target`, of the tab that has the focus.
        case broughtToFocus
        /// From the `target` of one tab to that of the next by `fraction`.
        case betweenTargets
        /// From where one tab is `wanted` to where the next is by `fraction`, and then within the limits.
        case betweenUnclamped
        /// From `current` to the `target` of the neighbour by `fraction`.
        case leavingTab
        /// `current`: `refused` would scroll the strip back.
        case heldBack
        /// The tabs that begin before `offset`: up to the one whose `left` is not.
        case beginBefore
        /// The tabs that end behind `offset` + `viewportWidth`: from the one whose `right` does.
        case endBehind
        /// `left`, of the first tab that is not whole, within the limits; or `right` − `viewportWidth`, of the last before it.
        case pageToTab
        /// `offset` and `viewportWidth` more, or less, within the limits: the tab that is not whole has no edge in view.
        case pageByViewport

        // MARK: The tabs

        /// `ownWidth`.
        case ownWidth
        /// (`viewportWidth` − `insets` − `spacing`) / `count`, but at least `minimum`.
        case equalShare
        /// `fixedWidth`.
        case fixedWidth
        /// `viewportWidth` / `count` · `factor`.
        case compactShare
        /// `labelWidth` + `padding`, at least `minimum` and at most `maximum`.
        case naturalWidth
        /// The natural width (`needed`), or `share` where that is more.
        case filledWidth
        /// (`viewportWidth` − `insets` − `spacing` − `ownWidths`) / `sharing`, at least 0.
        case sharedRoom
        /// `widest`: every tab is as wide as the widest needs to be.
        case widestWidth
        /// `leadingInset` + `lead` + `widthsBefore` + `tabsBefore` · (`gap` + `share`).
        case placed(Alignment)
        /// The same, where `lead` is the width of one tab as far as there is room.
        case placedOneTabIn

        // MARK: The titles

        /// 1 for the selected tab, 0 for the others.
        case selectedOrNot
        /// 1 − |`position` − i| for the tab i, at least 0.
        case nearnessToPosition
        /// From `normal` to `selected` by `emphasis`, or from `start` to `end` by `fraction`.
        case blended(ColorSpace)

        // MARK: The indicator

        /// At rest in its tab: `restLeft`, `restWidth`.
        case resting
        /// Between two rests by `fraction`, each edge by its progress.
        case stretched(Stretch)
        /// At rest on the edge tab, beyond which the pager is pulled.
        case clampedToEdge
        /// At rest on the edge tab, less `pressed` at its outer end.
        case pressedToEdge
        /// `barHeight` − `height` − `inset`.
        case atBottom
        /// `inset`.
        case atTop
        /// (`barHeight` − `height`) / 2.
        case atMiddle
        /// 1.
        case opaque
        /// 1 − 2 · `fraction`.
        case fadingOut
        /// 2 · `fraction` − 1.
        case fadingIn
        /// The colour of the tab: at `page` modulo `count`, of as many that the tabs take in turn.
        case ownColor
        /// The colour of the nearer of two tabs.
        case nearerColor

        // MARK: The pages

        /// As it was given.
        case givenOffset
        /// `page` · `pageWidth`.
        case onPage
        /// The pages less than one page from `position`.
        case onScreen
        /// The pages within `preload` of those that are on screen at `position`, kept within the pages.
        case withinPreload
        /// The pages held that need not be, the farthest from `position` first.
        case beyondPreload
    }
}
