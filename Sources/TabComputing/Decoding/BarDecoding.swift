internal import JSON
internal import TabLayout

extension ConfigurationDraft {
    static let barMembers: [Member<ConfigurationDraft>] = [
        Member("width") { value, draft, decoder in
            draft.hasWidth = true
            decoder.read(value, into: &draft.bar.width)
        },
        Member("height") { value, draft, decoder in decoder.read(value, into: &draft.bar.height) },
        Member("spacing") { value, draft, decoder in decoder.read(value, into: &draft.bar.spacing) },
        Member("insets") { value, draft, decoder in decoder.object(value, Insets.members, into: &draft.bar.insets) },
        Member("sizing") { value, draft, decoder in
            if !SizingDraft.read(value, into: &draft.bar.sizing, decoder) { draft.isSizingKnown = false }
        },
        Member("alignment") { value, draft, decoder in
            decoder.read(value, into: &draft.bar.alignment, Alignment.choices)
        },
        Member("direction") { value, draft, decoder in
            decoder.read(value, into: &draft.bar.direction, Direction.choices)
        },
        Member("scrollTo") { value, draft, decoder in
            decoder.read(value, into: &draft.bar.scrollTo, ScrollDestination.choices)
        },
        Member("scrollMargin") { value, draft, decoder in decoder.read(value, into: &draft.bar.scrollMargin) },
        Member("scrollPadding") { value, draft, decoder in
            decoder.object(value, Insets.members, into: &draft.bar.scrollPadding)
        },
        Member("follow") { value, draft, decoder in decoder.read(value, into: &draft.bar.follow, StripFollow.choices) },
        Member("noBackScroll") { value, draft, decoder in decoder.read(value, into: &draft.bar.noBackScroll) },
        Member("pixelRatio") { value, draft, decoder in
            var ratio = draft.bar.pixelGrid?.ratio
            decoder.readOptional(value, into: &ratio)
            draft.bar.pixelGrid = ratio.map { PixelGrid(ratio: $0) }
        },
    ]
}

extension Insets {
    /// Reads one length for both ends, or an object with one for each.
    static func read(_ value: JSONValue, into insets: inout Insets, _ decoder: Decoder) {
        switch value.kind {
        case .number:
            if let length = decoder.quantity(value, Length.self) { insets = Insets(leading: length, trailing: length) }
        case .object: decoder.object(value, members, into: &insets)
        default: decoder.report(value, .wrongType, "expected a number or {\"leading\": number, \"trailing\": number}")
        }
    }

    static let members: [Member<Insets>] = [
        Member("leading") { value, insets, decoder in decoder.read(value, into: &insets.leading) },
        Member("trailing") { value, insets, decoder in decoder.read(value, into: &insets.trailing) },
    ]
}
