internal import TabLayout

extension Title {
    static let members: [Member<Title>] = [
        Member("normal") { title, codec in codec.object(&title.normal, TitleStyle.members) },
        Member("selected") { title, codec in codec.object(&title.selected, TitleStyle.members) },
        Member("colorSpace") { title, codec in codec.choice(&title.colorSpace) },
        Member("follow") { title, codec in codec.choice(&title.follow) },
        Member("animated") { title, codec in codec.flag(&title.animated) },
    ]
}

extension TitleStyle {
    static let members: [Member<TitleStyle>] = [
        Member("fontSize") { style, codec in codec.number(&style.fontSize) },
        Member("fontWeight") { style, codec in codec.number(&style.fontWeight) },
        Member("scale") { style, codec in codec.number(&style.scale) },
        Member("color") { style, codec in codec.color(&style.color) },
    ]
}
