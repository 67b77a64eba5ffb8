import Glibc
import MicroHTTP

do {
    let command = try CommandLineParser.parse(Array(CommandLine.arguments.dropFirst())) { name in
        getenv(name).map { String(cString: $0) }
    }
    switch command {
    case .help:
        print(CommandLineParser.help, terminator: "")
    case .version:
        print(Product.name, Product.version)
    case .health(let configuration):
        // The admin port answers also where the main one has all the work or all the connections that it may have.
        if let port = configuration.adminPort, port > 0 {
            try HealthCheck.run(host: configuration.adminHost, port: port, path: "/healthz")
        } else {
            try HealthCheck.run(host: configuration.server.host, port: configuration.server.port, path: "/healthz")
        }
    case .serve(let configuration):
        try Service.run(configuration)
    }
} catch {
    Failure.exit(error)
}
