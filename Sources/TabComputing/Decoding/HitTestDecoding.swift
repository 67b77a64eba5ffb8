internal import JSON
internal import TabLayout

/// Where a touch is, and how large a target must be.
struct HitTest {
    var point: ViewportPoint
    var minimumTarget: Length
}

/// A touch while it is being read: the members that stand beside those of every computing endpoint.
struct HitTestDraft {
    private var point: JSONValue?
    private var minimumTarget: Length = 48

    static let members: [Member<HitTestDraft>] = [
        Member("point") { value, draft, _ in draft.point = value },
        Member("minimumTarget") { value, draft, decoder in decoder.read(value, into: &draft.minimumTarget) },
    ]

    /// The finished touch; nil, and a fault, when it has no point.
    func hitTest(in document: JSONValue, _ decoder: Decoder) -> HitTest? {
        guard let point else {
            decoder.reportMissing("point", in: document, "a hit test has a point")
            return nil
        }
        var draft = PointDraft()
        decoder.object(point, PointDraft.members, into: &draft)
        return draft.point(in: point, decoder).map { HitTest(point: $0, minimumTarget: minimumTarget) }
    }
}

/// A point of the bar while it is being read.
private struct PointDraft {
    private var x: Coordinate?
    private var y: Coordinate?

    static let members: [Member<PointDraft>] = [
        Member("x") { value, draft, decoder in draft.x = decoder.quantity(value) },
        Member("y") { value, draft, decoder in draft.y = decoder.quantity(value) },
    ]

    func point(in object: JSONValue, _ decoder: Decoder) -> ViewportPoint? {
        if let x, let y { return ViewportPoint(x: x, y: y) }
        guard object.kind == .object else { return nil }
        for name in ["x", "y"] as [StaticString] where object.member(name) == nil {
            decoder.reportMissing(name, in: object, "a point has both x and y")
        }
        return nil
    }
}
