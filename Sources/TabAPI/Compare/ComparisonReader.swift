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

    /// The most tabs under all presets together. An answer is then no longer than the longest layout, or nearly so.
    static let tabLimit = TabsDraft.limit

    func respond(to request: Request, _ body: RawSpan, _ writer: JSONWriter) -> Response {
        decoder.reset()
        let document: JSONValue
        do { document = try parser.parse(body) } catch { return Problem(error).response(writer) }
        let presets = Preset.list(document.member("presets"), decoder)
        let isTooMany = reportTabs(document, under: presets.count)
        var faults = ComparisonFaults(document, parser.overflows)
        faults.add(decoder.faults)
        // Too many tabs are not looked at closer.
        if isTooMany { return refusal(faults.whole([]), body).response(writer) }
        var comparison = Comparison()
        var keyframes = 0
        for preset in presets {
            decoder.reset()
            let computation = Computation.read(document, .compare, under: preset, decoder)
            var moment: ComparedMoment?
            if decoder.faults.isEmpty && !decoder.hasDuplicateKeys && faults.isEmpty, let computation {
                moment = ComparedMoment(computation, decoder)
            }
            if decoder.hasDuplicateKeys || !decoder.faults.isEmpty, let duplicate = parser.duplicateKey(in: body) {
                return Problem(duplicate).response(writer)
            }
            keyframes += moment?.keyframeCount ?? 0
            guard keyframes <= Animation.keyframeLimit else {
                let tooMany = "the animations under these presets have more than \(Animation.keyframeLimit) keyframes"
                return refusePresets(document, tooMany).response(writer)
            }
            let outcome = moment.map { .answer($0) } ?? Comparison.Outcome.refusal(faults.placed(decoder.faults))
            comparison.rows.append(.init(preset: preset, outcome: outcome))
        }
        guard faults.isEmpty, comparison.rows.contains(where: { $0.moment != nil }) else {
            return refusal(faults.whole(comparison.rows), body).response(writer)
        }
        let mediaType = request.preferred(Endpoint.compare.mediaTypes) ?? .json
        return response(comparison, document, mediaType, writer)
    }

    private func response(
        _ comparison: Comparison, _ document: JSONValue, _ mediaType: MediaType, _ writer: JSONWriter
    ) -> Response {
        var fields = [HeaderField("Vary", "Accept")]
        if mediaType == .svg {
            fields.append(.picturePolicy)
            decoder.reset()
            if !ComparisonPicture(comparison, writer.buffer).write(decoder) {
                writer.buffer.removeAll()
                var faults = ComparisonFaults(document, [])
                faults.add(decoder.faults)
                return Problem(faults.whole([])).response(writer)
            }
        } else if !comparison.write(writer) {
            writer.buffer.removeAll()
            return refusePresets(document, "the answer would have more than \(Comparison.limit >> 20) MiB")
                .response(writer)
        }
        return Response(status: .ok, contentType: mediaType, fields: fields, body: .buffer(writer.buffer))
    }

    /// Reports that the tabs are too many under so many presets, if they are. More than one preset takes are its own to report.
    private func reportTabs(_ document: JSONValue, under presets: Int) -> Bool {
        let event = document.member("event")
        let isInsertion = event?.member("type")?.string.map { $0 == "insert" } ?? false
        let places = [document.member("configuration")?.member("tabs"), isInsertion ? event?.member("tabs") : nil]
            .compactMap { $0 }.filter { $0.kind == .array }
        let count = places.reduce(0) { $0 + $1.count }
        guard let place = places.last, count <= TabsDraft.limit, count * presets > Self.tabLimit else { return false }
        decoder.report(
            place, .outOfRange,
            "these are \(count) tabs under \(presets) presets, more than \(Self.tabLimit) in all; name fewer presets")
        return true
    }

    // MARK: Refusals

    /// A key that stands twice comes before all else: then it is not known what the document means.
    private func refusal(_ faults: [PlacedFault], _ body: RawSpan) -> Problem {
        if let duplicate = parser.duplicateKey(in: body) { return Problem(duplicate) }
        guard !faults.isEmpty else {
            return Problem(
                .internalServerError, detail: "this request could not be answered; the fault is the service's")
        }
        return Problem(faults)
    }

    private func refusePresets(_ document: JSONValue, _ detail: String) -> Problem {
        Problem([PlacedFault("/presets", .outOfRange, "\(detail); name fewer presets")])
    }
}
