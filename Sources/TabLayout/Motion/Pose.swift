/// Everything that can move, at one moment.
struct Pose {
    var indicator: IndicatorPlace?
    /// Where the strip stands, from left to right.
    var barOffset: Double
    /// The same as it is seen.
    var seenBarOffset: Double
    var emphasis: Emphasis
    var pagerOffset: Double
    /// The tab, or the place between two, that the indicator belongs to, for a way from tab to tab; nil where unknown.
    var position: Double?
    /// Where an interrupted indicator is seen, as the caller says it; nil where it is not interrupted.
    var seenIndicator: IndicatorExtent?
    /// The titles that are seen on their way, in the order of the tabs; the others are as `emphasis` has them.
    var seenTitles: [SeenTitle] = []
}
