package import JSON
internal import TabLayout

/// Reads the parts of a request into values of the layout, and collects what is wrong with them.
///
/// A fault does not end the reading: the value keeps what it had, so that all faults come out at once. JSON Pointers are
/// worked out when the answer is written, by way of the document: a request without faults pays nothing for them.
package final class Decoder {
    /// The most faults that one answer reports.
    package static let faultLimit = 20

    private(set) var faults: [Fault] = []

    /// Whether as many faults are known as are reported: to look closer at further ones would be for nothing.
    var isFull: Bool { faults.count >= Self.faultLimit }

    /// Whether an object had a known member twice. Then the document is not JSON as this service takes it, whatever else is
    /// wrong with it.
    private(set) var hasDuplicateKeys = false

    package func reset() {
        if !faults.isEmpty { faults.removeAll(keepingCapacity: true) }
        hasDuplicateKeys = false
    }

    // MARK: Faults

    func report(_ place: Fault.Place, _ code: Fault.Code, _ detail: @autoclosure () -> String) {
        guard !isFull else { return }
        faults.append(Fault(place: place, code: code, detail: detail()))
    }

    func report(_ value: JSONValue, _ code: Fault.Code, _ detail: @autoclosure () -> String) {
        report(.value(value.index), code, detail())
    }

    func reportMissing(_ name: StaticString, in object: JSONValue, _ detail: @autoclosure () -> String) {
        report(.member(of: object.index, name), .missing, detail())
    }

    // MARK: Refusals

    /// Whether no fault was found, and no known member that stands twice.
    package var isContent: Bool { faults.isEmpty && !hasDuplicateKeys }

    /// What a document, or a part of one at `place`, is refused for; at most so many faults as are reported. `overflows` are the
    /// pointers of its numbers that are too great for a double.
    package func placedFaults(of document: JSONValue, _ overflows: [String], below place: String = "") -> [PlacedFault]
    {
        let faults = faults.map { PlacedFault(place + document.pointer(to: $0.place), $0.code, $0.detail) }
        // A number that overflowed reads as the greatest one, with which most members have found fault already.
        let great = overflows.prefix(Self.faultLimit).map { place + $0 }.filter { pointer in
            !faults.contains { $0.pointer.isSame(as: pointer) }
        }
        return Array((great.map { PlacedFault(overflowAt: $0) } + faults).prefix(Self.faultLimit))
    }

    /// Why a document is refused. Where nothing is wrong with it, it is the service that is at fault, save that a key may stand
    /// twice, which only the document's text says.
    func refusal(of document: JSONValue, _ overflows: [String]) -> Problem {
        let faults = placedFaults(of: document, overflows)
        return faults.isEmpty ? .unanswerable : Problem(faults)
    }

    // MARK: Objects

    /// Reads the members of an object, each by the entry of `members` that has its name.
    ///
    /// Members mostly come in the order of the list, so each is looked for first behind the one before it.
    func object<Draft>(_ value: JSONValue, _ members: [Member<Draft>], into draft: inout Draft) {
        guard value.kind == .object else {
            return report(value, .wrongType, "expected an object")
        }
        assert(members.count <= 64, "more members than there are bits")
        var next = 0
        var seen: UInt64 = 0
        value.forEachMember { key, value in
            guard let index = members.firstIndex(of: key, from: next) else {
                return reportUnknown(key, value, among: members.lazy.map { $0.text.description })
            }
            next = index + 1
            let bit = UInt64(1) << UInt64(index)
            // Which of the two is meant is not known. A name that is not known is a fault already, once or twice.
            guard seen & bit == 0 else { return hasDuplicateKeys = true }
            seen |= bit
            members[index].pass(&draft, .reading(value, self))
        }
    }

    /// Reads an object of one member: any of `members`, and no other beside it.
    func oneMember<Draft>(_ value: JSONValue, _ members: [Member<Draft>], into draft: inout Draft) {
        let before = faults.count
        object(value, members, into: &draft)
        guard value.kind == .object, faults.count == before, value.count != 1 else { return }
        let names = members.map { "\"\($0.text)\"" }.joined(separator: " or ")
        if value.count == 0 {
            reportMissing(members[0].text, in: value, "expected the member \(names)")
        } else {
            report(value, .notAllowed, "expected the member \(names), and no other beside it")
        }
    }

    /// Whether a value is an object, for a member that takes `null` too, which was looked for before; else a fault.
    func isObjectOrNull(_ value: JSONValue) -> Bool {
        if value.kind == .object { return true }
        report(value, .wrongType, "expected an object or null")
        return false
    }

    private func reportUnknown(_ key: JSONString, _ value: JSONValue, among names: some Sequence<String>) {
        // To look for the nearest name takes microseconds, and a body has room for a hundred thousand wrong ones.
        guard !isFull else { return }
        let name = key.text
        if let hint = nearestName(to: name, among: names) {
            report(value, .unknownMember, "there is no member \"\(name.abbreviated)\" here; did you mean \"\(hint)\"?")
        } else {
            report(value, .unknownMember, "there is no member \"\(name.abbreviated)\" here; known are \(names.listed)")
        }
    }

    // MARK: Scalars

    /// A number within the bounds; nil, and a fault, for anything else.
    func quantity<Limits>(_ value: JSONValue, _: Quantity<Limits>.Type = Quantity<Limits>.self) -> Quantity<Limits>? {
        if let number = value.number, let quantity = Quantity<Limits>(number) { return quantity }
        reportNoNumber(value, in: Limits.range)
        return nil
    }

    /// Replaces `target` by a number in its range; keeps it, and reports a fault, for anything else.
    func read<Limits>(_ value: JSONValue, into target: inout Quantity<Limits>) {
        if let number = quantity(value, Quantity<Limits>.self) { target = number }
    }

    /// As `read`, where `null` means nil.
    func readOptional<Limits>(_ value: JSONValue, into target: inout Quantity<Limits>?) {
        if value.isNull {
            target = nil
        } else if let number = value.number, let quantity = Quantity<Limits>(number) {
            target = quantity
        } else {
            reportNoNumber(value, in: Limits.range, orNull: true)
        }
    }

    /// Reports a value that is no number in `range`; `orNull` says that the member takes `null` too.
    private func reportNoNumber(_ value: JSONValue, in range: ClosedRange<Double>, orNull: Bool = false) {
        if value.number == nil {
            report(value, .wrongType, orNull ? "expected a number or null" : "expected a number")
        } else {
            report(value, .outOfRange, "expected \(describe(range))\(orNull ? ", or null" : "")")
        }
    }

    /// A whole number in `range`; nil, and a fault, for anything else. `2.0` is whole. `orNull` says that the member takes
    /// `null` too, which was looked for before.
    func integer(_ value: JSONValue, in range: ClosedRange<Int>, orNull: Bool = false) -> Int? {
        guard let number = whole(value, orNull) else { return nil }
        guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
            report(
                value, .outOfRange,
                "expected a whole number from \(range.lowerBound) to \(range.upperBound)\(orNull ? ", or null" : "")")
            return nil
        }
        return Int(number)
    }

    /// The index of one of `count` tabs; nil, and a fault, for anything else. Where it is not known how many tabs there
    /// are (nil), every whole number may be one: then the fault is elsewhere. `orNull` as with `integer`.
    func tabIndex(_ value: JSONValue, count: Int?, orNull: Bool = false) -> Int? {
        guard let count else {
            _ = whole(value, orNull)
            return nil
        }
        guard count > 0 else {
            if whole(value, orNull) != nil {
                report(
                    value, .outOfRange,
                    "there are no tabs that this could be the index of\(orNull ? "; expected null" : "")")
            }
            return nil
        }
        return integer(value, in: 0...count - 1, orNull: orNull)
    }

    private func whole(_ value: JSONValue, _ orNull: Bool) -> Double? {
        if let number = value.number, number == number.rounded(.towardZero) { return number }
        report(value, .wrongType, orNull ? "expected a whole number or null" : "expected a whole number")
        return nil
    }

    /// Replaces `target` by a truth value; keeps it, and reports a fault, for anything else.
    func read(_ value: JSONValue, into target: inout Bool) {
        if let truth = value.boolean {
            target = truth
        } else {
            report(value, .wrongType, "expected true or false")
        }
    }

    /// The string; nil, and a fault, for anything else.
    func string(_ value: JSONValue) -> JSONString? {
        if let string = value.string { return string }
        report(value, .wrongType, "expected a string")
        return nil
    }

    /// Replaces `target` by the case that `names` has under a string; keeps it, and reports a fault, for anything else.
    ///
    /// `others` goes on behind the names where a fault lists them: what the member takes besides, read by the caller.
    func read<Case: Sendable>(
        _ value: JSONValue, into target: inout Case, _ names: [Choice<Case>], or others: StaticString = ""
    ) {
        guard let text = value.string else {
            return report(
                value, .wrongType,
                others.utf8CodeUnitCount == 0
                    ? "expected a string" : "expected one of \(names.map { $0.text.description }.listed)\(others)")
        }
        guard let name = JSONName(text), let choice = names.first(where: { $0.name == name }) else {
            return reportUnknownValue(value, text.text, among: names.map { $0.text.description }, or: others)
        }
        target = choice.value
    }

    func reportUnknownValue(
        _ value: JSONValue, _ text: String, among names: [String], or others: StaticString = ""
    ) {
        guard !isFull else { return }
        if let hint = nearestName(to: text, among: names) {
            report(value, .unknownValue, "\"\(text.abbreviated)\" is not known; did you mean \"\(hint)\"?")
        } else {
            report(
                value, .unknownValue, "\"\(text.abbreviated)\" is not known; expected one of \(names.listed)\(others)")
        }
    }

    private func describe(_ range: ClosedRange<Double>) -> String {
        range.lowerBound == .leastNonzeroMagnitude
            ? "a number above 0 and at most \(range.upperBound.plainText)"
            : "a number from \(range.lowerBound.plainText) to \(range.upperBound.plainText)"
    }
}

extension Array {
    /// The index of the member of this name, looked for from `start` on and then from the front; nil when there is none.
    @inline(__always)
    fileprivate func firstIndex<Draft>(of key: JSONString, from start: Int) -> Int? where Element == Member<Draft> {
        guard let name = JSONName(key) else { return nil }
        for index in start..<count where self[index].name == name { return index }
        for index in 0..<start where self[index].name == name { return index }
        return nil
    }
}

/// A name of an enumeration and what it stands for.
struct Choice<Case: Sendable>: Sendable {
    let name: JSONName
    let text: StaticString
    let value: Case

    init(_ text: StaticString, _ value: Case) {
        name = JSONName(text)
        self.text = text
        self.value = value
    }
}
