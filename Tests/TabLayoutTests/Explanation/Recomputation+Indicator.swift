import Foundation

@testable import TabLayout

// Where the indicator is, the colours, the selection and the pages.

extension Recomputation {
    /// The indicator, seen from left to right; nil where the steps do not lead to one.
    var indicator: (left: Double, width: Double)? {
        guard let first = rests.first else { return nil }
        switch explanation.rule {
        case .resting, .clampedToEdge: return first
        case .pressedToEdge:
            let way = one(.stride) * one(.pagesBeyond)
            let pressed = min(abs(way), first.width)
            return (way < 0 ? first.left + pressed : first.left, first.width - pressed)
        case .stretched(let stretch): return rests.count == 2 ? stretched(stretch, first, rests[1]) : nil
        default: return nil
        }
    }

    private func stretched(
        _ stretch: Stretch, _ start: (left: Double, width: Double), _ end: (left: Double, width: Double)
    ) -> (left: Double, width: Double)? {
        let part = one(.fraction)
        let edges: (leading: Double, trailing: Double)
        switch stretch {
        case .fade, .snap: return part < 0.5 ? start : end
        case .linear: edges = (part, part)
        case .elastic: edges = (sin(part * .pi / 2), 1 - cos(part * .pi / 2))
        case .worm: edges = (min(1, part * 2), max(0, part * 2 - 1))
        case .edges: edges = (one(.leadingProgress), one(.trailingProgress))
        }
        guard isClose([one(.leadingProgress), one(.trailingProgress)], [edges.leading, edges.trailing]) else {
            return nil
        }
        // The middle tells the direction; where it stays both edges lead.
        let travel = end.left + end.width / 2 - start.left - start.width / 2
        let left = mix(start.left, end.left, travel > 1e-9 ? edges.trailing : edges.leading)
        let right = mix(
            start.left + start.width, end.left + end.width, travel < -1e-9 ? edges.trailing : edges.leading)
        return right < left ? ((left + right) / 2, 0) : (left, right - left)
    }

    /// The places at rest, each from the steps before it.
    private var rests: [(left: Double, width: Double)] {
        var list: [(left: Double, width: Double)] = []
        var known: [Explanation.StepName: Double] = [:]
        for step in explanation.steps {
            guard case .number(let number) = step.value else { continue }
            if step.name == .restLeft {
                list.append(rest(known))
                known = [:]
            }
            known[step.name] = number
        }
        return list
    }

    private func rest(_ known: [Explanation.StepName: Double]) -> (left: Double, width: Double) {
        guard let indicator = configuration.indicator, var left = known[.left], var room = known[.width] else {
            return (.nan, .nan)
        }
        let (leading, trailing) = (known[.leadingEnd] ?? 0, known[.trailingEnd] ?? 0)
        if leading + trailing > room && indicator.width != .label {
            left += room * leading / (leading + trailing)
            room = 0
        } else {
            left += leading
            room -= leading + trailing
        }
        let wanted: Double
        switch indicator.width {
        case .fixed: wanted = min(known[.fixedWidth] ?? .nan, room)
        case .tab, .inset: wanted = room
        case .label: wanted = known[.labelWidth] ?? .nan
        case .ratio: wanted = room * (known[.factor] ?? .nan)
        }
        let width = max(wanted, known[.minimum] ?? 0)
        if indicator.width == .label {
            // It keeps to an edge of the label, which is in the middle of the room.
            left += (room - wanted) / 2
            room = wanted
        }
        switch indicator.alignment {
        case .start: break
        case .center: left += (room - width) / 2
        case .end: left += room - width
        }
        return (left + (known[.stride] ?? 0) * (known[.pagesBeyond] ?? 0), width)
    }

    // MARK: Colours

    private var colors: [Color] {
        explanation.steps.compactMap { if case .color(let color) = $0.value { color } else { nil } }
    }

    /// The colour; that of a tab by its place among the colours that the tabs take in turn.
    var color: Color? {
        switch explanation.rule {
        case .ownColor:
            guard let list = configuration.indicator?.colors.list, Double(list.count) == one(.count) else { return nil }
            let turns = floor(one(.page) / one(.count))
            return list[Int(one(.page) - turns * one(.count))]
        case .nearerColor: return colors.count == 2 ? colors[one(.fraction) < 0.5 ? 0 : 1] : nil
        case .blended(.oklab):
            guard colors.count == 2 else { return nil }
            return colors[0].interpolated(to: colors[1], fraction: one(.emphasis), in: .oklab)
        case .blended(.sRGB):
            guard colors.count == 2 else { return nil }
            return mixed(colors[0], colors[1], all(.emphasis).first ?? one(.fraction))
        default: return nil
        }
    }

    private func mixed(_ start: Color, _ end: Color, _ part: Double) -> Color {
        let (from, to) = (Double(start.alpha) / 255, Double(end.alpha) / 255)
        let alpha = mix(from, to, part)
        func channel(_ first: UInt8, _ second: UInt8) -> UInt8 {
            guard alpha > 0 else { return 0 }
            return UInt8(floor(mix(Double(first) * from, Double(second) * to, part) / alpha + 0.5))
        }
        return Color(
            red: channel(start.red, end.red), green: channel(start.green, end.green),
            blue: channel(start.blue, end.blue), alpha: UInt8(floor(alpha * 255 + 0.5)))
    }

    // MARK: The selection and the pages

    var selectedIndex: Explanation.Value? {
        let page = one(.position)
        switch explanation.rule {
        case .noTabs: return count == 0 ? .index(nil) : nil
        case .onlyTab: return count == 1 ? .index(0) : nil
        case .keptUntilSettled, .keptWhileProgrammatic: return .index(index(.previous))
        case .nearestPage: return .index(Int(within(floor(page + 0.5), 0, Double(count - 1))))
        case .hysteresis:
            guard let previous = index(.previous) else { return nil }
            let pages = [floor(page), ceil(page)]
            let near = pages.filter { abs(page - $0) <= one(.threshold) }
            let chosen: Double
            if let first = near.min(by: { abs($0 - Double(previous)) < abs($1 - Double(previous)) }) {
                chosen = first
            } else {
                let velocity = one(.velocity)
                chosen = velocity > 0 ? pages[1] : velocity < 0 ? pages[0] : floor(page + 0.5)
            }
            return .index(Int(within(chosen, 0, Double(count - 1))))
        default: return nil
        }
    }

    var pages: [Int]? {
        let page = one(.position)
        let onScreen = (0..<count).filter { abs(page - Double($0)) < 1 }
        switch explanation.rule {
        case .onScreen: return onScreen
        case .withinPreload:
            return (0..<count).filter { page in onScreen.contains { abs($0 - page) <= Int(one(.preload)) } }
        case .beyondPreload:
            return held.filter { page in !onScreen.contains { abs($0 - page) <= Int(one(.preload)) } }
                .sorted { first, second in
                    let (near, far) = (abs(Double(second) - page), abs(Double(first) - page))
                    return far > near || far == near && first > second
                }
        default: return nil
        }
    }
}
