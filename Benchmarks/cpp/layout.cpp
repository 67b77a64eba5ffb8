#include "layout.hpp"

#include <algorithm>
#include <cmath>

#include "writer.hpp"

namespace {

// Places closer than this are one place.
constexpr double stillness = 1e-9;

double clamp(double value, double lower, double upper) { return std::max(lower, std::min(value, upper)); }
double mix(double start, double end, double fraction) { return fraction == 1 ? end : start + (end - start) * fraction; }

struct Segment {
    double left, width;
    double right() const { return left + width; }
    double middle() const { return left + width / 2; }
};

// A request, and what is worked out of it first.
class Moment {
public:
    explicit Moment(const Request &request, std::vector<Segment> &room)
        : given(request.configuration), state(request.state), tabs(room), width(*given.bar.width) {
        place_tabs();
        find_selection();
        current = clamp_offset(state.bar_offset.value_or(0));
        if (!state.bar_offset) current = target(state.selected);
    }

    void write(Writer &writer) {
        double offset = bar_end();
        writer.object([&] {
            writer.key("selection");
            write_selection(writer);
            writer.key("bar");
            write_bar(writer, offset);
            writer.key("tabs");
            write_tabs(writer, offset);
            std::optional<Segment> indicator;
            if (given.indicator && given.indicator->is_drawn()) indicator = indicator_end();
            writer.key("indicator");
            write_indicator(writer, indicator);
            writer.key("pager");
            write_pager(writer);
            writer.key("animation");
            write_animation(writer, indicator, offset);
        });
    }

private:
    const Configuration &given;
    const State &state;
    std::vector<Segment> &tabs;
    double width;
    double content_width = 0, offset = 0, position = 0, page = 0, current = 0;
    int selection = 0;

    bool is_gesture() const { return state.phase == Phase::dragging || state.phase == Phase::decelerating; }
    bool follows_offset() const { return state.phase != Phase::programmatic; }
    double max_offset() const { return content_width - width; }

    void place_tabs() {
        const Bar &bar = given.bar;
        double count = static_cast<double>(given.tabs.size());
        double gaps = bar.spacing * (count - 1), insets = bar.leading + bar.trailing;
        double own = bar.tab_width;
        if (bar.sizing == Bar::Sizing::equal) own = std::max(0.0, (width - insets - gaps) / count);
        if (bar.sizing == Bar::Sizing::compact) own = width / count * bar.fraction;
        tabs.clear();
        double filled = 0;
        for (const Tab &tab : given.tabs) {
            double one = tab.width.value_or(own);
            tabs.push_back({filled + static_cast<double>(tabs.size()) * bar.spacing, one});
            filled += one;
        }
        double natural = filled + gaps + insets;
        content_width = natural - width > width * 1e-12 ? natural : width;
        double origin = bar.leading;
        if (bar.sizing == Bar::Sizing::compact) origin += std::min(own, std::max(0.0, width - natural));
        for (Segment &tab : tabs) tab.left += origin;
    }

    void find_selection() {
        double page_width = *given.page_width, last = static_cast<double>(tabs.size() - 1);
        offset = state.offset.value_or(state.selected * page_width);
        position = offset / page_width;
        double whole = std::round(position);
        if (std::abs(position - whole) <= 1e-13 * std::max(1.0, std::abs(whole))) position = whole;
        position = clamp(position, -1e300, 1e300);
        page = clamp(position, 0, last);
        bool keeps = !follows_offset() || (is_gesture() && !given.selects_nearest);
        selection = keeps && tabs.size() > 1 ? state.selected : static_cast<int>(clamp(std::round(position), 0, last));
    }

    // The strip.

    double clamp_offset(double wanted) const { return clamp(wanted, 0, max_offset()); }

    double target(int index) const {
        const Segment &tab = tabs[index];
        if (given.bar.scroll_to == Bar::ScrollTo::center) return clamp_offset(tab.middle() - width / 2);
        if (given.bar.scroll_to == Bar::ScrollTo::start || tab.width > width) return clamp_offset(tab.left);
        return clamp_offset(clamp(current, tab.right() - width, tab.left));
    }

    double bar_start() const {
        if (state.bar_offset) return *state.bar_offset;
        return given.bar.follow == Follow::drag ? bar_end() : target(state.selected);
    }

    double bar_end() const {
        if (given.bar.follow == Follow::selection)
            return selection == state.selected && state.bar_offset ? current : target(selection);
        if (!follows_offset()) return target(selection);
        int index = static_cast<int>(page);
        if (page == index) return target(index);
        return clamp_offset(mix(target(index), target(index + 1), page - index));
    }

    double slack() const { return std::min(content_width * 1e-12, width * 1e-3); }

    // The first tab that something is true of; their number where it is true of none.
    template <typename Test>
    int first(Test is_true) const {
        return static_cast<int>(std::find_if(tabs.begin(), tabs.end(), is_true) - tabs.begin());
    }

    std::pair<int, int> visible(double at) const {
        return {first([&](const Segment &tab) { return tab.right() > at + slack(); }),
                first([&](const Segment &tab) { return tab.left >= at + width - slack(); })};
    }

    void write_selection(Writer &writer) const {
        writer.object([&] {
            writer.member("index", selection);
            writer.member("id", given.tabs[selection].id);
            writer.member("previous", state.selected);
            writer.member("changed", selection != state.selected);
            writer.member("position", position);
            writer.member("offsetRatio", position - selection);
        });
    }

    void write_bar(Writer &writer, double at) const {
        double end = at + width;
        auto [start, behind] = visible(at);
        int leading = first([&](const Segment &tab) { return tab.left >= at - slack(); });
        int cut = first([&](const Segment &tab) { return tab.right() > end + slack(); });
        int count = static_cast<int>(tabs.size());
        std::optional<double> backward, forward;
        if (cut < count) {
            double left = tabs[cut].left;
            double wanted = std::min(left > at + slack() ? left : end, max_offset());
            if (wanted > at + slack()) forward = wanted;
        }
        if (leading > 0) {
            double edge = tabs[leading - 1].right();
            double wanted = std::max((edge < end - slack() ? edge : at) - width, 0.0);
            if (wanted < at - slack()) backward = wanted;
        }
        writer.object([&] {
            writer.member("contentWidth", content_width);
            writer.member("offset", at);
            writer.member("minOffset", 0);
            writer.member("maxOffset", max_offset());
            writer.member("firstVisible", start < behind ? std::optional(start) : std::nullopt);
            writer.member("lastVisible", start < behind ? std::optional(behind - 1) : std::nullopt);
            writer.key("overflow");
            writer.object([&] {
                writer.member("leading", leading);
                writer.member("trailing", count - cut);
            });
            writer.key("paging");
            writer.object([&] {
                writer.member("backward", backward);
                writer.member("forward", forward);
            });
        });
    }

    // The tabs and the pages.

    void write_tabs(Writer &writer, double at) const {
        auto [start, behind] = visible(at);
        bool follows = given.title_follow == Follow::drag && follows_offset();
        writer.array([&] {
            for (int index = 0; index < static_cast<int>(tabs.size()); index++) {
                double emphasis = follows ? std::max(0.0, 1 - std::abs(page - index)) : index == selection;
                writer.object([&] {
                    writer.member("id", given.tabs[index].id);
                    writer.member("x", std::max(0.0, tabs[index].left));
                    writer.member("y", 0);
                    writer.member("width", tabs[index].width);
                    writer.member("height", given.bar.height);
                    writer.member("selected", index == selection);
                    writer.member("emphasis", emphasis);
                    write_style(writer, emphasis);
                    writer.member("visible", start <= index && index < behind);
                });
            }
        });
    }

    void write_style(Writer &writer, double emphasis) const {
        const Style &normal = given.normal, &selected = given.selected;
        writer.member("fontSize", mix(normal.font_size, selected.font_size, emphasis));
        writer.member("fontWeight", mix(normal.font_weight, selected.font_weight, emphasis));
        writer.member("scale", mix(normal.scale, selected.scale, emphasis));
        Color color;
        for (size_t channel = 0; channel < 3; channel++)
            color[channel] = static_cast<uint8_t>(mix(normal.color[channel], selected.color[channel], emphasis) + 0.5);
        writer.member("color", color);
    }

    // The pages less than a page from a position, from the first to behind the last.
    std::pair<int, int> pages(double at) const {
        double count = static_cast<double>(tabs.size());
        int start = std::max(0, static_cast<int>(clamp(std::floor(at), -1, count)));
        int behind = std::min(static_cast<int>(count), static_cast<int>(clamp(std::ceil(at), -1, count)) + 1);
        return {start, std::max(start, behind)};
    }

    void write_pager(Writer &writer) const {
        auto numbers = [&](int start, int behind) {
            writer.array([&] {
                for (int number = start; number < behind; number++) writer.value(number);
            });
        };
        auto [start, behind] = pages(position);
        auto [shown, shown_behind] = pages(page);
        writer.object([&] {
            writer.member("offset", offset);
            writer.key("visible");
            numbers(start, behind);
            writer.key("mounted");
            numbers(std::max(0, shown - given.preload),
                    std::min(static_cast<int>(tabs.size()), shown_behind + given.preload));
            writer.key("unmount");
            numbers(0, 0);
        });
    }

    // The indicator, and what moves.

    Segment rest(int index) const {
        const Segment &tab = tabs[index];
        const Indicator &indicator = *given.indicator;
        double wanted = tab.width;
        if (indicator.kind == Indicator::Width::fixed) wanted = std::min(indicator.width, tab.width);
        if (indicator.kind == Indicator::Width::label) wanted = *given.tabs[index].label_width;
        if (indicator.kind == Indicator::Width::ratio) wanted = indicator.width * tab.width;
        return {tab.left + (tab.width - wanted) / 2, wanted};
    }

    // The rest on a page; beyond the ends on one like the edge tab.
    Segment rest_at(double at) const {
        double edge = clamp(at, 0, static_cast<double>(tabs.size() - 1));
        Segment found = rest(static_cast<int>(edge));
        found.left += (at - edge) * (tabs[static_cast<int>(edge)].width + given.bar.spacing);
        return found;
    }

    Segment indicator_end() const {
        if (given.indicator->follow == Follow::selection || !follows_offset()) return rest(selection);
        double at = given.clamps_overscroll ? page : position, before = std::floor(at);
        Segment start = rest_at(before);
        if (at == before) return start;
        Segment end = rest_at(before + 1);
        return {mix(start.left, end.left, at - before), mix(start.width, end.width, at - before)};
    }

    Segment indicator_start(const Segment &end) const {
        if (given.indicator->follow == Follow::drag && is_gesture()) return end;
        if (state.indicator) return {state.indicator->x, state.indicator->width};
        if (given.indicator->follow == Follow::selection && state.phase != Phase::idle) return rest(state.selected);
        return end;
    }

    void write_indicator(Writer &writer, const std::optional<Segment> &place) const {
        if (!place) return writer.null();
        const Indicator &indicator = *given.indicator;
        writer.object([&] {
            writer.member("x", place->left);
            writer.member("y", given.bar.height - indicator.height);
            writer.member("width", place->width);
            writer.member("height", indicator.height);
            writer.member("cornerRadius", indicator.corner_radius);
            writer.member("color", indicator.color);
            writer.member("opacity", 1);
        });
    }

    void write_animation(Writer &writer, const std::optional<Segment> &indicator, double end) const {
        if (state.phase == Phase::idle) return writer.null();
        Segment start_place{}, end_place{};
        if (indicator) start_place = indicator_start(*indicator), end_place = *indicator;
        bool moves = std::abs(start_place.left - end_place.left) > stillness ||
                     std::abs(start_place.width - end_place.width) > stillness;
        double start = given.bar.follow == Follow::drag && is_gesture() ? end : bar_start();
        bool scrolls = std::abs(start - end) > stillness;
        if (!moves && !scrolls) return writer.null();
        bool is_tap = state.phase == Phase::programmatic;
        const Timing &timing = is_tap ? given.tap : given.settle;
        writer.object([&] {
            writer.member("duration", timing.duration);
            writer.member("easing", timing.easing);
            writer.member("reason", is_tap ? "tap" : state.phase == Phase::settled ? "settle" : "selection");
            writer.key("indicator");
            writer.array([&] {
                if (!moves) return;
                for (int time : {0, 1}) writer.object([&] {
                    const Segment &place = time == 0 ? start_place : end_place;
                    writer.member("offset", time);
                    writer.member("x", place.left);
                    writer.member("width", place.width);
                    writer.member("opacity", 1);
                });
            });
            writer.key("bar");
            writer.array([&] {
                if (!scrolls) return;
                for (int time : {0, 1}) writer.object([&] {
                    writer.member("offset", time);
                    writer.member("scrollOffset", time == 0 ? start : end);
                });
            });
            writer.key("titles");
            writer.array([] {});
            writer.key("pager");
            writer.array([] {});
        });
    }
};

}  // namespace

void write_layout(const Request &request, std::string &text) {
    thread_local std::vector<Segment> room;
    Writer writer(text);
    Moment(request, room).write(writer);
}
