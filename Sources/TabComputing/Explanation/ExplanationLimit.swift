internal import JSON

extension Decoder {
    /// The most tabs of which an answer is explained. 500 take 0.4 MB; of 10 000 tabs the layout takes 1.6 MB, and would take
    /// 8 with its explanation.
    static var explainedTabs: Int { 500 }

    /// Reports that an answer with so many tabs is not explained, if it is not.
    func checkExplained(_ tabs: Int, _ explain: JSONValue) {
        guard tabs > Self.explainedTabs else { return }
        report(explain, .outOfRange, "an answer of more than \(Self.explainedTabs) tabs is not explained")
    }
}
