import TabLayout

// What whoever plays keyframes shows at a time: the line between the keyframes around it, and at a jump what is behind it.

extension Array where Element == IndicatorKeyframe {
    /// [x, width, opacity] at an offset from 0 to 1.
    func played(at offset: Double) -> [Double] {
        let (start, end, share) = span(at: offset) { $0.offset }
        return [
            mix(start.x, end.x, share), mix(start.width, end.width, share), mix(start.opacity, end.opacity, share),
        ]
    }
}

extension Array where Element == ScrollKeyframe {
    func played(at offset: Double) -> Double {
        let (start, end, share) = span(at: offset) { $0.offset }
        return mix(start.scrollOffset, end.scrollOffset, share)
    }
}

extension TitleTrack {
    /// [font size, weight, scale] at an offset.
    func played(at offset: Double) -> [Double] {
        let (start, end, share) = keyframes.span(at: offset) { $0.offset }
        return [
            mix(start.style.fontSize, end.style.fontSize, share),
            mix(start.style.fontWeight, end.style.fontWeight, share), mix(start.style.scale, end.style.scale, share),
        ]
    }

    /// The colour at an offset, interpolated in sRGB as browsers do it.
    func color(at offset: Double) -> Color {
        let (start, end, share) = keyframes.span(at: offset) { $0.offset }
        return start.style.color.interpolated(to: end.style.color, fraction: share)
    }
}

private func mix(_ start: Double, _ end: Double, _ share: Double) -> Double { start + (end - start) * share }

extension Array {
    /// The elements around a time, and how much of the way from one to the other it is.
    fileprivate func span(at offset: Double, _ time: (Element) -> Double) -> (Element, Element, Double) {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if time(self[middle]) <= offset { lower = middle + 1 } else { upper = middle }
        }
        guard lower > 0 else { return (self[0], self[0], 0) }
        guard lower < count else { return (self[count - 1], self[count - 1], 0) }
        let (start, end) = (self[lower - 1], self[lower])
        return (start, end, (offset - time(start)) / (time(end) - time(start)))
    }
}

/// The offsets at which keyframes jump: two at one time.
func jumps(of offsets: [Double]) -> [Double] {
    zip(offsets, offsets.dropFirst()).filter { $0 == $1 }.map { $0.0 }
}
