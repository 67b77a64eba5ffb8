/// What a worker allows each of its connections: the configuration, in the units of the event loop.
struct ConnectionLimits {
    let target: Int
    let fields: Int
    let body: Int
    /// The bytes of great responses that a worker may hold until they are read.
    let responseMemory: Int
    /// Whether answers say how long they took.
    let tellsTiming: Bool
    /// The bytes of great bodies that a worker may hold while they come in and are answered.
    let requestMemory: Int
    /// In nanoseconds, as the ones below.
    let headerTimeout: UInt64
    let bodyTimeout: UInt64
    let idleTimeout: UInt64
    let responseTimeout: UInt64

    init(_ configuration: ServerConfiguration, workers: Int) {
        target = configuration.targetLimit
        fields = configuration.fieldLimit
        body = configuration.bodyLimit
        responseMemory = configuration.responseMemory / max(workers, 1)
        tellsTiming = configuration.tellsTiming
        requestMemory = configuration.requestMemory / max(workers, 1)
        headerTimeout = configuration.headerTimeout.nanoseconds
        bodyTimeout = configuration.bodyTimeout.nanoseconds
        idleTimeout = configuration.idleTimeout.nanoseconds
        responseTimeout = configuration.responseTimeout.nanoseconds
    }
}
