internal import HTTPMessage
internal import JSON
internal import TabComputing
internal import TabLayout

// What is read, and not computed from a document.

extension LayoutService {
    private func json(isReusable: Bool, _ write: (JSONWriter) -> Void) -> Response {
        write(JSONWriter(buffer))
        var response = Response(status: .ok, contentType: .json, body: .buffer(buffer))
        response.isReusable = isReusable
        return response
    }

    func health() -> Response {
        json(isReusable: false) { writer in writer.object { writer.member("status", "ok") } }
    }

    func readiness() -> Response {
        guard isReady() else {
            return Problem(.serviceUnavailable, detail: "the service is shutting down").response(buffer)
        }
        return json(isReusable: false) { writer in writer.object { writer.member("status", "ready") } }
    }

    func presets() -> Response { json(isReusable: true) { $0.writePresetList() } }

    func preset(_ preset: Preset) -> Response { json(isReusable: true) { $0.write(preset) } }

    func metrics() -> Response {
        writeMetrics(buffer)
        return Response(status: .ok, contentType: .prometheus, body: .buffer(buffer))
    }
}
