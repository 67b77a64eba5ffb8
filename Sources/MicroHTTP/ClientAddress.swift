import ByteBuffer
import Glibc

/// Where a connection comes from: an IPv4 or IPv6 address, without its port.
///
/// Behind a proxy it is the proxy's. What a proxy says of its client in a field is not used: anyone can send that.
struct ClientAddress: Hashable, Sendable {
    /// The address in 16 bytes, an IPv4 one as IPv6 maps it (::ffff:a.b.c.d), so that a client is the same one whichever
    /// kind of socket it came to.
    private let high: UInt64
    private let low: UInt64

    /// The other end of a connected socket; nil where that has no such address.
    init?(of descriptor: Int32) {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let found = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getpeername(descriptor, $0, &length) }
        }
        guard found == 0 else { return nil }
        switch Int32(storage.ss_family) {
        case AF_INET:
            let four = withUnsafeBytes(of: &storage) { $0.load(as: sockaddr_in.self) }
            self.init(four: UInt32(bigEndian: four.sin_addr.s_addr))
        case AF_INET6:
            // The address stands behind the family, the port and the flow: 8 bytes.
            let words = withUnsafeBytes(of: &storage) {
                ($0.load(fromByteOffset: 8, as: UInt64.self), $0.load(fromByteOffset: 16, as: UInt64.self))
            }
            self.init(high: UInt64(bigEndian: words.0), low: UInt64(bigEndian: words.1))
        default:
            return nil
        }
    }

    /// An IPv4 address, its first byte the highest.
    init(four: UInt32) { self.init(high: 0, low: 0xffff_0000_0000 | UInt64(four)) }

    /// An IPv6 address, its first byte the highest.
    init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    private var isFour: Bool { high == 0 && low >> 32 == 0xffff }

    /// What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, of which every home has all 2⁶⁴.
    var client: ClientAddress { isFour ? self : ClientAddress(high: high, low: 0) }

    /// Appends the address as text: digits, letters, dots and colons; at most 45 bytes.
    func append(to buffer: ByteBuffer) {
        if isFour {
            for shift in [24, 16, 8, 0] as [UInt64] {
                buffer.append(decimal: Int(low >> shift & 0xff))
                if shift > 0 { buffer.append(".") }
            }
            return
        }
        var address = in6_addr()
        withUnsafeMutableBytes(of: &address) { bytes in
            bytes.storeBytes(of: high.bigEndian, as: UInt64.self)
            bytes.storeBytes(of: low.bigEndian, toByteOffset: 8, as: UInt64.self)
        }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(AF_INET6, &address, &text, socklen_t(text.count)) != nil else { return }
        for byte in text.prefix(while: { $0 != 0 }) { buffer.append(UInt8(bitPattern: byte)) }
    }
}
