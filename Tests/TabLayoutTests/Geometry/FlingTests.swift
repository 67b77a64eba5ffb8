import TabLayout
import Testing

/// Where a fling leads, by hand: pages of 400 units unless a row says otherwise, 6 of them, velocities in units per millisecond.
struct FlingTests {
    struct Case: Row {
        var name: String { "\(rule): from \(start.map(String.init) ?? "none") at P = \(position), \(velocity)" }
        let rule: FlingRule
        let start: Int?
        let position: Double
        let velocity: Double
        let target: Int
        var pageWidth = 400.0
        var pixelRatio: Double?

        init(
            _ rule: FlingRule, from start: Int?, at position: Double, _ velocity: Double, _ target: Int,
            pageWidth: Double = 400, pixelRatio: Double? = nil
        ) {
            (self.rule, self.start, self.position) = (rule, start, position)
            (self.velocity, self.target, self.pageWidth, self.pixelRatio) = (velocity, target, pageWidth, pixelRatio)
        }
    }

    static let cases = uiKit + viewPager + flutter + vant + reactNative + projection

    // 499·0.4/400 is 0.499 of a page, 499·0.8/499 exactly 0.8 of one of 499.
    static let projection = [
        Case(.projection, from: 1, at: 1, 0.4, 1), Case(.projection, from: 1, at: 1.001, 0.4, 2),
        Case(.projection, from: 1, at: 1, 0.5, 2, pageWidth: 499),
        Case(.projection, from: 1, at: 1, -0.5, 1, pageWidth: 499),
        Case(.projection, from: 1, at: 1, -0.51, 0, pageWidth: 499),
        Case(.projection, from: 0, at: 0.2, 3, 3, pageWidth: 499),
        Case(.projection, from: 5, at: 4.8, -3, 2, pageWidth: 499),
        Case(.projection, from: 0, at: 0.2, 40, 5), Case(.projection, from: 5, at: 4.8, -1.7e308, 0),
        Case(.projection, from: 5, at: 4.8, -0.9, 4, pageWidth: 499), Case(.projection, from: 2, at: 2.3, 0, 2),
        Case(.projection, from: 0, at: -0.3, -1, 0), Case(.projection, from: 5, at: 5.3, 1, 5),
    ]

    static let uiKit = [
        Case(.uiKit, from: 1, at: 1.2, 40, 2), Case(.uiKit, from: 1, at: 0.8, -40, 0),
        // 0.1 + 0.4 is half way, 0.1 + 0.39 is not.
        Case(.uiKit, from: 1, at: 1.1, 0.4, 2, pageWidth: 499), Case(.uiKit, from: 1, at: 1.1, 0.39, 1, pageWidth: 499),
        // Let go on the way back.
        Case(.uiKit, from: 1, at: 1.7, -0.3, 1, pageWidth: 499), Case(.uiKit, from: 1, at: 1.7, -40, 1),
        // After a drag under `nearest` page 2 is selected: still no further than the page in view.
        Case(.uiKit, from: 2, at: 1.6, 40, 2), Case(.uiKit, from: nil, at: 1.6, 40, 2),
        // A finger that went further than a page.
        Case(.uiKit, from: 1, at: 2.3, 40, 2), Case(.uiKit, from: 1, at: 3.4, 0, 2),
        Case(.uiKit, from: 1, at: 1, 40, 2), Case(.uiKit, from: 1, at: 1, -40, 0), Case(.uiKit, from: 3, at: 3, 0, 3),
        Case(.uiKit, from: 0, at: -0.2, -40, 0), Case(.uiKit, from: 5, at: 5.2, 40, 5),
        Case(.uiKit, from: 1, at: 1.2, 1.7e308, 2, pageWidth: 1e-300),
    ]

    static let viewPager = [
        // 25 units are 0.0625 of a page, 0.07 are 28.
        Case(.viewPager, from: 1, at: 1.0625, 9, 1), Case(.viewPager, from: 1, at: 1.07, 9, 2),
        Case(.viewPager, from: 1, at: 1.07, 0.4, 1), Case(.viewPager, from: 1, at: 1.07, 0.41, 2),
        Case(.viewPager, from: 1, at: 0.93, -0.41, 0), Case(.viewPager, from: 1, at: 0.93, -0.4, 1),
        // Flung back: the page where it came from.
        Case(.viewPager, from: 1, at: 1.9, -9, 1), Case(.viewPager, from: 1, at: 0.1, 9, 1),
        // 60 % of the way, in both directions; exactly there it goes on to a later page and not back.
        Case(.viewPager, from: 1, at: 1.59, 0, 1), Case(.viewPager, from: 1, at: 1.6, 0, 2),
        Case(.viewPager, from: 4, at: 4.6, 0, 5), Case(.viewPager, from: 1, at: 0.41, 0, 1),
        Case(.viewPager, from: 1, at: 0.4, 0, 1), Case(.viewPager, from: 1, at: 0.39, 0, 0),
        Case(.viewPager, from: 0, at: 0, 9, 0), Case(.viewPager, from: 0, at: -0.3, -9, 0),
        Case(.viewPager, from: 5, at: 5.3, 9, 5), Case(.viewPager, from: 5, at: 4.2, -1.7e308, 4),
        Case(.viewPager, from: 1, at: 3.2, 9, 4),
    ]

    static let flutter = [
        Case(.flutter, from: 1, at: 1.1, 0.02, 1), Case(.flutter, from: 1, at: 1.1, 0.021, 2),
        Case(.flutter, from: 1, at: 0.9, -0.02, 1), Case(.flutter, from: 1, at: 0.9, -0.021, 0),
        // Three pixels to a unit: a third of the velocity is enough. Half a pixel to a unit: twice as much is needed.
        Case(.flutter, from: 1, at: 1.1, 0.007, 2, pixelRatio: 3),
        Case(.flutter, from: 1, at: 1.1, 0.006, 1, pixelRatio: 3),
        Case(.flutter, from: 1, at: 1.1, 0.04, 1, pixelRatio: 0.5),
        Case(.flutter, from: 1, at: 1.1, 0.041, 2, pixelRatio: 0.5),
        // Exactly on a page: 1.5 is 2, and 0.5 is 1.
        Case(.flutter, from: 1, at: 1, 1, 2), Case(.flutter, from: 1, at: 1, -1, 1),
        Case(.flutter, from: 0, at: 1.5, 0, 2), Case(.flutter, from: 0, at: 1.49, 0, 1),
        Case(.flutter, from: 0, at: 3.2, 9, 4), Case(.flutter, from: 0, at: -0.4, -9, 0),
        Case(.flutter, from: 5, at: 5.4, 1.7e308, 5),
    ]

    static let vant = [
        Case(.vant, from: 1, at: 1.1, 0.25, 1), Case(.vant, from: 1, at: 1.1, 0.26, 2),
        Case(.vant, from: 1, at: 0.9, -0.26, 0), Case(.vant, from: 1, at: 0.9, -0.25, 1),
        Case(.vant, from: 1, at: 1.5, 0, 1), Case(.vant, from: 1, at: 1.51, 0, 2), Case(.vant, from: 1, at: 0.49, 0, 0),
        // Several pages at once; the way rules over the sign of the velocity.
        Case(.vant, from: 1, at: 3.2, 0, 4), Case(.vant, from: 5, at: 2.9, 0, 2), Case(.vant, from: 1, at: 3, 0, 3),
        Case(.vant, from: 1, at: 1.1, -0.3, 2), Case(.vant, from: 1, at: 1, 9, 1),
        Case(.vant, from: 0, at: -0.7, -9, 0), Case(.vant, from: 5, at: 5.7, 9, 5),
    ]

    static let reactNative = [
        Case(.reactNative, from: 1, at: 1.1, 0.15, 1), Case(.reactNative, from: 1, at: 1.1, 0.16, 2),
        Case(.reactNative, from: 1, at: 0.9, -0.16, 0), Case(.reactNative, from: 1, at: 0.9, -0.15, 1),
        // 1/1.75 is 0.5714: of 350 units exactly 200.
        Case(.reactNative, from: 1, at: 550 / 350, 0, 1, pageWidth: 350),
        Case(.reactNative, from: 1, at: 551 / 350, 0, 2, pageWidth: 350),
        Case(.reactNative, from: 1, at: 149 / 350, 0, 0, pageWidth: 350),
        Case(.reactNative, from: 1, at: 3.4, 9, 2), Case(.reactNative, from: 1, at: 1.1, -0.3, 2),
        Case(.reactNative, from: 1, at: 1, 9, 1), Case(.reactNative, from: 0, at: -0.7, -9, 0),
        Case(.reactNative, from: 5, at: 5.7, 9, 5),
    ]

    private func scene(_ row: Case) -> Parts {
        Parts(tabs: 6).changed {
            $0.pager.fling = row.rule
            $0.pager.pageWidth = .of(row.pageWidth)
            $0.bar.pixelGrid = row.pixelRatio.map { PixelGrid(ratio: .of($0)) }
        }
    }

    @Test(arguments: cases)
    func `a fling leads to this page`(_ row: Case) throws {
        for direction in Direction.allCases {
            for phase in ScrollPhase.allCases {
                let parts = scene(row).changed { $0.bar.direction = direction }
                let state = parts.state(position: row.position, phase, selected: row.start)
                let answer = try parts.transition(.fling(.of(row.velocity)), from: state)
                #expect(answer.selection.index == row.target, "\(direction), \(phase)")
                #expect(answer.selection.previous == row.start)
                #expect(answer.state == ScrollState(selected: row.target, barOffset: answer.state.barOffset))
            }
        }
    }

    @Test(arguments: FlingVector.all)
    func `a gesture of Android settles there`(_ row: FlingVector) throws {
        for rule in [FlingRule.viewPager, .uiKit] {
            let parts = Parts(tabs: 4).changed {
                $0.pager.pageWidth = 360
                $0.pager.fling = rule
            }
            let state = ScrollState(offset: .distance(.of(row.offset)), phase: .dragging, selected: row.start)
            #expect(try parts.transition(.fling(.of(row.velocity)), from: state).selection.index == row.target)
        }
    }

    @Test func `everything moves there on the clock of a settled gesture`() throws {
        let parts = Parts.scrolling.changed { $0.pager.fling = .viewPager }
        let state = parts.state(position: 2.25, selected: 2, barOffset: 62.5)
        let animation = try #require(try parts.transition(.fling(1), from: state).animation)
        #expect(animation.reason == .settle && animation.timing.duration.value == 100)
        #expect(animation.pagerOffsets == [843.75, 1125])
        #expect(animation.barOffsets == [62.5, 162.5])
        #expect(animation.indicatorExtents == [[220, 60], [320, 60]])
    }

    @Test(arguments: FlingRule.allCases)
    func `no page and a single page`(_ rule: FlingRule) throws {
        for velocity in [-1.7e308, -1, 0, 1, 1.7e308] {
            let none = Parts(tabs: 0).changed { $0.pager.fling = rule }
            let empty = try none.transition(.fling(.of(velocity)), from: none.state(position: 0.4, selected: nil))
            #expect(empty.selection.index == nil && empty.animation == nil)
            let one = Parts(tabs: 1).changed { $0.pager.fling = rule }
            for start in [0, nil] {
                let state = one.state(position: 0.7, selected: start)
                #expect(try one.transition(.fling(.of(velocity)), from: state).selection.index == 0)
            }
        }
    }
}
