/// Everything that can move, at one moment.
struct Pose {
    var indicator: IndicatorPlace?
    var barOffset: Double
    var emphasis: Emphasis
    var pagerOffset: Double
    /// The tab, or the place between two, that the indicator belongs to, for a way from tab to tab; nil where unknown.
    var position: Double?
}
