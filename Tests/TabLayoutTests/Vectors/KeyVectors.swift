import TabLayout

/// What a key does to the focus and the selection, as other projects' tests have it.
struct KeyVector: Row {
    let name: String
    let count: Int
    var keyboard = Keyboard()
    var direction = Direction.leftToRight
    var disabled: [Int] = []
    let key: Key
    /// The tab that has the focus and the one that is selected.
    let before: (focused: Int, selected: Int)
    /// The same afterwards; nil where the project's test does not look.
    let after: (focused: Int, selected: Int?)

    static let all = practices(.automatic, automatic) + practices(.manual, manual) + ant + material

    private typealias Step = (Key, before: (Int, Int), after: (Int, Int?))

    private static let automatic: [Step] = [
        (.arrowRight, (1, 1), (2, 2)), (.arrowLeft, (0, 0), (3, 3)), (.arrowLeft, (3, 3), (2, 2)),
        (.arrowLeft, (2, 2), (1, 1)), (.arrowLeft, (1, 1), (0, 0)), (.home, (0, 0), (0, 0)), (.end, (0, 0), (3, 3)),
        (.home, (2, 2), (0, 0)), (.end, (2, 2), (3, 3)), (.home, (3, 3), (0, 0)),
    ]

    private static let manual: [Step] = [
        (.arrowRight, (1, 0), (2, 0)), (.arrowRight, (3, 0), (0, 0)), (.arrowLeft, (0, 0), (3, 0)),
        (.arrowLeft, (3, 0), (2, 0)), (.arrowLeft, (2, 0), (1, 0)), (.end, (1, 1), (3, nil)), (.end, (2, 2), (3, nil)),
        (.end, (3, 3), (3, nil)), (.enter, (0, 0), (0, 0)), (.space, (1, 0), (1, 1)), (.space, (2, 1), (2, 2)),
    ]

    private static func practices(_ activation: KeyActivation, _ steps: [Step]) -> [KeyVector] {
        steps.map { key, before, after in
            KeyVector(
                name: "w3c/aria-practices: tabs with \(activation) activation, \(key) on \(before.0) of 4", count: 4,
                keyboard: Keyboard(activation: activation), key: key, before: before, after: after)
        }
    }

    private static let ant = [(Key.arrowRight, 0, 1), (.arrowRight, 1, 2), (.arrowLeft, 2, 1)].map { key, from, to in
        KeyVector(
            name: "ant-design/ant-design-mobile: tabs under keys, \(key) on \(from) of 3", count: 3, key: key,
            before: (from, from), after: (to, to))
    }

    /// Those that keep a key from the browser do so for every key here.
    private static let material =
        steps("horizontal, left to right") {
            [
                $0(.automatic, .arrowLeft, (1, 1), (0, 0)), $0(.manual, .arrowRight, (2, 1), (0, 1)),
                $0(.automatic, .arrowRight, (2, 2), (0, 0)), $0(.manual, .home, (2, 1), (0, 1)),
                $0(.automatic, .home, (2, 2), (0, 0)), $0(.automatic, .end, (0, 0), (2, 2)),
            ]
        }
        + steps("horizontal, right to left", direction: .rightToLeft) {
            [
                $0(.manual, .arrowRight, (0, 1), (2, 1)), $0(.automatic, .arrowRight, (0, 0), (2, 2)),
                $0(.manual, .arrowRight, (1, 1), (0, 1)), $0(.manual, .arrowLeft, (1, 1), (2, 1)),
                $0(.automatic, .arrowLeft, (1, 1), (2, 2)),
            ]
        }
        + steps("vertical", orientation: .vertical) {
            [
                $0(.automatic, .arrowUp, (0, 0), (2, 2)), $0(.manual, .arrowUp, (1, 1), (0, 1)),
                $0(.automatic, .arrowUp, (1, 1), (0, 0)), $0(.manual, .arrowDown, (2, 1), (0, 1)),
                $0(.automatic, .arrowDown, (1, 1), (2, 2)),
            ]
        }
        + steps("a disabled tab between", disabled: [1]) { [$0(.automatic, .arrowRight, (0, 1), (2, nil))] }
        + steps("a disabled tab between, vertical", orientation: .vertical, disabled: [1]) {
            [$0(.automatic, .arrowUp, (2, 1), (0, nil))]
        }
        + steps("the first disabled", disabled: [0]) { [$0(.automatic, .home, (2, 2), (1, nil))] }
        + steps("the last disabled", disabled: [2]) { [$0(.automatic, .end, (0, 2), (1, nil))] }

    private static func steps(
        _ name: String, orientation: KeyOrientation = .horizontal, direction: Direction = .leftToRight,
        disabled: [Int] = [], _ rows: ((KeyActivation, Key, (Int, Int), (Int, Int?)) -> KeyVector) -> [KeyVector]
    ) -> [KeyVector] {
        rows { activation, key, before, after in
            KeyVector(
                name: "mui/material-ui: tabs, \(name), \(activation), \(key) on \(before.0) of 3", count: 3,
                keyboard: Keyboard(activation: activation, orientation: orientation), direction: direction,
                disabled: disabled, key: key, before: before, after: after)
        }
    }
}

/// Which tab the bar gives the focus to.
struct FocusStopVector: Row {
    let name: String
    let count: Int
    let selected: Int

    /// The tests of aria-practices find no `tabindex` on the selected tab, which is a button there and needs none; 0 says the
    /// same of any element.
    static let all = [("w3c/aria-practices", 4, 0), ("w3c/aria-practices", 4, 1), ("mui/material-ui", 2, 1)].map {
        FocusStopVector(name: "\($0): roving tabindex, \($1) tabs, \($2) selected", count: $1, selected: $2)
    }
}

/// What a click selects.
struct ClickVector: Row {
    let name: String
    let tapped: Int
    let isChanged: Bool

    static let all = [
        ClickVector(name: "mui/material-ui: a click on another tab", tapped: 1, isChanged: true),
        ClickVector(name: "mui/material-ui: a click on the selected tab", tapped: 0, isChanged: false),
    ]
}

extension VectorOmission {
    static let keys = [
        VectorOmission(
            name: "w3c/aria-practices: tabs with automatic activation, order of Tab", cases: 3,
            reason: "Tab is the browser's key: it leaves the bar by the tabindex of the attributes, without a request"
        ) { Key.allCases == [.arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .enter, .space] },
        VectorOmission(
            name: "w3c/aria-practices: the tab list of a carousel going round", cases: 2,
            reason: "it says no number of tabs; a bar of four going round either way is among the vectors"
        ) {
            KeyVector.all.contains { $0.count == 4 && $0.key == .arrowLeft && $0.before == (0, 0) }
                && KeyVector.all.contains { $0.count == 4 && $0.key == .arrowRight && $0.before.focused == 3 }
        },
    ]
}
