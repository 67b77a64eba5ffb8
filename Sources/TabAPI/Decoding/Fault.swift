internal import JSON

/// Something in a request that breaks the contract, and where.
struct Fault {
    /// What kind of fault it is, for programs.
    enum Code: String, CaseIterable {
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
    enum Place: Hashable {
        /// The value at this index of the document.
        case value(Int)
        /// The member of this name that the object at this index should have.
        case member(of: Int, String)
    }

    var place: Place
    var code: Code
    /// What would be right, in a sentence.
    var detail: String
}

/// A fault whose place is known as a JSON Pointer: as an answer reports it.
struct PlacedFault: Hashable {
    var pointer: String
    var code: Fault.Code
    /// What would be right, in a sentence.
    var detail: String

    init(_ pointer: String, _ code: Fault.Code, _ detail: String) {
        self.pointer = pointer
        self.code = code
        self.detail = detail
    }
}

extension JSONValue {
    /// The JSON Pointer of a place in this document. O(the members passed on the way).
    func pointer(to place: Fault.Place) -> String {
        switch place {
        case .value(let index): pointer(to: index)
        case .member(let object, let name): pointer(to: object) + "/" + name
        }
    }
}
