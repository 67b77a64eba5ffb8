extension PagerFrame {
    /// The pages of those `held` that need not exist, in the order in which to let go of them: the farthest from the position
    /// first, of two equally far the later one. O(k log k) of k pages held.
    ///
    /// Five pages are held at P = 1, of which 0, 1 and 2 are to be mounted: 4 goes before 3.
    func unmounting(_ held: [Int], at position: PagePosition, of count: Int) -> [Int] {
        // Kept within the pages: from 1e300 they are all equally far, and the first would not be known for the farthest.
        let center = position.clamped(to: count)
        var spare: [Int] = []
        for page in held where !mounted.contains(page) { spare.append(page) }
        spare.sort { first, second in
            let (near, far) = (abs(Double(second) - center), abs(Double(first) - center))
            return far == near ? first > second : far > near
        }
        return spare
    }
}
