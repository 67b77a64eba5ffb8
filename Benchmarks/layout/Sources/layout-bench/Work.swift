import TabLayout

/// Something that the layout module is asked for, and what it costs over a number of tabs.
struct Work {
    let name: String
    let cost: (_ tabs: Int) -> Cost

    /// Each begins with a configuration made anew, as a request does: only then is anything in proportion to the tabs.
    static var all: [Work] {
        [
            Work(name: "layout: every tab at a moment of a drag, tabs by their labels") { count in
                let subject = Subject.labelled(count)
                return Cost(tabs: count) { everything(in: layout(subject.configuration(), at: subject.drag)) }
            },
            Work(name: "layout: the same, tabs of one width") { count in
                let subject = Subject.uniform(count)
                return Cost(tabs: count) { everything(in: layout(subject.configuration(), at: subject.drag)) }
            },
            Work(name: "transition: a tap on the last tab from the first, straight there") { count in
                let subject = Subject.labelled(count)
                return Cost(tabs: count) { motion(of: transition(subject)) }
            },
            Work(name: "transition: the same, through every tab between, whose titles light up in turn") { count in
                let subject = Subject.labelled(count, path: .through, stretch: .linear)
                return Cost(tabs: count) { motion(of: transition(subject)) }
            },
            Work(name: "timeline: an elastic indicator and every title, tabs by their labels") { count in
                let subject = Subject.labelled(count)
                return Cost(tabs: count) { motion(of: Timeline(subject.configuration())) }
            },
        ]
    }

    static func layout(_ configuration: Configuration, at state: ScrollState) -> Layout {
        do { return try Layout(configuration, at: state) } catch { preconditionFailure("no such tab: \(error)") }
    }

    private static func transition(_ subject: Subject) -> Transition {
        do {
            return try Transition(
                subject.configuration(), from: ScrollState(selected: 0), event: .tap(subject.tabs.count - 1))
        } catch {
            preconditionFailure("no such tab: \(error)")
        }
    }

    // What comes of the work, so that none of it can be left out.

    private static func everything(in layout: Layout) -> Double {
        var sum = layout.selection.position + layout.bar.offset + (layout.indicator?.x ?? 0)
        layout.forEachTab { sum += $1.x + $1.style.scale }
        return sum + Double(layout.pager.mounted.count) + (layout.animation?.timing.duration.value ?? 0)
    }

    private static func motion(of transition: Transition) -> Double {
        guard let animation = transition.animation else { preconditionFailure("nothing moves") }
        precondition(!animation.isTooLong, "the tracks are cut off")
        return animation.timing.duration.value + Double(animation.indicator.count + animation.titles.count)
    }

    private static func motion(of timeline: Timeline) -> Double {
        precondition(!timeline.isTooLong, "the tracks are cut off")
        var sum = Double(timeline.indicator.count + timeline.bar.count)
        for index in 0..<timeline.count { sum += Double(timeline.title(index).keyframes.count) }
        return sum
    }
}
