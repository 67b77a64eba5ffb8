import Glibc
import MicroHTTP

/// The end of a program that could not do what it was asked to.
enum Failure {
    /// Says why on standard error and exits: with 64 (EX_USAGE) for a wrong configuration, with 1 for all else.
    static func exit(_ error: any Error) -> Never {
        let message = (error as? ConfigurationError)?.message ?? String(describing: error)
        let line = "\(Product.name): \(message)\n"
        _ = write(STDERR_FILENO, line, line.utf8.count)
        var isUsage = error is ConfigurationError
        if case .invalidHost = (error as? StartError)?.reason { isUsage = true }
        if case .invalidHost = (error as? HealthFailure)?.reason { isUsage = true }
        Glibc.exit(isUsage ? 64 : 1)
    }
}
