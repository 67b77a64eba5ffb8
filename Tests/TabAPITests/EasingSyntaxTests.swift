import ByteBuffer
import Testing

@testable import TabAPI
@testable import TabLayout

/// What the reader of easings makes of a text.
enum EasingReading: Equatable, Sendable {
    /// An easing, as it is written back.
    case easing(String)
    /// A fault at this character, counted from 0.
    case fault(at: Int)
    /// A name that no easing has.
    case unknown(String)

    init(of text: String) {
        var text = text
        self = text.withUTF8 { bytes in
            var parser = EasingParser(text: bytes)
            do throws(EasingParser.Failure) {
                let buffer = ByteBuffer()
                buffer.append(try parser.parse())
                return .easing(String(buffer))
            } catch {
                switch error {
                case .syntax(let place, _): return .fault(at: place)
                case .unknown(let name): return .unknown(name)
                }
            }
        }
    }
}

/// A text and what comes of it.
struct EasingText: Sendable, CustomTestStringConvertible {
    let text: String
    let reading: EasingReading
    /// The project and test that the fact is from; nil for one that follows from the standard.
    let source: String?

    init(_ text: String, _ reading: EasingReading, _ source: String? = nil) {
        self.text = text
        self.reading = reading
        self.source = source
    }

    var testDescription: String { source.map { "\(text) (\($0))" } ?? text }
}

private let linearSyntax = "web-platform-tests css-easing, linear-timing-functions-syntax"
private let stepsSyntax = "web-platform-tests css-easing, step-timing-functions-syntax"
private let validSyntax = "web-platform-tests css-easing, timing-functions-syntax-valid"
private let invalidSyntax = "web-platform-tests css-easing, timing-functions-syntax-invalid"
private let computed = "web-platform-tests css-easing, timing-functions-syntax-computed"

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
            EasingText("ease-in()", .unknown("ease-in")), EasingText("easeInOut", .unknown("easeinout")),
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

    // MARK: Math functions

    @Test(
        "math functions in place of numbers",
        arguments: [
            EasingText(
                "cubic-bezier(calc(-2), calc(0.7 / 2), calc(1.5), calc(0))", .easing("cubic-bezier(0, 0.35, 1, 0)"),
                computed),
            EasingText("steps(calc(-10), start)", .easing("steps(1, start)"), computed),
            EasingText("steps(calc(1), jump-none)", .easing("steps(2, jump-none)"), computed),
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
