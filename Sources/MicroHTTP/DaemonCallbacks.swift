import CMicrohttpd
import Glibc

/// The functions that the library calls. Each finds its worker or connection behind an untyped pointer and goes on
/// there.
///
/// The pointers are not counted: a worker outlives its daemon, and a connection stays in its worker's list until the
/// library has closed it.
enum DaemonCallbacks {
    static func install(in settings: inout CMicrohttpdSettings, for worker: Worker, logs: Bool) {
        settings.context = Unmanaged.passUnretained(worker).toOpaque()

        settings.connection_changed = { context, connection, socketContext, change in
            guard let context, let connection, let socketContext else { return }
            let worker = Unmanaged<Worker>.fromOpaque(context).takeUnretainedValue()
            if change == .CONNECTION_NOTIFY_STARTED {
                let connection = worker.connected(connection)
                socketContext.pointee = Unmanaged.passUnretained(connection).toOpaque()
            } else if let known = socketContext.pointee {
                worker.disconnected(Unmanaged<Connection>.fromOpaque(known).takeUnretainedValue())
                socketContext.pointee = nil
            }
        }

        // What it returns is handed to `handle` and `request_completed` as the request's context.
        settings.request_line_read = { _, target, connection in
            guard let target, let connection, let known = CMicrohttpd_socket_context(connection) else { return nil }
            Unmanaged<Connection>.fromOpaque(known).takeUnretainedValue().begin(target: target)
            return known
        }

        settings.handle = { _, connection, _, method, version, data, size, requestContext in
            guard let connection, let method, let version, let size, let known = requestContext?.pointee else {
                return .NO
            }
            return Unmanaged<Connection>.fromOpaque(known).takeUnretainedValue()
                .advance(connection, method: method, version: version, data: data, size: size)
        }

        settings.request_completed = { _, _, requestContext, _ in
            guard let known = requestContext?.pointee else { return }
            Unmanaged<Connection>.fromOpaque(known).takeUnretainedValue().complete()
            requestContext?.pointee = nil
        }

        // Paths are handed on as they were sent. Decoded here, %00 would cut them.
        settings.unescape = { _, _, text in text.map { strlen($0) } ?? 0 }

        guard logs else { return }
        settings.log = { context, message in
            guard let context, let message else { return }
            Unmanaged<Worker>.fromOpaque(context).takeUnretainedValue().log(libraryMessage: String(cString: message))
        }
    }
}
