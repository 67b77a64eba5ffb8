package import JSON

/// Why a request is refused, as RFC 9457 writes it.
package struct Problem: Error {
    /// The status of HTTP.
    package let status: Int
    /// A few words for the kind of problem: for a problem without a type of its own, the phrase of its status.
    private let title: StaticString
    /// The last part of the problem's type; nil where the status says all there is to say.
    private let kind: StaticString?
    /// What is wrong with this request, in a sentence.
    private let detail: String
    /// The methods that the resource has, for `Allow`; nil where that is not the matter.
    package var allow: String?
    /// Where the JSON is broken; nil when it is not.
    private var fault: JSONFault?
    /// What breaks the contract.
    private var faults: [PlacedFault] = []

    /// A problem of a status and its phrase.
    package init(status: Int, title: StaticString, kind: StaticString? = nil, detail: String) {
        self.status = status
        self.title = title
        self.kind = kind
        self.detail = detail
    }

    /// The problem of a body that is no JSON document, or that there is no memory for. The latter has no place: nothing
    /// is wrong with the body.
    package init(_ fault: JSONFault) {
        guard fault.kind != .outOfMemory else {
            self = .unavailable(fault.message)
            return
        }
        self.init(
            status: 400, title: "The body is not valid JSON", kind: "invalid-json",
            detail: "line \(fault.line), column \(fault.column): \(fault.message)")
        self.fault = fault
    }

    /// The problem of a request that might be answered at another time.
    package static func unavailable(_ detail: String) -> Problem {
        Problem(status: 503, title: "Service Unavailable", detail: detail)
    }

    /// The problem of a request with which nothing is wrong, and which is not answered.
    package static let unanswerable = Problem(
        status: 500, title: "Internal Server Error",
        detail: "this request could not be answered; the fault is the service's")

    /// Whether the document is refused for what it says.
    package var isOfDocument: Bool { status == 422 || status == 500 }

    /// The problem of a document that breaks the contract.
    package init(_ faults: [PlacedFault]) {
        let pointer = faults.first?.pointer ?? ""
        let place =
            pointer.isEmpty ? "the document" : pointer.utf8.count > 200 ? "a member of a very long name" : pointer
        let count = faults.count < Decoder.faultLimit ? "\(faults.count)" : "at least \(faults.count)"
        self.init(
            status: 422, title: "The request breaks the contract", kind: "invalid-request",
            detail: faults.count == 1
                ? "\(place): \(faults.first?.detail ?? "")" : "\(count) faults; the first is at \(place)")
        self.faults = faults
    }

    /// Writes the problem.
    package func write(_ writer: JSONWriter) {
        writer.object {
            writer.member("type", kind.map { "urn:tab-layout:problem:\($0)" } ?? "about:blank")
            writer.member("title", title)
            writer.member("status", status)
            writer.member("detail", detail)
            if let fault {
                writer.member("line", fault.line)
                writer.member("column", fault.column)
                writer.member("offset", fault.offset)
                writer.key("errors")
                writer.array { writeError(writer, fault.pointer, fault.kind.code, fault.message) }
            }
            if !faults.isEmpty {
                writer.key("errors")
                writer.array {
                    for fault in faults { writeError(writer, fault.pointer, fault.code.rawValue, fault.detail) }
                }
            }
        }
    }

    private func writeError(_ writer: JSONWriter, _ pointer: String, _ code: String, _ detail: String) {
        writer.object {
            writer.member("pointer", pointer)
            writer.member("code", code)
            writer.member("detail", detail)
        }
    }
}

extension JSONFault.Kind {
    /// The name of the kind on the wire.
    var code: String {
        switch self {
        case .empty: "empty"
        case .syntax: "syntax"
        case .invalidUTF8: "invalid-utf8"
        case .unpairedSurrogate: "unpaired-surrogate"
        case .tooDeep: "too-deep"
        case .duplicateKey: "duplicate-key"
        case .outOfMemory: "out-of-memory"
        }
    }
}
