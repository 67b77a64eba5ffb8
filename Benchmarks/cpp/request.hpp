// A request of the benchmark, read over the settings of its preset and checked.
#pragma once

#include <simdjson.h>

#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

// What is wrong with a request, and the status that says so; the first fault that is found.
struct Fault : std::runtime_error {
    unsigned status;
    Fault(unsigned status, const char *what) : std::runtime_error(what), status(status) {}
};

using Color = std::array<uint8_t, 3>;
enum class Follow { drag, selection };
enum class Phase { idle, dragging, decelerating, settled, programmatic };

struct Tab {
    std::string_view id;
    std::optional<double> label_width, width;
};

struct Bar {
    std::optional<double> width = 320;
    double height = 50, spacing = 0, leading = 0, trailing = 0;
    enum class Sizing { equal, fixed, compact } sizing = Sizing::equal;
    double tab_width = 0, fraction = 0.5;
    enum class ScrollTo { center, start, nearest } scroll_to = ScrollTo::center;
    Follow follow = Follow::selection;
};

struct Indicator {
    enum class Width { fixed, tab, label, ratio } kind = Width::fixed;
    double width = 60, height = 2, corner_radius = 1;
    Color color{0, 0, 255};
    Follow follow = Follow::drag;

    bool is_drawn() const { return height > 0 && !(kind == Width::fixed && width == 0); }
};

struct Style {
    double font_size, font_weight = 400, scale = 1;
    Color color{0, 0, 0};
};

struct Timing {
    double duration = 250;
    std::string_view easing = "ease";
};

struct Configuration {
    std::vector<Tab> tabs;
    Bar bar;
    std::optional<Indicator> indicator = Indicator{};
    Style normal{15}, selected{17, 400, 1, {0, 0, 255}};
    Follow title_follow = Follow::selection;
    std::optional<double> page_width;
    bool selects_nearest = true;
    int preload = 1;
    // Only the presets set it: the indicator stays on the edge tab when the pager is pulled beyond it.
    bool clamps_overscroll = false;
    Timing tap, settle;
};

struct State {
    std::optional<double> offset, bar_offset;
    Phase phase = Phase::idle;
    int selected = 0;
    struct Extent {
        double x = 0, width = 0;
    };
    std::optional<Extent> indicator;
};

struct Request {
    Configuration configuration;
    State state;
};

// Reads the request that a document is; its texts are those of the parser. Throws a Fault.
Request read(simdjson::dom::element document);
