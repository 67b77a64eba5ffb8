import ByteBuffer
import HTTPMessage
import JSON
@testable import TabAPI
import TabComputing

/// The whole way from a body to an answer. The first byte chooses what is asked for.
///
/// The answer to any body is 200, 400, 422 or, for a want of memory, 503; never 500. It is JSON, a style sheet or a picture, the
/// same when asked for once more, and every fault names a place that is in the request or could be.
struct RequestTarget: FuzzTarget {
    func run(_ bytes: [UInt8]) {
        guard let choice = bytes.first else { return }
        let resources = Resource.all.filter { $0.endpoint != nil }
        let request = Request(
            method: .post, path: resources[Int(choice) % resources.count].path.description,
            contentType: "application/json", accept: choice & 0x80 == 0 ? nil : "text/css, */*;q=0.1")
        let body = Array(bytes.dropFirst())
        let service = LayoutService()
        let first = answer(service, request, body)
        // In between, something else: what one request leaves behind must not reach the next.
        _ = answer(service, Request(method: .post, path: "/v1/layout"), Array(#"{"configuration": 7}"#.utf8))
        let second = answer(service, request, body)
        if first.status != second.status || first.bytes != second.bytes { fail("two answers to one request") }

        guard [200, 400, 422, 503].contains(first.status) else { fail("status \(first.status)") }
        if first.contentType == .css { return }
        if first.contentType == .svg { return check(picture: first.bytes) }
        let parser = JSONParser()
        guard let document = try? parser.parse(first.bytes.span.bytes) else { fail("the answer is not JSON") }
        guard first.status == 422 else { return }
        guard let errors = document.member("errors"), (1...20).contains(errors.count) else {
            fail("a 422 without errors")
        }
        var pointers: [String] = []
        errors.forEachElement { pointers.append($0.member("pointer")?.string?.text ?? "?") }
        guard let sent = try? parser.parse(body.span.bytes) else { fail("a 422 for what is not JSON") }
        for pointer in pointers where !leads(pointer, into: sent) { fail("a fault at \(pointer), which is nowhere") }
    }

    private func answer(
        _ service: LayoutService, _ request: Request, _ body: [UInt8]
    ) -> (status: Int, bytes: [UInt8], contentType: MediaType?) {
        let response = service.respond(to: request, body: body.span.bytes)
        var bytes: [UInt8] = []
        switch response.body {
        case .buffer(let buffer): buffer.withBytes { bytes = Array($0) }
        case .stream(let stream): bytes = drained(stream)
        default: break
        }
        return (response.status.code, bytes, response.contentType)
    }

    /// Fails unless every tag of a picture is one that pictures have, and closed, and nothing in it is a reference to elsewhere.
    private func check(picture bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard Array(text.utf8) == bytes else { fail("a picture that is not UTF-8") }
        var open: [Substring] = []
        for piece in text.split(separator: "<") {
            guard let end = piece.firstIndex(of: ">") else { fail("a tag without an end") }
            let tag = piece[..<end]
            let name = tag.prefix { $0 != " " && $0 != "/" }
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst() else { fail("</\(tag)> closes another element") }
            } else {
                guard ["svg", "title", "style", "rect", "g", "text"].contains(name) else { fail("a tag <\(tag)>") }
                if !tag.hasSuffix("/") { open.append(name) }
            }
            guard !piece[end...].dropFirst().contains(">") || open.last == "style" else { fail("a bare > in text") }
        }
        guard open.isEmpty else { fail("an element that is not closed") }
    }

    /// All that a stream has to give; it must not break off.
    private func drained(_ stream: any BodyStream) -> [UInt8] {
        var bytes: [UInt8] = []
        var room = [UInt8](repeating: 0, count: 16_384)
        while true {
            switch room.withUnsafeMutableBufferPointer({ stream.next(into: $0) }) {
            case .bytes(let count): bytes += room.prefix(count)
            case .end: return bytes
            case .failure: fail("a stream that breaks off")
            }
        }
    }

    /// Whether a JSON Pointer leads to a value, or to a member that an object on the way does not have: a fault may be that
    /// something is missing.
    private func leads(_ pointer: String, into document: JSONValue) -> Bool {
        var value = document
        for token in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
            let name = token.replacing("~1", with: "/").replacing("~0", with: "~")
            var next: JSONValue?
            switch value.kind {
            case .array:
                var index = 0
                value.forEachElement { element in
                    if String(index) == name { next = element }
                    index += 1
                }
                if next == nil { return false }
            case .object: value.forEachMember { key, member in if key.text == name { next = member } }
            default: return false
            }
            guard let next else { return true }
            value = next
        }
        return true
    }
}
