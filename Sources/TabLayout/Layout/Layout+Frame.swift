extension Layout {
    /// Where the strip is scrolled to, as `bar.offset` says it. O(log n), and without the tabs in view.
    public var barOffset: Double { seen(barEnd) }

    /// Calls `body` with the index of each tab whose title is emphasised at this moment, and with its emphasis and its look.
    ///
    /// At most two, in order: all others look as `configuration.title.normal` says. O(1), without memory: for a client that draws
    /// a frame of a drag and leaves alone what does not change.
    public func forEachEmphasizedTitle(_ body: (Int, Double, TitleStyle.Values) -> Void) {
        let emphasis = emphasis
        for index in emphasis.indices(of: strip.count) {
            let share = emphasis(index)
            if share > 0 { body(index, share, configuration.title.style(emphasis: share)) }
        }
    }
}
