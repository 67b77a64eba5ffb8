import Testing

/// Members of a request that move something, and values of the answer.
@Suite("Motion over JSON")
struct MotionMemberTests {
    private static let easing = "/configuration/motion/tap/easing"

    @Test(
        "springs at the ends of what they can be",
        arguments: [
            // Mass, stiffness and damping alike: ω = 1 and ζ = ½, whatever they are.
            #""mass": 1e9, "stiffness": 1e9, "damping": 1e9"#,
            #""mass": 5e-324, "stiffness": 5e-324, "damping": 5e-324"#,
            // ζ = 0.01 and 100 000; ω = 0.001 and a million.
            #""stiffness": 100, "damping": 0.2"#, #""stiffness": 1, "damping": 200000"#,
            #""stiffness": 0.000001, "damping": 0.002"#, #""mass": 0.001, "stiffness": 1e9, "damping": 2000"#,
            #""velocity": 1e6"#, #""velocity": -1e6"#, #""response": 1000, "dampingRatio": 100000"#,
            #""response": 0.00001, "dampingRatio": 0.01"#, #""duration": 1000, "bounce": 0.99"#,
        ])
    func springs(_ members: String) {
        let answer = Client().post(
            "/v1/transition",
            Requests.transition([Edit(Self.easing, #"{"spring": {\#(members)}}"#), Edit("/sample/fps", "0.001")]))
        #expect(answer.status == 200 || answer.faults.map(\.pointer) == ["/sample/fps"], "\(answer.text)")
        let times = Edit("/sample", #"{"times": [0, 16, 1e7]}"#)
        let sampled = Client().post(
            "/v1/transition", Requests.transition([Edit(Self.easing, #"{"spring": {\#(members)}}"#), times]))
        #expect(sampled.status == 200, "\(sampled.text)")
        #expect(sampled.json["/animation/easing"]?.string?.hasPrefix("linear(0 0%, ") == true)
        #expect(sampled.json["/frames/0/progress"]?.number == 0 && sampled.json["/frames/2/progress"]?.number == 1)
    }

    @Test("the three forms of one spring have one answer")
    func forms() {
        // ω = 4π, so that k = 157.91 for the mass 1, and ζ = 0.75.
        let forms = [
            #""mass": 1, "stiffness": 157.91367041742973, "damping": 18.84955592153876"#,
            #""response": 0.5, "dampingRatio": 0.75"#, #""duration": 0.5, "bounce": 0.25"#, #""bounce": 0.25"#,
            #""dampingRatio": 0.75"#,
        ]
        let answers = forms.map { members in
            Client().post(
                "/v1/transition",
                Requests.transition([
                    Edit(Self.easing, #"{"spring": {\#(members)}}"#),
                    Edit("/sample", #"{"times": [0, 100, 250, 400]}"#),
                ])
            ).json
        }
        for answer in answers.dropFirst() {
            #expect(answer["/frames"]?.isClose(to: answers[0]["/frames"] ?? .null) == true)
            #expect(answer["/animation/duration"]?.isClose(to: answers[0]["/animation/duration"] ?? .null) == true)
        }
        // At rest in the beginning, then on its way: e^(−ζωt) of the way is still to go.
        #expect(answers[0]["/frames/0/velocity"]?.number == 0)
        #expect((answers[0]["/frames/1/velocity"]?.number ?? 0) > 1)
    }

    @Test("a spring starts with the velocity of the moment in which it takes over")
    func velocity() {
        let client = Client()
        let first = client.post(
            "/v1/transition",
            Requests.transition([
                Edit(Self.easing, #"{"spring": {"response": 0.4}}"#), Edit("/sample", #"{"times": [80]}"#),
            ])
        ).json
        let velocity = first["/frames/0/velocity"]?.number ?? 0
        let second = client.post(
            "/v1/transition",
            Requests.transition([
                Edit(Self.easing, #"{"spring": {"response": 0.4, "velocity": \#(velocity)}}"#),
                Edit("/sample", #"{"times": [0]}"#),
            ])
        ).json
        #expect(velocity > 1)
        #expect(second["/frames/0/velocity"]?.isClose(to: .number(velocity)) == true)
    }

    @Test("as many titles in all frames as an answer may hold")
    func titlesOfFrames() {
        let answer = Client(isRecorded: false).post("/v1/transition", Refusal.sampled(100))
        #expect(answer.status == 200)
        #expect(answer.json["/frames/99/titles"]?.elements.count == 1000)
    }

    @Test("the reduced twin comes with the answer when both are asked for", arguments: ["true", "false", #""both""#])
    func reduced(_ value: String) {
        let client = Client()
        let edits = [Edit("/configuration/motion/reduced", value)]
        let transition = client.post("/v1/transition", Requests.transition(edits)).json
        #expect(transition.names.contains("reducedAnimation") == (value == #""both""#))
        #expect(transition["/animation/duration"]?.number == (value == "true" ? 0 : 250))
        let state = Edit("/state", #"{"offset": 320, "phase": "settled", "selected": 0}"#)
        for path in ["/v1/layout", "/v1/centering", "/v1/indicator"] {
            let body = Requests.timeline(edits + [state, Edit("/format", nil)])
            #expect(client.post(path, body).json.names.contains("reducedAnimation") == (value == #""both""#))
        }
        guard value == #""both""# else { return }
        #expect(
            transition["/reducedAnimation"]?.text
                == client.post("/v1/transition", Requests.transition([Edit("/configuration/motion/reduced", "true")]))
                .json["/animation"]?.text)
    }

    @Test("a title has the members that move it, in every frame")
    func titles() {
        let answer = Client().post(
            "/v1/transition",
            Requests.transition([
                Edit("/configuration/title/follow", #""drag""#),
                Edit("/configuration/title/selected/fontWeight", "700"),
                Edit(Self.easing, #""linear""#), Edit("/sample", #"{"times": [125]}"#),
            ])
        ).json
        #expect(
            answer["/frames/0/titles"]?.text
                == Node(
                    parsing:
                        ##"[{"index": 0, "fontSize": 16, "fontWeight": 550, "scale": 1, "color": "#000080"}, {"index": 1, "fontSize": 16, "fontWeight": 550, "scale": 1, "color": "#000080"}]"##
                )?.text)
    }
}
