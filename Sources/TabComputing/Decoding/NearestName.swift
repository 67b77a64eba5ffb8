/// The name that someone who wrote `text` most likely meant; nil when none is close.
///
/// Close is: at most a third of the letters changed, or one of a short name, counting a swap of two neighbours as one
/// change (the optimal string alignment distance), upper and lower case of ASCII being the same; and some letter kept, or every
/// letter would be close to `x`. O(names · length²); texts beyond 40 letters have no hint.
func nearestName(to text: String, among names: some Sequence<String>) -> String? {
    let written = text.lowercasedScalars
    guard written.count <= 40 else { return nil }
    let letters = text.letters
    var best: (name: String, distance: Int)?
    for name in names {
        let distance =
            name.letters == letters ? 0 : editDistance(written, name.lowercasedScalars)
        let length = name.unicodeScalars.count
        if distance <= max(1, length / 3), distance < length, distance < best?.distance ?? .max {
            best = (name, distance)
        }
    }
    return best?.name
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
        var current = [row + 1]
        for column in 0..<right.count {
            var distance = min(
                last[column] + (left[row] == right[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                distance = min(distance, beforeLast[column - 1] + 1)
            }
            current.append(distance)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}

extension String {
    /// The characters, those of ASCII in lower case. All names are of ASCII; which others are letters would take tables of
    /// Unicode, which the browser's build has no room for.
    fileprivate var lowercasedScalars: [Unicode.Scalar] {
        unicodeScalars.map { ("A"..."Z").contains($0) ? Unicode.Scalar(UInt8($0.value) | 0x20) : $0 }
    }

    /// The letters and digits in lower case: those of `easeInOut` are those of `ease-in-out`.
    fileprivate var letters: [Unicode.Scalar] {
        lowercasedScalars.filter { ("a"..."z").contains($0) || ("0"..."9").contains($0) || !$0.isASCII }
    }

    /// The text, cut after forty letters, for an error message that quotes it.
    var abbreviated: String {
        unicodeScalars.count <= 40 ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(40))) + "…"
    }
}

extension Sequence<String> {
    /// The names in quotation marks, separated by commas.
    package var listed: String { map { "\"\($0)\"" }.joined(separator: ", ") }
}
