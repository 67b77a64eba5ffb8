extension StripScrolling {
    /// Adds to keyframes, one a page, those where a mixture that is clamped only afterwards meets a limit.
    ///
    /// Such a strip is still up to there, or from there on. Six tabs of 100 on 375: tab 1 would be centred at −37.5 and tab 2
    /// is at 62.5, so that the strip stands at 0 until 37.5/100 of the way from one to the other. O(n).
    ///
    /// - Precondition: there are at least two tabs.
    func addCorners(to track: inout [ScrollKeyframe]) {
        let last = Double(strip.count - 1)
        var corners: [ScrollKeyframe] = []
        corners.reserveCapacity(track.count + 2)
        for index in 0..<strip.count - 1 {
            corners.append(track[index])
            let (start, end) = (wanted(for: index), wanted(for: index + 1))
            // In the order in which they are met.
            for limit in start < end ? [limits.lower, limits.upper] : [limits.upper, limits.lower] {
                guard min(start, end) < limit, limit < max(start, end) else { continue }
                let page = Double(index) + (limit - start) / (end - start)
                corners.append(ScrollKeyframe(offset: page / last, scrollOffset: limit))
            }
        }
        corners.append(track[strip.count - 1])
        track = corners
    }
}
