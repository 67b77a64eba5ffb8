import Testing

@Suite("Requests that break the contract")
struct RefusalTests {
    private static let all =
        MemberOfRequest.all.flatMap(\.refusals) + Refusal.structural + Refusal.unknownMembers
        + Refusal.motion + Refusal.layout
        + Refusal.view

    @Test("are refused with every fault and no other", arguments: all)
    func refusal(_ row: Refusal) {
        let answer = Client().post(row.path, row.body)
        #expect(answer.status == 422, "\(answer.text)")
        #expect(answer.faults.sorted() == row.faults.sorted(), "\(answer.text)")
        #expect(answer.json["/type"]?.string == "urn:tab-layout:problem:invalid-request")
        expectProblem(answer)
    }

    @Test("the table is as long as it should be, and its request is right but for what each row changes")
    func table() {
        #expect(Self.all.count > 300)
        #expect(Client().post("/v1/transition", Requests.everything).status == 200)
    }

    @Test("texts of each grammar are accepted", arguments: MemberOfRequest.all.indices)
    func accepted(_ index: Int) {
        let member = MemberOfRequest.all[index]
        let client = Client()
        for value in member.kind.right {
            // A long animation has too many frames for the rate of the request.
            let sample = member.pointer.hasPrefix("/sample") ? [] : [Edit("/sample", #"{"times": [0, 100]}"#)]
            let answer = client.post(
                "/v1/transition", Requests.transition(sample + member.after + [Edit(member.pointer, value)]))
            #expect(answer.status == 200, "\(member.pointer) is \(value): \(answer.text)")
            #expect(!answer.text.contains("nan") && !answer.text.contains("inf"))
        }
    }

    @Test("a misspelt name is answered with the one that was meant", arguments: Hint.all)
    func hint(_ row: Hint) {
        let answer = Client().post("/v1/transition", Requests.transition([row.edit]))
        let detail = answer.json["/errors/0/detail"]?.string ?? ""
        #expect(answer.status == 422)
        if let name = row.name {
            #expect(detail.contains("did you mean \"\(name)\"?"), "\(detail)")
        } else {
            #expect(!detail.contains("did you mean"), "\(detail)")
        }
    }

    @Test("a name quoted in an answer is cut when it is long")
    func longNames() {
        let name = String(repeating: "n", count: 5000)
        for edit in [Edit("/state/phase", "\"\(name)\""), Edit("/configuration/bar/alignment", "\"\(name)\"")] {
            let answer = Client().post("/v1/transition", Requests.transition([edit]))
            #expect(answer.status == 422)
            #expect(answer.body.count < 1000)
        }
    }
}

/// A misspelt name and the one that an answer should bring to mind; nil where none is close.
struct Hint: Sendable, CustomTestStringConvertible {
    let edit: Edit
    let name: String?

    init(_ pointer: String, _ value: String, _ name: String?) {
        edit = Edit(pointer, value)
        self.name = name
    }

    var testDescription: String { "\(edit.pointer) \(edit.value ?? "")" }

    static let all: [Hint] = [
        Hint("/configuration/presets", "0", "preset"), Hint("/configuration/Bar", "0", "bar"),
        Hint("/configuration/bar/widht", "0", "width"), Hint("/configuration/bar/heigth", "0", "height"),
        Hint("/configuration/bar/inset", "0", "insets"), Hint("/configuration/bar/alignement", "0", "alignment"),
        Hint("/configuration/bar/scroll_to", "0", "scrollTo"),
        Hint("/configuration/bar/scrollmargin", "0", "scrollMargin"),
        Hint("/configuration/bar/scrollpadding", "0", "scrollPadding"),
        Hint("/configuration/indicator/outer_insets", "0", "outerInsets"),
        Hint("/configuration/indicator/alignment", #""centre""#, "center"),
        Hint("/configuration/bar/nobackscroll", "0", "noBackScroll"),
        Hint("/configuration/bar/direction", #""rlt""#, "rtl"),
        Hint("/configuration/bar/scrollTo", #""centerwithinsets""#, "centerWithInsets"),
        Hint("/configuration/bar/follow", #""unclampd""#, "unclamped"),
        Hint("/configuration/bar/sizing/mode", #""contents""#, "content"),
        Hint("/configuration/pager/selection", #""histeresis""#, "hysteresis"),
        Hint("/configuration/pager/treshold", "0", "threshold"),
        Hint("/configuration/bar/pixelratio", "0", "pixelRatio"),
        Hint("/configuration/indicator/colour", "0", "color"),
        Hint("/configuration/indicator/corner-radius", "0", "cornerRadius"),
        Hint("/configuration/pager/pagewidth", "0", "pageWidth"), Hint("/configuration/motion/taps", "0", "tap"),
        Hint("/configuration/tabs/1/labelwidth", "0", "labelWidth"), Hint("/configuration/tabs/1/disabled", "0", nil),
        Hint("/state/ofset", "0", "offset"), Hint("/state/bar_offset", "0", "barOffset"), Hint("/state/y", "0", nil),
        Hint("/state/mount", "0", "mounted"),
        Hint("/state/indicator/y", "0", nil), Hint("/state/indicator/X", "0", "x"), Hint("/evnt", "0", "event"),
        Hint("/configuration/zzz", "0", nil), Hint("/configuration/preset", #""title""#, "titles"),
        Hint("/configuration/preset", #""UNDERLINE""#, "underline"),
        Hint("/configuration/preset", #""segment""#, "segmented"),
        Hint("/configuration/bar/alignment", #""space_between""#, "space-between"),
        Hint("/configuration/bar/alignment", #""centre""#, "center"), Hint("/configuration/bar/alignment", #""""#, nil),
        Hint("/configuration/bar/scrollTo", #""non""#, "none"),
        Hint("/configuration/pager/selection", #""setled""#, "settled"),
        Hint("/state/phase", #""draging""#, "dragging"), Hint("/state/phase", #""idel""#, "idle"),
        Hint("/state/phase", #""scrolling""#, nil), Hint("/event/type", #""tapp""#, "tap"),
        Hint("/configuration/indicator/width", #""tabs""#, "tab"),
        Hint("/configuration/indicator/stretch", #""elastik""#, "elastic"),
        Hint("/configuration/indicator/path", #""trough""#, "through"),
        Hint("/configuration/title/colorspace", "0", "colorSpace"),
        Hint("/configuration/title/colorSpace", #""oklch""#, nil),
        Hint("/configuration/title/normal/fontweight", "0", "fontWeight"),
        Hint("/configuration/motion/reduced", #""bot""#, "both"), Hint("/formatt", "0", "format"),
        Hint("/format", #""wapi""#, "waapi"), Hint("/format", #""coreanimation""#, "core-animation"),
        Hint("/configuration/motion/tap/easing", #""ease_in""#, "ease-in"),
        Hint("/configuration/motion/tap/easing", #""lineer""#, "linear"),
        Hint("/configuration/motion/tap/easing", #""ease-inout""#, "ease-in-out"),
        Hint("/configuration/motion/tap/easing", #""cubic-beziér(0,0,1,1)""#, "cubic-bezier()"),
        Hint("/configuration/motion/tap/easing", #""cubic-bezer(0,0,1,1)""#, "cubic-bezier()"),
    ]
}
