import TabLayout

/// Interpolated colours as other projects assert them in their tests.
///
/// A tolerance is in levels of 255. To the source's own come 0.5, because the product answers whole levels; 1 where the
/// source's colours are no whole levels themselves.
struct ColorVector: Row {
    /// The project and the name of its test.
    let name: String
    let start: Color
    let end: Color
    let space: ColorSpace
    let tolerance: Double
    /// Fraction, red, green, blue and alpha, in turn.
    let points: [Double]
}

extension ColorVector {
    static let interpolations: [ColorVector] = [
        ColorVector(
            name: "web-platform-tests/wpt: color animation black-orange", start: Color(red: 0, green: 0, blue: 0),
            end: Color(red: 255, green: 165, blue: 0), space: .sRGB, tolerance: 1,
            points: [
                -0.3, 0, 0, 0, 255, 0, 0, 0, 0, 255, 0.3, 77, 50, 0, 255, 0.6, 153, 99, 0, 255, 1, 255, 165, 0, 255,
                1.5, 255, 248, 0, 255,
            ]),
        ColorVector(
            name: "web-platform-tests/wpt: black to white in oklab, read back in sRGB",
            start: Color(red: 0, green: 0, blue: 0), end: Color(red: 255, green: 255, blue: 255), space: .oklab,
            tolerance: 0.6275,
            points: [
                0.1, 3.2946, 3.2946, 3.2946, 255, 0.25, 33.532245, 33.532245, 33.532245, 255, 0.3, 45.70518, 45.70518,
                45.70518, 255, 0.5, 99.086115, 99.086115, 99.086115, 255, 0.6, 128.038305, 128.038305, 128.038305, 255,
                0.75, 173.741955, 173.741955, 173.741955, 255, 0.9, 221.803335, 221.803335, 221.803335, 255,
            ]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) plain at 0.5",
            start: Color(red: 26, green: 51, blue: 77), end: Color(red: 128, green: 153, blue: 179), space: .sRGB,
            tolerance: 1.255, points: [0.5, 76.5, 102, 127.5, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) 30%/90% scales down at 0.75",
            start: Color(red: 26, green: 51, blue: 77), end: Color(red: 128, green: 153, blue: 179), space: .sRGB,
            tolerance: 1.255, points: [0.75, 102, 127.5, 153, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) 0% first at 1.0",
            start: Color(red: 26, green: 51, blue: 77), end: Color(red: 128, green: 153, blue: 179), space: .sRGB,
            tolerance: 1.255, points: [1, 127.5, 153, 178.5, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) alpha .4 25%/.8 at 0.75",
            start: Color(red: 26, green: 51, blue: 77, alpha: 102),
            end: Color(red: 128, green: 153, blue: 179, alpha: 204), space: .sRGB, tolerance: 1.00255,
            points: [0.75, 112.928571, 138.428571, 163.928571, 178.5]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) alpha scale down at 0.75",
            start: Color(red: 26, green: 51, blue: 77, alpha: 102),
            end: Color(red: 128, green: 153, blue: 179, alpha: 204), space: .sRGB, tolerance: 1.00255,
            points: [0.75, 112.928571, 138.428571, 163.928571, 178.5]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) alpha 0% at 1.0",
            start: Color(red: 26, green: 51, blue: 77, alpha: 102),
            end: Color(red: 128, green: 153, blue: 179, alpha: 204), space: .sRGB, tolerance: 1.255,
            points: [1, 127.5, 153, 178.5, 204]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) transparent at 0.5",
            start: Color(red: 0, green: 0, blue: 0, alpha: 0), end: Color(red: 77, green: 102, blue: 128), space: .sRGB,
            tolerance: 1.255, points: [0.5, 76.5, 102, 127.5, 127.5]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) transparent 10% at 0.9",
            start: Color(red: 0, green: 0, blue: 0, alpha: 0), end: Color(red: 77, green: 102, blue: 128), space: .sRGB,
            tolerance: 1.255, points: [0.9, 76.5, 102, 127.5, 229.5]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) white/blue at 0.5",
            start: Color(red: 255, green: 255, blue: 255), end: Color(red: 0, green: 0, blue: 255), space: .sRGB,
            tolerance: 0.755, points: [0.5, 127.5, 127.5, 255, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: color-mix(in srgb, ...) white 10% at 0.9",
            start: Color(red: 255, green: 255, blue: 255), end: Color(red: 0, green: 0, blue: 255), space: .sRGB,
            tolerance: 0.755, points: [0.9, 25.5, 25.5, 255, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: the same mix read back in sRGB, in sRGB",
            start: Color(red: 255, green: 255, blue: 255), end: Color(red: 0, green: 0, blue: 255), space: .oklab,
            tolerance: 1.01, points: [0.9, 4.9572, 65.43045, 255, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: percent normalization at 0.5", start: Color(red: 255, green: 0, blue: 0),
            end: Color(red: 0, green: 0, blue: 255), space: .sRGB, tolerance: 0.50255,
            points: [0.5, 127.5, 0, 127.5, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: percent normalization at 0.5, no. 2",
            start: Color(red: 255, green: 0, blue: 0), end: Color(red: 0, green: 0, blue: 255), space: .sRGB,
            tolerance: 0.50255, points: [0.5, 127.5, 0, 127.5, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: percent normalization at 0.9", start: Color(red: 255, green: 0, blue: 0),
            end: Color(red: 0, green: 0, blue: 255), space: .sRGB, tolerance: 0.50255,
            points: [0.9, 25.5, 0, 229.5, 255]),
        ColorVector(
            name: "web-platform-tests/wpt: percent normalization at 0.5, no. 3",
            start: Color(red: 255, green: 0, blue: 0), end: Color(red: 0, green: 0, blue: 255), space: .sRGB,
            tolerance: 0.50255, points: [0.5, 127.5, 0, 127.5, 255]),
        ColorVector(
            name: "chromium/chromium: ColorMixSameColorSpace at 0.5", start: Color(red: 255, green: 0, blue: 0),
            end: Color(red: 0, green: 255, blue: 0), space: .sRGB, tolerance: 0.755,
            points: [0.5, 127.5, 127.5, 0, 255]),
        ColorVector(
            name: "flutter/flutter: Color.lerp", start: Color(red: 0, green: 0, blue: 0, alpha: 0),
            end: Color(red: 255, green: 255, blue: 255), space: .sRGB, tolerance: 0.5, points: [1, 255, 255, 255, 255]),
        ColorVector(
            name: "flutter/flutter: Color.lerp, no. 2", start: Color(red: 0, green: 0, blue: 0, alpha: 0),
            end: Color(red: 255, green: 255, blue: 255), space: .sRGB, tolerance: 0.5,
            points: [1.1, 255, 255, 255, 255]),
        ColorVector(
            name: "Evercoder/culori: interpolate between black and white in RGB",
            start: Color(red: 255, green: 255, blue: 255), end: Color(red: 0, green: 0, blue: 0), space: .sRGB,
            tolerance: 1,
            points: [
                0, 255, 255, 255, 255, 0.1, 230, 230, 230, 255, 0.2, 204, 204, 204, 255, 0.3, 179, 179, 179, 255, 0.4,
                153, 153, 153, 255, 0.5, 128, 128, 128, 255, 0.6, 102, 102, 102, 255, 0.7, 77, 77, 77, 255, 0.8, 51, 51,
                51, 255, 0.9, 25, 25, 25, 255, 1, 0, 0, 0, 255,
            ]),
        ColorVector(
            name: "pmndrs/react-spring: createInterpolator colours", start: Color(red: 255, green: 149, blue: 0),
            end: Color(red: 135, green: 252, blue: 112), space: .sRGB, tolerance: 1, points: [0.5, 195, 201, 56, 255]),
        ColorVector(
            name: "pmndrs/react-spring: createInterpolator colours, no. 2",
            start: Color(red: 50, green: 150, blue: 250), end: Color(red: 255, green: 0, blue: 0), space: .sRGB,
            tolerance: 1, points: [0.5, 153, 75, 125, 255]),
        ColorVector(
            name: "pmndrs/react-spring: createInterpolator colours, no. 3",
            start: Color(red: 0, green: 0, blue: 0, alpha: 0), end: Color(red: 3, green: 3, blue: 3), space: .sRGB,
            tolerance: 1, points: [0.5, 2, 2, 2, 127.5]),
        ColorVector(
            name: "pmndrs/react-spring: createInterpolator colours, no. 4",
            start: Color(red: 39, green: 126, blue: 244), end: Color(red: 60, green: 255, blue: 208), space: .sRGB,
            tolerance: 1, points: [0.5, 50, 191, 226, 255]),
    ]
}

// Interpolated with straight alpha, which the product must not reproduce.
extension ColorVector {
    static let straightAlpha: [ColorVector] = [
        ColorVector(
            name: "d3/d3-interpolate: interpolateRgb(a, b) interpolates in RGB",
            start: Color(red: 70, green: 130, blue: 180), end: Color(red: 255, green: 0, blue: 0, alpha: 51),
            space: .sRGB, tolerance: 0.5, points: [0.2, 107, 104, 144, 214.2]),
        ColorVector(
            name: "Evercoder/culori: interpolate between black and white in RGBA",
            start: Color(red: 255, green: 255, blue: 255), end: Color(red: 0, green: 0, blue: 0, alpha: 0),
            space: .sRGB, tolerance: 2.55e-07,
            points: [
                0, 255, 255, 255, 255, 0.1, 229.5, 229.5, 229.5, 229.5, 0.2, 204, 204, 204, 204, 0.3, 178.5, 178.5,
                178.5, 178.5, 0.4, 153, 153, 153, 153, 0.5, 127.5, 127.5, 127.5, 127.5, 0.6, 102, 102, 102, 102, 0.7,
                76.5, 76.5, 76.5, 76.5, 0.8, 51, 51, 51, 51, 0.9, 25.5, 25.5, 25.5, 25.5, 1, 0, 0, 0, 0,
            ]),
        ColorVector(
            name: "Evercoder/culori: interpolateWithPremultipliedAlpha()", start: Color(red: 255, green: 0, blue: 0),
            end: Color(red: 0, green: 0, blue: 0, alpha: 0), space: .sRGB, tolerance: 1,
            points: [0.5, 128, 0, 0, 127.5]),
        ColorVector(
            name: "Evercoder/culori: interpolateWithPremultipliedAlpha(), no. 2",
            start: Color(red: 0, green: 0, blue: 0, alpha: 0), end: Color(red: 0, green: 0, blue: 255), space: .sRGB,
            tolerance: 1, points: [0.5, 0, 0, 128, 127.5]),
        ColorVector(
            name: "pmndrs/react-spring: createInterpolator colours, no. 5",
            start: Color(red: 0, green: 100, blue: 200, alpha: 0),
            end: Color(red: 50, green: 150, blue: 250, alpha: 102), space: .sRGB, tolerance: 1,
            points: [0.5, 25, 125, 225, 51]),
        ColorVector(
            name: "pmndrs/react-spring: createInterpolator colours, no. 6",
            start: Color(red: 0, green: 100, blue: 200, alpha: 0), end: Color(red: 50, green: 150, blue: 250),
            space: .sRGB, tolerance: 1, points: [0.5, 25, 125, 225, 127.5]),
    ]
}

/// Colours in Oklab.
struct OklabVector: Row {
    let name: String
    let color: Color
    let oklab: [Double]
    let tolerance: Double
}

extension OklabVector {
    static let all: [OklabVector] = [
        OklabVector(
            name: "Evercoder/culori: white [255, 255, 255]", color: Color(red: 255, green: 255, blue: 255),
            oklab: [0.9999999934735462, 0, 0], tolerance: 1e-06),
        OklabVector(
            name: "Evercoder/culori: black [0, 0, 0]", color: Color(red: 0, green: 0, blue: 0), oklab: [0, 0, 0],
            tolerance: 1e-06),
        OklabVector(
            name: "Evercoder/culori: red [255, 0, 0]", color: Color(red: 255, green: 0, blue: 0),
            oklab: [0.6279553606145516, 0.22486306106597398, 0.1258462985307351], tolerance: 1e-06),
        OklabVector(
            name: "web-platform-tests/wpt: more conversions [255, 255, 0]", color: Color(red: 255, green: 255, blue: 0),
            oklab: [0.967983, -0.071369, 0.19857], tolerance: 2e-05),
        OklabVector(
            name: "web-platform-tests/wpt: more conversions [128, 128, 128]",
            color: Color(red: 128, green: 128, blue: 128), oklab: [0.599871, 0, 0], tolerance: 2e-05),
        OklabVector(
            name: "web-platform-tests/wpt: more conversions [33, 150, 243]",
            color: Color(red: 33, green: 150, blue: 243), oklab: [0.658156, -0.061063, -0.157539], tolerance: 2e-05),
    ]
}

/// web-platform-tests/wpt: black to white, rgb-to-color (and its inverse): fraction and lightness in turn, from black to white.
enum LightnessVector {
    static let points: [Double] = [-0.3, 0, 0, 0, 0.3, 0.3, 0.6, 0.6, 1, 1, 1.5, 1]
}
