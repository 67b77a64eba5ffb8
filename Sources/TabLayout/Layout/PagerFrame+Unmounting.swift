extension PagerFrame {
    /// The pages of those `held` that need not exist, in the order in which to let go of them: the farthest from the position
    /// first, of two equally far the later one. O(k log k) of k pages held.
    ///
    /// Five pages are held at P = 1, of which 0, 1 and 2 are to be mounted: 4 goes before 3.
    func unmounting(_ held: [Int], at position: PagePosition, of count: Int) -> [Int] {
        // Kept within the pages: from 1e300 they are all equally far, and the first would not be known for the farthest.
        let center = position.clamped(to: count)
        var spare: [Double] = []
        for page in held where !mounted.contains(page) { spare.append(Double(page)) }
        var descending = Descending(spare)
        for place in spare.indices { spare[place] = descending.next() ?? 0 }
        // In this order the farthest of those that are left is the first or the last one.
        var (first, last) = (0, spare.count - 1)
        var pages: [Int] = []
        while first <= last {
            if abs(spare[first] - center) >= abs(spare[last] - center) {
                pages.append(Int(spare[first]))
                first += 1
            } else {
                pages.append(Int(spare[last]))
                last -= 1
            }
        }
        return pages
    }
}
