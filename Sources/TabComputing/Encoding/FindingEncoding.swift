internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes what was found in a replay, and how much, into the object that was begun.
    func writeMembers(of lint: Lint) {
        key("lint")
        array {
            for finding in lint.findings {
                object {
                    member("sample", finding.sample)
                    member("code", finding.code.name)
                    member("subject", finding.subject.name)
                    member("from", finding.from)
                    member("to", finding.to)
                    member("distance", finding.distance)
                    member("detail", finding.detail)
                }
            }
        }
        member("lintCount", lint.count)
    }
}

extension Finding.Code {
    var name: StaticString {
        switch self {
        case .jump: "jump"
        case .backScroll: "back-scroll"
        case .stripOutOfBounds: "strip-out-of-bounds"
        case .indicatorOffSelection: "indicator-off-selection"
        }
    }
}

extension Finding.Subject {
    var name: StaticString {
        switch self {
        case .bar: "bar"
        case .indicator: "indicator"
        }
    }
}

extension Finding {
    /// What is wrong, in a sentence.
    var detail: StaticString {
        switch (code, subject) {
        case (.jump, .bar):
            "the strip stands elsewhere than where the frame before left it, and neither the pager nor an animation took it there"
        case (.jump, .indicator):
            "the indicator stands elsewhere than where the frame before left it, and neither the pager nor an animation took it there"
        case (.backScroll, _): "the strip moves against the gesture"
        case (.stripOutOfBounds, _): "the strip is said to stand where it cannot be scrolled to"
        case (.indicatorOffSelection, _): "everything is at rest, but the indicator is not on the selected tab"
        }
    }
}
