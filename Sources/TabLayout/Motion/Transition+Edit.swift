/// Why a bar cannot be edited.
public enum EditError: Error, Equatable {
    /// The state does not fit the tabs.
    case state(LayoutError)
    /// An index of the edit is out of range.
    case outOfRange
    /// An inserted tab contradicts the bar.
    case conflict(ConfigurationConflict)
}

extension Transition {
    /// The transition to the bar after an edit, on the clock `motion.tap`. O(n).
    ///
    /// Places are those in the content after the edit. The strip starts where the tab that is selected in the end is seen
    /// where it was seen before, measured from the leading edge of the viewport; every other tab, and the indicator, start
    /// where they were seen too. An inserted tab fades in at its place. In the end everything is at rest: the strip stays
    /// where it started, kept within its limits, or stands where it belongs when the selection is another tab, the bar is
    /// resized, or the strip follows the scroll position. The tab that has the focus keeps it; when it is removed, the selected
    /// tab has it.
    public init(_ configuration: Configuration, from state: ScrollState, edit: Edit) throws(EditError) {
        guard edit.isValid(count: configuration.tabs.count) else { throw .outOfRange }
        let before: Layout
        do { before = try Layout(configuration, at: state) } catch { throw .state(error) }
        let edited: Configuration
        do { edited = try edit.applied(to: configuration) } catch { throw .conflict(error) }

        let old = before.selection.index
        let anchor = old.flatMap { edit.heir(of: $0, among: configuration.tabs) }
        let first = edited.tabs.isEmpty ? nil : edited.tabs.next(from: 0, by: 1) ?? 0
        let chosen = edit.newIndex(of: anchor) ?? first
        let strip = TabStrip(edited)
        let mirror = Mirror(strip, direction: edited.bar.direction)
        let limits = StripScrolling.limits(of: strip, bar: edited.bar)
        // What was seen at x of the old content is seen at x + shift of the new one.
        var shift = 0.0
        if let anchor, let chosen { shift = strip.tab(chosen).left - before.strip.tab(anchor).left }
        let barStart = before.barStart + shift

        var next = ScrollState(
            offset: .page(chosen ?? 0), phase: .idle, velocity: 0, selected: chosen,
            barOffset: Coordinate(mirror.offset(clamp(barStart, limits.lower, limits.upper))), indicator: nil,
            focused: edit.newIndex(of: state.focused))
        if next.focused == chosen { next.focused = nil }
        var end = Layout(edited, atKnown: next)
        let isResize = if case .resize = edit { true } else { false }
        let wanted = isResize || anchor != old ? end.restingBarOffset(on: chosen) : end.barEnd
        next.barOffset = Coordinate(mirror.offset(wanted))
        end = Layout(edited, atKnown: next)
        // A tab that has the focus is brought into view from there.
        let barOffset = end.barEnd
        if barOffset != wanted {
            next.barOffset = Coordinate(mirror.offset(barOffset))
            end = Layout(edited, atKnown: next)
        }

        let pageWidth = edited.pager.pageWidth
        let finish = Pose(
            indicator: end.indicatorEnd, barOffset: barOffset, seenBarOffset: mirror.offset(barOffset),
            emphasis: end.emphasis, pagerOffset: next.offset.distance(pageWidth: pageWidth),
            position: chosen.map { Double($0) })
        var start = finish
        var tabs: [TabTrack] = []
        // What is selected for the first time appears without animation.
        if !before.appears, let anchor, let chosen {
            (start.barOffset, start.seenBarOffset) = (barStart, mirror.offset(barStart))
            start.indicator = before.indicatorStart
            start.indicator?.segment.left += shift
            if let middle = start.indicator?.segment.middle {
                start.position = end.indicatorPlacement?.position(ofMiddle: middle)
            }
            let title = edited.title
            if title.follow == .drag ? edited.pager.animated : title.animated {
                start.emphasis = before.emphasisDrawn.after(edit, by: Double(chosen - anchor), count: strip.count)
                for seen in before.seenTitles {
                    guard let index = edit.newIndex(of: seen.index) else { continue }
                    start.seenTitles.append(SeenTitle(index: index, style: seen.style))
                }
                start.seenTitles.sort { $0.index < $1.index }
            }
            // The page of a removed tab is gone: there is nothing to come from.
            if edited.pager.animated, anchor == old {
                start.pagerOffset = clamp(
                    (before.position.value - Double(anchor - chosen)) * pageWidth.value, -.greatestFiniteMagnitude,
                    .greatestFiniteMagnitude)
            }
            tabs = Self.tabTracks(edit, from: before.strip, to: strip, shift: shift)
        }
        var movement = Movement(from: start, to: finish, of: edited, placement: end.indicatorPlacement)
        movement.tabs = tabs
        // The bar is another one from here on.
        var counts = KnotCounts(isKept: false)
        self.init(
            end: end,
            selection: Selection(
                index: chosen, previous: edit.newIndex(of: state.selected), position: end.position.value),
            movement: movement, pacing: edited.motion.tap, reason: .edit, &counts)
    }

    private static func tabTracks(_ edit: Edit, from old: TabStrip, to new: TabStrip, shift: Double) -> [TabTrack] {
        var tracks: [TabTrack] = []
        for index in 0..<new.count {
            let place = new.tab(index)
            var (x, width, opacity) = (place.left, place.width, 0.0)
            if let before = edit.oldIndex(of: index) {
                let seen = old.tab(before)
                (x, width, opacity) = (seen.left + shift, seen.width, 1)
                let isStill =
                    abs(x - place.left) <= Movement.stillness && abs(width - place.width) <= Movement.stillness
                if isStill { continue }
            }
            tracks.append(
                TabTrack(
                    index: index,
                    keyframes: [
                        TabKeyframe(offset: 0, x: x, width: width, opacity: opacity),
                        TabKeyframe(offset: 1, x: place.left, width: place.width, opacity: 1),
                    ]))
        }
        return tracks
    }
}

extension Emphasis {
    /// The same emphasis of the tabs after an edit, which moves the selected one by `distance` tabs.
    fileprivate func after(_ edit: Edit, by distance: Double, count: Int) -> Emphasis {
        switch self {
        case .selection(let index): .selection(edit.newIndex(of: index))
        case .position(let position): .position(clamp(position + distance, 0, Double(max(0, count - 1))))
        }
    }
}
