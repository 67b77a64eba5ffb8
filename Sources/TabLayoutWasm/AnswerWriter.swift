internal import TabLayout

/// Writes the numbers of an answer, and goes on counting where the memory ends.
struct AnswerWriter {
    private let memory: UnsafeMutableBufferPointer<Double>
    /// How many numbers the answer has.
    private(set) var count = 0

    init(_ memory: UnsafeMutablePointer<Double>?, _ capacity: Int32) {
        self.memory = UnsafeMutableBufferPointer(start: memory, count: memory == nil ? 0 : Int(max(0, capacity)))
    }

    mutating func write(_ number: Double) {
        // The one access to what the caller owns.
        if count < memory.count { memory[count] = number }
        count += 1
    }

    mutating func write(_ number: Int) { write(Double(number)) }

    mutating func write(_ truth: Bool) { write(truth ? 1.0 : 0.0) }

    mutating func write(_ number: Double?) { write(number ?? .nan) }

    mutating func write(_ number: Int?) { write(number.map { Double($0) } ?? .nan) }

    mutating func write(_ color: Color) {
        let bits = UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8 | UInt32(color.alpha)
        write(Double(bits))
    }

    /// Writes the index of a value of an enumeration.
    mutating func write(_ value: some RawRepresentable<UInt8>) { write(Double(value.rawValue)) }

    /// Writes the length of a list and each of its elements.
    mutating func write<Element>(_ list: [Element], _ body: (inout AnswerWriter, Element) -> Void) {
        write(list.count)
        for element in list { body(&self, element) }
    }
}
