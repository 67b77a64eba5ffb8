import TabLayout

/// Where a gesture of Android's pagers settles, as their rule has it: the page in view that it moves to.
struct FlingVector: Row {
    /// The project and the name of the rule.
    let name: String
    let start: Int
    let offset: Double
    /// The rule knows the direction alone; these are fast enough to count, or none where the pager is there already.
    let velocity: Double
    let target: Int

    static let all = [
        FlingVector(
            name: "androidx/androidx: ScrollEventAdapter.onScrolled with dispatchSelected, backward", start: 1,
            offset: 200, velocity: -0.5, target: 0),
        FlingVector(
            name: "androidx/androidx: ScrollEventAdapter.onScrolled with dispatchSelected, back to the same", start: 1,
            offset: 400, velocity: -0.5, target: 1),
        FlingVector(
            name: "androidx/androidx: ScrollEventAdapter.onScrolled with dispatchSelected, exactly there", start: 1,
            offset: 720, velocity: 0, target: 2),
    ]
}
