/// The grid of device pixels that what is drawn is laid on, as the very last step.
///
/// Edges are rounded, not widths: a width is the rounded right edge less the rounded left one, so that neighbours neither gap
/// nor overlap. 31.25 wide tabs at 0, 31.25 and 62.5 on whole pixels stand at 0, 31 and 63 and are 31, 32 and 31 wide.
public struct PixelGrid: Sendable, Equatable {
    /// The number of pixels to a unit of length.
    public var ratio: PixelRatio

    /// The grid of this many pixels to a unit.
    public init(ratio: PixelRatio) {
        self.ratio = ratio
    }

    /// The nearest line of the grid; of two equally near the one to the right, also left of 0: −0.5 is 0.
    ///
    /// Half way is meant with a slack of a billionth: 6·14.3 and 5·14.3 + 14.3 are one edge, but not one double, and two
    /// neighbours must not fall apart there.
    func round(_ coordinate: Double) -> Double {
        let pixels = coordinate * ratio.value
        // So far out the grid is finer than the doubles.
        guard abs(pixels) < 1e15 else { return coordinate }
        return (pixels + 0.5 + 1e-9).rounded(.down) / ratio.value
    }

    /// The start and the length of a stretch whose edges are rounded.
    func round(start: Double, length: Double) -> (start: Double, length: Double) {
        let first = round(start)
        return (first, max(0, round(start + length) - first))
    }
}
