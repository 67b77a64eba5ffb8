import Glibc

/// What the system knows of this process, under the names that Prometheus's client libraries give it. A figure that
/// cannot be read is left out.
enum ProcessFigures {
    static func write(to writer: MetricsWriter) {
        if let time = processorTime() {
            writer.single(
                "process_cpu_seconds_total", .counter, "Processor time used, by the program and by the system for it.",
                nanoseconds: time)
        }
        if let pages = statistics("/proc/self/statm"), pages.count > 1 {
            let size = UInt64(sysconf(CInt(_SC_PAGESIZE)))
            writer.single(
                "process_virtual_memory_bytes", .gauge, "Address space in use.", pages[0] &* size)
            writer.single("process_resident_memory_bytes", .gauge, "Memory in use.", pages[1] &* size)
        }
        if let count = openDescriptors() {
            writer.single("process_open_fds", .gauge, "Open file descriptors.", count)
        }
        var limit = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 {
            writer.single("process_max_fds", .gauge, "The limit on open file descriptors.", UInt64(limit.rlim_cur))
        }
        if let start {
            writer.single(
                "process_start_time_seconds", .gauge, "When the process started, in seconds since 1970.",
                nanoseconds: start)
        }
    }

    private static func processorTime() -> UInt64? {
        var time = timespec()
        guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return nil }
        return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
    }

    /// Since Linux 6.2 the size of the folder is their number; before, each is to be counted, which takes a millisecond
    /// for some thousands.
    private static func openDescriptors() -> UInt64? {
        var status = stat()
        if stat("/proc/self/fd", &status) == 0, status.st_size > 0 { return UInt64(status.st_size) }
        guard let folder = opendir("/proc/self/fd") else { return nil }
        defer { closedir(folder) }
        var count: UInt64 = 0
        while readdir(folder) != nil { count += 1 }
        // Not its own entry and its parent's, and not the descriptor that reads it.
        return count > 3 ? count - 3 : nil
    }

    /// When the process started, in nanoseconds since 1970: the boot of the machine and what the process was started
    /// after it. Never changes, so it is read once.
    private static let start: UInt64? = {
        let ticks = UInt64(clamping: sysconf(CInt(_SC_CLK_TCK)))
        // The second field is the program's name in parentheses, which may itself have blanks and parentheses in it.
        guard ticks > 0, let text = contents("/proc/self/stat"), let close = text.lastIndex(of: UInt8(ascii: ")")),
            let boot = bootTime()
        else { return nil }
        let fields = text[(close + 1)...].split(separator: UInt8(ascii: " "))
        guard fields.count > 19, let started = number(fields[19]) else { return nil }
        return boot &* 1_000_000_000 &+ started &* (1_000_000_000 / ticks)
    }()

    private static func bootTime() -> UInt64? {
        guard let text = contents("/proc/stat") else { return nil }
        for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: "btime ".utf8) {
            return number(line.dropFirst(6))
        }
        return nil
    }

    private static func statistics(_ path: String) -> [UInt64]? {
        contents(path)?.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.compactMap { number($0) }
    }

    private static func number(_ text: ArraySlice<UInt8>) -> UInt64? {
        UInt64(String(decoding: text, as: UTF8.self))
    }

    private static func contents(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var all: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &part, part.count)
            guard count >= 0 else { return nil }
            if count == 0 { return all }
            all += part.prefix(count)
        }
    }
}
