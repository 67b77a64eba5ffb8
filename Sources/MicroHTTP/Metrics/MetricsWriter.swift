import ByteBuffer

/// Writes the text format of Prometheus, version 0.0.4.
///
/// All label values but those of the build are our own constants, free of quotes, backslashes and line ends; nothing
/// that a client sends becomes one.
struct MetricsWriter {
    let buffer: ByteBuffer

    enum Kind: String {
        case counter
        case gauge
        case histogram
    }

    /// Begins a metric: its help and its kind.
    func begin(_ name: StaticString, _ kind: Kind, _ help: StaticString) {
        buffer.append("# HELP ")
        buffer.append(name)
        buffer.append(" ")
        buffer.append(help)
        buffer.append("\n# TYPE ")
        buffer.append(name)
        buffer.append(" ")
        buffer.append(kind.rawValue)
        buffer.append("\n")
    }

    /// A metric of one sample without labels.
    func single(_ name: StaticString, _ kind: Kind, _ help: StaticString, _ value: UInt64) {
        begin(name, kind, help)
        sample(name, value: value)
    }

    /// A metric of one sample without labels, in seconds.
    func single(_ name: StaticString, _ kind: Kind, _ help: StaticString, nanoseconds: UInt64) {
        begin(name, kind, help)
        buffer.append(name)
        buffer.append(" ")
        append(seconds: nanoseconds)
        buffer.append("\n")
    }

    /// One sample.
    func sample(
        _ name: StaticString, suffix: StaticString = "", _ labels: [(StaticString, String)] = [], value: UInt64
    ) {
        append(name, suffix, labels)
        buffer.write(upTo: 20) { $0.write(decimal: value) }
        buffer.append("\n")
    }

    /// One sample, in seconds.
    func sample(
        _ name: StaticString, suffix: StaticString, _ labels: [(StaticString, String)], nanoseconds: UInt64
    ) {
        append(name, suffix, labels)
        append(seconds: nanoseconds)
        buffer.append("\n")
    }

    /// A metric that is 1 and says all in its labels. Their values may be any text.
    func information(_ name: String, help: String, labels: [(String, String)]) {
        buffer.append("# HELP \(name) \(help)\n# TYPE \(name) gauge\n\(name){")
        for (index, (label, value)) in labels.enumerated() {
            if index > 0 { buffer.append(",") }
            buffer.append("\(label)=\"")
            for byte in value.utf8 {
                switch byte {
                case UInt8(ascii: "\n"): buffer.append(#"\n"#)
                case UInt8(ascii: "\""): buffer.append(#"\""#)
                case UInt8(ascii: "\\"): buffer.append(#"\\"#)
                default: buffer.append(byte)
                }
            }
            buffer.append("\"")
        }
        buffer.append("} 1\n")
    }

    private func append(_ name: StaticString, _ suffix: StaticString, _ labels: [(StaticString, String)]) {
        buffer.append(name)
        buffer.append(suffix)
        if !labels.isEmpty {
            var separator: StaticString = "{"
            for (label, value) in labels {
                buffer.append(separator)
                buffer.append(label)
                buffer.append("=\"")
                buffer.append(value)
                buffer.append("\"")
                separator = ","
            }
            buffer.append("}")
        }
        buffer.append(" ")
    }

    /// Nanoseconds as seconds, exactly: 1500000000 is 1.500000000.
    private func append(seconds nanoseconds: UInt64) {
        buffer.write(upTo: 30) { cursor in
            cursor.write(decimal: nanoseconds / 1_000_000_000)
            cursor.write(UInt8(ascii: "."))
            cursor.write(digits: nanoseconds % 1_000_000_000, count: 9)
        }
    }
}
