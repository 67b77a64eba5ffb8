import MicroHTTP

/// What the program is called and which version of it this is.
enum Product {
    static let name = "tablayoutd"
    static let version = "0.1.0"

    /// The same, as a metric.
    static var build: Metrics.BuildInformation {
        .init(
            name: "tablayout_build_info",
            labels: [("version", version), ("libmicrohttpd", Server.libraryVersion)])
    }
}
