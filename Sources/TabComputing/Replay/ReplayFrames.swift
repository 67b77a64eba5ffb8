package import ByteBuffer
internal import JSON
package import TabLayout

/// Computes and writes the frames of a replay, one after the other.
///
/// It holds the bar, the state that it is in, and the frame at hand: nothing that grows with the number of samples. The frame of a
/// bar of many tabs is written in pieces.
package final class ReplayFrames {
    private enum Stage {
        case start
        case samples
        /// In the middle of the tabs of a frame.
        case tabs(Layout, Animation?, next: Int)
        case done
    }

    /// What cannot happen with samples that were checked: there is no memory, or the fault is the service's.
    package struct Unreadable: Error {}

    /// The tabs that are written at once: some 40 KB.
    private static let tabsPerPiece = 256
    /// What a knot of an indicator takes whose edges have curves of their own, in tabs.
    private static let workPerKnot = 30

    private let samples: any ReplaySamples
    private var scene: ReplayScene
    private var replay: Replay
    /// Whether the answer is a frame a line.
    private let isLines: Bool
    private let buffer: ByteBuffer
    private var stage = Stage.start
    private var latest = 0.0
    private var samplesRead = 0
    /// Whether an edit had too long an animation: the bar is not the one that the samples after it were checked for.
    private var isEditLeftOut = false
    private let decoder = Decoder()

    private var writer: JSONWriter { JSONWriter(buffer) }

    /// The frames of samples that were checked, from a state of a bar on, to be written to `buffer`.
    package init(
        _ samples: any ReplaySamples, _ scene: ReplayScene, _ state: ScrollState, isLinted: Bool, isLines: Bool,
        _ buffer: ByteBuffer
    ) {
        self.samples = samples
        self.scene = scene
        replay = Replay(scene.configuration, from: state, isLinted: isLinted)
        self.isLines = isLines
        self.buffer = buffer
    }

    /// How many bytes of memory it holds, nearly, the buffer aside. Beside what is counted, a frame at hand has the places of its
    /// tabs, and the replay counts of keyframes.
    package var heldBytes: Int {
        samples.heldBytes + scene.heldBytes + 80 * scene.configuration.tabs.count + 4096
    }

    // MARK: Pieces

    /// Writes the next piece of the answer; nil when there is none. Otherwise, how much work that was, in tabs laid out: a tab takes
    /// some tens of nanoseconds, as does a keyframe; and a frame takes as much as some 60 tabs beside that.
    package func writeNext() throws(Unreadable) -> Int? {
        if case .done = stage { return nil }
        return try writePiece()
    }

    private func writePiece() throws(Unreadable) -> Int {
        switch stage {
        case .start:
            stage = .samples
            if isLines { return 0 }
            writer.beginObject()
            writer.key("frames")
            writer.beginArray()
            return 0
        case .samples:
            guard let document = try nextSample() else {
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
            samples.trim()
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

    private func nextSample() throws(Unreadable) -> JSONValue? {
        do { return try samples.next() } catch { throw Unreadable() }
    }

    /// Writes a frame, or its start; how many keyframes were made for it.
    private func writeFrame(_ sample: ReplaySample) throws(Unreadable) -> Int {
        let keyframes: Int
        // A sample that cannot be answered leaves everything as it was.
        var next = replay
        switch sample.content {
        case .state(let state):
            guard let (layout, animation) = try? next.layout(state, at: sample.time) else { throw Unreadable() }
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
            guard let transition = try? next.transition(event, at: sample.time) else { throw Unreadable() }
            keyframes = transition.animation?.keyframeCount ?? 0
            if transition.animation?.isTooLong == true {
                writeTooLong(sample, after: next)
                return keyframes
            }
            beginFrame(at: sample.time)
            writer.writeMembers(of: transition, nil, scene.draft.tabs, as: AnimationForm())
            endFrame()
        case .edit(let request):
            guard let transition = try? next.transition(request.edit, at: sample.time) else { throw Unreadable() }
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
    private func writeUnfit(_ sample: JSONValue) throws(Unreadable) -> Int {
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
