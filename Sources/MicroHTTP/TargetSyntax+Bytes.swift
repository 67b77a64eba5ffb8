extension TargetSyntax {
    /// Whether a text has only bytes that may be somewhere in a target, and two hexadecimal digits behind each `%`.
    ///
    /// A query with a document in it is a hundred times as long as a path, so eight bytes are looked at together, each beside
    /// the two before it. The last eight may overlap those before: to look at a byte twice does no harm.
    static func isMadeOfTargetBytes(_ text: Span<UInt8>) -> Bool {
        let count = text.count
        // One by one where there are not eight with two before them.
        guard count >= 10 else { return isMadeOfTargetBytes(text, 0..<count) }
        guard isMadeOfTargetBytes(text, 0..<2), isMadeOfTargetBytes(text, count - 2..<count) else { return false }
        var offset = 2
        while offset < count - 8 {
            guard isMadeOfTargetBytes(text, eightAt: offset) else { return false }
            offset &+= 8
        }
        return isMadeOfTargetBytes(text, eightAt: count - 8)
    }

    private static func isMadeOfTargetBytes(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
        for index in range {
            let byte = text[index]
            guard byte > 0x20, byte < 0x7f, byte != UInt8(ascii: "#") else { return false }
            if byte == UInt8(ascii: "%"), escapedValue(in: text, at: index) == nil { return false }
        }
        return true
    }

    /// The same of the eight bytes from an offset on, of which those behind a `%` must be hexadecimal digits.
    @inline(__always)
    private static func isMadeOfTargetBytes(_ text: Span<UInt8>, eightAt offset: Int) -> Bool {
        let word = ByteWord(text, at: offset)
        let isUnescaped =
            ByteWord(text, at: offset &- 1).differs(from: UInt8(ascii: "%"))
            & ByteWord(text, at: offset &- 2).differs(from: UInt8(ascii: "%"))
        let isAllowed = word.isVisible & word.differs(from: UInt8(ascii: "#"))
        let isRight = isAllowed & (isUnescaped | word.isHexadecimal)
        return isRight & ByteWord.tops == ByteWord.tops
    }
}
