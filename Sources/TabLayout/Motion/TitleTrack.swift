/// The title of one tab over an animation.
public struct TitleTrack: Sendable, Equatable {
    /// The index of the tab.
    public var index: Int
    /// Its looks, in the order of time.
    public var keyframes: [TitleKeyframe]
}

/// A title at one time of an animation.
public struct TitleKeyframe: Sendable, Equatable {
    /// The time, as a fraction of the duration.
    public var offset: Double
    /// The look.
    public var style: TitleStyle.Values
}

extension TitleTrack {
    /// The track of a title whose emphasis has these corners.
    ///
    /// Sizes, weights and colours in sRGB are linear between the corners. Whoever plays the keyframes interpolates colours in
    /// sRGB, so a colour that is interpolated in Oklab gets as many more keyframes as keep every channel within one level.
    init(index: Int, knots: [EmphasisPath.Knot], title: Title) {
        self.index = index
        keyframes = [TitleKeyframe(offset: knots[0].progress, style: title.style(emphasis: knots[0].emphasis))]
        for (start, end) in zip(knots, knots.dropFirst()) {
            let count = Self.chords(from: start.emphasis, to: end.emphasis, title)
            for position in 1...count {
                let share = Double(position) / Double(count)
                keyframes.append(
                    TitleKeyframe(
                        offset: interpolate(start.progress, end.progress, share),
                        style: title.style(emphasis: interpolate(start.emphasis, end.emphasis, share))))
            }
        }
    }

    /// How many chords between two emphases keep the colours of a polyline within one level of each channel: a power of
    /// two, at most 64.
    private static func chords(from start: Double, to end: Double, _ title: Title) -> Int {
        guard title.colorSpace == .oklab, title.normal.color != title.selected.color, start != end else { return 1 }
        var count = 1
        while count < 64 {
            let isClose = (0..<count).allSatisfy { chord in
                let first = interpolate(start, end, Double(chord) / Double(count))
                let last = interpolate(start, end, Double(chord + 1) / Double(count))
                let (from, to) = (title.style(emphasis: first).color, title.style(emphasis: last).color)
                return [0.25, 0.5, 0.75].allSatisfy { share in
                    title.style(emphasis: interpolate(first, last, share)).color
                        .isWithinOneLevel(of: from.interpolated(to: to, fraction: share))
                }
            }
            if isClose { return count }
            count *= 2
        }
        return count
    }
}

extension Color {
    fileprivate func isWithinOneLevel(of other: Color) -> Bool {
        func isClose(_ first: UInt8, _ second: UInt8) -> Bool { abs(Int(first) - Int(second)) <= 1 }
        return isClose(red, other.red) && isClose(green, other.green) && isClose(blue, other.blue)
            && isClose(alpha, other.alpha)
    }
}
