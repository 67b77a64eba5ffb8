internal import JSON
internal import TabLayout

extension ConfigurationDraft {
    static let barMembers: [Member<ConfigurationDraft>] = [
        Member("width") { draft, codec in
            draft.hasWidth = true
            codec.number(&draft.bar.width)
        },
        Member("height") { draft, codec in codec.number(&draft.bar.height) },
        Member("spacing") { draft, codec in codec.number(&draft.bar.spacing) },
        Member("insets") { draft, codec in codec.object(&draft.bar.insets, Insets.members) },
        Member("sizing") { draft, codec in SizingDraft.pass(&draft.bar.sizing, isKnown: &draft.isSizingKnown, codec) },
        Member("alignment") { draft, codec in codec.choice(&draft.bar.alignment) },
        Member("direction") { draft, codec in codec.choice(&draft.bar.direction) },
        Member("scrollTo") { draft, codec in codec.choice(&draft.bar.scrollTo) },
        Member("scrollMargin") { draft, codec in codec.number(&draft.bar.scrollMargin) },
        Member("scrollPadding") { draft, codec in codec.object(&draft.bar.scrollPadding, Insets.members) },
        Member("follow") { draft, codec in codec.choice(&draft.bar.follow) },
        Member("noBackScroll") { draft, codec in codec.flag(&draft.bar.noBackScroll) },
        Member("pixelRatio") { draft, codec in
            var ratio = draft.bar.pixelGrid?.ratio
            codec.optional(&ratio)
            draft.bar.pixelGrid = ratio.map { PixelGrid(ratio: $0) }
        },
    ]
}

extension Insets: Alternative {
    /// Reads one length for both ends, or an object with one for each.
    static func read(_ value: JSONValue, into insets: inout Insets, _ decoder: Decoder) {
        switch value.kind {
        case .number:
            if let length = decoder.quantity(value, Length.self) { insets = Insets(leading: length, trailing: length) }
        case .object: decoder.object(value, members, into: &insets)
        default: decoder.report(value, .wrongType, "expected a number or {\"leading\": number, \"trailing\": number}")
        }
    }

    /// Writes one length where both ends are the same.
    func write(_ writer: JSONWriter) {
        if leading == trailing { return writer.value(leading.value) }
        var insets = self
        writer.write(&insets, Self.members)
    }

    static let members: [Member<Insets>] = [
        Member("leading") { insets, codec in codec.number(&insets.leading) },
        Member("trailing") { insets, codec in codec.number(&insets.trailing) },
    ]
}
