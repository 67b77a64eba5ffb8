import Testing

@Suite("Cases of libraries under their presets")
struct LibraryCaseTests {
    @Test("the answer has the library's numbers", arguments: LibraryCase.all)
    func holds(_ row: LibraryCase) {
        let answer = Client().post(row.path, row.request)
        #expect(answer.status == 200, "\(answer.text)")
        let numbers = LibraryAnswer(json: answer.json, isRightToLeft: row.settings.contains(#""rtl""#))
        for (pointer, value) in row.expected {
            let found = numbers.number(pointer)
            guard let value else {
                #expect(found == nil, "\(pointer) of \(row.request)")
                continue
            }
            let difference = found.map { abs($0 - value) } ?? .infinity
            #expect(
                difference <= row.tolerance + 1e-9,
                "\(pointer) is \(found ?? .nan), expected \(value): \(row.request)")
        }
    }
}

extension LibraryCase {
    static let all =
        android + androidMoves + magicIndicator + flutterScrolling + flutterIndicator + flutterFrames + flutterTaps
        + parchment + xlPagerTabStrip + jxSegmented + web
}
