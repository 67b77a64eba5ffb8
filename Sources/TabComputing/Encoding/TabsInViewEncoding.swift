internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes which tabs are in view, and what is not, into the object that was begun.
    func writeMembers(_ view: TabsInView) {
        member("firstVisible", view.visible.first)
        member("lastVisible", view.visible.last)
        key("overflow")
        object {
            member("leading", view.leadingOverflow)
            member("trailing", view.trailingOverflow)
        }
        key("paging")
        object {
            member("backward", view.backward)
            member("forward", view.forward)
        }
    }
}
