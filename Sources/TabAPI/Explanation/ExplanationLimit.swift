internal import JSON

extension Decoder {
    /// The most tabs of which an answer is explained: some three entries a tab, of half as many bytes together as the tabs of
    /// the longest layout.
    static var explainedTabs: Int { 500 }

    /// Reports that an answer with so many tabs is not explained, if it is not.
    func checkExplained(_ tabs: Int, _ explain: JSONValue) {
        guard tabs > Self.explainedTabs else { return }
        report(explain, .outOfRange, "an answer of more than \(Self.explainedTabs) tabs is not explained")
    }
}
