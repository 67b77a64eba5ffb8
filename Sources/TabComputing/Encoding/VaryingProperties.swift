internal import TabLayout

/// Which properties of an indicator's track change besides its place.
struct IndicatorVariation {
    let opacity: Bool
    let color: Bool

    init(_ track: [IndicatorKeyframe]) {
        opacity = track.contains { $0.opacity != track[0].opacity }
        color = track.contains { $0.color != track[0].color }
    }
}

/// Which properties of a title's track change.
struct TitleVariation {
    let fontSize: Bool
    let fontWeight: Bool
    let scale: Bool
    let color: Bool

    var isEmpty: Bool { !(fontSize || fontWeight || scale || color) }

    init(_ track: TitleTrack) {
        let styles = track.keyframes.map { $0.style }
        fontSize = styles.contains { $0.fontSize != styles[0].fontSize }
        fontWeight = styles.contains { $0.fontWeight != styles[0].fontWeight }
        scale = styles.contains { $0.scale != styles[0].scale }
        color = styles.contains { $0.color != styles[0].color }
    }
}

/// Which properties of a tab change besides its place, when an edit moves it.
struct TabVariation {
    let width: Bool
    let opacity: Bool

    init(_ track: TabTrack) {
        let first = track.keyframes[0]
        width = track.keyframes.contains { $0.width != first.width }
        opacity = track.keyframes.contains { $0.opacity != first.opacity }
    }
}

/// How the place of the indicator, or of a tab, is told to a browser.
enum BoxDrawing {
    /// `translateX` alone, of what has the width that it is to have.
    case place
    /// `translateX` and the width itself.
    case transformAndWidth
    /// `translateX` and `scaleX` of an element of this width, whose left edge stays where it is: only what a compositor
    /// animates without a new layout.
    case transform(baseWidth: Double)

    init(_ properties: AnimatedProperties, _ track: [IndicatorKeyframe]) {
        self.init(properties, greatestWidth: track.reduce(0) { max($0, $1.width) })
    }

    init(_ properties: AnimatedProperties, _ track: TabTrack) {
        if TabVariation(track).width {
            self.init(properties, greatestWidth: track.keyframes.reduce(0) { max($0, $1.width) })
        } else {
            self = .place
        }
    }

    /// What is drawn by a scale is as wide as it ever becomes: it is only ever scaled down, and never divided by 0.
    private init(_ properties: AnimatedProperties, greatestWidth: Double) {
        switch properties {
        case .transformAndWidth: self = .transformAndWidth
        case .transform: self = .transform(baseWidth: greatestWidth > 0 ? greatestWidth : 1)
        }
    }

    /// The width that the element is to have for a scale; nil where the animation sets it, or nobody.
    var baseWidth: Double? {
        if case .transform(let baseWidth) = self { baseWidth } else { nil }
    }

    /// Whether the animation sets the width itself.
    var setsWidth: Bool {
        if case .transformAndWidth = self { true } else { false }
    }
}
