internal import JSON
internal import TabLayout

extension Title {
    static let members: [Member<Title>] = [
        Member("normal") { value, title, decoder in
            decoder.object(value, TitleStyle.members, into: &title.normal)
        },
        Member("selected") { value, title, decoder in
            decoder.object(value, TitleStyle.members, into: &title.selected)
        },
        Member("colorSpace") { value, title, decoder in
            decoder.read(value, into: &title.colorSpace, ColorSpace.choices)
        },
        Member("follow") { value, title, decoder in decoder.read(value, into: &title.follow, Follow.choices) },
        Member("animated") { value, title, decoder in decoder.read(value, into: &title.animated) },
    ]
}

extension TitleStyle {
    static let members: [Member<TitleStyle>] = [
        Member("fontSize") { value, style, decoder in decoder.read(value, into: &style.fontSize) },
        Member("fontWeight") { value, style, decoder in decoder.read(value, into: &style.fontWeight) },
        Member("scale") { value, style, decoder in decoder.read(value, into: &style.scale) },
        Member("color") { value, style, decoder in decoder.read(value, into: &style.color) },
    ]
}
