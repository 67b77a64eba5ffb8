internal import HTTPMessage
internal import JSON

/// Why a request is refused, as RFC 9457 writes it.
struct Problem: Error {
    var status: Status
    /// The last part of the problem's type; nil where the status says all there is to say.
    var kind: StaticString?
    /// What is wrong with this request, in a sentence.
    var detail: String
    /// The methods that the resource has, for `Allow`; nil where that is not the matter.
    var allow: String?
    /// Where the JSON is broken; nil when it is not.
    var fault: JSONFault?
    /// What breaks the contract.
    var faults: [PlacedFault] = []

    init(_ status: Status, kind: StaticString? = nil, detail: String, allow: String? = nil) {
        self.status = status
        self.kind = kind
        self.detail = detail
        self.allow = allow
    }

    /// The problem of a body that is no JSON document, or that there is no memory for. The latter has no place: nothing
    /// is wrong with the body.
    init(_ fault: JSONFault) {
        guard fault.kind != .outOfMemory else {
            self.init(.serviceUnavailable, detail: fault.message)
            return
        }
        self.init(
            .badRequest, kind: "invalid-json", detail: "line \(fault.line), column \(fault.column): \(fault.message)")
        self.fault = fault
    }

    /// The problem of a document that breaks the contract.
    init(_ faults: [PlacedFault]) {
        let pointer = faults.first?.pointer ?? ""
        let place =
            pointer.isEmpty ? "the document" : pointer.utf8.count > 200 ? "a member of a very long name" : pointer
        let count = faults.count < Decoder.faultLimit ? "\(faults.count)" : "at least \(faults.count)"
        self.init(
            .unprocessableContent, kind: "invalid-request",
            detail: faults.count == 1
                ? "\(place): \(faults.first?.detail ?? "")" : "\(count) faults; the first is at \(place)")
        self.faults = faults
    }

    /// Writes the problem and answers it.
    func response(_ writer: JSONWriter) -> Response {
        write(writer)
        return Response(
            status: status, contentType: .problemJSON, fields: allow.map { [HeaderField("Allow", $0)] } ?? [],
            body: .buffer(writer.buffer))
    }

    /// Writes the problem.
    func write(_ writer: JSONWriter) {
        writer.object {
            writer.member("type", kind.map { "urn:tab-layout:problem:\($0)" } ?? "about:blank")
            writer.member("title", title)
            writer.member("status", status.code)
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

    private var title: StaticString {
        if fault != nil { return "The body is not valid JSON" }
        if !faults.isEmpty { return "The request breaks the contract" }
        return status.phrase
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
