internal import JSON
internal import TabLayout

/// A configuration while it is being read or written: a preset's settings, overridden member by member.
///
/// A class, as it is too great to be handed on by copying.
final class ConfigurationDraft {
    var tabs = TabsDraft()
    var bar: Bar
    /// Whether the bar's width is given, by the request or by a preset that it names.
    var hasWidth: Bool
    /// Whether the sizing is the one that was meant: not so when a fault in it, or in the preset, leaves another one.
    var isSizingKnown = true
    var indicator: Indicator?
    var title: Title
    /// The width of a page; nil for that of the bar.
    var pageWidth: PositiveLength?
    var pager: Pager
    var motion: Motion
    var keyboard: Keyboard

    /// The settings of a preset; without one those of `underline`, whose width must then be given.
    static func start(from preset: Preset?) -> ConfigurationDraft {
        (preset ?? .underline).draft(hasWidth: preset != nil)
    }

    init(_ start: borrowing PresetSettings, hasWidth: Bool) {
        bar = start.bar
        self.hasWidth = hasWidth
        indicator = start.indicator
        title = start.title
        pager = start.pager
        motion = start.motion
        keyboard = start.keyboard
    }

    /// The draft of a configuration, without its tabs. `pageWidth` is nil where a page is as wide as the bar, whatever
    /// that comes to be.
    init(_ configuration: Configuration, pageWidth: PositiveLength?) {
        bar = configuration.bar
        hasWidth = true
        indicator = configuration.indicator
        title = configuration.title
        self.pageWidth = pageWidth
        pager = configuration.pager
        motion = configuration.motion
        keyboard = configuration.keyboard
    }

    static let members: [Member<ConfigurationDraft>] =
        [
            // Read before all others.
            Member("preset") { _, _, _ in },
            Member("tabs") { value, draft, decoder in draft.tabs.read(value, decoder) },
        ] + partMembers

    /// Everything but the tabs.
    private static let partMembers: [Member<ConfigurationDraft>] = [
        Member("bar") { draft, codec in
            codec.object(&draft, barMembers)
            // What is no bar has no width to be missed.
            if case .reading(let value, _) = codec, value.kind != .object {
                (draft.hasWidth, draft.isSizingKnown) = (true, false)
            }
        },
        Member("indicator") { draft, codec in
            // Members given over a preset without an indicator start from those of `underline`.
            codec.optionalObject(&draft.indicator, from: Indicator(), Indicator.members)
        },
        Member("title") { draft, codec in codec.object(&draft.title, Title.members) },
        Member("pager") { draft, codec in codec.object(&draft, pagerMembers) },
        Member("motion") { draft, codec in codec.object(&draft.motion, Motion.members) },
        Member("keyboard") { draft, codec in codec.object(&draft.keyboard, Keyboard.members) },
    ]

    /// Writes everything but the tabs into the object that was begun.
    func writeParts(_ writer: JSONWriter) {
        var draft = self
        writer.writeMembers(&draft, Self.partMembers)
    }

    /// Reads a configuration. It starts from the preset that it names, or from `given`, beside which it names none.
    static func read(_ value: JSONValue, under given: Preset? = nil, _ decoder: Decoder) -> ConfigurationDraft {
        var preset = given
        let presetName = value.member("preset")
        if let presetName {
            if given == nil {
                preset = Preset.read(presetName, decoder)
            } else {
                decoder.report(presetName, .notAllowed, "the presets that are compared stand in \"presets\"")
            }
        }
        var draft = start(from: preset)
        // What an unknown preset would have given is not missed.
        if presetName != nil && preset == nil { (draft.hasWidth, draft.isSizingKnown) = (true, false) }
        decoder.object(value, members, into: &draft)
        guard value.kind == .object else { return draft }
        if value.member("tabs") == nil {
            decoder.reportMissing("tabs", in: value, "the tabs are required: an array of titles or objects")
        }
        if !draft.hasWidth {
            let place: Fault.Place =
                value.member("bar").map { .member(of: $0.index, "width") } ?? .member(of: value.index, "bar/width")
            decoder.report(place, .missing, "the width of the bar is required where no preset gives it")
        }
        return draft
    }

    /// The finished configuration; nil, and the faults, when settings contradict each other or faults were found before.
    func configuration(_ decoder: Decoder) -> Configuration? {
        // Read once: to copy an indicator takes a hundred instructions.
        let indicator = indicator
        Configuration.forEachConflict(tabs: tabs.tabs, bar: bar, indicator: indicator) { conflict in
            if case .widthNotAllowed = conflict, !isSizingKnown { return }
            tabs.report(conflict, decoder)
        }
        guard decoder.faults.isEmpty else { return nil }
        var pager = pager
        pager.pageWidth = pageWidth ?? bar.width
        return try? Configuration(
            tabs: tabs.tabs, bar: bar, indicator: indicator, title: title, pager: pager, motion: motion,
            keyboard: keyboard)
    }
}
