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
        let server = configuration.server
        exit(HealthCheck.isHealthy(host: server.host, port: server.port, path: "/healthz") ? 0 : 1)
    case .serve(let configuration):
        try Service.run(configuration)
    }
} catch {
    Failure.exit(error)
}
