extension LibraryCase {
    static let flutterTaps: [LibraryCase] = [
        LibraryCase(
            name: "flutter/packages: Tab indicator animation test, start", preset: "flutter-secondary", tabs: .plain(4),
            settings: #""bar": {"width": 800}, "indicator": {"height": 8}"#,
            expected: [("/indicator/x", 0), ("/indicator/right", 200)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: Tab indicator animation test, from 0 to 1", preset: "flutter-secondary",
            tabs: .plain(4),
            settings:
                #""bar": {"width": 800}, "indicator": {"height": 8}, "motion": {"tap": {"duration": 1000, "easing": "linear"}}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 1}, "sample": {"times": [500]}"#,
            expected: [("/frames/0/indicator/x", 100), ("/frames/0/indicator/right", 300)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: Tab indicator animation test, from 0.5 to 2", preset: "flutter-secondary",
            tabs: .plain(4),
            settings:
                #""bar": {"width": 800}, "indicator": {"height": 8}, "motion": {"tap": {"duration": 1000, "easing": "linear"}}"#,
            state:
                #"{"offset": 400.0, "phase": "programmatic", "selected": 1, "indicator": {"x": 100.0, "width": 200}}"#,
            event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [500]}"#,
            expected: [("/frames/0/indicator/x", 250), ("/frames/0/indicator/right", 450)], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: TabBar tap animates the selection indicator", preset: "flutter-secondary",
            tabs: .plain(2), settings: #""bar": {"width": 800}"#,
            event: #""event": {"type": "tap", "index": 1}, "sample": {"times": [0, 350]}"#,
            expected: [
                ("/frames/0/indicator/x", 0), ("/frames/1/indicator/x", 400), ("/frames/0/indicator/width", 400),
                ("/frames/1/indicator/width", 400), ("/indicator/height", 2),
            ], tolerance: 1e-06),
        LibraryCase(
            name: "flutter/packages: Elastic Tab animation does not overflow target tab - LTR, 0 to 2, 100 ms",
            preset: "flutter", tabs: .labels(Array(repeating: 68, count: 8)), settings: #""bar": {"width": 800}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [100]}"#,
            expected: [("/frames/0/indicator/x", 92.39407), ("/frames/0/indicator/right", 241.230958)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Elastic Tab animation does not overflow target tab - LTR, 0 to 2, 200 ms",
            preset: "flutter", tabs: .labels(Array(repeating: 68, count: 8)), settings: #""bar": {"width": 800}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [200]}"#,
            expected: [("/frames/0/indicator/x", 192.437616), ("/frames/0/indicator/right", 282.607185)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Elastic Tab animation does not overflow target tab - RTL, 0 to 2, 200 ms",
            preset: "flutter", tabs: .labels(Array(repeating: 68, count: 8)),
            settings: #""bar": {"width": 800, "direction": "rtl"}"#, state: #"{"selected": 0}"#,
            event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [200]}"#,
            expected: [("/frames/0/indicator/x", 517.392815), ("/frames/0/indicator/right", 607.562384)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Elastic Tab animation does not overflow target tab - RTL, 0 to 2, 400 ms",
            preset: "flutter", tabs: .labels(Array(repeating: 68, count: 8)),
            settings: #""bar": {"width": 800, "direction": "rtl"}"#, state: #"{"selected": 0}"#,
            event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [400]}"#,
            expected: [("/frames/0/indicator/x", 516), ("/frames/0/indicator/right", 584)], tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Linear Tab animation does not overflow target tab - LTR, 0 to 2, 100 ms",
            preset: "flutter-secondary", tabs: .labels(Array(repeating: 68, count: 8)),
            settings: #""bar": {"width": 800}, "indicator": {"width": "label"}"#, state: #"{"selected": 0}"#,
            event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [100]}"#,
            expected: [("/frames/0/indicator/x", 131.172464), ("/frames/0/indicator/right", 199.172464)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Linear Tab animation does not overflow target tab - LTR, 0 to 2, 200 ms",
            preset: "flutter-secondary", tabs: .labels(Array(repeating: 68, count: 8)),
            settings: #""bar": {"width": 800}, "indicator": {"width": "label"}"#, state: #"{"selected": 0}"#,
            event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [200]}"#,
            expected: [("/frames/0/indicator/x", 200.964802), ("/frames/0/indicator/right", 268.964802)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Linear Tab animation does not overflow target tab - RTL, 0 to 2, 100 ms",
            preset: "flutter-secondary", tabs: .labels(Array(repeating: 68, count: 8)),
            settings: #""bar": {"width": 800, "direction": "rtl"}, "indicator": {"width": "label"}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [100]}"#,
            expected: [("/frames/0/indicator/x", 600.827536), ("/frames/0/indicator/right", 668.827536)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Linear Tab animation does not overflow target tab - RTL, 0 to 2, 400 ms",
            preset: "flutter-secondary", tabs: .labels(Array(repeating: 68, count: 8)),
            settings: #""bar": {"width": 800, "direction": "rtl"}, "indicator": {"width": "label"}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [400]}"#,
            expected: [("/frames/0/indicator/x", 516), ("/frames/0/indicator/right", 584)], tolerance: 0.0001),
        LibraryCase(
            name:
                "flutter/packages: Elastic Tab animation does not overflow target tab in a scrollable tab bar - LTR, 0 to 2, 100 ms",
            preset: "flutter", tabs: .labels([70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7]),
            settings: #""bar": {"width": 800, "sizing": {"mode": "content"}}"#, state: #"{"selected": 0}"#,
            event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [100]}"#,
            expected: [("/frames/0/indicator/x", 158.933305), ("/frames/0/indicator/right", 790.816075)],
            tolerance: 0.0001),
        LibraryCase(
            name:
                "flutter/packages: Elastic Tab animation does not overflow target tab in a scrollable tab bar - LTR, 0 to 2, 400 ms",
            preset: "flutter", tabs: .labels([70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7]),
            settings: #""bar": {"width": 800, "sizing": {"mode": "content"}}"#, state: #"{"selected": 0}"#,
            event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [400]}"#,
            expected: [("/frames/0/indicator/x", 390.2), ("/frames/0/indicator/right", 982.4)], tolerance: 0.0001),
        LibraryCase(
            name:
                "flutter/packages: Elastic Tab animation does not overflow target tab in a scrollable tab bar - RTL, 0 to 2, 100 ms",
            preset: "flutter", tabs: .labels([70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7]),
            settings: #""bar": {"width": 800, "sizing": {"mode": "content"}, "direction": "rtl"}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [100]}"#,
            expected: [("/frames/0/indicator/x", 1495.583925), ("/frames/0/indicator/right", 2127.466695)],
            tolerance: 0.0001),
        LibraryCase(
            name:
                "flutter/packages: Elastic Tab animation does not overflow target tab in a scrollable tab bar - RTL, 0 to 2, 400 ms",
            preset: "flutter", tabs: .labels([70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7]),
            settings: #""bar": {"width": 800, "sizing": {"mode": "content"}, "direction": "rtl"}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [400]}"#,
            expected: [("/frames/0/indicator/x", 1304), ("/frames/0/indicator/right", 1896.2)], tolerance: 0.0001),
        LibraryCase(
            name:
                "flutter/packages: Linear Tab animation does not overflow target tab in a scrollable tab bar - LTR, 0 to 2, 200 ms",
            preset: "flutter-secondary", tabs: .labels([70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7]),
            settings: #""bar": {"width": 800, "sizing": {"mode": "content"}}, "indicator": {"width": "label"}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [200]}"#,
            expected: [("/frames/0/indicator/x", 349.349368), ("/frames/0/indicator/right", 888.550296)],
            tolerance: 0.0001),
        LibraryCase(
            name:
                "flutter/packages: Linear Tab animation does not overflow target tab in a scrollable tab bar - RTL, 0 to 2, 200 ms",
            preset: "flutter-secondary", tabs: .labels([70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7]),
            settings:
                #""bar": {"width": 800, "sizing": {"mode": "content"}, "direction": "rtl"}, "indicator": {"width": "label"}"#,
            state: #"{"selected": 0}"#, event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [200]}"#,
            expected: [("/frames/0/indicator/x", 1397.849704), ("/frames/0/indicator/right", 1937.050632)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Linear Tab animation when skipping tabs, 0 to 2, 200 ms",
            preset: "flutter-secondary", tabs: .labels(Array(repeating: 48, count: 10)),
            settings: #""bar": {"width": 800}, "indicator": {"width": "label"}"#, state: #"{"selected": 0}"#,
            event: #""event": {"type": "tap", "index": 2}, "sample": {"times": [200]}"#,
            expected: [("/frames/0/indicator/x", 163.971842), ("/frames/0/indicator/right", 211.971842)],
            tolerance: 0.0001),
        LibraryCase(
            name: "flutter/packages: Linear Tab animation when skipping tabs, 2 to 9, 200 ms",
            preset: "flutter-secondary", tabs: .labels(Array(repeating: 48, count: 10)),
            settings: #""bar": {"width": 800}, "indicator": {"width": "label"}"#, state: #"{"selected": 2}"#,
            event: #""event": {"type": "tap", "index": 9}, "sample": {"times": [200]}"#,
            expected: [("/frames/0/indicator/x", 693.901447), ("/frames/0/indicator/right", 741.901447)],
            tolerance: 0.0001),
    ]
}
