extension Easing {
    /// Makes steps a slope where each is at most half of the tolerance, or where there are more than ten thousand: whoever
    /// watches the edge does not see them apart.
    ///
    /// Steps lie between two parallel lines, from the bottom of a step to its top apart, and so does the chord from any place
    /// of theirs to another. Keyframes, which show the edge on its steps, are thus off by a step at most between each other.
    ///
    /// - Parameters:
    ///   - travel: how far the edge goes.
    ///   - tolerance: how far the keyframes may be off, in the same units of length.
    /// - Returns: how far the keyframes are off for the sake of the slope: 200 units in 1600 steps are off by 0.125. 0 where
    ///   nothing is changed.
    mutating func smoothSteps(travel: Double, tolerance: Double) -> Double {
        guard case .steps(let steps) = self else { return 0 }
        let jumps = Double(steps.jumps)
        // What goes all its way in one step is no slope, however short the way.
        guard max(abs(travel), tolerance) / jumps <= tolerance / 2 || steps.count > 10_000 else { return 0 }
        self = .linear
        return abs(travel) / jumps
    }
}
