internal import ByteBuffer
internal import HTTPMessage
internal import JSON
internal import TabLayout

/// Reads a comparison and answers it.
///
/// The document is read once for each preset, as if that alone had been asked for. What is wrong with it under some presets is
/// theirs, as a bar may do without the widths of its labels under one preset and not under another; what is wrong under all is
/// the document's.
struct ComparisonReader {
    let parser: JSONParser
    let decoder: Decoder

    func respond(to request: Request, _ body: RawSpan, _ writer: JSONWriter) -> Response {
        do {
            let document = try parse(body)
            let comparison = try read(document, body)
            let mediaType = request.preferred(Endpoint.compare.mediaTypes) ?? .json
            try write(comparison, of: document, as: mediaType, writer)
            var response = Response(mediaType, of: Endpoint.compare.mediaTypes)
            response.body = .buffer(writer.buffer)
            return response
        } catch {
            writer.buffer.removeAll()
            return error.response(writer)
        }
    }

    private func parse(_ body: RawSpan) throws(Problem) -> JSONValue {
        do { return try parser.parse(body) } catch { throw Problem(error) }
    }

    private func read(_ document: JSONValue, _ body: RawSpan) throws(Problem) -> Comparison {
        decoder.reset()
        let presets = Preset.list(document.member("presets"), decoder)
        var cost = ComparisonCost(presets: presets.count)
        let isTooMuch = cost.reportReading(document, body.byteCount, decoder)
        var faults = ComparisonFaults(document, parser.overflows)
        faults.add(decoder.faults)
        var comparison = Comparison()
        // What is too much is not looked at closer.
        if !isTooMuch { comparison.rows = try read(document, under: presets, &cost, &faults) }
        let answered = comparison.rows.count { $0.moment != nil }
        if faults.isEmpty && answered == presets.count { return comparison }
        // A key that stands twice comes before all else: then it is not known what the document means.
        if let duplicate = parser.duplicateKey(in: body) { throw Problem(duplicate) }
        if faults.isEmpty && answered > 0 { return comparison }
        let whole = faults.whole(comparison.rows)
        guard !whole.isEmpty else {
            throw Problem(
                .internalServerError, detail: "this request could not be answered; the fault is the service's")
        }
        throw Problem(whole)
    }

    private func read(
        _ document: JSONValue, under presets: [Preset], _ cost: inout ComparisonCost, _ faults: inout ComparisonFaults
    ) throws(Problem) -> [Comparison.Row] {
        var rows: [Comparison.Row] = []
        for preset in presets {
            decoder.reset()
            let computation = Computation.read(document, .compare, under: preset, decoder)
            var moment: ComparedMoment?
            // Where the document is refused anyway it is only read.
            if decoder.faults.isEmpty && !decoder.hasDuplicateKeys && faults.isEmpty, let computation {
                if let fault = cost.add(computation) { throw Problem([fault]) }
                moment = ComparedMoment(computation, keyframes: cost.keyframesLeft)
                if let found = moment {
                    if let fault = cost.add(found) { throw Problem([fault]) }
                    if !found.isSampleShortEnough(decoder) { moment = nil }
                }
            }
            let outcome = moment.map { .answer($0) } ?? Comparison.Outcome.refusal(faults.placed(decoder.faults))
            rows.append(.init(preset: preset, outcome: outcome))
        }
        return rows
    }

    private func write(
        _ comparison: Comparison, of document: JSONValue, as mediaType: MediaType, _ writer: JSONWriter
    ) throws(Problem) {
        if mediaType == .svg {
            decoder.reset()
            if ComparisonPicture(comparison, writer.buffer).write(decoder) { return }
            var faults = ComparisonFaults(document, [])
            throw Problem(faults.placed(decoder.faults))
        }
        if comparison.write(writer) { return }
        throw Problem([
            PlacedFault(
                "/presets", .outOfRange,
                "the answer would have more than \(Comparison.limit >> 20) MiB; name fewer presets")
        ])
    }
}
