internal import TabLayout

/// What is behind a bar in its picture.
enum Scheme: Sendable {
    /// White; colours are drawn as they are configured.
    case light
    /// Nearly black. Colours that are too dark for it are turned.
    case dark
    /// As who looks at it prefers.
    case automatic

    static let choices: [Choice<Scheme>] = [
        Choice("light", .light), Choice("dark", .dark), Choice("auto", .automatic),
    ]
}

/// The colours of a picture.
struct Palette {
    let scheme: Scheme
    /// Whether the dark picture has other colours than the configured ones.
    ///
    /// It has when the darker of the two colours of titles has a luma under 96: `#5f5f5f` stands out from the dark bar by 3
    /// to 1, the least that is asked of large text. It is a matter of the configuration and not of a moment, so that no colour
    /// jumps on its way.
    private let isTurned: Bool

    init(_ scheme: Scheme, _ title: Title) {
        self.scheme = scheme
        isTurned = min(title.normal.color.luma, title.selected.color.luma) < 96
    }

    /// A colour of the configuration as the picture without a media query has it.
    func base(_ color: Color) -> Color { scheme == .dark ? dark(color) : color }

    /// A colour of the configuration as it is on a dark bar.
    func dark(_ color: Color) -> Color { isTurned ? color.turned : color }

    static let light = Color(red: 255, green: 255, blue: 255)
    static let dark = Color(red: 18, green: 18, blue: 18)
}

extension Color {
    /// How bright the colour is, from 0 to 255, by the weights of ITU-R BT.601: 29 of pure blue, 76 of pure red.
    fileprivate var luma: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1000 }

    /// The colour with its lightness in HSL mirrored, and then two fifths of the way to white, rounded down.
    ///
    /// Black becomes white, `#0000ff`, whose lightness is one half, `#6666ff`, which stands out from the dark bar by 4.4 to 1.
    /// To mirror the lightness and keep hue and saturation is to add 255 − max − min to each channel.
    fileprivate var turned: Color {
        let channels = [Int(red), Int(green), Int(blue)]
        let shift = 255 - channels.reduce(0, max) - channels.reduce(255, min)
        let turned = channels.map { channel in
            let mirrored = channel + shift
            return UInt8(mirrored + (255 - mirrored) * 2 / 5)
        }
        return Color(red: turned[0], green: turned[1], blue: turned[2], alpha: alpha)
    }
}
