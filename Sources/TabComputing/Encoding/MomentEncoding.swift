internal import JSON
internal import TabLayout

// The members of whole answers, which stand in a response of their own or in a frame of a replay.

extension JSONWriter {
    /// Writes what stands before the tabs of a layout, and answers which of them are in view.
    func writeFirstMembers(of layout: Layout, _ tabs: TabsDraft) -> Range<Int> {
        key("selection")
        write(layout.selection, tabs: tabs)
        let bar = layout.bar
        key("bar")
        write(bar)
        return bar.view.visible
    }

    /// Writes what stands behind the tabs of a layout.
    func writeLastMembers(of layout: Layout, _ animation: Animation?) {
        key("indicator")
        write(layout.indicator)
        key("pager")
        write(layout.pager)
        key("animation")
        write(animation)
        if layout.configuration.reduction == .both {
            key("reducedAnimation")
            write(layout.reducedAnimation)
        }
    }

    /// Writes a transition, of these tabs before it.
    func writeMembers(of transition: Transition, _ edit: EditRequest?, _ tabs: TabsDraft, as form: AnimationForm) {
        let configuration = transition.end.configuration
        if let edit {
            key("configuration")
            write(configuration, after: edit)
        }
        key("state")
        write(transition.state, pageWidth: configuration.pager.pageWidth)
        key("selection")
        if let edit {
            write(transition.selection) { index in edit.tabs.writeID(of: index, self) }
        } else {
            write(transition.selection, tabs: tabs)
        }
        if let outcome = transition.keyOutcome {
            member("focused", outcome.focused)
            member("handled", outcome.isHandled)
        }
        key("bar")
        write(transition.end.bar)
        key("indicator")
        write(transition.end.indicator)
        key("animation")
        write(transition.animation, as: form)
        if configuration.reduction == .both {
            key("reducedAnimation")
            write(transition.reducedAnimation, as: form)
        }
    }
}
