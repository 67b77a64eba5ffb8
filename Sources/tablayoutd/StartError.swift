import MicroHTTP

/// Why a server could not start, with the setting to change where there is one.
struct StartError: Error, CustomStringConvertible {
    let reason: ServerError
    /// The setting of the server's port.
    let portSetting: String

    var description: String {
        guard case .portInUse = reason else { return reason.description }
        return "\(portSetting): \(reason)"
    }

    /// Starts a server whose port is set by `flag`.
    static func naming(_ flag: String, _ start: () throws(ServerError) -> Server) throws(StartError) -> Server {
        do throws(ServerError) {
            return try start()
        } catch {
            throw StartError(reason: error, portSetting: Setting.variable(of: flag))
        }
    }
}
