package import JSON
package import TabLayout

extension JSONWriter {
    /// Writes the names of all presets, each with its line.
    package func writePresetList() {
        object {
            key("presets")
            array {
                for preset in Preset.allCases {
                    object {
                        member("name", preset.name)
                        member("summary", preset.summary)
                    }
                }
            }
        }
    }

    /// Writes a preset whole. Its configuration can be sent back as it is, with tabs added.
    package func write(_ preset: Preset) {
        let settings = preset.settings
        let description = preset.description
        object {
            member("name", description.name)
            member("summary", description.summary)
            key("configuration")
            object {
                writeParts(
                    bar: settings.bar, indicator: settings.indicator, title: settings.title, pager: settings.pager,
                    motion: settings.motion, keyboard: settings.keyboard)
            }
            key("reproduces")
            object {
                member("library", description.library)
                member("version", description.version)
                key("sourceFiles")
                array { description.sourceFiles.forEach { value($0) } }
            }
            key("departures")
            array { description.departures.forEach { value($0) } }
        }
    }

    /// Writes everything of a configuration but its tabs into the object that was begun.
    ///
    /// The width of a page is left out where it is that of the bar, whatever a request makes of that.
    func writeParts(
        bar: Bar, indicator: Indicator?, title: Title, pager: Pager, pageWidth: PositiveLength? = nil, motion: Motion,
        keyboard: Keyboard
    ) {
        key("bar")
        write(bar)
        key("indicator")
        if let indicator { write(indicator) } else { null() }
        key("title")
        write(title)
        key("pager")
        write(pager, pageWidth: pageWidth)
        key("motion")
        write(motion)
        key("keyboard")
        write(keyboard)
    }

    private func write(_ bar: Bar) {
        object {
            member("width", bar.width.value)
            member("height", bar.height.value)
            member("spacing", bar.spacing.value)
            key("insets")
            write(bar.insets)
            key("sizing")
            object {
                switch bar.sizing {
                case .equal(let minimum):
                    member("mode", "equal")
                    member("minWidth", minimum.value)
                case .fixed(let width):
                    member("mode", "fixed")
                    member("width", width.value)
                case .compact(let fraction):
                    member("mode", "compact")
                    member("fraction", fraction.value)
                case .content(let natural): write(natural, mode: "content")
                case .fill(let natural): write(natural, mode: "fill")
                case .auto(let natural, let fit):
                    write(natural, mode: "auto")
                    member("gutter", fit.gutter.value)
                    member("maxCount", fit.maximumCount)
                    member("fitting", fit.fitting.name)
                    member("otherwise", fit.otherwise.name)
                }
            }
            member("alignment", bar.alignment.name)
            member("direction", bar.direction.name)
            member("scrollTo", bar.scrollTo.name)
            member("scrollMargin", bar.scrollMargin.value)
            key("scrollPadding")
            write(bar.scrollPadding)
            member("follow", bar.follow.name)
            member("noBackScroll", bar.noBackScroll)
            member("pixelRatio", bar.pixelGrid?.ratio.value)
        }
    }

    private func write(_ natural: NaturalWidth, mode: StaticString) {
        member("mode", mode)
        key("padding")
        writeShort(natural.padding)
        member("minWidth", natural.minimum.value)
        member("maxWidth", natural.maximum?.value)
    }

    private func write(_ insets: Insets) {
        object {
            member("leading", insets.leading.value)
            member("trailing", insets.trailing.value)
        }
    }

    /// Writes one number where both ends are the same.
    private func writeShort(_ insets: Insets) {
        if insets.leading == insets.trailing { value(insets.leading.value) } else { write(insets) }
    }

    private func write(_ indicator: Indicator) {
        object {
            key("width")
            switch indicator.width {
            case .fixed(let length): value(length.value)
            case .tab: value("tab")
            case .label: value("label")
            case .ratio(let ratio): object { member("ratio", ratio.value) }
            case .inset(let insets):
                object {
                    key("inset")
                    writeShort(insets)
                }
            }
            member("minWidth", indicator.minimumWidth.value)
            member("alignment", indicator.alignment.name)
            key("outerInsets")
            write(indicator.outerInsets)
            member("height", indicator.height.value)
            member("cornerRadius", indicator.cornerRadius.value)
            write(indicator.colors)
            member("position", indicator.position.name)
            member("inset", indicator.inset.value)
            key("stretch")
            write(indicator.stretch)
            member("path", indicator.path.name)
            member("follow", indicator.follow.name)
        }
    }

    private func write(_ title: Title) {
        object {
            key("normal")
            write(title.normal)
            key("selected")
            write(title.selected)
            member("colorSpace", title.colorSpace.name)
            member("follow", title.follow.name)
            member("animated", title.animated)
        }
    }

    private func write(_ style: TitleStyle) {
        object {
            member("fontSize", style.fontSize.value)
            member("fontWeight", style.fontWeight.value)
            member("scale", style.scale.value)
            member("color", style.color)
        }
    }

    private func write(_ pager: Pager, pageWidth: PositiveLength?) {
        object {
            if let pageWidth { member("pageWidth", pageWidth.value) }
            member("selection", pager.selection.name)
            member("threshold", pager.threshold.value)
            member("overscroll", pager.overscroll.name)
            member("preload", pager.preload)
            member("animated", pager.animated)
            member("fling", pager.fling.name)
            member("skipDisabled", pager.skipDisabled)
        }
    }

    private func write(_ motion: Motion) {
        object {
            key("tap")
            write(motion.tap)
            key("settle")
            write(motion.settle)
            member("tolerance", motion.tolerance.value)
            key("reduced")
            switch motion.reduction {
            case .none: value(false)
            case .reduced: value(true)
            case .both: value("both")
            }
        }
    }

    private func write(_ colors: IndicatorColors) {
        if colors.list.count == 1 { return member("color", colors.list[0]) }
        key("color")
        array { colors.list.forEach(write) }
    }

    private func write(_ stretch: Stretch) {
        switch stretch {
        case .linear: value("linear")
        case .elastic: value("elastic")
        case .worm: value("worm")
        case .fade: value("fade")
        case .snap: value("snap")
        case .edges(let leading, let trailing):
            object {
                key("leading")
                write(leading)
                key("trailing")
                write(trailing)
            }
        }
    }

    private func write(_ pacing: Pacing) {
        object {
            switch pacing {
            case .timed(let timing):
                member("duration", timing.duration.value)
                key("easing")
                write(timing.easing)
            case .spring(let spring):
                key("easing")
                object {
                    key("spring")
                    object {
                        // Any spring is one of unit mass.
                        member("mass", 1)
                        member("stiffness", spring.frequency * spring.frequency)
                        member("damping", 2 * spring.dampingRatio * spring.frequency)
                        member("velocity", spring.velocity)
                    }
                }
            }
        }
    }
}
