internal import CWeb
internal import HTTPMessage

/// A file that a browser loads: the page, the client, the layout module as WebAssembly. As it was when the service was built.
struct WebFile {
    /// What the file holds.
    let content: ConstantBytes
    /// Its media type, by the end of its name.
    let mediaType: MediaType

    /// All files by their paths.
    static let all: [String: WebFile] = {
        var files: [String: WebFile] = [:]
        for file in UnsafeBufferPointer(start: web_files(), count: web_file_count()) {
            let path = String(cString: file.path)
            let bytes = ConstantBytes(forever: UnsafeBufferPointer(start: file.bytes, count: file.length))
            files[path] = WebFile(content: bytes, mediaType: MediaType(endOf: path))
        }
        return files
    }()

    /// The answer that brings the file.
    var response: Response {
        Response(
            status: .ok, contentType: mediaType, fields: mediaType == .html ? [Self.policy] : [],
            body: .constant(content))
    }

    /// What the page may load: what the service itself serves, and nothing from anywhere else. `wasm-unsafe-eval` allows
    /// WebAssembly to be compiled and no text to be run; the data are the empty icon.
    private static let policy = HeaderField(
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
            + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
}

extension MediaType {
    /// The type of a file of that name.
    fileprivate init(endOf path: String) {
        self =
            path.hasSuffix(".js")
            ? .javaScript : path.hasSuffix(".css") ? .css : path.hasSuffix(".wasm") ? .wasm : .html
    }
}
