internal import CMath

// Upper bounds that never grow with time: what a settling time and an approximation by lines need to be sure of.
//
// Every derivative of the displacement has the form e^(−ζωt)·(p·C + q·S), where C is cos ω′t, 1 or cosh σt and S is
// sin ω′t/ω′, t or sinh σt/σ. The amplitude of the swing, or the sum of both exponentials, is a close bound except near
// critical damping, where they are large and nearly cancel. There |C| ≤ 1 and |S| ≤ t (times e^(σt) when overdamped) are close.

extension Spring {
    /// The time from which on the spring stays within `distance` of its end, in seconds: where a bound of its displacement
    /// falls below it. At most half a swing, or a third of itself, later than the last time it is farther away. O(1).
    public func settlingTime(within distance: Double) -> Double {
        var upper = 1 / frequency
        // Doubling reaches the slowest spring allowed, whose time constant is 2ζ/ω = 2e8 seconds, in 60 steps.
        for _ in 0..<60 where bound(ofDerivative: 0, from: upper) > distance { upper *= 2 }
        var lower = 0.0
        for _ in 0..<80 {
            let middle = lower + (upper - lower) / 2
            if middle == lower || middle == upper { break }
            if bound(ofDerivative: 0, from: middle) > distance { lower = middle } else { upper = middle }
        }
        return upper
    }

    /// An upper bound of the magnitude of a derivative of the displacement (the displacement itself for an `order` of 0) at
    /// and after `time`.
    func bound(ofDerivative order: Int, from time: Double) -> Double {
        switch regime {
        case .under(_, let sine):
            let amplitude = (1 + sine * sine).squareRoot() * power(frequency, order) * decayed(decay * time)
            return min(amplitude, nearCriticalBound(order, time, rate: decay))
        case .critical: return nearCriticalBound(order, time, rate: decay)
        case .over(let fastRate, let fast, let slowRate, let slow):
            let sum =
                abs(fast) * power(fastRate, order) * decayed(fastRate * time)
                + abs(slow) * power(slowRate, order) * decayed(slowRate * time)
            return min(sum, nearCriticalBound(order, time, rate: slowRate))
        }
    }

    /// e^(−rate·t)·(|p| + |q|·t), whose second part grows until t is 1/rate.
    private func nearCriticalBound(_ order: Int, _ time: Double, rate: Double) -> Double {
        // Far from critical it is of no use, and p and q lose their digits.
        guard abs(dampingRatio - 1) < 0.5 else { return .infinity }
        // −ω′², 0 or σ².
        let square = frequency * frequency * (dampingRatio - 1) * (dampingRatio + 1)
        var (p, q) = (-1.0, velocity - decay)
        for _ in 0..<order { (p, q) = (q - decay * p, square * p - decay * q) }
        let peak = max(time, 1 / rate)
        return abs(p) * decayed(rate * time) + abs(q) * peak * decayed(rate * peak)
    }

    private func power(_ base: Double, _ exponent: Int) -> Double {
        var product = 1.0
        for _ in 0..<exponent { product *= base }
        return product
    }
}
