/// An sRGB colour of 8-bit channels with straight (not premultiplied) alpha.
public struct Color: Sendable, Equatable {
    /// The red channel.
    public var red: UInt8
    /// The green channel.
    public var green: UInt8
    /// The blue channel.
    public var blue: UInt8
    /// The opacity: 0 is transparent, 255 opaque.
    public var alpha: UInt8

    /// A colour of these channels, opaque unless said otherwise.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour `fraction` of the way to `other`, interpolated with premultiplied alpha as CSS does it (CSS Color 4
    /// §12.3), each channel rounded half up to 8 bits.
    ///
    /// Black to red in sRGB at 3/4 is `#bf0000` (191.25 → 191), at 1/4 `#400000` (63.75 → 64). Where the result is wholly
    /// transparent its channels are 0. Beyond 0…1 the channels go on in the same direction, within their range.
    public func interpolated(to other: Color, fraction: Double, in space: ColorSpace = .sRGB) -> Color {
        if fraction == 0 || self == other { return self }
        if fraction == 1 { return other }
        switch space {
        case .sRGB: return interpolatedInSRGB(to: other, fraction)
        case .oklab: return interpolatedInOklab(to: other, fraction)
        }
    }

    private func interpolatedInSRGB(to other: Color, _ fraction: Double) -> Color {
        if alpha == 255 && other.alpha == 255 {
            return Color(
                red: Self.channel(interpolate(Double(red), Double(other.red), fraction)),
                green: Self.channel(interpolate(Double(green), Double(other.green), fraction)),
                blue: Self.channel(interpolate(Double(blue), Double(other.blue), fraction)))
        }
        let startAlpha = Double(alpha)
        let endAlpha = Double(other.alpha)
        let mixedAlpha = clamp(interpolate(startAlpha, endAlpha, fraction), 0, 255)
        guard mixedAlpha > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
        func mixed(_ start: UInt8, _ end: UInt8) -> UInt8 {
            Self.channel(interpolate(Double(start) * startAlpha, Double(end) * endAlpha, fraction) / mixedAlpha)
        }
        return Color(
            red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
            alpha: Self.channel(mixedAlpha))
    }

    /// A channel of 8 bits, rounded half up.
    static func channel(_ value: Double) -> UInt8 {
        UInt8((clamp(value, 0, 255) + 0.5).rounded(.down))
    }
}

/// The space in which a colour is interpolated.
public enum ColorSpace: UInt8, Sendable, CaseIterable {
    /// As browsers interpolate colours given in hexadecimal.
    case sRGB
    /// Evenly for the eye: half way between two colours looks half way, and is not darker than both.
    case oklab
}
