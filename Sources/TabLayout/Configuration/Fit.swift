/// When tabs of `auto` sizing fit into the viewport, and how wide each of them is then and otherwise.
public struct Fit: Sendable, Equatable {
    /// The space that must be left free at either end of the tabs for them to fit (Android's gravity `center`: 16).
    public var gutter: Length
    /// The most tabs that fit, whatever their labels need (Vant: 5); nil where the labels decide.
    public var maximumCount: Int?
    /// How wide each tab is where they fit.
    public var fitting: FittingWidth
    /// How wide each tab is where they do not.
    public var otherwise: OverflowingWidth

    /// A fit of these settings; what is left out is Android's automatic mode.
    public init(
        gutter: Length = 0, maximumCount: Int? = nil, fitting: FittingWidth = .equal,
        otherwise: OverflowingWidth = .content
    ) {
        self.gutter = gutter
        self.maximumCount = maximumCount
        self.fitting = fitting
        self.otherwise = otherwise
    }

    /// Whether the labels of `count` tabs matter for their widths.
    func needsLabels(of count: Int) -> Bool {
        guard let limit = maximumCount else { return fitting == .widest || otherwise == .content }
        return count <= limit ? fitting == .widest : otherwise == .content
    }
}

/// How wide tabs are that fit into the viewport.
public enum FittingWidth: UInt8, Sendable, CaseIterable {
    /// An equal share of the viewport, less insets and spacing.
    case equal
    /// As wide as the widest of them needs to be; what that leaves is for the alignment.
    case widest
}

/// How wide tabs are that do not fit into the viewport.
public enum OverflowingWidth: UInt8, Sendable, CaseIterable {
    /// Each as wide as its label needs.
    case content
    /// An equal share, into which not every label fits.
    case equal
}

extension Sizing {
    /// Whether the label width, or the own width, of each of `count` tabs must be known.
    public func needsLabels(of count: Int) -> Bool {
        switch self {
        case .content, .fill: true
        case .auto(_, let fit): fit.needsLabels(of: count)
        case .equal, .fixed, .compact: false
        }
    }
}
