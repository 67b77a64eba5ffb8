/// The numbers that a kind of quantity may be.
public protocol Bounds: Sendable {
    /// The least and the greatest number allowed, both included.
    static var range: ClosedRange<Double> { get }
}

/// A number that is known to lie within bounds, so that whoever holds one need not check it again.
///
/// Built from a `Double` by a failable initialiser at the edge of the program, or from a literal, which traps when the
/// programmer wrote one outside the bounds.
public struct Quantity<Limits: Bounds>: Sendable, Equatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The number.
    public let value: Double

    /// The quantity of this number; nil when it is out of bounds (NaN and the infinities always are).
    @inlinable
    public init?(_ value: Double) {
        guard Limits.range.contains(value) else { return nil }
        self.value = value
    }

    /// The quantity that a literal in the source names.
    ///
    /// - Precondition: the literal is within the bounds.
    @inlinable
    public init(floatLiteral value: Double) {
        precondition(Limits.range.contains(value), "a literal outside the bounds of its quantity")
        self.value = value
    }

    /// The quantity that a whole literal in the source names.
    ///
    /// - Precondition: the literal is within the bounds.
    @inlinable
    public init(integerLiteral value: Int) {
        self.init(floatLiteral: Double(value))
    }
}

/// A length from 0 to ten million units, in the unit of the caller's choosing (pt, dp, CSS px).
public typealias Length = Quantity<LengthBounds>

/// A length above 0: something that other lengths are divided by.
public typealias PositiveLength = Quantity<PositiveLengthBounds>

/// A coordinate or an offset: any finite number, of either sign.
public typealias Coordinate = Quantity<CoordinateBounds>

/// A span of time from 0 to ten million milliseconds.
public typealias Milliseconds = Quantity<MillisecondsBounds>

/// A part of a whole, from 0 to 1.
public typealias Fraction = Quantity<FractionBounds>

/// A factor that something is multiplied by, from 0 to 100.
public typealias Factor = Quantity<FactorBounds>

/// The weight of a font as CSS counts it, from 1 to 1000: 400 is normal, 700 bold.
public typealias FontWeight = Quantity<FontWeightBounds>

/// The number of device pixels to a unit of length, from 0.01 to 100.
public typealias PixelRatio = Quantity<PixelRatioBounds>

/// How far an interpolated value may be from the exact one, in units of length: from 0.0001 to 1000.
public typealias Tolerance = Quantity<ToleranceBounds>

/// The bounds of `Length`.
public enum LengthBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> { 0...1e7 }
}

/// The bounds of `PositiveLength`.
public enum PositiveLengthBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> { Double.leastNonzeroMagnitude...1e7 }
}

/// The bounds of `Coordinate`.
public enum CoordinateBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> {
        -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    }
}

/// The bounds of `Milliseconds`.
public enum MillisecondsBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> { 0...1e7 }
}

/// The bounds of `Fraction`.
public enum FractionBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> { 0...1 }
}

/// The bounds of `Factor`.
public enum FactorBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> { 0...100 }
}

/// The bounds of `Tolerance`.
public enum ToleranceBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> { 0.0001...1000 }
}

/// The bounds of `FontWeight`.
public enum FontWeightBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> { 1...1000 }
}

/// The bounds of `PixelRatio`.
public enum PixelRatioBounds: Bounds {
    /// The least and the greatest number allowed, both included.
    @inlinable public static var range: ClosedRange<Double> { 0.01...100 }
}
