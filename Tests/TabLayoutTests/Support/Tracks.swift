import TabLayout

// The numbers of an animation's tracks, in short. An empty list is a track that does not move.

extension Animation {
    /// [x, width] of each keyframe of the indicator.
    var indicatorExtents: [[Double]] { indicator.map { [$0.x, $0.width] } }

    /// Each offset of the strip.
    var barOffsets: [Double] { bar.map(\.scrollOffset) }

    /// Each offset of the pager.
    var pagerOffsets: [Double] { pager.map(\.scrollOffset) }

    /// [index, font size at the start, font size at the end] of each title.
    var titleSizes: [[Double]] { titles.map { [Double($0.index)] + $0.keyframes.map(\.style.fontSize) } }

    /// The times of all keyframes of all tracks.
    var times: [[Double]] {
        let tracks = [indicator.map(\.offset), bar.map(\.offset), pager.map(\.offset)]
        return (tracks + titles.map { $0.keyframes.map(\.offset) }).filter { !$0.isEmpty }
    }
}

extension IndicatorExtent {
    static func of(_ x: Double, _ width: Double) -> IndicatorExtent {
        IndicatorExtent(x: .of(x), width: .of(width))
    }
}
