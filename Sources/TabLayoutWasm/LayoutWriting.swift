internal import TabLayout

extension AnswerWriter {
    /// Writes everything at one moment.
    mutating func write(_ layout: Layout, _ animation: Animation?) {
        write(layout.selection)
        write(layout.bar)
        write(layout.configuration.tabs.count)
        layout.forEachTab { _, tab in
            write(tab.x)
            write(tab.width)
            write(tab.height)
            write(tab.isSelected)
            write(tab.emphasis)
            write(tab.style)
            write(tab.isVisible)
        }
        write(layout.indicator)
        write(layout.pager)
        write(animation)
        write(layout.configuration.motion.reduction == .both ? layout.reducedAnimation : nil)
    }

    /// Writes what changes from frame to frame of a drag.
    mutating func writeFrame(of layout: Layout) {
        write(layout.selection)
        write(layout.barOffset)
        let indicator = layout.indicator
        write(indicator != nil)
        write(indicator?.x)
        write(indicator?.width)
        write(indicator?.opacity)
        write(indicator?.color ?? Color(red: 0, green: 0, blue: 0))
        writeRanges(of: layout.pager)
        // The count comes last of what has a place of its own, when it is known.
        var titles = 0
        layout.forEachEmphasizedTitle { _, _, _ in titles += 1 }
        write(titles)
        layout.forEachEmphasizedTitle { index, emphasis, style in
            write(index)
            write(emphasis)
            write(style)
        }
    }

    mutating func write(_ selection: Selection) {
        write(selection.index)
        write(selection.previous)
        write(selection.isChanged)
        write(selection.position)
        write(selection.offsetRatio)
    }

    mutating func write(_ bar: BarFrame) {
        write(bar.contentWidth)
        write(bar.offset)
        write(bar.minOffset)
        write(bar.maxOffset)
        write(bar.view.visible.first)
        write(bar.view.visible.last)
        write(bar.view.leadingOverflow)
        write(bar.view.trailingOverflow)
        write(bar.view.backward)
        write(bar.view.forward)
    }

    mutating func write(_ style: TitleStyle.Values) {
        write(style.fontSize)
        write(style.fontWeight)
        write(style.scale)
        write(style.color)
    }

    mutating func write(_ indicator: IndicatorFrame?) {
        guard let indicator else { return write(false) }
        write(true)
        write(indicator.x)
        write(indicator.y)
        write(indicator.width)
        write(indicator.height)
        write(indicator.cornerRadius)
        write(indicator.color)
        write(indicator.opacity)
    }

    private mutating func write(_ pager: PagerFrame) {
        writeRanges(of: pager)
        write(pager.unmount) { writer, page in writer.write(page) }
    }

    private mutating func writeRanges(of pager: PagerFrame) {
        write(pager.offset)
        write(pager.visible.lowerBound)
        write(pager.visible.upperBound)
        write(pager.mounted.lowerBound)
        write(pager.mounted.upperBound)
    }
}
