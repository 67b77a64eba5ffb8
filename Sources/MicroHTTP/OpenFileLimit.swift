import Glibc

/// The process's limit on open files.
enum OpenFileLimit {
    /// Raises the soft limit to `count`, or as far as the hard limit allows; returns the limit then in force.
    ///
    /// The usual soft limit of 1024 is less than the default of 4096 connections: beyond it `accept` fails, and clients
    /// would wait in the queue though there is memory for them.
    static func raise(to count: Int) -> Int {
        var limit = rlimit()
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        guard getrlimit(resource, &limit) == 0 else { return 0 }
        let wanted = min(rlim_t(count), limit.rlim_max)
        if limit.rlim_cur < wanted {
            limit.rlim_cur = wanted
            setrlimit(resource, &limit)
            getrlimit(resource, &limit)
        }
        return Int(clamping: limit.rlim_cur)
    }
}
