internal import HTTPMessage
internal import JSON
internal import TabLayout

/// Reads a replay, checks all of it, and answers the stream that computes it.
///
/// What can be found without computing a frame is refused here, since a response that has begun cannot become another one.
struct ReplayReader {
    /// The most samples of one replay.
    static let sampleLimit = 10_000
    /// The most tabs that the bars after all edits of a replay have together: each edit lays out all tabs anew, once here and
    /// once for its frame.
    static let editedTabLimit = 100_000

    let parser: JSONParser
    let decoder: Decoder

    /// Answers a replay.
    func respond(to request: Request, _ body: RawSpan, _ writer: JSONWriter) -> Response {
        let hasLines = request.hasJSONLinesBody
        guard hasLines || request.hasJSONBody else {
            return Problem(
                .unsupportedMediaType,
                detail: "the body must be JSON in UTF-8: send it with Content-Type: application/json, or "
                    + "application/x-ndjson for one document a line, and no other charset"
            ).response(writer)
        }
        // Without a wish the answer has the form of the request.
        let mediaTypes: [MediaType] = hasLines ? [.jsonLines, .json] : [.json, .jsonLines]
        let mediaType = request.preferred(mediaTypes) ?? mediaTypes[0]
        decoder.reset()
        do {
            let outline = try hasLines ? readLines(body) : readDocument(body)
            let stream = body.withUnsafeBytes { bytes in
                outline.stream(UnsafeBufferPointer(rebasing: bytes.bindMemory(to: UInt8.self)[...]), mediaType)
            }
            guard let stream else {
                return Problem(.serviceUnavailable, detail: "there is not enough memory for this replay")
                    .response(writer)
            }
            var response = Response(mediaType, of: mediaTypes)
            response.body = .stream(stream)
            return response
        } catch {
            return error.problem.response(writer)
        }
    }

    // MARK: A document

    private func readDocument(_ body: RawSpan) throws(ReplayRefusal) -> ReplayOutline {
        let document = try parse(body)
        let head = ReplayHead.read(document, isLine: false, decoder)
        var check = ReplayCheck(head)
        head.samples?.forEachElement { check.look(at: $0, decoder) }
        try refuse(document, body, "")
        return body.withUnsafeBytes { bytes in
            var steps = JSONSteps(bytes.bindMemory(to: UInt8.self))
            var configuration = 0..<0
            var samples = 0
            steps.enter()
            var position = 0
            while let range = steps.next() {
                if position == head.configurationPosition { configuration = range }
                if position == head.samplesPosition { samples = range.lowerBound }
                position += 1
            }
            return ReplayOutline(head, configuration: configuration, samples: samples, hasLines: false)
        }
    }

    // MARK: Lines

    private func readLines(_ body: RawSpan) throws(ReplayRefusal) -> ReplayOutline {
        var lines = ReplayLines(length: body.byteCount)
        var head: ReplayOutline?
        var check = ReplayCheck(ReplayHead(bar: ReplayHead.unknownBar(), state: ScrollState(), isLinted: false))
        var faults: [PlacedFault] = []
        while faults.count < Decoder.faultLimit, let line = lines.next(in: body) {
            let text = body.extracting(line)
            let place = head == nil ? "" : "/samples/\(check.count)"
            decoder.reset()
            let document: JSONValue
            do {
                document = try parser.parse(text)
            } catch {
                throw ReplayRefusal(error.moved(to: lines.number, from: line.lowerBound, below: place))
            }
            if head == nil {
                let read = ReplayHead.read(document, isLine: true, decoder)
                head = text.withUnsafeBytes { bytes in
                    var steps = JSONSteps(bytes.bindMemory(to: UInt8.self))
                    steps.enter()
                    var range = 0..<0
                    for _ in 0...read.configurationPosition { range = steps.next() ?? range }
                    return ReplayOutline(
                        read, configuration: line.lowerBound + range.lowerBound..<line.lowerBound + range.upperBound,
                        samples: line.upperBound, hasLines: true)
                }
                check = ReplayCheck(read)
                // The parser goes on to the next line, which the names of the tabs must outlive.
                let configuration = read.configuration == nil ? nil : head?.configuration
                check.use(configuration.flatMap { ReplayScene(body.extracting($0)) })
            } else {
                guard check.count < Self.sampleLimit else {
                    throw ReplayRefusal(
                        Problem([
                            PlacedFault(
                                "/samples", .outOfRange,
                                "line \(lines.number): expected at most \(Self.sampleLimit) samples")
                        ]))
                }
                check.look(at: document, decoder)
            }
            if decoder.hasDuplicateKeys || !decoder.faults.isEmpty, let duplicate = parser.duplicateKey(in: text) {
                throw ReplayRefusal(duplicate.moved(to: lines.number, from: line.lowerBound, below: place))
            }
            for fault in placedFaults(document, place) where faults.count < Decoder.faultLimit {
                faults.append(PlacedFault(fault.pointer, fault.code, "line \(lines.number): \(fault.detail)"))
            }
        }
        guard faults.isEmpty else { throw ReplayRefusal(Problem(faults)) }
        guard let head else { return try parseNothing() }
        return head
    }

    private func parseNothing() throws(ReplayRefusal) -> ReplayOutline {
        let empty: [UInt8] = []
        _ = try parse(empty.span.bytes)
        throw ReplayRefusal(Problem(.badRequest, detail: "there is no JSON document"))
    }

    // MARK: Faults

    private func parse(_ text: RawSpan) throws(ReplayRefusal) -> JSONValue {
        do { return try parser.parse(text) } catch { throw ReplayRefusal(Problem(error)) }
    }

    /// A key that stands twice comes before all else: then it is not known what the document means.
    private func refuse(_ document: JSONValue, _ text: RawSpan, _ place: String) throws(ReplayRefusal) {
        if decoder.faults.isEmpty && !decoder.hasDuplicateKeys && parser.overflows.isEmpty { return }
        if let duplicate = parser.duplicateKey(in: text) { throw ReplayRefusal(Problem(duplicate)) }
        let faults = placedFaults(document, place)
        if !faults.isEmpty { throw ReplayRefusal(Problem(Array(faults.prefix(Decoder.faultLimit)))) }
    }

    private func placedFaults(_ document: JSONValue, _ place: String) -> [PlacedFault] {
        let faults = decoder.faults.map { PlacedFault(place + document.pointer(to: $0.place), $0.code, $0.detail) }
        // A number that overflowed reads as the greatest one, with which most members have found fault already.
        let overflows = parser.overflows.prefix(Decoder.faultLimit).map { place + $0 }.filter { pointer in
            !faults.contains { $0.pointer == pointer }
        }
        return overflows.map { PlacedFault($0, .outOfRange, "this number is too great for a double") } + faults
    }
}

/// Why a replay is refused.
struct ReplayRefusal: Error {
    let problem: Problem

    init(_ problem: Problem) { self.problem = problem }
}

extension JSONFault {
    /// The problem of a fault in one line of several, by its place in all of them.
    fileprivate func moved(to line: Int, from offset: Int, below place: String) -> Problem {
        var fault = self
        fault.line = line
        fault.offset += offset
        fault.pointer = place + pointer
        return Problem(fault)
    }
}
