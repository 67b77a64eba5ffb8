import Testing

private let linearSyntax = "web-platform-tests css-easing, linear-timing-functions-syntax"
private let stepsSyntax = "web-platform-tests css-easing, step-timing-functions-syntax"
private let validSyntax = "web-platform-tests css-easing, timing-functions-syntax-valid"
private let invalidSyntax = "web-platform-tests css-easing, timing-functions-syntax-invalid"

@Suite("The syntax of easings")
struct EasingSyntaxTests {
    @Test(
        "valid, and written as CSS writes it",
        arguments: [
            EasingText("linear", .easing("linear"), validSyntax), EasingText("ease", .easing("ease"), validSyntax),
            EasingText("ease-in", .easing("ease-in"), validSyntax),
            EasingText("ease-out", .easing("ease-out"), validSyntax),
            EasingText("ease-in-out", .easing("ease-in-out"), validSyntax),
            EasingText("cubic-bezier(0.1, 0.2, 0.8, 0.9)", .easing("cubic-bezier(0.1, 0.2, 0.8, 0.9)"), validSyntax),
            EasingText("cubic-bezier(0, -2, 1, 3)", .easing("cubic-bezier(0, -2, 1, 3)"), validSyntax),
            EasingText("cubic-bezier(0, 0.7, 1, 1.3)", .easing("cubic-bezier(0, 0.7, 1, 1.3)"), validSyntax),
            EasingText("steps(4, start)", .easing("steps(4, start)"), validSyntax),
            EasingText("steps(2, end)", .easing("steps(2)"), validSyntax),
            EasingText("steps( 2, end )", .easing("steps(2)"), validSyntax),
            EasingText("step-start", .easing("steps(1, start)"), "web-platform-tests web-animations, easing-tests"),
            EasingText("step-end", .easing("steps(1)"), "web-platform-tests web-animations, easing-tests"),
            EasingText(
                "steps(2, start)", .easing("steps(2, start)"), "web-platform-tests web-animations, easing-tests"),
            EasingText("steps(2, jump-start)", .easing("steps(2, jump-start)"), stepsSyntax),
            EasingText("steps(2, jump-end)", .easing("steps(2)"), stepsSyntax),
            EasingText("steps(2, jump-both)", .easing("steps(2, jump-both)"), stepsSyntax),
            EasingText("steps(2, jump-none)", .easing("steps(2, jump-none)"), stepsSyntax),
            EasingText("steps(1, jump-both)", .easing("steps(1, jump-both)"), stepsSyntax),
            EasingText("linear(0, 1)", .easing("linear(0 0%, 1 100%)"), linearSyntax),
            EasingText("linear(0 0% 50%, 1 50% 100%)", .easing("linear(0 0%, 0 50%, 1 50%, 1 100%)"), linearSyntax),
            EasingText(
                "linear(0, 0.5 25% 75%, 1 100% 100%)", .easing("linear(0 0%, 0.5 25%, 0.5 75%, 1 100%, 1 100%)"),
                linearSyntax),
            EasingText(
                "linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 0.998, 1 100% 100%)",
                .easing(
                    "linear(0 0%, 1.3 12.5%, 1 25%, 0.92 37.5%, 1 50%, 0.99 62.5%, 1 75%, 0.998 87.5%, 1 100%, 1 100%)"
                ), linearSyntax),
            EasingText(
                "linear(0, 0 40%, 1, 0.5, 1)", .easing("linear(0 0%, 0 40%, 1 60%, 0.5 80%, 1 100%)"), linearSyntax),
            EasingText(
                "linear(0, 0.9 110%, 1)", .easing("linear(0 0%, 0.9 110%, 1 110%)"),
                "web-platform-tests css-easing, linear-timing-functions-output"),

            // CSS Syntax 3: case, white space, comments and the forms of a number.
            EasingText(" LINEAR ", .easing("linear")), EasingText("Ease-In-Out", .easing("ease-in-out")),
            EasingText("Steps(3,JUMP-START)", .easing("steps(3, jump-start)")),
            EasingText("cubic-bezier(.5,+1,1e-1,-2.5E+0)", .easing("cubic-bezier(0.5, 1, 0.1, -2.5)")),
            EasingText("/**/cubic-bezier( /* x */ 0 , 0/**/,1,1)/* */", .easing("cubic-bezier(0, 0, 1, 1)")),
            EasingText("steps(+3)", .easing("steps(3)")), EasingText("steps(1000000000)", .easing("steps(1000000000)")),
            // CSS Easing 2 §2.1: percentages on either side of the output, out of order and out of the range.
            EasingText("linear(0% 0, 10% 20% 0.5, 1)", .easing("linear(0 0%, 0.5 10%, 0.5 20%, 1 100%)")),
            EasingText("linear(0 50%, 1 20%, 0)", .easing("linear(0 50%, 1 50%, 0 100%)")),
            EasingText("linear(0 -50%, 1 200%)", .easing("linear(0 -50%, 1 200%)")),
            EasingText("linear(1, -1, 2)", .easing("linear(1 0%, -1 50%, 2 100%)")),
        ])
    func valid(_ row: EasingText) {
        #expect(EasingReading(of: row.text) == row.reading)
        if case .easing(let written) = row.reading { #expect(EasingReading(of: written) == row.reading) }
    }

    @Test("an uneven spread of stops, to the last digit")
    func spread() {
        let written = EasingReading(of: "linear(0, 1.3, 1, 0.92, 1, 0.99, 1, 1.004, 0.998, 1 100% 100%)")
        guard case .easing(let text) = written else {
            Issue.record("not read")
            return
        }
        let stops = text.dropFirst(7).dropLast().split(separator: ", ").map { $0.split(separator: " ") }
        #expect(stops.map { String($0[0]) } == ["0", "1.3", "1", "0.92", "1", "0.99", "1", "1.004", "0.998", "1", "1"])
        for (index, stop) in stops.dropLast().enumerated() {
            // The same source, which has 11.1111%, 22.2222% and so on.
            #expect(abs((Double(stop[1].dropLast()) ?? .nan) - Double(index) / 9 * 100) < 1e-13)
        }
    }

    @Test(
        "invalid, and where",
        arguments: [
            EasingText("", .fault(at: 0), invalidSyntax), EasingText("auto", .unknown("auto"), invalidSyntax),
            EasingText("cubic-bezier(1, 2, 3)", .fault(at: 19), invalidSyntax),
            EasingText("cubic-bezier(1, 2, 3, 4, 5)", .fault(at: 19), invalidSyntax),
            EasingText("cubic-bezier(-0.1, 0.1, 0.5, 0.9)", .fault(at: 13), invalidSyntax),
            EasingText("cubic-bezier(0.5, 0.1, 1.1, 0.9)", .fault(at: 23), invalidSyntax),
            EasingText("steps(3, top)", .fault(at: 9), stepsSyntax),
            EasingText("steps(-3, top)", .fault(at: 10), stepsSyntax),
            EasingText("steps(0, start)", .fault(at: 6), stepsSyntax),
            EasingText("steps(-1, jump-start)", .fault(at: 6), stepsSyntax),
            EasingText("steps(0, jump-none)", .fault(at: 6), stepsSyntax),
            EasingText("steps(1, jump-none)", .fault(at: 6), stepsSyntax),
            EasingText("steps(2.5, end)", .fault(at: 6)), EasingText("steps(2.0)", .fault(at: 6)),
            EasingText("steps(1e1)", .fault(at: 6)),
            EasingText("linear()", .fault(at: 7), linearSyntax), EasingText("linear(0)", .fault(at: 7), linearSyntax),
            EasingText("linear(100%)", .fault(at: 11), linearSyntax),
            EasingText("linear(0% 1 50%)", .fault(at: 12), linearSyntax),
            EasingText("linear(0 0% 100%)", .fault(at: 7), linearSyntax),
            EasingText("linear(0% 100% 0)", .fault(at: 7), linearSyntax),
            EasingText("linear(0 calc(50px - 50%), 0 calc(50em + 50em))", .fault(at: 19), linearSyntax),
            EasingText("linear(0 calc(50%, 50%), 0 calc(50% + 50%))", .fault(at: 9), linearSyntax),
            EasingText("linear(0, 1", .fault(at: 11)), EasingText("linear(0, 1,)", .fault(at: 12)),
            EasingText("linear(0 1, 1)", .fault(at: 9)), EasingText("linear(0 1% 2% 3%, 1)", .fault(at: 15)),
            EasingText("linear (0, 1)", .fault(at: 7)), EasingText("linear linear", .fault(at: 7)),
            EasingText("cubic-bezier(0, 0, 1, 1px)", .fault(at: 23)),
            EasingText("cubic-bezier(0%, 0, 1, 1)", .fault(at: 13)), EasingText("steps(2%)", .fault(at: 6)),
            EasingText("steps()", .fault(at: 6)), EasingText("steps(2 end)", .fault(at: 8)),
            EasingText("steps(2, end, end)", .fault(at: 12)), EasingText("cubic-bezier(0 0 1 1)", .fault(at: 15)),
            EasingText("cubic-bezier(1., 0, 1, 1)", .fault(at: 14)), EasingText("ease /* ", .fault(at: 5)),
            EasingText("spring(1)", .unknown("spring")), EasingText("steps", .unknown("steps")),
            EasingText("ease-in()", .unknown("ease-in")), EasingText("easeInOut", .unknown("easeInOut")),
            EasingText("cubic-bezier(0, 1e400, 1, 1)", .fault(at: 16)),
        ])
    func invalid(_ row: EasingText) {
        #expect(EasingReading(of: row.text) == row.reading)
    }

    @Test(
        "control points outside 0…1 in time",
        arguments: [
            "0.5, 0.5, -5, 0.5", "0.5, 0.5, 5, 0.5", "-2, 0.5, 0.5, 0.5", "2, 0.5, 0.5, 0.5",
        ])
    func controlPoints(_ points: String) {
        // gre/bezier-easing, "should fail with wrong arguments".
        guard case .fault = EasingReading(of: "cubic-bezier(\(points))") else {
            Issue.record("accepted")
            return
        }
    }
}
