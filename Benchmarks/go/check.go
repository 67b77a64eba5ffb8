package main

import (
	"errors"
	"fmt"
)

const (
	tabLimit    = 10_000
	lengthLimit = 1e7
	ratioLimit  = 100
)

// read reads a request and checks it. The first fault that it finds is the error.
func read(body []byte) (*Request, error) {
	request := &Request{State: State{Phase: "idle"}}
	if err := decode(body, request); err != nil {
		return nil, err
	}
	if request.Configuration.Pager.PageWidth == 0 {
		request.Configuration.Pager.PageWidth = request.Configuration.Bar.Width
	}
	check := checker{}
	check.configuration(&request.Configuration)
	check.state(&request.State, len(request.Configuration.Tabs))
	return request, check.fault
}

// checker keeps the first fault.
type checker struct{ fault error }

func (check *checker) that(holds bool, format string, arguments ...any) {
	if !holds && check.fault == nil {
		check.fault = fmt.Errorf(format, arguments...)
	}
}

func (check *checker) within(name string, value, lower, upper float64) {
	check.that(lower <= value && value <= upper, "%s is out of range", name)
}

func (check *checker) length(name string, value float64) { check.within(name, value, 0, lengthLimit) }

func (check *checker) oneOf(name, value string, known ...string) {
	for _, candidate := range known {
		if value == candidate {
			return
		}
	}
	check.that(false, "%s %q is not known", name, value)
}

func (check *checker) configuration(configuration *Configuration) {
	bar, title, pager, motion := &configuration.Bar, &configuration.Title, &configuration.Pager, &configuration.Motion
	check.that(bar.Width > 0, "the width of the bar must be more than 0")
	check.length("bar.width", bar.Width)
	check.length("bar.height", bar.Height)
	check.length("bar.spacing", bar.Spacing)
	check.length("bar.insets.leading", bar.Insets.Leading)
	check.length("bar.insets.trailing", bar.Insets.Trailing)
	check.oneOf("bar.sizing.mode", bar.Sizing.Mode, "equal", "fixed", "compact")
	check.length("bar.sizing.width", bar.Sizing.Width)
	check.within("bar.sizing.fraction", bar.Sizing.Fraction, 0, 1)
	check.oneOf("bar.scrollTo", bar.ScrollTo, "center", "start", "nearest")
	check.oneOf("bar.follow", bar.Follow, "drag", "selection")
	if indicator := configuration.Indicator; indicator != nil {
		limit := lengthLimit
		if indicator.Width.Kind == "ratio" {
			limit = ratioLimit
		}
		check.within("indicator.width", indicator.Width.Value, 0, limit)
		check.length("indicator.height", indicator.Height)
		check.length("indicator.cornerRadius", indicator.CornerRadius)
		check.oneOf("indicator.follow", indicator.Follow, "drag", "selection")
	}
	for _, style := range []Style{title.Normal, title.Selected} {
		check.length("fontSize", style.FontSize)
		check.within("fontWeight", style.FontWeight, 1, 1000)
		check.within("scale", style.Scale, 0, ratioLimit)
	}
	check.oneOf("title.follow", title.Follow, "drag", "selection")
	check.that(pager.PageWidth > 0, "the width of a page must be more than 0")
	check.length("pager.pageWidth", pager.PageWidth)
	check.oneOf("pager.selection", pager.Selection, "nearest", "settled")
	check.that(0 <= pager.Preload && pager.Preload <= tabLimit, "pager.preload is out of range")
	for _, timing := range []Timing{motion.Tap, motion.Settle} {
		check.within("duration", timing.Duration, 0, lengthLimit)
		check.oneOf("easing", timing.Easing, "linear", "ease", "ease-in", "ease-out", "ease-in-out")
	}
	check.tabs(configuration)
}

func (check *checker) tabs(configuration *Configuration) {
	count := len(configuration.Tabs)
	if count < 1 || count > tabLimit {
		check.that(false, "there are %d tabs", count)
		return
	}
	needsLabels := configuration.Indicator != nil && configuration.Indicator.Width.Kind == "label"
	isFixed := configuration.Bar.Sizing.Mode == "fixed"
	seen := make(map[string]struct{}, count)
	for index := range configuration.Tabs {
		tab := &configuration.Tabs[index]
		if tab.ID == "" {
			check.fault = errors.New("a tab lacks its id")
			return
		}
		if tab.LabelWidth != nil {
			check.length("labelWidth", *tab.LabelWidth)
		}
		check.that(tab.LabelWidth != nil || !needsLabels, "the indicator needs the width of every label")
		if tab.Width != nil {
			check.length("width", *tab.Width)
			check.that(isFixed, "the sizing leaves no room for widths of the tabs' own")
		}
		seen[tab.ID] = struct{}{}
	}
	check.that(len(seen) == count, "two tabs have one id")
}

func (check *checker) state(state *State, count int) {
	check.oneOf("state.phase", state.Phase, "idle", "dragging", "decelerating", "settled", "programmatic")
	check.that(0 <= state.Selected && state.Selected < count, "state.selected is out of range")
	if state.Indicator != nil {
		check.length("state.indicator.width", state.Indicator.Width)
	}
}
