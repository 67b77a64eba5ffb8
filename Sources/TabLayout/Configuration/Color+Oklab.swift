internal import CMath

/// A colour in Oklab (Björn Ottosson's, as CSS Color 4 §9 has it): lightness 0…1, and two axes around 0.
struct Oklab: Equatable {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// The colour of an opaque sRGB colour.
    init(_ color: Color) {
        let red = Self.linear(color.red)
        let green = Self.linear(color.green)
        let blue = Self.linear(color.blue)
        let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
        a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
        b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
    }

    /// The nearest sRGB colour of this alpha, channel by channel.
    func color(alpha: UInt8) -> Color {
        let (red, green, blue) = channels
        return Color(
            red: Color.channel(red), green: Color.channel(green), blue: Color.channel(blue), alpha: alpha)
    }

    /// The channels in sRGB, from 0 to 255, before they are rounded.
    var channels: (red: Double, green: Double, blue: Double) {
        func cube(_ value: Double) -> Double { value * value * value }
        let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return (
            Self.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
            Self.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
            Self.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
        )
    }

    /// The light of a channel, from 0 to 1 (the transfer function of sRGB).
    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ light: Double) -> Double {
        let value = clamp(light, 0, 1)
        return 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055)
    }
}

extension Color {
    func interpolatedInOklab(to other: Color, _ fraction: Double) -> Color {
        guard let (oklab, alpha) = Oklab.mixture(of: self, other, fraction) else {
            return Color(red: 0, green: 0, blue: 0, alpha: 0)
        }
        return oklab.color(alpha: Self.channel(alpha))
    }
}

extension Oklab {
    /// The colour `fraction` of the way between two, with premultiplied alpha, and its alpha from 0 to 255; nil where it is
    /// wholly transparent.
    static func mixture(of first: Color, _ second: Color, _ fraction: Double) -> (oklab: Oklab, alpha: Double)? {
        let (start, end) = (Oklab(first), Oklab(second))
        let (startAlpha, endAlpha) = (Double(first.alpha), Double(second.alpha))
        let alpha = clamp(interpolate(startAlpha, endAlpha, fraction), 0, 255)
        guard alpha > 0 else { return nil }
        func mixed(_ start: Double, _ end: Double) -> Double {
            interpolate(start * startAlpha, end * endAlpha, fraction) / alpha
        }
        let oklab = Oklab(
            lightness: clamp(mixed(start.lightness, end.lightness), 0, 1), a: mixed(start.a, end.a),
            b: mixed(start.b, end.b))
        return (oklab, alpha)
    }
}
