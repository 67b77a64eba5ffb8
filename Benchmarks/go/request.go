package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
)

// Request is a configuration and a moment.
type Request struct {
	Configuration Configuration `json:"configuration"`
	State         State         `json:"state"`
}

type Configuration struct {
	Preset    string     `json:"preset"`
	Tabs      []Tab      `json:"tabs"`
	Bar       Bar        `json:"bar"`
	Indicator *Indicator `json:"indicator"`
	Title     Title      `json:"title"`
	Pager     Pager      `json:"pager"`
	Motion    Motion     `json:"motion"`
}

type Tab struct {
	ID         string   `json:"id"`
	Title      string   `json:"title"`
	LabelWidth *float64 `json:"labelWidth"`
	Width      *float64 `json:"width"`
}

type Bar struct {
	Width   float64 `json:"width"`
	Height  float64 `json:"height"`
	Spacing float64 `json:"spacing"`
	Insets  struct {
		Leading  float64 `json:"leading"`
		Trailing float64 `json:"trailing"`
	} `json:"insets"`
	Sizing   Sizing `json:"sizing"`
	ScrollTo string `json:"scrollTo"`
	Follow   string `json:"follow"`
}

type Sizing struct {
	Mode     string  `json:"mode"`
	Width    float64 `json:"width"`
	Fraction float64 `json:"fraction"`
}

type Indicator struct {
	Width        IndicatorWidth `json:"width"`
	Height       float64        `json:"height"`
	CornerRadius float64        `json:"cornerRadius"`
	Color        Color          `json:"color"`
	Follow       string         `json:"follow"`
}

// IndicatorWidth is a length, a share of the tab, or the name "tab" or "label".
type IndicatorWidth struct {
	Kind  string // "fixed", "ratio", "tab" or "label"
	Value float64
}

type Title struct {
	Normal   Style  `json:"normal"`
	Selected Style  `json:"selected"`
	Follow   string `json:"follow"`
}

type Style struct {
	FontSize   float64 `json:"fontSize"`
	FontWeight float64 `json:"fontWeight"`
	Scale      float64 `json:"scale"`
	Color      Color   `json:"color"`
}

type Pager struct {
	PageWidth float64 `json:"pageWidth"`
	Selection string  `json:"selection"`
	Preload   int     `json:"preload"`
	// Only the presets set it: whether the indicator stays on the edge tab when the pager is pulled beyond it.
	clampsOverscroll bool
}

type Motion struct {
	Tap    Timing `json:"tap"`
	Settle Timing `json:"settle"`
}

type Timing struct {
	Duration float64 `json:"duration"`
	Easing   string  `json:"easing"`
}

type State struct {
	Offset    *float64 `json:"offset"`
	Phase     string   `json:"phase"`
	Selected  int      `json:"selected"`
	BarOffset *float64 `json:"barOffset"`
	Indicator *Extent  `json:"indicator"`
}

type Extent struct {
	X     float64 `json:"x"`
	Width float64 `json:"width"`
}

type Color [3]uint8

func (color *Color) UnmarshalJSON(text []byte) error {
	if len(text) != 9 || text[1] != '#' {
		return fmt.Errorf("%s is no colour of six digits", text)
	}
	bits, err := strconv.ParseUint(string(text[2:8]), 16, 24)
	if err != nil {
		return fmt.Errorf("%s is no colour of six digits", text)
	}
	*color = Color{uint8(bits >> 16), uint8(bits >> 8), uint8(bits)}
	return nil
}

func (color Color) MarshalJSON() ([]byte, error) {
	const digits = "0123456789abcdef"
	text := []byte{'"', '#'}
	for _, channel := range color {
		text = append(text, digits[channel>>4], digits[channel&15])
	}
	return append(text, '"'), nil
}

func (width *IndicatorWidth) UnmarshalJSON(text []byte) error {
	switch text[0] {
	case '"':
		switch kind := string(text[1 : len(text)-1]); kind {
		case "tab", "label":
			*width = IndicatorWidth{Kind: kind}
			return nil
		}
		return fmt.Errorf("%s is no width of an indicator", text)
	case '{':
		var share struct {
			Ratio *float64 `json:"ratio"`
		}
		if err := decode(text, &share); err != nil {
			return err
		}
		if share.Ratio == nil {
			return errors.New("the width of an indicator lacks its ratio")
		}
		*width = IndicatorWidth{Kind: "ratio", Value: *share.Ratio}
		return nil
	}
	*width = IndicatorWidth{Kind: "fixed"}
	return json.Unmarshal(text, &width.Value)
}

// UnmarshalJSON reads the members over the settings of the preset that they name.
func (configuration *Configuration) UnmarshalJSON(text []byte) error {
	var name struct {
		Preset string `json:"preset"`
	}
	if err := json.Unmarshal(text, &name); err != nil {
		return err
	}
	preset, isKnown := presets[name.Preset]
	if !isKnown {
		return fmt.Errorf("there is no preset %q", name.Preset)
	}
	*configuration = preset()
	// A type without this method, or decoding would come back here.
	type plain Configuration
	return decode(text, (*plain)(configuration))
}

func underline() Configuration {
	return Configuration{
		Bar:       Bar{Width: 320, Height: 50, Sizing: Sizing{Mode: "equal"}, ScrollTo: "center", Follow: "selection"},
		Indicator: &Indicator{Width: IndicatorWidth{"fixed", 60}, Height: 2, CornerRadius: 1, Color: Color{0, 0, 255}, Follow: "drag"},
		Title: Title{
			Normal:   Style{FontSize: 15, FontWeight: 400, Scale: 1},
			Selected: Style{FontSize: 17, FontWeight: 400, Scale: 1, Color: Color{0, 0, 255}}, Follow: "selection"},
		Pager:  Pager{Selection: "nearest", Preload: 1},
		Motion: Motion{Timing{250, "ease"}, Timing{250, "ease"}},
	}
}

var presets = map[string]func() Configuration{
	"underline": underline,
	"": func() Configuration {
		settings := underline()
		settings.Bar.Width = 0 // must be given
		return settings
	},
	"titles": func() Configuration {
		settings := underline()
		settings.Bar.Width, settings.Bar.Height, settings.Bar.Sizing = 375, 44, Sizing{Mode: "fixed", Width: 100}
		settings.Indicator = nil
		settings.Title = Title{
			Normal:   Style{FontSize: 17, FontWeight: 400, Scale: 1},
			Selected: Style{FontSize: 17, FontWeight: 400, Scale: 1.3, Color: Color{255, 0, 0}}, Follow: "drag"}
		settings.Pager = Pager{Selection: "settled", Preload: 1, clampsOverscroll: true}
		settings.Motion = Motion{Timing{300, "ease-in-out"}, Timing{300, "ease-in-out"}}
		return settings
	},
	"segmented": func() Configuration {
		settings := underline()
		settings.Bar.Height, settings.Bar.Sizing = 44, Sizing{Mode: "compact", Fraction: 0.5}
		settings.Indicator = &Indicator{Width: IndicatorWidth{Kind: "tab"}, Height: 2, Color: Color{255, 0, 0}, Follow: "selection"}
		style := Style{FontSize: 20, FontWeight: 400, Scale: 1}
		settings.Title = Title{Normal: style, Selected: style, Follow: "selection"}
		settings.Pager.Selection = "settled"
		settings.Motion = Motion{Timing{300, "ease-in-out"}, Timing{100, "ease-in-out"}}
		return settings
	},
}
