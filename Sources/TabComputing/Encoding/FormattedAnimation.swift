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

extension Animation {
    /// Whether the animation has in a format no more keyframes than the limit; an easing that is worked into the tracks makes
    /// more of them.
    func fits(_ format: AnimationFormat) -> Bool {
        let easing = timing.easing
        // How many keyframes a track may have and still leave the easing to the animation as a whole.
        let plain: Int
        switch format {
        case .numbers, .webAnimations: return true
        case .styleSheet: plain = 2
        case .coreAnimation:
            if easing.mediaTimingFunction != nil { return true }
            plain = 0
        }
        var rest = Self.keyframeLimit
        lazy var course = EasingCourse(easing)
        func count<Frame: Keyframe>(_ track: [Frame]) {
            if track.count > plain && rest >= 0 { rest -= track.easedCount(by: course, limit: rest) }
        }
        count(indicator)
        count(bar)
        count(pager)
        for title in titles { count(title.keyframes) }
        for tab in tabs { count(tab.keyframes) }
        return rest >= 0
    }
}
