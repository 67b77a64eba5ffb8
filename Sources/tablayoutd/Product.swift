import CProgram
import MicroHTTP

/// What the program is called and which version of it this is.
enum Product {
    static let name = "tablayoutd"
    /// As the file VERSION has it.
    static let version: String = {
        var length = 0
        let text = program_version(&length)
        return String(decoding: UnsafeRawBufferPointer(start: text, count: length), as: UTF8.self)
    }()

    /// The same, as a metric.
    static var build: Metrics.BuildInformation {
        .init(
            name: "tablayout_build_info",
            labels: [("version", version), ("libmicrohttpd", Server.libraryVersion)])
    }
}
