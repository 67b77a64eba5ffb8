internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes the members of a timeline, as numbers, into the object that was begun.
    func write(_ timeline: Timeline) {
        member("tolerance", timeline.tolerance)
        key("indicator")
        writeTrack(timeline.indicator)
        key("bar")
        array { timeline.bar.forEach(write) }
        key("titles")
        array {
            for index in 0..<timeline.count { write(timeline.title(index)) }
        }
    }
}
