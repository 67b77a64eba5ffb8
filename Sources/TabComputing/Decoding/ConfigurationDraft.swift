internal import JSON
internal import TabLayout

/// A configuration while it is being read: a preset's settings, overridden member by member.
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

    static let members: [Member<ConfigurationDraft>] = [
        // Read before all others.
        Member("preset") { _, _, _ in },
        Member("tabs") { value, draft, decoder in draft.tabs.read(value, decoder) },
        Member("bar") { value, draft, decoder in
            decoder.object(value, barMembers, into: &draft)
            // What is no bar has no width to be missed.
            if value.kind != .object { (draft.hasWidth, draft.isSizingKnown) = (true, false) }
        },
        Member("indicator") { value, draft, decoder in
            if value.isNull {
                draft.indicator = nil
            } else if decoder.isObjectOrNull(value) {
                // Members given over a preset without an indicator start from those of `underline`.
                var indicator = draft.indicator ?? Indicator()
                decoder.object(value, Indicator.members, into: &indicator)
                draft.indicator = indicator
            }
        },
        Member("title") { value, draft, decoder in decoder.object(value, Title.members, into: &draft.title) },
        Member("pager") { value, draft, decoder in decoder.object(value, pagerMembers, into: &draft) },
        Member("motion") { value, draft, decoder in decoder.object(value, Motion.members, into: &draft.motion) },
        Member("keyboard") { value, draft, decoder in
            decoder.object(value, Keyboard.members, into: &draft.keyboard)
        },
    ]

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
