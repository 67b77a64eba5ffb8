import TabLayout

/// The indicator after a tap, 300 ms `ease`, as Flutter's tests assert it. Bars from right to left are given as bars from left
/// to right with the tabs in reverse order; every row holds of both.
struct TapVector: Row {
    /// The project and the name of its test.
    let name: String
    let widths: [Double]
    let labels: [Double]
    let stretch: Stretch
    let path: IndicatorPath
    let from: Int
    let to: Int
    /// In milliseconds.
    let elapsed: Double
    /// The eased progress that Flutter's coarse solver (off by up to 0.001) has found by then.
    let progress: Double
    /// The edges that the test asserts, which belong to that progress.
    let asserted: [Double]
    /// The edges at the exact progress.
    let exact: [Double]
}

extension TapVector {
    static let all: [TapVector] = [
        TapVector(
            name: "flutter/packages: Elastic Tab animation does not overflow target tab - LTR, 0 to 2, 100 ms",
            widths: [100, 100, 100, 100, 100, 100, 100, 100], labels: [68, 68, 68, 68, 68, 68, 68, 68],
            stretch: .elastic, path: .direct, from: 0, to: 2, elapsed: 100, progress: 0.576317936182,
            asserted: [92.50662931979836, 241.31938023664574], exact: [92.39407, 241.230958]),
        TapVector(
            name: "flutter/packages: Elastic Tab animation does not overflow target tab - LTR, 0 to 2, 200 ms",
            widths: [100, 100, 100, 100, 100, 100, 100, 100], labels: [68, 68, 68, 68, 68, 68, 68, 68],
            stretch: .elastic, path: .direct, from: 0, to: 2, elapsed: 200, progress: 0.925031277258,
            asserted: [192.50227846755732, 282.61484607849377], exact: [192.437616, 282.607185]),
        TapVector(
            name: "flutter/packages: Elastic Tab animation does not overflow target tab - RTL, 0 to 2, 200 ms",
            widths: [100, 100, 100, 100, 100, 100, 100, 100], labels: [68, 68, 68, 68, 68, 68, 68, 68],
            stretch: .elastic, path: .direct, from: 7, to: 5, elapsed: 200, progress: 0.925031277258,
            asserted: [517.3851539215062, 607.497721532442], exact: [517.392815, 607.562384]),
        TapVector(
            name: "flutter/packages: Elastic Tab animation does not overflow target tab - RTL, 0 to 2, 400 ms",
            widths: [100, 100, 100, 100, 100, 100, 100, 100], labels: [68, 68, 68, 68, 68, 68, 68, 68],
            stretch: .elastic, path: .direct, from: 7, to: 5, elapsed: 400, progress: 1, asserted: [516, 584],
            exact: [516, 584]),
        TapVector(
            name: "flutter/packages: Linear Tab animation does not overflow target tab - LTR, 0 to 2, 100 ms",
            widths: [100, 100, 100, 100, 100, 100, 100, 100], labels: [68, 68, 68, 68, 68, 68, 68, 68],
            stretch: .linear, path: .through, from: 0, to: 2, elapsed: 100, progress: 0.576317936182,
            asserted: [131.26358723640442, 199.26358723640442], exact: [131.172464, 199.172464]),
        TapVector(
            name: "flutter/packages: Linear Tab animation does not overflow target tab - LTR, 0 to 2, 200 ms",
            widths: [100, 100, 100, 100, 100, 100, 100, 100], labels: [68, 68, 68, 68, 68, 68, 68, 68],
            stretch: .linear, path: .through, from: 0, to: 2, elapsed: 200, progress: 0.925031277258,
            asserted: [201.00625545158982, 269.0062554515898], exact: [200.964802, 268.964802]),
        TapVector(
            name: "flutter/packages: Linear Tab animation does not overflow target tab - RTL, 0 to 2, 100 ms",
            widths: [100, 100, 100, 100, 100, 100, 100, 100], labels: [68, 68, 68, 68, 68, 68, 68, 68],
            stretch: .linear, path: .through, from: 7, to: 5, elapsed: 100, progress: 0.576317936182,
            asserted: [600.7364127635956, 668.7364127635956], exact: [600.827536, 668.827536]),
        TapVector(
            name: "flutter/packages: Linear Tab animation does not overflow target tab - RTL, 0 to 2, 400 ms",
            widths: [100, 100, 100, 100, 100, 100, 100, 100], labels: [68, 68, 68, 68, 68, 68, 68, 68],
            stretch: .linear, path: .through, from: 7, to: 5, elapsed: 400, progress: 1, asserted: [516, 584],
            exact: [516, 584]),
        TapVector(
            name:
                "flutter/packages: Elastic Tab animation does not overflow target tab in a scrollable tab bar - LTR, 0 to 2, 100 ms",
            widths: [102.5, 271.7, 624.2, 88.4, 243.5, 173, 511.4, 271.7],
            labels: [70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7], stretch: .elastic, path: .direct, from: 0,
            to: 2, elapsed: 100, progress: 0.576317936182, asserted: [159.14390228994424, 791.2121709715643],
            exact: [158.933305, 790.816075]),
        TapVector(
            name:
                "flutter/packages: Elastic Tab animation does not overflow target tab in a scrollable tab bar - LTR, 0 to 2, 400 ms",
            widths: [102.5, 271.7, 624.2, 88.4, 243.5, 173, 511.4, 271.7],
            labels: [70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7], stretch: .elastic, path: .direct, from: 0,
            to: 2, elapsed: 400, progress: 1, asserted: [390.1999969482422, 982.4000091552734], exact: [390.2, 982.4]),
        TapVector(
            name:
                "flutter/packages: Elastic Tab animation does not overflow target tab in a scrollable tab bar - RTL, 0 to 2, 100 ms",
            widths: [271.7, 511.4, 173, 243.5, 88.4, 624.2, 271.7, 102.5],
            labels: [239.7, 479.4, 141, 211.5, 56.4, 592.2, 239.7, 70.5], stretch: .elastic, path: .direct, from: 7,
            to: 5, elapsed: 100, progress: 0.576317936182, asserted: [1495.1878305543146, 2127.2560992359345],
            exact: [1495.583925, 2127.466695]),
        TapVector(
            name:
                "flutter/packages: Elastic Tab animation does not overflow target tab in a scrollable tab bar - RTL, 0 to 2, 400 ms",
            widths: [271.7, 511.4, 173, 243.5, 88.4, 624.2, 271.7, 102.5],
            labels: [239.7, 479.4, 141, 211.5, 56.4, 592.2, 239.7, 70.5], stretch: .elastic, path: .direct, from: 7,
            to: 5, elapsed: 400, progress: 1, asserted: [1303.9999923706055, 1896.2000045776367], exact: [1304, 1896.2]),
        TapVector(
            name:
                "flutter/packages: Linear Tab animation does not overflow target tab in a scrollable tab bar - LTR, 0 to 2, 200 ms",
            widths: [102.5, 271.7, 624.2, 88.4, 243.5, 173, 511.4, 271.7],
            labels: [70.5, 239.7, 592.2, 56.4, 211.5, 141, 479.4, 239.7], stretch: .linear, path: .through, from: 0,
            to: 2, elapsed: 200, progress: 0.925031277258, asserted: [349.4619934677845, 888.8090538538061],
            exact: [349.349368, 888.550296]),
        TapVector(
            name:
                "flutter/packages: Linear Tab animation does not overflow target tab in a scrollable tab bar - RTL, 0 to 2, 200 ms",
            widths: [271.7, 511.4, 173, 243.5, 88.4, 624.2, 271.7, 102.5],
            labels: [239.7, 479.4, 141, 211.5, 56.4, 592.2, 239.7, 70.5], stretch: .linear, path: .through, from: 7,
            to: 5, elapsed: 200, progress: 0.925031277258, asserted: [1397.590947672073, 1936.9380080580945],
            exact: [1397.849704, 1937.050632]),
        TapVector(
            name: "flutter/packages: Linear Tab animation when skipping tabs, 0 to 2, 200 ms",
            widths: [80, 80, 80, 80, 80, 80, 80, 80, 80, 80], labels: [48, 48, 48, 48, 48, 48, 48, 48, 48, 48],
            stretch: .linear, path: .through, from: 0, to: 2, elapsed: 200, progress: 0.925031277258,
            asserted: [164.00500436127186, 212.00500436127186], exact: [163.971842, 211.971842]),
        TapVector(
            name: "flutter/packages: Linear Tab animation when skipping tabs, 2 to 9, 200 ms",
            widths: [80, 80, 80, 80, 80, 80, 80, 80, 80, 80], labels: [48, 48, 48, 48, 48, 48, 48, 48, 48, 48],
            stretch: .linear, path: .through, from: 2, to: 9, elapsed: 200, progress: 0.925031277258,
            asserted: [694.0175152644515, 742.0175152644515], exact: [693.901447, 741.901447]),
    ]
}
