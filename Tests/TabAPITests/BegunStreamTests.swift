import SeededGenerator
import ByteBuffer
import HTTPMessage
import Testing

@testable import TabAPI

/// Streams of which so much is read beforehand as tells whether they are short.
@Suite("Begun streams")
struct BegunStreamTests {
    /// A body that counts its bytes, in parts of random size, and then ends or fails; that it may do once only.
    private final class Numbers: BodyStream {
        private let count: Int
        private let fails: Bool
        private var random: SeededGenerator
        private var given = 0
        private(set) var ends = 0
        let heldBytes = 7

        init(_ count: Int, fails: Bool, seed: UInt64) {
            self.count = count
            self.fails = fails
            random = SeededGenerator(seed: seed)
        }

        func next(into room: UnsafeMutableBufferPointer<UInt8>) -> BodyPart {
            guard given < count else {
                ends += 1
                return fails ? .failure : .end
            }
            let part = Int.random(in: 1...min(room.count, count - given), using: &random)
            for index in 0..<part { room[index] = UInt8(truncatingIfNeeded: given + index) }
            given += part
            return .bytes(part)
        }
    }

    struct Length: Sendable, CustomTestStringConvertible {
        let bytes: Int
        let isWhole: Bool
        var testDescription: String { "\(bytes) bytes" }
    }

    /// Around 256 KiB. What ends exactly there is not known to end.
    private static let lengths = [
        Length(bytes: 0, isWhole: true), Length(bytes: 1, isWhole: true), Length(bytes: 16_384, isWhole: true),
        Length(bytes: 262_143, isWhole: true), Length(bytes: 262_144, isWhole: false),
        Length(bytes: 1_000_000, isWhole: false),
    ]

    /// All that a stream gives into rooms of random size, and how it ends.
    private func read(_ stream: any BodyStream, seed: UInt64) -> (bytes: [UInt8], end: BodyPart) {
        var random = SeededGenerator(seed: seed)
        var bytes: [UInt8] = []
        while true {
            let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int.random(in: 1...70_000, using: &random))
            defer { room.deallocate() }
            let part = stream.next(into: room)
            guard case .bytes(let count) = part else { return (bytes, part) }
            bytes += room[..<count]
        }
    }

    @Test("what was read comes once more, and then the rest", arguments: lengths, [UInt64](1...5))
    func everyByte(_ length: Length, _ seed: UInt64) throws {
        let buffer = ByteBuffer()
        let whole = (0..<length.bytes).map { UInt8(truncatingIfNeeded: $0) }
        switch BegunStream.body(of: Numbers(length.bytes, fails: false, seed: seed), in: buffer) {
        case .buffer(let body):
            #expect(length.isWhole && body.withBytes { $0.elementsEqual(whole) }, "seed \(seed)")
        case .stream(let stream):
            let (bytes, end) = read(stream, seed: seed)
            #expect(!length.isWhole && bytes == whole && end == .end, "seed \(seed)")
            // What waits is counted.
            #expect(stream.heldBytes >= 262_144 + 7)
        default: Issue.record("seed \(seed): neither bytes nor a stream")
        }
    }

    @Test("a stream that fails is cut off where it fails", arguments: lengths, [UInt64](1...5))
    func failure(_ length: Length, _ seed: UInt64) throws {
        let numbers = Numbers(length.bytes, fails: true, seed: seed)
        guard case .stream(let stream) = BegunStream.body(of: numbers, in: ByteBuffer()) else {
            Issue.record("seed \(seed): an answer without its end passes for a whole one")
            return
        }
        let (bytes, end) = read(stream, seed: seed)
        #expect(bytes.count == length.bytes && end == .failure && numbers.ends == 1, "seed \(seed)")
    }

    /// The same as posted, on either side of what is read beforehand: 16 frames of six tabs are 20 KB, 400 half a megabyte.
    @Test("a replay in a URL is answered as posted", arguments: [16, 400])
    func replay(_ count: Int) {
        let samples = (0..<count).map { #"{"state":{"offset":\#($0 % 1500)}}"# }.joined(separator: ",")
        let document =
            #"{"configuration":{"preset":"titles","tabs":["a","b","c","d","e","f"]},"samples":[\#(samples)]}"#
        let client = Client(isRecorded: false)
        let posted = client.post("/v1/replay", document)
        let read = client.read("/v1/replay", query: "request=" + document)
        #expect(posted.status == 200 && (posted.text.utf8.count > 1 << 18) == (count == 400))
        #expect(read.status == 200 && read.text == posted.text && read.contentType == posted.contentType)
    }
}
