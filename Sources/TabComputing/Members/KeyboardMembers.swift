internal import TabLayout

extension Keyboard {
    static let members: [Member<Keyboard>] = [
        Member("activation") { keyboard, codec in codec.choice(&keyboard.activation) },
        Member("orientation") { keyboard, codec in codec.choice(&keyboard.orientation) },
        Member("wrap") { keyboard, codec in codec.flag(&keyboard.wraps) },
        Member("disabled") { keyboard, codec in codec.choice(&keyboard.disabled) },
    ]
}
