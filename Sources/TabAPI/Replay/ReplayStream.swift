internal import ByteBuffer
internal import HTTPMessage
internal import JSON
internal import TabLayout

/// The frames of a replay, each computed when the client is ready for it.
///
/// It holds the text of the samples, the bar and the state it is in, and the frame at hand: nothing that grows with the
/// number of samples but their text. The frame of a bar of many tabs is written in pieces.
final class ReplayStream: BodyStream {
    private enum Stage {
        case start
        case samples
        /// In the middle of the tabs of a frame.
        case tabs(Layout, Animation?, next: Int)
        case done
    }

    /// The tabs that are written at once: some 40 KB.
    private static let tabsPerPiece = 256
    /// How much is computed for one call, in tabs laid out, before the client gets what there is. A tab takes some tens of
    /// nanoseconds, as does a keyframe; and a frame takes as much as some 60 tabs beside that.
    private static let workPerCall = 8192
    /// What a knot of an indicator takes whose edges have curves of their own, in tabs.
    private static let workPerKnot = 30

    private var source: ReplaySource
    private var scene: ReplayScene
    private var replay: Replay
    /// Whether the answer is a frame a line.
    private let isLines: Bool
    private var stage = Stage.start
    private var latest = 0.0
    private var samplesRead = 0
    /// Whether an edit had too long an animation: the bar is not the one that the samples after it were checked for.
    private var isEditLeftOut = false
    private let parser = JSONParser()
    private let decoder = Decoder()
    private let buffer = ByteBuffer()
    /// How much of the buffer was handed out.
    private var sent = 0

    private var writer: JSONWriter { JSONWriter(buffer) }

    init(_ source: ReplaySource, _ scene: ReplayScene, _ replay: Replay, isLines: Bool) {
        self.source = source
        self.scene = scene
        self.replay = replay
        self.isLines = isLines
    }

    /// Beside what is counted, a frame at hand has the places of its tabs, and the replay counts of keyframes.
    var heldBytes: Int {
        source.heldBytes + scene.heldBytes + parser.heldBytes + buffer.heldBytes + 80 * scene.configuration.tabs.count
            + 4096
    }

    func next(into room: UnsafeMutableBufferPointer<UInt8>) -> BodyPart {
        var filled = 0
        var work = 0
        while filled < room.count {
            if sent < buffer.count {
                let copied = buffer.copy(from: sent, to: UnsafeMutableBufferPointer(rebasing: room[filled...]))
                sent += copied
                filled += copied
                continue
            }
            if case .done = stage { break }
            if filled > 0 && work >= Self.workPerCall { break }
            buffer.removeAllButLast()
            sent = buffer.count
            do {
                work += try writePiece()
            } catch {
                // What was checked cannot be read again: there is no memory, or the fault is the service's.
                return .failure
            }
        }
        return filled > 0 ? .bytes(filled) : .end
    }

    // MARK: Pieces

    /// What cannot happen with samples that were checked.
    private struct Unreadable: Error {}

    /// Writes the next piece; how much work that was.
    private func writePiece() throws -> Int {
        switch stage {
        case .start:
            stage = .samples
            if isLines { return 0 }
            writer.beginObject()
            writer.key("frames")
            writer.beginArray()
            return 0
        case .samples:
            guard let document = try source.next(parser) else {
                writeEnd()
                stage = .done
                return 0
            }
            defer { samplesRead += 1 }
            decoder.reset()
            let sample = ReplaySample.read(document, in: scene.draft, latest: &latest, decoder)
            guard let sample, decoder.faults.isEmpty else { return try writeUnfit(document) }
            let made = replay.knotsMade
            var keyframes = try writeFrame(sample)
            // They are forgotten with the bar at an edit.
            keyframes += Self.workPerKnot * max(0, replay.knotsMade - made)
            // The tabs of an insertion may have been the rest of the text.
            parser.trim()
            let tabs = scene.configuration.tabs.count
            // After an edit the configuration is written, read and laid out anew.
            if case .edit = sample.content { return 2000 + 20 * tabs + Self.workPerKnot * keyframes }
            return 64 + 2 * tabs + keyframes
        case .tabs(let layout, let animation, let start):
            let end = min(start + Self.tabsPerPiece, layout.strip.count)
            writer.write(tabs: start..<end, of: layout, scene.draft.tabs)
            if end < layout.strip.count {
                stage = .tabs(layout, animation, next: end)
            } else {
                writer.endArray()
                writer.writeLastMembers(of: layout, animation)
                endFrame()
                stage = .samples
            }
            return end - start
        case .done: return 0
        }
    }

    /// Writes a frame, or its start; how many keyframes were made for it.
    private func writeFrame(_ sample: ReplaySample) throws -> Int {
        let keyframes: Int
        // A sample that cannot be answered leaves everything as it was.
        var next = replay
        switch sample.content {
        case .state(let state):
            let (layout, animation) = try next.layout(state, at: sample.time)
            keyframes = animation?.keyframeCount ?? 0
            if animation?.isTooLong == true {
                writeTooLong(sample, after: next)
                return keyframes
            }
            beginFrame(at: sample.time)
            _ = writer.writeFirstMembers(of: layout, scene.draft.tabs)
            writer.key("tabs")
            writer.beginArray()
            stage = .tabs(layout, animation, next: 0)
        case .event(let event):
            let transition = try next.transition(event, at: sample.time)
            keyframes = transition.animation?.keyframeCount ?? 0
            if transition.animation?.isTooLong == true {
                writeTooLong(sample, after: next)
                return keyframes
            }
            beginFrame(at: sample.time)
            writer.writeMembers(of: transition, nil, scene.draft.tabs, as: AnimationForm())
            endFrame()
        case .edit(let request):
            let transition = try next.transition(request.edit, at: sample.time)
            keyframes = transition.animation?.keyframeCount ?? 0
            if transition.animation?.isTooLong == true {
                isEditLeftOut = true
                writeTooLong(sample, after: nil)
                return keyframes
            }
            beginFrame(at: sample.time)
            writer.writeMembers(of: transition, request, scene.draft.tabs, as: AnimationForm())
            endFrame()
            guard let edited = scene.after(request, transition.end.configuration) else { throw Unreadable() }
            scene = edited
        }
        replay = next
        return keyframes
    }

    private func writeTooLong(_ sample: ReplaySample, after attempt: Replay?) {
        writeProblem(
            at: sample.time, [PlacedFault("/configuration/motion/tolerance", .outOfRange, Computation.tooLong)],
            after: attempt)
    }

    /// Writes the frame of a sample that does not fit a bar without an edit that was left out; how much work that was.
    private func writeUnfit(_ sample: JSONValue) throws -> Int {
        guard isEditLeftOut, !decoder.faults.isEmpty else { throw Unreadable() }
        let faults = decoder.faults.map {
            PlacedFault("/samples/\(samplesRead)" + sample.pointer(to: $0.place), $0.code, $0.detail)
        }
        writeProblem(at: sample.member("time")?.number, faults, after: nil)
        return 64 + 2 * scene.configuration.tabs.count
    }

    /// Writes a problem as a frame. What follows goes on as if its sample were not there.
    private func writeProblem(at time: Double?, _ faults: [PlacedFault], after attempt: Replay?) {
        replay.skip(attempt)
        beginFrame(at: time)
        writer.key("problem")
        Problem(faults).write(writer)
        endFrame()
    }

    private func beginFrame(at time: Double?) {
        writer.beginObject()
        if let time { writer.member("time", time) }
    }

    private func endFrame() {
        writer.endObject()
        if isLines { buffer.append("\n") }
    }

    private func writeEnd() {
        if isLines {
            guard let lint = replay.lint else { return }
            writer.object { writer.writeMembers(of: lint) }
            return buffer.append("\n")
        }
        writer.endArray()
        if let lint = replay.lint { writer.writeMembers(of: lint) }
        writer.endObject()
    }
}
