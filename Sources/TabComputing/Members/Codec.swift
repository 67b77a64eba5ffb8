internal import JSON
internal import TabLayout

/// The direction in which a member passes: from a request into its property, or from its property into an answer.
///
/// Each function takes a property of one kind. Reading replaces it, or keeps it and reports a fault; writing leaves it
/// as it is.
enum Codec {
    /// The member's value is read.
    case reading(JSONValue, Decoder)
    /// The member of this name is written into the object that was begun.
    case writing(StaticString, JSONWriter)

    // MARK: Numbers

    /// A number within bounds.
    func number<Limits>(_ number: inout Quantity<Limits>) {
        switch self {
        case .reading(let value, let decoder): decoder.read(value, into: &number)
        case .writing(let name, let writer): writer.write(number.value, as: name)
        }
    }

    /// A number within bounds, or `null`.
    func optional<Limits>(_ number: inout Quantity<Limits>?) {
        switch self {
        case .reading(let value, let decoder): decoder.readOptional(value, into: &number)
        case .writing(let name, let writer): writer.write(number?.value, as: name)
        }
    }

    /// A number within bounds that is left out, not `null`, where there is none.
    func given<Limits>(_ number: inout Quantity<Limits>?) {
        switch self {
        case .reading(let value, let decoder): number = decoder.quantity(value) ?? number
        case .writing(let name, let writer): if let number { writer.write(number.value, as: name) }
        }
    }

    /// A number within bounds, or `null`; left out where there is none.
    func optionalGiven<Limits>(_ number: inout Quantity<Limits>?) {
        if case .writing = self { given(&number) } else { optional(&number) }
    }

    /// A whole number from 0 to `limit`.
    func count(_ count: inout Int, upTo limit: Int) {
        switch self {
        case .reading(let value, let decoder): count = decoder.integer(value, in: 0...limit) ?? count
        case .writing(let name, let writer): writer.write(count, as: name)
        }
    }

    /// A whole number from 0 to `limit`, or `null`.
    func optionalCount(_ count: inout Int?, upTo limit: Int) {
        switch self {
        case .reading(let value, let decoder):
            if value.isNull {
                count = nil
            } else if let number = decoder.integer(value, in: 0...limit, orNull: true) {
                count = number
            }
        case .writing(let name, let writer):
            if let count { writer.write(count, as: name) } else { writer.nullMember(name) }
        }
    }

    // MARK: Other scalars

    /// A boolean.
    func flag(_ flag: inout Bool) {
        switch self {
        case .reading(let value, let decoder): decoder.read(value, into: &flag)
        case .writing(let name, let writer): writer.write(flag, as: name)
        }
    }

    /// A boolean that is left out where it has this value.
    func flag(_ flag: inout Bool, leftOutWhen value: Bool) {
        if case .writing = self, flag == value { return }
        self.flag(&flag)
    }

    /// A case of an enumeration, by its name.
    func choice<Case: Named>(_ choice: inout Case) {
        switch self {
        case .reading(let value, let decoder): decoder.read(value, into: &choice, Case.choices)
        case .writing(let name, let writer): writer.write(choice.name, as: name)
        }
    }

    /// A colour.
    func color(_ color: inout Color) {
        switch self {
        case .reading(let value, let decoder): decoder.read(value, into: &color)
        case .writing(let name, let writer): writer.member(name, color)
        }
    }

    // MARK: Objects and alternatives

    /// An object of these members.
    func object<Draft>(_ draft: inout Draft, _ members: [Member<Draft>]) {
        switch self {
        case .reading(let value, let decoder): decoder.object(value, members, into: &draft)
        case .writing(let name, let writer):
            writer.key(name)
            writer.write(&draft, members)
        }
    }

    /// An object of these members, or `null`. Where there was none, it is read over `start`.
    func optionalObject<Draft>(_ draft: inout Draft?, from start: @autoclosure () -> Draft, _ members: [Member<Draft>])
    {
        switch self {
        case .reading(let value, let decoder):
            if value.isNull {
                draft = nil
            } else if decoder.isObjectOrNull(value) {
                var object = draft ?? start()
                decoder.object(value, members, into: &object)
                draft = object
            }
        case .writing(let name, let writer):
            guard var object = draft else { return writer.nullMember(name) }
            writer.key(name)
            writer.write(&object, members)
        }
    }

    /// A value of several forms, which reads and writes itself.
    func alternative<Value: Alternative>(_ alternative: inout Value) {
        switch self {
        case .reading(let value, let decoder): Value.read(value, into: &alternative, decoder)
        case .writing(let name, let writer):
            writer.key(name)
            alternative.write(writer)
        }
    }
}

/// A value that a request writes in one of several forms.
protocol Alternative {
    /// Reads a value over the one that stands; keeps that, and reports a fault, for anything else.
    static func read(_ value: JSONValue, into alternative: inout Self, _ decoder: Decoder)

    /// Writes the value in the form that an answer has.
    func write(_ writer: JSONWriter)
}

/// An enumeration whose cases have names in requests and answers.
protocol Named: Sendable {
    /// Every case with its name.
    static var choices: [Choice<Self>] { get }

    /// The name of the case.
    var name: StaticString { get }
}

extension JSONWriter {
    /// Writes an object of these members.
    func write<Draft>(_ draft: inout Draft, _ members: [Member<Draft>]) {
        beginObject()
        writeMembers(&draft, members)
        endObject()
    }

    /// Writes these members into the object that was begun.
    func writeMembers<Draft>(_ draft: inout Draft, _ members: [Member<Draft>]) {
        for member in members { member.pass(&draft, .writing(member.text, self)) }
    }

    // The members of a configuration, each one call: `member` is inlined for the sake of frames.

    @inline(never)
    fileprivate func write(_ value: Double, as name: StaticString) { member(name, value) }

    @inline(never)
    fileprivate func write(_ value: Double?, as name: StaticString) { member(name, value) }

    @inline(never)
    fileprivate func write(_ value: Int, as name: StaticString) { member(name, value) }

    @inline(never)
    fileprivate func write(_ value: Bool, as name: StaticString) { member(name, value) }

    @inline(never)
    fileprivate func write(_ value: StaticString, as name: StaticString) { member(name, value) }
}
