internal import ByteBuffer
internal import JSON
internal import TabComputing
internal import TabLayout

/// A replay in JSON text that was checked, by where its parts stand in the text.
///
/// Its frames are made from the text alone, so that they need neither the parser nor the memory of the request.
struct ReplayText {
    let configuration: Range<Int>
    let state: ScrollState
    let isLinted: Bool
    /// Where the array of samples begins, or the lines that are samples.
    let samples: Int
    let hasLines: Bool

    /// The stream of the frames; nil when there is no memory for it.
    func stream(_ text: RawSpan, isLines: Bool) -> ReplayStream? {
        guard let scene = Self.scene(text.extracting(configuration)) else { return nil }
        let samples = TextSamples(
            text: text.extracting(samples..<text.byteCount).withUnsafeBytes { Array($0) }, hasLines: hasLines)
        let buffer = ByteBuffer()
        return ReplayStream(
            ReplayFrames(samples, scene, state, isLinted: isLinted, isLines: isLines, buffer), buffer)
    }

    /// The bar of a configuration in memory of its own.
    private static func scene(_ text: RawSpan) -> ReplayScene? {
        let buffer = ByteBuffer()
        text.withUnsafeBytes { buffer.append($0.bindMemory(to: UInt8.self)) }
        return ReplayScene(buffer, JSONParser(), makeReader: { JSONParser() })
    }

    // MARK: A document

    /// Checks a document that has all samples.
    static func document(_ text: RawSpan, _ parser: JSONParser, _ decoder: Decoder) throws(Problem) -> ReplayText {
        let document = try parser.document(text)
        decoder.reset()
        let head: ReplayHead
        do {
            head = try ReplayHead.checked(document, parser.overflows, decoder, makeReader: { JSONParser() })
        } catch {
            throw parser.first(error, in: text)
        }
        return text.withUnsafeBytes { bytes in
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
            return ReplayText(
                configuration: configuration, state: head.state, isLinted: head.isLinted, samples: samples,
                hasLines: false)
        }
    }

    // MARK: Lines

    /// Checks a document a line: a head, and samples.
    static func lines(_ text: RawSpan, _ parser: JSONParser, _ decoder: Decoder) throws(Problem) -> ReplayText {
        var lines = ReplayLines(length: text.byteCount)
        var replay: ReplayText?
        var check = ReplayCheck(nil)
        var faults: [PlacedFault] = []
        while faults.count < Decoder.faultLimit, let range = lines.next(in: text) {
            let line = text.extracting(range)
            let place = replay == nil ? "" : "/samples/\(check.count)"
            decoder.reset()
            let document: JSONValue
            do {
                document = try parser.parse(line)
            } catch {
                throw error.moved(to: lines.number, from: range.lowerBound, below: place)
            }
            if replay == nil {
                let head = ReplayHead.read(document, isLine: true, decoder)
                let made = ReplayText(head, line: line, at: range)
                // The parser goes on to the next line, which the names of the tabs must outlive.
                check = ReplayCheck(head.configuration.flatMap { _ in scene(text.extracting(made.configuration)) })
                replay = made
            } else {
                guard check.count < ReplayCheck.sampleLimit else {
                    throw Problem([
                        PlacedFault(
                            "/samples", .outOfRange,
                            "line \(lines.number): expected at most \(ReplayCheck.sampleLimit) samples")
                    ])
                }
                check.look(at: document, decoder)
            }
            if !decoder.isContent, let duplicate = parser.duplicateKey(in: line) {
                throw duplicate.moved(to: lines.number, from: range.lowerBound, below: place)
            }
            for fault in decoder.placedFaults(of: document, parser.overflows, below: place)
            where faults.count < Decoder.faultLimit {
                faults.append(PlacedFault(fault.pointer, fault.code, "line \(lines.number): \(fault.detail)"))
            }
        }
        guard faults.isEmpty else { throw Problem(faults) }
        if let replay { return replay }
        // Nothing but blanks is refused as no document at all is.
        _ = try parser.document(text.extracting(0..<0))
        throw .unanswerable
    }

    private init(configuration: Range<Int>, state: ScrollState, isLinted: Bool, samples: Int, hasLines: Bool) {
        self.configuration = configuration
        self.state = state
        self.isLinted = isLinted
        self.samples = samples
        self.hasLines = hasLines
    }

    /// The replay whose head is the line at `range` of a text.
    private init(_ head: ReplayHead, line: RawSpan, at range: Range<Int>) {
        let configuration = line.withUnsafeBytes { bytes in
            var steps = JSONSteps(bytes.bindMemory(to: UInt8.self))
            steps.enter()
            var found = 0..<0
            for _ in 0...head.configurationPosition { found = steps.next() ?? found }
            return range.lowerBound + found.lowerBound..<range.lowerBound + found.upperBound
        }
        self.init(
            configuration: configuration, state: head.state, isLinted: head.isLinted, samples: range.upperBound,
            hasLines: true)
    }
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
