import ByteBuffer
import Testing

@Suite("Byte buffer")
struct ByteBufferTests {
    @Test("holds what was appended, in order, however it was appended")
    func appending() {
        let buffer = ByteBuffer(capacity: 1)
        var expected: [UInt8] = []
        for round in 0..<1000 {
            buffer.append(UInt8(truncatingIfNeeded: round))
            buffer.append("static é")
            buffer.append("dynamic \(round) 红" as String)
            [1, 2, 3].withUnsafeBufferPointer { buffer.append($0) }
            buffer.append(UnsafeBufferPointer(start: nil, count: 0))
            buffer.append(upTo: 8) { bytes in
                bytes[0] = 9
                bytes[1] = 8
                return round % 3
            }
            expected.append(UInt8(truncatingIfNeeded: round))
            expected += Array("static é".utf8) + Array("dynamic \(round) 红".utf8) + [1, 2, 3]
            expected += [9, 8].prefix(round % 3)
        }
        #expect(buffer.count == expected.count)
        #expect(buffer.last == expected.last)
        #expect(buffer.withBytes { Array($0) } == expected)
    }

    @Test("grows to hold a run longer than twice its memory")
    func growing() {
        let buffer = ByteBuffer(capacity: 64)
        buffer.append("start ")
        buffer.append(String(repeating: "x", count: 100_000))
        #expect(String(buffer) == "start " + String(repeating: "x", count: 100_000))
    }

    @Test("forgets its end, or everything")
    func forgetting() {
        let buffer = ByteBuffer()
        #expect(buffer.last == nil)
        buffer.append("abcdef")
        buffer.truncate(to: 4)
        #expect(String(buffer) == "abcd")
        buffer.append("X")
        #expect(String(buffer) == "abcdX")
        buffer.truncate(to: 0)
        #expect(buffer.count == 0 && buffer.last == nil)
        for limit in [1 << 18, 0] {
            buffer.append(String(repeating: "y", count: 10_000))
            buffer.removeAll(keepingUpTo: limit)
            #expect(buffer.count == 0)
            buffer.append("z")
            #expect(String(buffer) == "z")
        }
    }

    @Test("two buffers give each other what they hold")
    func exchanging() {
        let (left, right) = (ByteBuffer(capacity: 64), ByteBuffer(capacity: 4096))
        left.append("left")
        right.append(String(repeating: "r", count: 1000))
        left.exchange(with: right)
        #expect(String(left) == String(repeating: "r", count: 1000) && String(right) == "left")
        // Each goes on in the memory that it has now, and grows it.
        right.append(String(repeating: "l", count: 5000))
        left.removeAll()
        left.append("new")
        #expect(String(right) == "left" + String(repeating: "l", count: 5000) && String(left) == "new")
    }

    @Test("a run of any length is copied whole, and nothing behind it is touched", arguments: 0...40)
    func runs(_ length: Int) {
        let run = (0..<length).map { UInt8(0x41 + $0) }
        let buffer = ByteBuffer(capacity: 64)
        buffer.write(upTo: length + 1) { cursor in
            run.withUnsafeBufferPointer { cursor.write($0) }
            cursor.write(UInt8(ascii: "."))
        }
        #expect(String(buffer) == String(decoding: run, as: UTF8.self) + ".")
    }

    @Test("bytes that are no text become replacement characters")
    func text() {
        let buffer = ByteBuffer()
        buffer.append(UInt8(0xFF))
        buffer.append("a")
        #expect(String(buffer) == "\u{FFFD}a")
    }

    @Test("a length beyond what is written is a programmer's error, and stops the program")
    func truncatingTooFar() async {
        await #expect(processExitsWith: .failure) {
            let buffer = ByteBuffer()
            buffer.append("abc")
            buffer.truncate(to: 4)
        }
    }
}
