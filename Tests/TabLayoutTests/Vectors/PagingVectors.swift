import TabLayout

/// Arrow buttons beside a strip, as MUI's own tests have them.
struct PagingVector: Row {
    /// The project and the name of its test.
    let name: String
    /// The widths of the tabs, or their heights in a vertical list.
    let widths: [Double]
    /// What the buttons leave of the bar.
    let viewport: Double
    /// Where a press at the end scrolls to from 0; nil where the button is disabled.
    let forward: Double?

    static let all = [
        PagingVector(
            name: "mui/material-ui: scroll button visibility states, none", widths: [50, 50], viewport: 200 - 2 * 40,
            forward: nil),
        PagingVector(
            name: "mui/material-ui: scroll button behavior, to the right", widths: [100, 50, 100], viewport: 120,
            forward: 100),
        PagingVector(
            name: "mui/material-ui: scroll button behavior, vertical", widths: [48, 60, 60], viewport: 100,
            forward: 48),
    ]
}
