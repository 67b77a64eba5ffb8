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
    /// The track of a title that has one look from the start to the end.
    init(index: Int, twice style: TitleStyle.Values) {
        self.index = index
        keyframes = [TitleKeyframe(offset: 0, style: style), TitleKeyframe(offset: 1, style: style)]
    }

    /// The track of a title whose emphasis has these corners.
    ///
    /// Sizes, weights and colours in sRGB are linear between the corners; a colour that is interpolated in Oklab gets the
    /// keyframes of its knots besides.
    init(index: Int, knots: [EmphasisPath.Knot], title: Title, colorKnots: ColorKnots) {
        self.index = index
        keyframes = [TitleKeyframe(offset: knots[0].progress, style: title.style(emphasis: knots[0].emphasis))]
        for index in 1..<knots.count {
            let (start, end) = (knots[index - 1], knots[index])
            colorKnots.forEach(from: start.emphasis, to: end.emphasis) { emphasis in
                let share = (emphasis - start.emphasis) / (end.emphasis - start.emphasis)
                keyframes.append(
                    TitleKeyframe(
                        offset: interpolate(start.progress, end.progress, share), style: title.style(emphasis: emphasis)
                    ))
            }
            keyframes.append(TitleKeyframe(offset: end.progress, style: title.style(emphasis: end.emphasis)))
        }
    }
}
