public import HTTPMessage

/// Where a server listens and what it allows a client to take of it.
public struct ServerConfiguration: Sendable {
    /// The address to listen on: an IPv4 or IPv6 literal, without brackets.
    public var host = "127.0.0.1"
    /// The port to listen on; 0 for a free one, which `Server.port` then tells.
    public var port: UInt16 = 0
    /// The number of threads, each with its own event loop; 0 for one per processor of the machine.
    public var threads = 0

    /// The most connections open at once, over all threads. Further ones wait in the kernel's queue.
    public var connectionLimit = 4096
    /// The most connections of one client, an IPv4 address or an IPv6 /64 network; a further one is answered 429 and closed
    /// at once. 0 for no limit.
    public var addressLimit = 0
    /// The memory that the library may use for one connection's header section and response header, in bytes.
    ///
    /// The library clears all of it after every request. With 14 KiB a header section of ninety fields may still have
    /// 8000 bytes, one of a few long fields 13 700, and one of forty a target of 8 KiB besides; and the processor's cache
    /// holds that of twice as many clients as with the library's 32 KiB.
    public var connectionMemory = 14 * 1024
    /// The longest request target that is accepted, in bytes; a longer one is refused with 414.
    public var targetLimit = 8 * 1024
    /// The most header fields that are accepted; more are refused with 431.
    public var fieldLimit = 100
    /// The longest request body that is accepted, in bytes; a longer one is refused with 413.
    public var bodyLimit = 1024 * 1024
    /// The memory for responses of more than 16 KiB that wait to be read, in bytes, over all threads; a response for
    /// which there is none left is replaced by 503. Smaller ones are bounded by the number of connections.
    public var responseMemory = 64 * 1024 * 1024

    /// Whether answers say in `Server-Timing` how long they took to compute.
    public var tellsTiming = false
    /// The memory for request bodies of more than 16 KiB that come in or are being answered, in bytes, over all threads; a
    /// request for whose body there is none left is refused with 503. Smaller ones are bounded by the number of connections.
    public var requestMemory = 64 * 1024 * 1024

    /// How long a client may take from the connection, or on a connection kept alive from its request line, to the
    /// end of its header section.
    public var headerTimeout: Duration = .seconds(10)
    /// How long a client may take from its request line to the end of its body.
    public var bodyTimeout: Duration = .seconds(30)
    /// How long a connection is kept open between two requests.
    public var idleTimeout: Duration = .seconds(75)
    /// How long a client may take to read its response.
    public var responseTimeout: Duration = .seconds(60)

    /// Further fields of a refusal that is made before any handler sees the request. Of that there may be no more than its
    /// origin.
    public var fieldsOfRefusal: @Sendable (borrowing Request) -> [HeaderField] = { _ in [] }

    /// How many requests in the last turns of an event loop make its answers wait for each other; 0 makes all of them wait.
    var gatheringCrowd = Gathering.usualCrowd

    /// The default limits on a free port of the loopback interface.
    public init() {}
}
