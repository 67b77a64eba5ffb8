import Glibc
import Testing

@testable import MicroHTTP

/// Whose connections are counted together, and how.
@Suite struct AddressLimitTests {
    struct Pair: Sendable, CustomTestStringConvertible {
        let name: String
        let one: String
        let other: String
        let areCountedTogether: Bool

        var testDescription: String { name }
    }

    static let pairs = [
        Pair(name: "the same IPv4 address", one: "10.0.0.1", other: "10.0.0.1", areCountedTogether: true),
        Pair(name: "neighbours in IPv4", one: "10.0.0.1", other: "10.0.0.2", areCountedTogether: false),
        Pair(name: "one IPv6 network", one: "2001:db8:0:1::1", other: "2001:db8:0:1:9:8:7:6", areCountedTogether: true),
        Pair(
            name: "neighbouring IPv6 networks", one: "2001:db8:0:1::", other: "2001:db8:0:2::",
            areCountedTogether: false),
        Pair(name: "IPv4 on a socket of both", one: "10.0.0.1", other: "::ffff:10.0.0.1", areCountedTogether: true),
        Pair(
            name: "neighbours in IPv4 on a socket of both", one: "::ffff:10.0.0.1", other: "::ffff:10.0.0.2",
            areCountedTogether: false),
        Pair(
            name: "an IPv6 prefix of the bits of an IPv4 address", one: "0.0.0.0", other: "::2",
            areCountedTogether: false),
    ]

    @Test(arguments: pairs) func clients(_ pair: Pair) throws {
        let one = try #require(Self.client(pair.one))
        let other = try #require(Self.client(pair.other))
        #expect((one == other) == pair.areCountedTogether)
    }

    @Test func otherFamiliesAreNotCounted() {
        var address = sockaddr_storage()
        address.ss_family = sa_family_t(AF_UNIX)
        #expect(AddressLimit.client(at: address) == nil)
    }

    @Test func countsGoUpAndDown() throws {
        let limit = AddressLimit(2)
        let one = try #require(Self.client("10.0.0.1"))
        let other = try #require(Self.client("10.0.0.2"))
        let before = [limit.enter(one), limit.enter(one), limit.enter(one), limit.enter(other)]
        #expect(before == [true, true, false, true])
        // The one too many counts until it is closed.
        limit.leave(one)
        #expect(!limit.enter(one))
        limit.leave(one)
        limit.leave(one)
        #expect(limit.enter(one))
    }

    private static func client(_ host: String) -> AddressLimit.Client? {
        guard let address = SocketAddress(host: host, port: 1) else { return nil }
        var storage = sockaddr_storage()
        address.withSockaddr { pointer, length in
            withUnsafeMutableBytes(of: &storage) {
                $0.copyMemory(from: UnsafeRawBufferPointer(start: pointer, count: Int(length)))
            }
        }
        return AddressLimit.client(at: storage)
    }
}
