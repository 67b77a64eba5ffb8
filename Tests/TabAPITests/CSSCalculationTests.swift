import Testing

private let linearSyntax = "web-platform-tests css-easing, linear-timing-functions-syntax"
private let computed = "web-platform-tests css-easing, timing-functions-syntax-computed"

@Suite("The math functions of CSS")
struct CSSCalculationTests {
    @Test(
        "math functions in place of numbers",
        arguments: [
            EasingText(
                "cubic-bezier(calc(-2), calc(0.7 / 2), calc(1.5), calc(0))", .easing("cubic-bezier(0, 0.35, 1, 0)"),
                computed),
            EasingText("steps(calc(-10), start)", .easing("steps(1, start)"), computed),
            // Chromium 156 takes a computed count for at least 1, which is too few without a jump at either end.
            EasingText("steps(calc(1), jump-none)", .fault(at: 6)),
            EasingText("steps(calc(0 / 0), jump-none)", .fault(at: 6)),
            EasingText("steps(calc(1.6), jump-none)", .easing("steps(2, jump-none)")),
            EasingText("linear(0 calc(0%), 0 calc(100%))", .easing("linear(0 0%, 0 100%)"), linearSyntax),
            EasingText("linear(0 calc(50% - 50%), 0 calc(50% + 50%))", .easing("linear(0 0%, 0 100%)"), linearSyntax),
            EasingText("linear(0 calc(min(50%, 60%)), 0 100%)", .easing("linear(0 50%, 0 100%)"), linearSyntax),

            // CSS Values 4 §10.12: rounded to the nearest whole number, halves up; kept within the range.
            EasingText("steps(calc(1.4))", .easing("steps(1)")), EasingText("steps(calc(2.5))", .easing("steps(3)")),
            EasingText("steps(calc(1e20))", .easing("steps(1000000000)")),
            EasingText("steps(calc(infinity))", .easing("steps(1000000000)")),
            EasingText("steps(calc(0 / 0))", .easing("steps(1)")),
            EasingText("cubic-bezier(min(2, 3), -infinity, max(0.5), 1)", .fault(at: 24)),
            EasingText(
                "cubic-bezier(min(2, 3), calc(1 - infinity), max(0.5), 1)", .easing("cubic-bezier(1, -1000000, 0.5, 1)")
            ),
        ])
    func calculations(_ row: EasingText) {
        #expect(EasingReading(of: row.text) == row.reading)
    }

    @Test(
        "values of math functions",
        arguments: [
            ("calc(0.1 + 0.2)", 0.1 + 0.2), ("calc(2 * 2)", 4), ("calc(1 - 2 * 3)", -5), ("calc((1 - 2) * 3)", -3),
            ("calc( 1\t+\n( 2 * ( 3 ) ) )", 7), ("calc(2*3/4)", 1.5), ("calc(1 - -1)", 2), ("calc(1 + +1)", 2),
            ("calc(1 /**/ + /**/ 1)", 2), ("CALC(PI)", .pi), ("calc(e)", 2.718281828459045), ("calc(1e1)", 10),
            ("calc(1 / infinity)", 0), ("calc(NaN)", 0), ("calc(-1 * -infinity)", 1e6), ("calc(calc(2) * calc(3))", 6),
            ("min(3, 1, 2)", 1), ("max(3, 1, 2)", 3), ("min(1)", 1), ("max(NaN, 1)", 0),
            ("calc(max(1, 2) + min(1, 2))", 3),
            ("clamp(1, 5, 3)", 3), ("clamp(1, 0, 3)", 1), ("clamp(1, 2, 3)", 2), ("clamp(3, 2, 1)", 3),
            ("clamp(none, -5, 3)", -5), ("clamp(1, 5, none)", 5),
            ("round(2.5)", 3), ("round(-2.5)", -2), ("round(up, 2.1)", 3), ("round(down, -2.1)", -3),
            ("round(to-zero, -2.9)", -2), ("round(nearest, 7, 5)", 5), ("round(up, 7, 5)", 10), ("round(7, -5)", 5),
            ("round(5, infinity)", 0), ("round(5, 0)", 0),
            ("mod(18, 5)", 3), ("mod(-18, 5)", 2), ("mod(18, -5)", -2), ("rem(-18, 5)", -3), ("rem(18, -5)", 3),
            ("mod(-1, infinity)", 0), ("rem(-1, infinity)", -1),
            ("sin(30deg)", 0.5), ("sin(calc(pi / 6))", 0.5), ("cos(0.5turn)", -1), ("cos(200grad)", -1),
            ("tan(45deg)", 1), ("calc(asin(1) / 1deg)", 90), ("calc(acos(-1) / 1deg)", 180),
            ("calc(atan(1) / 1deg)", 45), ("calc(atan2(1px, -1px) / 1deg)", 135), ("calc(1rad / 1deg)", 180 / .pi),
            ("pow(2, 10)", 1024), ("sqrt(9)", 3), ("hypot(3, 4)", 5), ("calc(hypot(3px, 4px) / 1px)", 5),
            ("log(8, 2)", 3), ("log(1000, 10)", 3), ("log(e)", 1), ("exp(0)", 1), ("abs(-3)", 3), ("sign(-3px)", -1),
            ("sign(0)", 0), ("calc(4px / 2px)", 2), ("calc(1in / 1px)", 96), ("calc(2.54cm / 1in)", 1),
            ("calc(1s / 1ms)", 1000), ("calc(50% / 100%)", 0.5), ("calc(2px * 3px / (1px * 1px))", 6),
            ("calc(1khz * 1s / (1hz * 1s))", 1000), ("calc(96dpi / 1x)", 1),
        ] as [(String, Double)])
    func values(_ text: String, _ value: Double) {
        guard case .easing(let written) = EasingReading(of: "cubic-bezier(0, \(text), 1, 1)") else {
            Issue.record("\(EasingReading(of: "cubic-bezier(0, \(text), 1, 1)"))")
            return
        }
        let number = Double(written.split(separator: ", ")[1]) ?? .nan
        #expect(abs(number - value) <= 1e-12 * max(1, abs(value)))
    }

    @Test(
        "math functions that are none, and where",
        arguments: [
            ("calc()", 5), ("calc(1px)", 0), ("calc(50%)", 0), ("calc(1px * 1px)", 0), ("calc(1 / 1px)", 0),
            ("calc(1 + 1px)", 7), ("calc(1 + 1%)", 7), ("calc(1+1)", 6), ("calc(1 +1)", 7), ("calc(1+ 1)", 6),
            ("calc(1/**/+/**/1)", 10), ("calc(1 1)", 7), ("calc(1,1)", 0),
            ("calc(-(1))", 5), ("calc(-pi)", 5), ("calc(1em)", 5), ("calc(1vw / 1vw)", 5), ("calc(foo)", 5),
            ("calc(foo(1))", 5), ("calc (1)", 0), ("calc(* 2)", 5), ("calc(2 *)", 8), ("calc(1e400)", 5),
            ("min()", 4), ("min(1, 1%)", 0), ("min(1,)", 6), ("max(1px, 2px)", 0), ("clamp(1, 2)", 0),
            ("clamp(none, none, 1)", 12), ("clamp(1, 2, 3, 4)", 0), ("round(1px)", 0), ("round(up 1)", 9),
            ("mod(1)", 0), ("mod(1, 1px)", 0), ("sin(1px)", 0), ("asin(1deg)", 0), ("asin(1)", 0), ("pow(1px, 2)", 0),
            ("pow(2)", 0), ("sqrt(4px)", 0), ("log(1, 2, 3)", 0), ("sign(1, 2)", 0), ("var(--x)", 0),
        ] as [(String, Int)])
    func faults(_ text: String, _ place: Int) {
        #expect(EasingReading(of: "cubic-bezier(0, \(text), 1, 1)") == .fault(at: 16 + place))
    }

    @Test("functions and parentheses may be nested 63 deep, and no deeper")
    func depth() {
        func nested(_ depth: Int) -> String {
            "steps(calc(" + String(repeating: "(", count: depth) + "2" + String(repeating: ")", count: depth) + "))"
        }
        #expect(EasingReading(of: nested(62)) == .easing("steps(2)"))
        #expect(EasingReading(of: nested(63)) == .fault(at: 11 + 63))
        // As deep as a body can hold.
        #expect(EasingReading(of: nested(200_000)) == .fault(at: 11 + 63))
    }
}
