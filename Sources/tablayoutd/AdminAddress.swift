import MicroHTTP

/// The separate address for metrics and health, for whoever watches the service and for nobody else.
enum AdminAddress {
    /// Serves there, if a port is set; nil otherwise.
    ///
    /// One thread and 64 connections are plenty for probes and scrapes, and keep them going when the main address has all
    /// the connections that it may have. It has a drain state of its own, because it goes on until the main server has
    /// drained.
    static func open(
        _ configuration: Configuration, metrics: Metrics, log: Log, makeHandler: @Sendable @escaping () -> Handler
    ) throws(StartError) -> Server? {
        guard let port = configuration.adminPort else { return nil }
        var server = configuration.server
        server.host = configuration.adminHost
        server.port = port
        server.threads = 1
        server.connectionLimit = 64
        let admin = try StartError.naming("admin-port") { () throws(ServerError) in
            try Server(configuration: server, metrics: metrics, log: log, makeHandler: makeHandler)
        }
        log.announce(.info, "metrics and health at \(Service.url(server.host, admin.port))")
        return admin
    }
}
