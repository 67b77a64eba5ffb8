internal import HTTPMessage
internal import JSON
internal import TabLayout

/// A replay that was checked, by where its parts stand in the text of the request.
struct ReplayOutline {
    let configuration: Range<Int>
    let state: ScrollState
    let isLinted: Bool
    /// Where the array of samples begins, or the lines that are samples.
    let samples: Int
    let hasLines: Bool

    init(_ head: ReplayHead, configuration: Range<Int>, samples: Int, hasLines: Bool) {
        self.configuration = configuration
        state = head.state
        isLinted = head.isLinted
        self.samples = samples
        self.hasLines = hasLines
    }

    /// The stream of the frames; nil when there is no memory for it.
    func stream(_ text: UnsafeBufferPointer<UInt8>, _ mediaType: MediaType) -> ReplayStream? {
        let bar = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[configuration]))
        guard let scene = ReplayScene(bar.bytes) else { return nil }
        let source = ReplaySource(text: Array(text[samples...]), hasLines: hasLines)
        return ReplayStream(
            source, scene, Replay(scene.configuration, from: state, isLinted: isLinted),
            isLines: mediaType == .jsonLines)
    }
}

/// The samples of a replay as text, read one after the other.
struct ReplaySource {
    private enum Place {
        case elements(Int)
        case lines(ReplayLines)
    }

    private let text: [UInt8]
    private var place: Place

    init(text: [UInt8], hasLines: Bool) {
        self.text = text
        if hasLines {
            place = .lines(ReplayLines(length: text.count))
        } else {
            place = text.withUnsafeBufferPointer { text in
                var steps = JSONSteps(text)
                steps.enter()
                return .elements(steps.place)
            }
        }
    }

    var heldBytes: Int { text.count }

    /// Parses the next sample; nil at the end.
    mutating func next(_ parser: JSONParser) throws(JSONFault) -> JSONValue? {
        guard let range = nextRange() else { return nil }
        return try parser.parse(text.span.bytes.extracting(range))
    }

    private mutating func nextRange() -> Range<Int>? {
        text.withUnsafeBufferPointer { text in
            switch place {
            case .elements(let start):
                var steps = JSONSteps(text, from: start)
                let range = steps.next()
                place = .elements(steps.place)
                return range
            case .lines(var lines):
                let range = lines.next(in: UnsafeRawBufferPointer(text))
                place = .lines(lines)
                return range
            }
        }
    }
}
