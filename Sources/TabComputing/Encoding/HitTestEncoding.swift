internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes the answer to a hit test: the tab at this index, or none.
    func write(_ hit: Int?, tabs: TabsDraft) {
        object {
            key("tab")
            guard let hit else { return null() }
            object {
                member("index", hit)
                tabs.writeID(of: hit, self)
            }
        }
    }
}
