internal import CCoding
internal import HTTPMessage

/// The entity tags of what is computed from a request's target: numbers of what goes into the answer, and not of the answer.
///
/// So a request that names the tag is answered before anything is computed. What makes that right:
/// - The answer follows from the program, the target and the form that was chosen by the other fields of the request. All three
///   are in the number. Another spelling of a target has another tag, and another build has other tags, also where the bytes
///   would be the same: that costs an answer in full, and never gives a wrong one.
/// - Only what is answered with 200 has a tag, and a precondition must not be looked at where it would be another status (RFC
///   9110 §13.2.1). Whoever names the tag was told it with such an answer by this very build. Nothing in the number is secret,
///   so it can be made up for a target that would be refused; but then only who made it up is told 304 of what there is not: a
///   cache takes 304 as news of an answer that it has under that tag (RFC 9111 §4.3.4), and else it hands it on.
/// - That two targets may be found with one tag does no harm, since tags are only compared under one URL.
///
/// In 304 the length may be left out or must be right (RFC 9110 §8.6). The library cannot leave it out, so the tag has it.
struct TargetTag {
    private let target: coding_digest

    /// What the tags of this request's answers have in common. O(length of the query), at the speed of memory.
    init(_ request: borrowing Request, build: UInt64) {
        let path = request.path.utf8.span.digest(seed: build)
        target = (request.query ?? "").utf8.span.digest(seed: path.low)
    }

    /// The tag of an answer whose body as it is sent has `length` bytes; nil when that has more than eight digits.
    ///
    /// Its first 24 digits are a number of the target, the form and the length, its last eight are the length.
    func tag(of form: AnswerForm, length: Int) -> EntityTag? {
        guard let length = UInt32(exactly: length) else { return nil }
        let number = number(of: form, length)
        return EntityTag(high: number.high, low: number.low)
    }

    /// The first answer of several forms whose tag is in the list, with its length; nil when none is.
    func first(of forms: [AnswerForm], in field: String) -> (form: Int, length: Int)? {
        var list = TagList(field)
        while let text = list.next() {
            guard let given = Self.number(text) else { continue }
            let length = UInt32(truncatingIfNeeded: given.low)
            for index in forms.indices where number(of: forms[index], length) == given {
                return (index, Int(length))
            }
        }
        return nil
    }

    private func number(of form: AnswerForm, _ length: UInt32) -> (high: UInt64, low: UInt64) {
        let parts: InlineArray<4, UInt64> = [target.high, target.low, form.number, UInt64(length)]
        let number = parts.span.bytes.digest(seed: 0)
        return (number.high, number.low << 32 | UInt64(length))
    }

    /// The number that 32 hexadecimal digits in lower case mean; nil for any other text.
    private static func number(_ text: Substring.UTF8View) -> (high: UInt64, low: UInt64)? {
        var number: (high: UInt64, low: UInt64) = (0, 0)
        var count = 0
        for byte in text {
            let digit: UInt8
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
            default: return nil
            }
            count += 1
            guard count <= 32 else { return nil }
            number = (number.high << 4 | number.low >> 60, number.low << 4 | UInt64(digit))
        }
        return count == 32 ? number : nil
    }
}

/// What an answer is beside what its target makes of it: its media type and further fields, and how its bytes are coded.
struct AnswerForm {
    let coding: ContentCoding
    /// A number of all that.
    let number: UInt64

    /// - Parameters:
    ///   - answer: the answer before it is coded; its body does not matter.
    ///   - coding: how its body is coded.
    ///   - isLong: whether the body has the length from which answers are coded. It is known only when the body is, and a client
    ///     that takes both may get either coding by it. Both are then looked for; which it was, the tag says.
    ///   - threshold: that length. With another one the same request may get another coding.
    init(of answer: borrowing Response, in coding: ContentCoding, isLong: Bool, threshold: Int) {
        self.coding = coding
        var number = EntityTag.seed(coding, isConstant: false) ^ UInt64(threshold) << 1 ^ (isLong ? 1 : 0)
        if let name = answer.contentType?.name {
            number = coding_digest(name.utf8Start, name.utf8CodeUnitCount, number).low
        }
        for field in answer.fields {
            number = field.name.utf8.span.digest(seed: number).low
            number = field.value.utf8.span.digest(seed: number).low
        }
        self.number = number
    }
}

extension Span<UInt8> {
    fileprivate func digest(seed: UInt64) -> coding_digest { bytes.digest(seed: seed) }
}

extension RawSpan {
    fileprivate func digest(seed: UInt64) -> coding_digest {
        withUnsafeBytes { coding_digest($0.baseAddress, $0.count, seed) }
    }
}
