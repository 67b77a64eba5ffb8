/// Finds the lines of a text that have something in them.
struct ReplayLines {
    /// The number of the line found last, from 1; blank ones count.
    private(set) var number = 0
    private var place = 0
    private let length: Int

    init(length: Int) { self.length = length }

    /// The next line that is not blank, without its end; nil when there is none.
    mutating func next(in text: RawSpan) -> Range<Int>? {
        text.withUnsafeBytes { next(in: $0) }
    }

    mutating func next(in text: UnsafeRawBufferPointer) -> Range<Int>? {
        while place < length {
            let start = place
            var isBlank = true
            while place < length, text[place] != 0x0A {
                if text[place] != 0x20 && text[place] != 0x09 && text[place] != 0x0D { isBlank = false }
                place += 1
            }
            let line = start..<place
            place += 1
            number += 1
            if !isBlank { return line }
        }
        return nil
    }
}
