extension JSONScanner {
    /// Reads a string and answers its bytes, unescaped; none where they are not to be kept, which most are not.
    mutating func string(isKept: Bool) throws(JSONFault) -> [UInt8] {
        let start = place
        place += 1
        var unescaped: [UInt8] = []
        while true {
            guard let byte = peek() else { throw fault(.syntax, "the document ends inside a string", at: start) }
            switch byte {
            case UInt8(ascii: "\""):
                place += 1
                return unescaped
            case UInt8(ascii: "\\"):
                try escape(into: &unescaped)
                if !isKept { unescaped.removeAll(keepingCapacity: true) }
            case 0..<0x20:
                throw fault(.syntax, "a control character in a string must be escaped", at: place)
            case 0x20..<0x80:
                if isKept { unescaped.append(byte) }
                place += 1
            default:
                let length = utf8SequenceLength()
                if length == 0 { throw fault(.invalidUTF8, "the text is not UTF-8", at: place) }
                if isKept { unescaped += text[place..<place + length] }
                place += length
            }
        }
    }

    private mutating func escape(into unescaped: inout [UInt8]) throws(JSONFault) {
        let start = place
        place += 1
        guard let byte = peek() else { throw fault(.syntax, "the document ends inside a string", at: start) }
        place += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
        case UInt8(ascii: "b"): unescaped.append(0x08)
        case UInt8(ascii: "f"): unescaped.append(0x0C)
        case UInt8(ascii: "n"): unescaped.append(0x0A)
        case UInt8(ascii: "r"): unescaped.append(0x0D)
        case UInt8(ascii: "t"): unescaped.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hexadecimal(from: start)
            let second = place
            if (0xD800..<0xDC00).contains(code), take("\\"), take("u") {
                let low = try hexadecimal(from: second)
                if (0xDC00..<0xE000).contains(low) { code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00) }
            }
            guard let scalar = Unicode.Scalar(code) else {
                throw fault(.unpairedSurrogate, "an escape stands for half of a surrogate pair", at: start)
            }
            unescaped += Array(String(Character(scalar)).utf8)
        default:
            throw fault(.syntax, "this escape is none of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", at: start)
        }
    }

    private mutating func hexadecimal(from start: Int) throws(JSONFault) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
                throw fault(.syntax, "\\u is followed by four hexadecimal digits", at: start)
            }
            code = code << 4 | UInt32(digit)
            place += 1
        }
        return code
    }

    /// The length of the well-formed UTF-8 sequence of more than one byte here (RFC 3629); 0 when it is none.
    private func utf8SequenceLength() -> Int {
        func continues(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            place + distance < text.count && range.contains(text[place + distance])
        }
        switch text[place] {
        case 0xC2...0xDF: return continues(1) ? 2 : 0
        case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
        case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
        case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
        case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
        case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
        case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
        default: return 0
        }
    }
}
