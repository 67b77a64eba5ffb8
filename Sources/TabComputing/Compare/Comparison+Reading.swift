internal import ByteBuffer
internal import JSON
internal import TabLayout

/// Reads a comparison.
///
/// The document is read once for each preset, as if that alone had been asked for. What is wrong with it under some presets is
/// theirs, as a bar may do without the widths of its labels under one preset and not under another; what is wrong under all is
/// the document's.
extension Comparison {
    /// The comparison of a document whose text has `byteCount` bytes, and numbers too great for a double at `overflows`.
    static func read(
        _ document: JSONValue, _ overflows: [String], _ byteCount: Int, _ decoder: Decoder
    ) throws(Problem) -> Comparison {
        let presets = Preset.list(document.member("presets"), decoder)
        var cost = ComparisonCost(presets: presets.count)
        let isTooMuch = cost.reportReading(document, byteCount, decoder)
        var faults = ComparisonFaults(document, overflows)
        faults.add(decoder.faults)
        var comparison = Comparison()
        // What is too much is not looked at closer.
        if !isTooMuch { comparison.rows = try rows(document, under: presets, &cost, &faults, decoder) }
        if faults.isEmpty && comparison.rows.contains(where: { $0.moment != nil }) { return comparison }
        let whole = faults.whole(comparison.rows)
        throw whole.isEmpty ? .unanswerable : Problem(whole)
    }

    private static func rows(
        _ document: JSONValue, under presets: [Preset], _ cost: inout ComparisonCost, _ faults: inout ComparisonFaults,
        _ decoder: Decoder
    ) throws(Problem) -> [Row] {
        var rows: [Row] = []
        for preset in presets {
            decoder.reset()
            let computation = Computation.read(document, .compare, under: preset, decoder)
            var moment: ComparedMoment?
            // Where the document is refused anyway it is only read.
            if decoder.isContent && faults.isEmpty, let computation {
                if let fault = cost.add(computation) { throw Problem([fault]) }
                moment = ComparedMoment(computation, keyframes: cost.keyframesLeft)
                if let found = moment {
                    if let fault = cost.add(found) { throw Problem([fault]) }
                    if !found.isSampleShortEnough(decoder) { moment = nil }
                }
            }
            let outcome = moment.map { .answer($0) } ?? Outcome.refusal(faults.placed(decoder.faults))
            rows.append(.init(preset: preset, outcome: outcome))
        }
        return rows
    }

    /// Writes the comparison as a document or a picture.
    func write(
        as type: AnswerType, of document: JSONValue, to buffer: ByteBuffer, _ decoder: Decoder
    ) throws(Problem) {
        if type == .svg {
            decoder.reset()
            if ComparisonPicture(self, buffer).write(decoder) { return }
            var faults = ComparisonFaults(document, [])
            throw Problem(faults.placed(decoder.faults))
        }
        if write(JSONWriter(buffer)) { return }
        throw Problem([
            PlacedFault(
                "/presets", .outOfRange,
                "the answer would have more than \(Self.limit >> 20) MiB; name fewer presets")
        ])
    }
}
