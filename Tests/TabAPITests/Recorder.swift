import ByteBuffer
import Glibc
import HTTPMessage
import JSON
import Synchronization

/// Keeps every exchange of the tests, so that the answers can be held against the contract's schemas afterwards.
///
/// On when `TABLAYOUT_RECORDINGS` names a folder; each process appends to a file of its own there, one JSON object a
/// line: `method`, `path`, `status`, `contentType` (or null) and `body` (as text).
final class Recorder: Sendable {
    static let shared: Recorder? = getenv("TABLAYOUT_RECORDINGS").flatMap { Recorder(folder: String(cString: $0)) }

    private let descriptor: Mutex<Int32>

    private init?(folder: String) {
        let descriptor = open("\(folder)/api-\(getpid()).jsonl", O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { fatalError("TABLAYOUT_RECORDINGS is no folder that can be written to: \(folder)") }
        self.descriptor = Mutex(descriptor)
    }

    func record(_ method: Method, _ path: String, _ answer: Answer) {
        // A server hands on no empty path, and WebAssembly is no text.
        if path.isEmpty || answer.contentType == "application/wasm" { return }
        let line = ByteBuffer()
        let writer = JSONWriter(line)
        writer.object {
            writer.member("method", method.name ?? "OTHER")
            writer.member("path", path)
            writer.member("status", answer.status)
            if let contentType = answer.contentType {
                writer.member("contentType", contentType)
            } else {
                writer.nullMember("contentType")
            }
            // The server leaves out the body of an answer to HEAD.
            writer.member("body", method == .head ? "" : answer.text)
        }
        line.append("\n")
        descriptor.withLock { descriptor in
            line.withBytes { bytes in
                var rest = bytes[...]
                while !rest.isEmpty {
                    let written = write(descriptor, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
                    guard written > 0 else { fatalError("a recording cannot be written") }
                    rest = rest.dropFirst(written)
                }
            }
        }
    }
}
