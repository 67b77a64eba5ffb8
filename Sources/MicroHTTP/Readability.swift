import Glibc

/// Which of many connections have bytes to read, or have ended, by one system call.
struct Readability {
    private var entries: [pollfd] = []

    /// Asks the kernel, without waiting.
    mutating func look(at descriptors: some Sequence<Int32>) {
        entries.removeAll(keepingCapacity: true)
        for descriptor in descriptors {
            entries.append(pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0))
        }
        poll(&entries, nfds_t(entries.count), 0)
    }

    /// Whether it was so at the last look for the connection at this index.
    subscript(index: Int) -> Bool { entries[index].revents != 0 }
}
