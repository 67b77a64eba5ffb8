internal import JSON
internal import TabLayout

extension JSONWriter {
    /// Writes an animation in the form that was asked for; `null` for nil.
    func write(_ animation: Animation?, as form: AnimationForm) {
        switch form.format {
        case .numbers: write(animation)
        case .webAnimations: writeWebAnimation(animation, form.properties)
        case .styleSheet: writeStyleSheet(animation, form)
        case .coreAnimation: writeCoreAnimation(animation)
        }
    }

    /// Writes a timeline in the form that was asked for.
    func write(_ timeline: Timeline, as form: AnimationForm) {
        object {
            switch form.format {
            case .numbers: write(timeline)
            case .webAnimations: writeWebTimeline(timeline, form.properties)
            case .styleSheet: writeStyleSheet(timeline, form)
            case .coreAnimation: writeCoreAnimation(timeline)
            }
        }
    }
}
