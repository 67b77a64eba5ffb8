import Glibc

/// Writing to a descriptor of any kind, to the end.
enum OutputDescriptor {
    /// Writes all bytes; on an error gives up the rest and returns the number of lines in it.
    ///
    /// Errors are expected here: a full disk (ENOSPC), a reader that has gone (EPIPE). The service outlives both.
    static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int {
        var rest = bytes[...]
        while !rest.isEmpty {
            let part = UnsafeBufferPointer(rebasing: rest)
            let written = Glibc.write(descriptor, part.baseAddress, part.count)
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                // Someone has made the descriptor non-blocking, as some terminals' programs do.
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&wait, 1, 1000)
            } else if errno != EINTR {
                return rest.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
            }
        }
        return 0
    }
}
