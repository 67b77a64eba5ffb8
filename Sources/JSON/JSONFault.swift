/// Why a text is not a JSON document that is accepted here, and where.
public struct JSONFault: Error, Sendable, Equatable {
    /// The kind of fault, stable for programs to look at.
    public enum Kind: Sendable, Equatable {
        /// There is no document.
        case empty
        /// The text breaks the grammar of RFC 8259.
        case syntax
        /// A string holds bytes that are not UTF-8.
        case invalidUTF8
        /// An escape stands for half of a surrogate pair.
        case unpairedSurrogate
        /// Objects and arrays are nested deeper than is accepted.
        case tooDeep
        /// An object has two members of one name.
        case duplicateKey
        /// There is not enough memory for the document.
        case outOfMemory
    }

    /// The kind of fault.
    public var kind: Kind
    /// What is wrong and what would be right, without the place.
    public var message: String
    /// The JSON Pointer to the value that was being read.
    public var pointer: String
    /// The number of bytes before the fault.
    public var offset: Int
    /// The line of the fault, from 1.
    public var line: Int
    /// The column of the fault in its line, in characters, from 1.
    public var column: Int
}
