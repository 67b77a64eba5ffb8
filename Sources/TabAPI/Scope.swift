/// Which of the service's resources an address has.
///
/// Metrics tell how much a service has to do, and whoever may call it need not know. So they can be given an address of
/// their own, which then has nothing that clients are there for.
public enum Scope: Sendable, CaseIterable {
    /// All.
    case everything
    /// All but the metrics, which are elsewhere.
    case withoutMetrics
    /// The metrics, and whether the service lives and wants traffic.
    case watching

    /// Whether a resource is there.
    func contains(_ audience: Resource.Audience) -> Bool {
        switch self {
        case .everything: true
        case .withoutMetrics: audience != .operators
        case .watching: audience != .clients
        }
    }
}
