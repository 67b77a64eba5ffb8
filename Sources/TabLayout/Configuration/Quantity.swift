/// A number that is known to lie in a range, so that whoever holds one need not check it again.
///
/// Built from a `Double` by a failable initialiser at the edge of the program, or from a literal, which traps when the
/// programmer wrote one outside the range.
public protocol Quantity: Sendable, Equatable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// The numbers allowed, bounds included.
    static var range: ClosedRange<Double> { get }

    /// The number.
    var value: Double { get }

    /// The quantity of this number; nil when it is not in `range` (NaN and the infinities never are).
    init?(_ value: Double)
}

extension Quantity {
    /// The quantity that a literal in the source names.
    ///
    /// - Precondition: the literal is in `range`.
    public init(floatLiteral value: Double) {
        guard let quantity = Self(value) else { preconditionFailure("a literal outside the quantity's range") }
        self = quantity
    }

    /// The quantity that a whole literal in the source names.
    ///
    /// - Precondition: the literal is in `range`.
    public init(integerLiteral value: Int) {
        self.init(floatLiteral: Double(value))
    }
}

/// A length from 0 to ten million units, in the unit of the caller's choosing (pt, dp, CSS px).
public struct Length: Quantity {
    public static var range: ClosedRange<Double> { 0...1e7 }
    public let value: Double
    public init?(_ value: Double) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
    }
}

/// A length above 0: something that other lengths are divided by.
public struct PositiveLength: Quantity {
    public static var range: ClosedRange<Double> { Double.leastNonzeroMagnitude...1e7 }
    public let value: Double
    public init?(_ value: Double) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
    }
}

/// A coordinate or an offset: any finite number, of either sign.
public struct Coordinate: Quantity {
    public static var range: ClosedRange<Double> { -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude }
    public let value: Double
    public init?(_ value: Double) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
    }
}

/// A span of time from 0 to ten million milliseconds.
public struct Milliseconds: Quantity {
    public static var range: ClosedRange<Double> { 0...1e7 }
    public let value: Double
    public init?(_ value: Double) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
    }
}

/// A part of a whole, from 0 to 1.
public struct Fraction: Quantity {
    public static var range: ClosedRange<Double> { 0...1 }
    public let value: Double
    public init?(_ value: Double) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
    }
}

/// A factor that something is multiplied by, from 0 to 100.
public struct Factor: Quantity {
    public static var range: ClosedRange<Double> { 0...100 }
    public let value: Double
    public init?(_ value: Double) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
    }
}

/// How far an interpolated value may be from the exact one, in units of length: from 0.0001 to 1000.
public struct Tolerance: Quantity {
    public static var range: ClosedRange<Double> { 0.0001...1000 }
    public let value: Double
    public init?(_ value: Double) {
        guard Self.range.contains(value) else { return nil }
        self.value = value
    }
}
