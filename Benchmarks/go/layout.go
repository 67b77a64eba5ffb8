package main

import "math"

// Answer is what /v1/layout answers.
type Answer struct {
	Selection struct {
		Index       int     `json:"index"`
		ID          string  `json:"id"`
		Previous    int     `json:"previous"`
		Changed     bool    `json:"changed"`
		Position    float64 `json:"position"`
		OffsetRatio float64 `json:"offsetRatio"`
	} `json:"selection"`
	Bar struct {
		ContentWidth float64 `json:"contentWidth"`
		Offset       float64 `json:"offset"`
		MinOffset    float64 `json:"minOffset"`
		MaxOffset    float64 `json:"maxOffset"`
		FirstVisible *int    `json:"firstVisible"`
		LastVisible  *int    `json:"lastVisible"`
		Overflow     struct {
			Leading  int `json:"leading"`
			Trailing int `json:"trailing"`
		} `json:"overflow"`
		Paging struct {
			Backward *float64 `json:"backward"`
			Forward  *float64 `json:"forward"`
		} `json:"paging"`
	} `json:"bar"`
	Tabs      []TabFrame      `json:"tabs"`
	Indicator *IndicatorFrame `json:"indicator"`
	Pager     struct {
		Offset  float64 `json:"offset"`
		Visible []int   `json:"visible"`
		Mounted []int   `json:"mounted"`
		Unmount []int   `json:"unmount"`
	} `json:"pager"`
	Animation *Animation `json:"animation"`
}

type TabFrame struct {
	ID       string  `json:"id"`
	X        float64 `json:"x"`
	Y        float64 `json:"y"`
	Width    float64 `json:"width"`
	Height   float64 `json:"height"`
	Selected bool    `json:"selected"`
	Emphasis float64 `json:"emphasis"`
	Style
	Visible bool `json:"visible"`
}

type IndicatorFrame struct {
	X            float64 `json:"x"`
	Y            float64 `json:"y"`
	Width        float64 `json:"width"`
	Height       float64 `json:"height"`
	CornerRadius float64 `json:"cornerRadius"`
	Color        Color   `json:"color"`
	Opacity      float64 `json:"opacity"`
}

type Animation struct {
	Duration  float64             `json:"duration"`
	Easing    string              `json:"easing"`
	Reason    string              `json:"reason"`
	Indicator []IndicatorKeyframe `json:"indicator"`
	Bar       []ScrollKeyframe    `json:"bar"`
	Titles    []struct{}          `json:"titles"`
	Pager     []ScrollKeyframe    `json:"pager"`
}

type IndicatorKeyframe struct {
	Offset  float64 `json:"offset"`
	X       float64 `json:"x"`
	Width   float64 `json:"width"`
	Opacity float64 `json:"opacity"`
}

type ScrollKeyframe struct {
	Offset       float64 `json:"offset"`
	ScrollOffset float64 `json:"scrollOffset"`
}

// Places closer than this are one place.
const stillness = 1e-9

type segment struct{ left, width float64 }

func (s segment) right() float64  { return s.left + s.width }
func (s segment) middle() float64 { return s.left + s.width/2 }

// moment is a request and what is worked out of it first.
type moment struct {
	*Configuration
	state          *State
	tabs           []segment
	gap, content   float64
	offset         float64
	position, page float64 // in pages; page is kept within them
	selection      int
	current        float64 // where the strip stands
}

func layout(request *Request) *Answer {
	m := moment{Configuration: &request.Configuration, state: &request.State}
	m.placeTabs()
	m.findSelection()
	m.current = m.clampOffset(0)
	if given := m.state.BarOffset; given != nil {
		m.current = m.clampOffset(*given)
	} else {
		m.current = m.target(m.state.Selected)
	}

	answer := &Answer{}
	selection := &answer.Selection
	selection.Index, selection.ID, selection.Previous = m.selection, m.Tabs[m.selection].ID, m.state.Selected
	selection.Changed = m.selection != m.state.Selected
	selection.Position, selection.OffsetRatio = m.position, m.position-float64(m.selection)

	first, end := m.fillBar(answer)
	m.fillTabs(answer, first, end)
	m.fillPager(answer)
	m.moveIndicatorAndStrip(answer)
	return answer
}

func (m *moment) placeTabs() {
	bar, count := &m.Bar, float64(len(m.Tabs))
	gaps := bar.Spacing * (count - 1)
	insets := bar.Insets.Leading + bar.Insets.Trailing
	width := bar.Sizing.Width
	switch bar.Sizing.Mode {
	case "equal":
		width = math.Max(0, (bar.Width-insets-gaps)/count)
	case "compact":
		width = bar.Width / count * bar.Sizing.Fraction
	}
	m.tabs = make([]segment, len(m.Tabs))
	filled := 0.0
	for index, tab := range m.Tabs {
		own := width
		if tab.Width != nil {
			own = *tab.Width
		}
		m.tabs[index] = segment{filled + float64(index)*bar.Spacing, own}
		filled += own
	}
	natural := filled + gaps + insets
	m.content = bar.Width
	if natural-bar.Width > bar.Width*1e-12 {
		m.content = natural
	}
	origin := bar.Insets.Leading
	if bar.Sizing.Mode == "compact" {
		origin += math.Min(width, math.Max(0, bar.Width-natural))
	}
	for index := range m.tabs {
		m.tabs[index].left += origin
	}
	m.gap = bar.Spacing
}

func (m *moment) findSelection() {
	if m.state.Offset != nil {
		m.offset = *m.state.Offset
	} else {
		m.offset = float64(m.state.Selected) * m.Pager.PageWidth
	}
	last := float64(len(m.tabs) - 1)
	m.position = m.offset / m.Pager.PageWidth
	if whole := math.Round(m.position); math.Abs(m.position-whole) <= 1e-13*math.Max(1, math.Abs(whole)) {
		m.position = whole
	}
	m.position = clamp(m.position, -1e300, 1e300)
	m.page = clamp(m.position, 0, last)
	keeps := m.state.Phase == "programmatic" || m.isGesture() && m.Pager.Selection == "settled"
	if keeps && len(m.tabs) > 1 {
		m.selection = m.state.Selected
	} else {
		m.selection = int(clamp(math.Round(m.position), 0, last))
	}
}

func (m *moment) isGesture() bool {
	return m.state.Phase == "dragging" || m.state.Phase == "decelerating"
}

// Whether what follows the drag follows the pager now.
func (m *moment) followsOffset() bool { return m.state.Phase != "programmatic" }

// The strip.

func (m *moment) clampOffset(offset float64) float64 { return clamp(offset, 0, m.content-m.Bar.Width) }

func (m *moment) target(index int) float64 {
	tab, wanted := m.tabs[index], 0.0
	switch {
	case m.Bar.ScrollTo == "center":
		wanted = tab.middle() - m.Bar.Width/2
	case m.Bar.ScrollTo == "start" || tab.width > m.Bar.Width:
		wanted = tab.left
	default:
		wanted = clamp(m.current, tab.right()-m.Bar.Width, tab.left)
	}
	return m.clampOffset(wanted)
}

func (m *moment) barStart() float64 {
	switch {
	case m.state.BarOffset != nil:
		return *m.state.BarOffset
	case m.Bar.Follow == "drag":
		return m.barEnd()
	}
	return m.target(m.state.Selected)
}

func (m *moment) barEnd() float64 {
	switch {
	case m.Bar.Follow == "selection" && m.selection == m.state.Selected && m.state.BarOffset != nil:
		return m.current
	case m.Bar.Follow == "drag" && m.followsOffset():
		index := int(m.page)
		if fraction := m.page - float64(index); fraction > 0 {
			return m.clampOffset(mix(m.target(index), m.target(index+1), fraction))
		}
		return m.target(index)
	}
	return m.target(m.selection)
}

// fillBar answers which tabs are in view, too.
func (m *moment) fillBar(answer *Answer) (first, end int) {
	offset := m.barEnd()
	right := offset + m.Bar.Width
	slack := math.Min(m.content*1e-12, m.Bar.Width*1e-3)
	bar := &answer.Bar
	bar.ContentWidth, bar.Offset, bar.MaxOffset = m.content, offset, m.content-m.Bar.Width

	first = m.firstTab(func(tab segment) bool { return tab.right() > offset+slack })
	end = m.firstTab(func(tab segment) bool { return tab.left >= right-slack })
	if first < end {
		last := end - 1
		bar.FirstVisible, bar.LastVisible = &first, &last
	}
	leading := m.firstTab(func(tab segment) bool { return tab.left >= offset-slack })
	cut := m.firstTab(func(tab segment) bool { return tab.right() > right+slack })
	bar.Overflow.Leading, bar.Overflow.Trailing = leading, len(m.tabs)-cut
	if cut < len(m.tabs) {
		forward := right
		if left := m.tabs[cut].left; left > offset+slack {
			forward = left
		}
		if forward = math.Min(forward, bar.MaxOffset); forward > offset+slack {
			bar.Paging.Forward = &forward
		}
	}
	if leading > 0 {
		backward := offset
		if edge := m.tabs[leading-1].right(); edge < right-slack {
			backward = edge
		}
		if backward = math.Max(backward-m.Bar.Width, 0); backward < offset-slack {
			bar.Paging.Backward = &backward
		}
	}
	return first, end
}

// firstTab is the first tab that something is true of, and the number of tabs where it is true of none.
func (m *moment) firstTab(isTrue func(segment) bool) int {
	for index, tab := range m.tabs {
		if isTrue(tab) {
			return index
		}
	}
	return len(m.tabs)
}

// The tabs and the pages.

func (m *moment) fillTabs(answer *Answer, first, end int) {
	follows := m.Title.Follow == "drag" && m.followsOffset()
	answer.Tabs = make([]TabFrame, len(m.tabs))
	for index, tab := range m.tabs {
		emphasis := 0.0
		if follows {
			emphasis = math.Max(0, 1-math.Abs(m.page-float64(index)))
		} else if index == m.selection {
			emphasis = 1
		}
		answer.Tabs[index] = TabFrame{
			ID: m.Tabs[index].ID, X: math.Max(0, tab.left), Width: tab.width, Height: m.Bar.Height,
			Selected: index == m.selection, Emphasis: emphasis, Style: m.Title.style(emphasis),
			Visible: first <= index && index < end,
		}
	}
}

func (title *Title) style(emphasis float64) Style {
	normal, selected := &title.Normal, &title.Selected
	style := Style{
		FontSize:   mix(normal.FontSize, selected.FontSize, emphasis),
		FontWeight: mix(normal.FontWeight, selected.FontWeight, emphasis),
		Scale:      mix(normal.Scale, selected.Scale, emphasis),
	}
	for channel := range style.Color {
		mixed := mix(float64(normal.Color[channel]), float64(selected.Color[channel]), emphasis)
		style.Color[channel] = uint8(math.Floor(mixed + 0.5))
	}
	return style
}

func (m *moment) fillPager(answer *Answer) {
	pager := &answer.Pager
	first, end := m.pages(m.position)
	pager.Offset, pager.Visible, pager.Unmount = m.offset, numbers(first, end), []int{}
	first, end = m.pages(m.page)
	pager.Mounted = numbers(max(0, first-m.Pager.Preload), min(len(m.tabs), end+m.Pager.Preload))
}

// pages are those less than a page from a position.
func (m *moment) pages(position float64) (first, end int) {
	count := float64(len(m.tabs))
	first = max(0, int(clamp(math.Floor(position), -1, count)))
	return first, max(first, min(len(m.tabs), int(clamp(math.Ceil(position), -1, count))+1))
}

// The indicator, and what moves.

func (m *moment) rest(index int) segment {
	tab, wanted := m.tabs[index], 0.0
	switch width := m.Indicator.Width; width.Kind {
	case "fixed":
		wanted = math.Min(width.Value, tab.width)
	case "tab":
		wanted = tab.width
	case "label":
		wanted = *m.Tabs[index].LabelWidth
	case "ratio":
		wanted = width.Value * tab.width
	}
	return segment{tab.left + (tab.width-wanted)/2, wanted}
}

// restAt is the rest on a page; beyond the ends on one like the edge tab.
func (m *moment) restAt(page float64) segment {
	edge := clamp(page, 0, float64(len(m.tabs)-1))
	rest := m.rest(int(edge))
	rest.left += (page - edge) * (m.tabs[int(edge)].width + m.gap)
	return rest
}

func (m *moment) indicatorEnd() segment {
	if m.Indicator.Follow == "selection" || !m.followsOffset() {
		return m.rest(m.selection)
	}
	position := m.position
	if m.Pager.clampsOverscroll {
		position = m.page
	}
	page := math.Floor(position)
	start := m.restAt(page)
	if position == page {
		return start
	}
	end := m.restAt(page + 1)
	return segment{mix(start.left, end.left, position-page), mix(start.width, end.width, position-page)}
}

func (m *moment) indicatorStart(end segment) segment {
	switch {
	case m.Indicator.Follow == "drag" && m.isGesture():
		return end
	case m.state.Indicator != nil:
		return segment{m.state.Indicator.X, m.state.Indicator.Width}
	case m.Indicator.Follow == "selection" && m.state.Phase != "idle":
		return m.rest(m.state.Selected)
	}
	return end
}

func (m *moment) moveIndicatorAndStrip(answer *Answer) {
	animation := &Animation{
		Duration: m.Motion.Settle.Duration, Easing: m.Motion.Settle.Easing, Indicator: []IndicatorKeyframe{},
		Bar: []ScrollKeyframe{}, Titles: []struct{}{}, Pager: []ScrollKeyframe{},
	}
	switch {
	case m.isGesture():
		animation.Reason = "selection"
	case m.state.Phase == "settled":
		animation.Reason = "settle"
	case m.state.Phase == "programmatic":
		animation.Reason, animation.Duration, animation.Easing = "tap", m.Motion.Tap.Duration, m.Motion.Tap.Easing
	}
	if indicator := m.Indicator; indicator != nil && indicator.Height > 0 && indicator.Width != (IndicatorWidth{Kind: "fixed"}) {
		end := m.indicatorEnd()
		answer.Indicator = &IndicatorFrame{
			X: end.left, Y: m.Bar.Height - indicator.Height, Width: end.width, Height: indicator.Height,
			CornerRadius: indicator.CornerRadius, Color: indicator.Color, Opacity: 1,
		}
		start := m.indicatorStart(end)
		if math.Abs(start.left-end.left) > stillness || math.Abs(start.width-end.width) > stillness {
			animation.Indicator = []IndicatorKeyframe{{0, start.left, start.width, 1}, {1, end.left, end.width, 1}}
		}
	}
	end := answer.Bar.Offset
	start := end
	if !(m.Bar.Follow == "drag" && m.isGesture()) {
		start = m.barStart()
	}
	if math.Abs(start-end) > stillness {
		animation.Bar = []ScrollKeyframe{{0, start}, {1, end}}
	}
	if m.state.Phase != "idle" && (len(animation.Indicator) > 0 || len(animation.Bar) > 0) {
		answer.Animation = animation
	}
}

// Numbers.

func clamp(value, lower, upper float64) float64 { return math.Max(lower, math.Min(value, upper)) }

func mix(start, end, fraction float64) float64 {
	if fraction == 1 {
		return end
	}
	return start + (end-start)*fraction
}

func numbers(first, end int) []int {
	list := []int{}
	for number := first; number < end; number++ {
		list = append(list, number)
	}
	return list
}

func min(a, b int) int {
	if a < b {
		return a
	}
	return b
}

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}
