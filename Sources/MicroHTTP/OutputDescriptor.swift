import Glibc

/// A descriptor of any kind to which whole lines are written.
///
/// Errors are expected here: a full disk (ENOSPC), a reader that has gone (EPIPE). The service outlives both.
struct OutputDescriptor {
    let descriptor: Int32
    /// Whether an error has left a line without its end.
    private var isTorn = false

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes the lines; on an error gives up the rest and returns the number of lines in it.
    ///
    /// A line that was torn off gets its end first, so that it does not spoil the one behind it.
    mutating func write(_ lines: UnsafeBufferPointer<UInt8>) -> Int {
        let end = UInt8(ascii: "\n")
        if isTorn { isTorn = withUnsafeBytes(of: end) { put($0.bindMemory(to: UInt8.self)) } == 0 }
        let written = isTorn ? 0 : put(lines)
        if written > 0 { isTorn = lines[written - 1] != end }
        return lines[written...].reduce(0) { $0 + ($1 == end ? 1 : 0) }
    }

    /// The number of bytes that were written before an error.
    private func put(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
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
                break
            }
        }
        return bytes.count - rest.count
    }
}
