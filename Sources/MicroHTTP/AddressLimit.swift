import Glibc
import Synchronization

/// How many connections each client address has open, over all threads, and the most that it may have.
final class AddressLimit: Sendable {
    /// Whose connections are counted together: an IPv4 address, or an IPv6 network of 64 bits, which is the least that
    /// one subscriber gets.
    struct Client: Hashable, Sendable {
        /// The address or the network's prefix, as it lies in memory.
        let bits: UInt64
        let isVersionSix: Bool
    }

    private let limit: Int
    private let counts = Mutex<[Client: Int]>([:])

    /// Addresses may have `limit` connections each.
    init(_ limit: Int) { self.limit = limit }

    /// Counts a connection; false when its client now has more than it may.
    func enter(_ client: Client) -> Bool {
        counts.withLock { counts in
            counts[client, default: 0] += 1
            return counts[client, default: 0] <= limit
        }
    }

    /// Counts it no more.
    func leave(_ client: Client) {
        counts.withLock { counts in
            let rest = counts[client, default: 0] - 1
            // Addresses without connections take no memory.
            counts[client] = rest > 0 ? rest : nil
        }
    }

    /// The client at the other end of a connection; nil when it has gone already.
    static func client(of descriptor: Int32) -> Client? {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let found = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &length) }
        }
        return found == 0 ? client(at: address) : nil
    }

    /// The client of an address; nil for those that are of no Internet family.
    static func client(at address: sockaddr_storage) -> Client? {
        withUnsafeBytes(of: address) { bytes in
            func load<Value: BitwiseCopyable>(_ offset: Int?, _ more: Int = 0, as type: Value.Type) -> Value {
                bytes.loadUnaligned(fromByteOffset: (offset ?? 0) + more, as: type)
            }
            switch Int32(address.ss_family) {
            case AF_INET:
                let four = MemoryLayout<sockaddr_in>.offset(of: \.sin_addr)
                return Client(bits: UInt64(load(four, as: UInt32.self)), isVersionSix: false)
            case AF_INET6:
                let six = MemoryLayout<sockaddr_in6>.offset(of: \.sin6_addr)
                let prefix = load(six, as: UInt64.self)
                // A socket of both versions has IPv4 clients as ::ffff:a.b.c.d: one prefix for all of them.
                if prefix == 0, UInt32(bigEndian: load(six, 8, as: UInt32.self)) == 0xffff {
                    return Client(bits: UInt64(load(six, 12, as: UInt32.self)), isVersionSix: false)
                }
                return Client(bits: prefix, isVersionSix: true)
            default:
                return nil
            }
        }
    }
}
