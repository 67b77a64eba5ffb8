/// How one number of a layout came about: by which rule, and from which numbers.
///
/// The rule fixes the formula by which the value follows from the steps. The steps are worked out from left to right, as all
/// of the layout is; in right-to-left writing `mirrored` says what that is seen from the other side, and on a grid of pixels
/// the last steps say what was rounded.
public struct Explanation: Sendable, Equatable {
    /// Which number of the layout this is about.
    public var subject: Subject
    /// The number, exactly as the layout has it.
    public var value: Value
    /// The rule that made it.
    public var rule: Rule
    /// What the rule made it of, in the order in which it was worked out.
    public var steps: [Step]

    /// Something that a layout consists of.
    public enum Value: Sendable, Equatable {
        /// A length, a position, a fraction or a count.
        case number(Double)
        /// A colour.
        case color(Color)
        /// The index of a tab; nil for none.
        case index(Int?)
        /// The indices of pages.
        case pages([Int])
    }

    /// One number, or colour, on the way to a value.
    public struct Step: Sendable, Equatable {
        /// What it is.
        public var name: StepName
        /// The index of the tab that it is about; nil where it is about none.
        public var tab: Int?
        /// How much it is.
        public var value: Value

        init(_ name: StepName, of tab: Int? = nil, _ value: Value) {
            self.name = name
            self.tab = tab
            self.value = value
        }

        init(_ name: StepName, of tab: Int? = nil, _ number: Double) {
            self.init(name, of: tab, .number(number))
        }
    }

    init(_ subject: Subject, _ value: Value, _ rule: Rule, _ steps: [Step]) {
        self.subject = subject
        self.value = value
        self.rule = rule
        self.steps = steps
    }

    init(_ subject: Subject, _ number: Double, _ rule: Rule, _ steps: [Step]) {
        self.init(subject, .number(number), rule, steps)
    }

    /// The explanation of a number as a trace has taken it down.
    init(_ subject: Subject, _ value: Value, _ trace: StepTrace) {
        self.init(subject, value, trace.rule, trace.steps)
    }

    init(_ subject: Subject, _ number: Double, _ trace: StepTrace) {
        self.init(subject, .number(number), trace)
    }
}

extension Explanation {
    /// A number of a layout; those of a tab by its index.
    public enum Subject: Sendable, Hashable {
        /// The selected tab.
        case selectionIndex
        /// The scroll position that the selection is made from.
        case selectionPosition
        /// How far the pager is from the selected page, in pages.
        case selectionOffsetRatio
        /// The width of what scrolls in the bar.
        case contentWidth
        /// Where the strip stands.
        case barOffset
        /// The least offset that the strip can have.
        case minOffset
        /// The greatest offset that the strip can have.
        case maxOffset
        /// How many tabs are cut off at the start.
        case leadingOverflow
        /// How many tabs are cut off at the end.
        case trailingOverflow
        /// Where the strip goes by a page backward.
        case backward
        /// Where the strip goes by a page forward.
        case forward
        /// The left edge of a tab.
        case tabX(Int)
        /// The width of a tab.
        case tabWidth(Int)
        /// The emphasis of a title.
        case emphasis(Int)
        /// The font size of a title.
        case fontSize(Int)
        /// The font weight of a title.
        case fontWeight(Int)
        /// The scale of a title.
        case scale(Int)
        /// The colour of a title.
        case color(Int)
        /// The left edge of the indicator.
        case indicatorX
        /// The top of the indicator.
        case indicatorY
        /// The width of the indicator.
        case indicatorWidth
        /// The colour of the indicator.
        case indicatorColor
        /// The opacity of the indicator.
        case indicatorOpacity
        /// How far the pager is scrolled.
        case pagerOffset
        /// The pages on the screen.
        case visiblePages
        /// The pages that should exist.
        case mountedPages
        /// The pages that may be given up.
        case unmountedPages
    }
}

extension Explanation {
    /// The number of the first step of a name, of any tab or of one; nil where there is none.
    public func number(_ name: StepName, of tab: Int? = nil) -> Double? {
        for step in steps where step.name == name && (tab == nil || step.tab == tab) {
            if case .number(let number) = step.value { return number }
        }
        return nil
    }
}
