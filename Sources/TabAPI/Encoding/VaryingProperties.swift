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
        let styles = track.keyframes.map(\.style)
        fontSize = styles.contains { $0.fontSize != styles[0].fontSize }
        fontWeight = styles.contains { $0.fontWeight != styles[0].fontWeight }
        scale = styles.contains { $0.scale != styles[0].scale }
        color = styles.contains { $0.color != styles[0].color }
    }
}

/// How the place of the indicator is told to a browser.
enum IndicatorDrawing {
    /// `translateX` and the width itself.
    case transformAndWidth
    /// `translateX` and `scaleX` of an element of this width, whose left edge stays where it is: only what a compositor
    /// animates without a new layout.
    case transform(baseWidth: Double)

    init(_ properties: IndicatorProperties, _ track: [IndicatorKeyframe]) {
        switch properties {
        case .transformAndWidth: self = .transformAndWidth
        case .transform:
            // The greatest width: it is only ever scaled down, and never divided by 0.
            let greatest = track.reduce(0) { max($0, $1.width) }
            self = .transform(baseWidth: greatest > 0 ? greatest : 1)
        }
    }

    /// The width that the element is to have; nil where the animation sets it.
    var baseWidth: Double? {
        if case .transform(let baseWidth) = self { baseWidth } else { nil }
    }
}
