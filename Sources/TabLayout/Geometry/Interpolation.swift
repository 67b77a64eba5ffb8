/// The value `fraction` of the way from `start` to `end`: exactly `start` at 0 and exactly `end` at 1.
///
/// Beyond 0…1 it goes on in the same direction. `start + (end − start)·1` alone need not be `end` in doubles.
@inline(__always)
func interpolate(_ start: Double, _ end: Double, _ fraction: Double) -> Double {
    fraction == 1 ? end : start + (end - start) * fraction
}

/// `value`, or the bound that it lies beyond. Where the bounds cross (`upper < lower`) it is `lower`.
@inline(__always)
func clamp(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    max(lower, min(value, upper))
}
