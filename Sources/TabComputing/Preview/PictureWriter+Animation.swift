internal import ByteBuffer
internal import TabLayout

extension PictureWriter {
    /// Draws a transition that plays itself.
    ///
    /// Every tab that is in view at any time is drawn, at its place in the end.
    func write(playing transition: Transition) {
        let bar = transition.end.configuration.bar
        let moment = BarMoment(sweeping: transition)
        let style = transition.animation.map { animation in
            { (buffer: ByteBuffer) in
                PictureStyle(
                    buffer: buffer, palette: palette, animation: animation, drawn: Set(moment.tabs.map { $0.index }),
                    middle: bar.height.value / 2
                ).write()
            }
        }
        picture(of: transition.end, style: style) { draw(moment, of: bar, isPlayed: true) }
    }
}

extension BarMoment {
    /// The end of a transition, with every tab that is in view at any time of it.
    ///
    /// Where the strip is between its ends is asked at a hundred moments, as an easing may overshoot, and a quarter of the
    /// viewport more is drawn on either side for what is between them.
    init(sweeping transition: Transition) {
        let end = transition.end
        self.init(end)
        guard transition.duration > 0 else { return }
        let offsets = (0...100).map { transition.frame(at: transition.duration * Double($0) / 100).barOffset }
        let width = end.configuration.bar.width.value
        let left = offsets.reduce(offset, min) - width / 4
        let right = offsets.reduce(offset, max) + width * 5 / 4
        var shown = Set(end.tabs(from: left, to: right))
        for track in transition.animation?.tabs ?? [] {
            let isSeen =
                track.keyframes.contains { $0.x < right } && track.keyframes.contains { $0.x + $0.width > left }
            if isSeen { shown.insert(track.index) }
        }
        tabs = shown.sorted().map { Tab(end, $0, end.tab($0)) }
    }
}
