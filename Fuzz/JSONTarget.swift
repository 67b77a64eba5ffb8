@testable import JSON

/// The reader of JSON.
///
/// Its two halves must agree on what is JSON: simdjson, which does the work, and the scanner, which finds the fault when there
/// is one. What is accepted must come back the same when it is written and read again.
struct JSONTarget: FuzzTarget {
    private static let depth = 32

    func run(_ bytes: [UInt8]) {
        let parser = JSONParser(maximumDepth: Self.depth)
        let fault = bytes.withUnsafeBufferPointer { text -> JSONFault? in
            var scanner = JSONScanner(text, maximumDepth: Self.depth)
            do throws(JSONFault) {
                _ = try scanner.scan()
                return nil
            } catch {
                return error
            }
        }
        let written: String
        do {
            let document = try parser.parse(bytes.span.bytes)
            if let fault { fail("simdjson accepts what the scanner refuses: \(fault)") }
            written = text(of: document)
        } catch {
            guard let fault else { fail("refused, but the scanner finds no fault: \(error)") }
            if fault.offset != error.offset || fault.kind != error.kind { fail("two faults: \(fault) and \(error)") }
            if fault.offset > bytes.count { fail("a fault at \(fault.offset), behind the end") }
            return
        }
        guard parser.overflows.isEmpty else { return }
        guard let again = try? parser.parse(Array(written.utf8).span.bytes) else { fail("not read again: \(written)") }
        let rewritten = text(of: again)
        if written != rewritten { fail("written as \(written), then as \(rewritten)") }
    }

    private func text(of value: JSONValue) -> String {
        switch value.kind {
        case .null: return "null"
        case .boolean: return value.boolean == true ? "true" : "false"
        case .number:
            guard let number = value.number, number.isFinite else { fail("a number that is none") }
            return "\(number)"
        case .string: return quoted(value.string?.text ?? "")
        case .array:
            var parts: [String] = []
            value.forEachElement { parts.append(text(of: $0)) }
            if parts.count != value.count { fail("\(parts.count) elements, counted as \(value.count)") }
            return "[" + parts.joined(separator: ",") + "]"
        case .object:
            var parts: [String] = []
            value.forEachMember { parts.append("\(quoted($0.text)):\(text(of: $1))") }
            if parts.count != value.count { fail("\(parts.count) members, counted as \(value.count)") }
            return "{" + parts.joined(separator: ",") + "}"
        }
    }

    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" || scalar.value < 0x20 {
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
