internal import JSON

/// Something in a request that breaks the contract, and where.
package struct Fault {
    /// What kind of fault it is, for programs.
    package enum Code: String, CaseIterable {
        case missing
        case unknownMember = "unknown-member"
        case unknownValue = "unknown-value"
        case wrongType = "wrong-type"
        case outOfRange = "out-of-range"
        case duplicateID = "duplicate-id"
        case notAllowed = "not-allowed"
        case invalidColor = "invalid-color"
        case invalidEasing = "invalid-easing"
        case invalidIdentifier = "invalid-identifier"
    }

    /// The place of the fault.
    enum Place {
        /// The value at this index of the document.
        case value(Int)
        /// The member of this name that the object at this index should have.
        case member(of: Int, StaticString)
    }

    var place: Place
    var code: Code
    /// What would be right, in a sentence.
    var detail: String
}

/// A fault whose place is known as a JSON Pointer: as an answer reports it.
package struct PlacedFault {
    package var pointer: String
    package var code: Fault.Code
    /// What would be right, in a sentence.
    package var detail: String

    package init(_ pointer: String, _ code: Fault.Code, _ detail: String) {
        self.pointer = pointer
        self.code = code
        self.detail = detail
    }
}

extension PlacedFault {
    /// The fault of a number that is too great for a double, which reads as the greatest finite one.
    init(overflowAt pointer: String) {
        self.init(pointer, .outOfRange, "this number is too great for a double")
    }

    /// Whether two faults are the same.
    func isSame(as other: PlacedFault) -> Bool {
        code == other.code && pointer.isSame(as: other.pointer) && detail.isSame(as: other.detail)
    }
}

extension Fault.Place {
    /// Whether two places of one document are the same.
    func isSame(as other: Fault.Place) -> Bool {
        switch (self, other) {
        case (.value(let left), .value(let right)): left == right
        case (.member(let left, let name), .member(let right, let otherName)):
            left == right
                && name.withUTF8Buffer { name in otherName.withUTF8Buffer { name.elementsEqual($0) } }
        default: false
        }
    }
}

extension String {
    /// Whether two texts have the same bytes. The operator compares characters, for which it needs tables of Unicode.
    func isSame(as other: String) -> Bool {
        utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
    }
}

extension JSONValue {
    /// The JSON Pointer of a place in this document. O(the members passed on the way).
    func pointer(to place: Fault.Place) -> String {
        switch place {
        case .value(let index): pointer(to: index)
        case .member(let object, let name): pointer(to: object) + "/\(name)"
        }
    }
}
