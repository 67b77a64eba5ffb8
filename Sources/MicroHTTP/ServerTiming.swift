import HTTPMessage

/// The field `Server-Timing` (W3C): how long the answer took to compute, for a browser's developer tools.
///
/// Only sent where it is wanted: it tells a client more exactly than the network would what a request costs here.
enum ServerTiming {
    /// The field for a time in nanoseconds, in milliseconds to the microsecond: `compute;dur=0.042`.
    static func field(_ nanoseconds: UInt64) -> HeaderField {
        let microseconds = nanoseconds / 1000
        let rest = String(microseconds % 1000)
        let zeros = String(repeating: "0", count: 3 - rest.utf8.count)
        return HeaderField("Server-Timing", "compute;dur=\(microseconds / 1000).\(zeros)\(rest)")
    }
}
