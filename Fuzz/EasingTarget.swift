import ByteBuffer
@testable import TabComputing
@testable import TabLayout

/// The reader of easings.
///
/// An easing that is read must be the same when it is written as CSS does and read again, start and end where it may, and be
/// finite on the whole way.
struct EasingTarget: FuzzTarget {
    func run(_ bytes: [UInt8]) {
        // The decoder hands over strings of JSON, which are UTF-8.
        guard String(validating: bytes, as: UTF8.self) != nil else { return }
        guard let easing = read(bytes, isAnswer: false) else { return }
        let buffer = ByteBuffer()
        buffer.append(easing)
        let text = String(buffer)
        guard let again = read(Array(text.utf8), isAnswer: true) else { fail("not read again: \(text)") }
        for step in -20...120 {
            let time = Double(step) / 100
            let (first, second) = (easing.progress(at: time), again.progress(at: time))
            if !first.isFinite { fail("\(text) at \(time): \(first)") }
            // A percentage is written with as many digits as a double has, and is off by its last at most.
            let isSteep = abs(easing.progress(at: time.nextUp) - easing.progress(at: time.nextDown)) > 1e-9
            if !isSteep && abs(first - second) > 1e-6 * max(1, abs(first)) {
                fail("\(text) at \(time): \(first), read again \(second)")
            }
        }
    }

    private func read(_ bytes: [UInt8], isAnswer: Bool) -> Easing? {
        bytes.withUnsafeBufferPointer { text in
            var parser = EasingParser(text: text)
            do throws(EasingParser.Failure) {
                return try parser.parse()
            } catch {
                switch error {
                case .syntax(let place, _) where place > text.count: fail("a fault at \(place), behind the end")
                default: if isAnswer { fail("\(error)") }
                }
                return nil
            }
        }
    }
}
