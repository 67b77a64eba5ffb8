/// Whether the sender of a request may ask what it asks.
public enum Access: Sendable, Hashable {
    /// It may: it has a token, or needs none.
    case granted
    /// It needs a token and sent none.
    case tokenMissing
    /// It sent a token that is not accepted.
    case tokenUnknown
}
