#include "request.hpp"

#include <algorithm>
#include <cfloat>
#include <unordered_set>

using simdjson::dom::element;

namespace {

[[noreturn]] void refuse(const char *what) { throw Fault(422, what); }

// Calls `read` with each member of an object; it says whether it knows the name.
template <typename Read>
void members(element value, Read read) {
    simdjson::dom::object object;
    if (value.get(object)) refuse("not an object");
    for (auto [name, member] : object)
        if (!read(name, member)) refuse("a member that is not known");
}

std::string_view text(element value) {
    std::string_view found;
    if (value.get(found)) refuse("not a string");
    return found;
}

double number(element value, double lower = -DBL_MAX, double upper = DBL_MAX) {
    double found;
    if (value.get(found)) refuse("not a number");
    if (!(lower <= found && found <= upper)) refuse("a number out of range");
    return found;
}

double length(element value) { return number(value, 0, 1e7); }
double positive(element value) { return number(value, DBL_TRUE_MIN, 1e7); }

int whole(element value, int upper) {
    double found = number(value, 0, upper);
    if (found != static_cast<int>(found)) refuse("not a whole number");
    return static_cast<int>(found);
}

template <typename Read>
auto or_null(element value, Read read) -> std::optional<decltype(read(value))> {
    if (value.is_null()) return std::nullopt;
    return read(value);
}

template <typename Choice>
struct Choices {
    std::string_view name;
    Choice choice;
};

template <typename Choice, size_t count>
Choice one_of(element value, const Choices<Choice> (&known)[count]) {
    std::string_view given = text(value);
    for (const auto &candidate : known)
        if (candidate.name == given) return candidate.choice;
    refuse("a value that is not known");
}

constexpr Choices<Follow> follows[] = {{"drag", Follow::drag}, {"selection", Follow::selection}};

constexpr Choices<Phase> phases[] = {{"idle", Phase::idle},
                                     {"dragging", Phase::dragging},
                                     {"decelerating", Phase::decelerating},
                                     {"settled", Phase::settled},
                                     {"programmatic", Phase::programmatic}};

constexpr Choices<Bar::Sizing> sizings[] = {
    {"equal", Bar::Sizing::equal}, {"fixed", Bar::Sizing::fixed}, {"compact", Bar::Sizing::compact}};

constexpr Choices<Bar::ScrollTo> destinations[] = {
    {"center", Bar::ScrollTo::center}, {"start", Bar::ScrollTo::start}, {"nearest", Bar::ScrollTo::nearest}};

constexpr Choices<std::string_view> easings[] = {{"linear", "linear"},
                                                 {"ease", "ease"},
                                                 {"ease-in", "ease-in"},
                                                 {"ease-out", "ease-out"},
                                                 {"ease-in-out", "ease-in-out"}};

constexpr Choices<bool> rules[] = {{"nearest", true}, {"settled", false}};

uint8_t digit(char character) {
    if ('0' <= character && character <= '9') return character - '0';
    char lower = character | 32;
    if ('a' <= lower && lower <= 'f') return lower - 'a' + 10;
    refuse("no colour of six digits");
}

Color color(element value) {
    std::string_view given = text(value);
    if (given.size() != 7 || given[0] != '#') refuse("no colour of six digits");
    Color found;
    for (size_t channel = 0; channel < 3; channel++)
        found[channel] = digit(given[1 + 2 * channel]) << 4 | digit(given[2 + 2 * channel]);
    return found;
}

Tab tab(element value) {
    Tab tab;
    members(value, [&](std::string_view name, element member) {
        if (name == "id") tab.id = text(member);
        else if (name == "title") text(member);
        else if (name == "labelWidth") tab.label_width = or_null(member, length);
        else if (name == "width") tab.width = or_null(member, length);
        else return false;
        return true;
    });
    if (tab.id.empty()) refuse("a tab lacks its id");
    return tab;
}

std::vector<Tab> tabs(element value) {
    simdjson::dom::array array;
    if (value.get(array)) refuse("not an array");
    std::vector<Tab> found;
    found.reserve(array.size());
    for (element item : array) found.push_back(tab(item));
    if (found.empty() || found.size() > 10'000) refuse("not 1 to 10000 tabs");
    // Few are compared with each other; many are looked up.
    if (found.size() <= 32) {
        for (size_t i = 0; i < found.size(); i++)
            for (size_t j = 0; j < i; j++)
                if (found[i].id == found[j].id) refuse("two tabs have one id");
    } else {
        std::unordered_set<std::string_view> seen;
        for (const Tab &one : found)
            if (!seen.insert(one.id).second) refuse("two tabs have one id");
    }
    return found;
}

void read_bar(element value, Bar &bar) {
    members(value, [&](std::string_view name, element member) {
        if (name == "width") bar.width = positive(member);
        else if (name == "height") bar.height = length(member);
        else if (name == "spacing") bar.spacing = length(member);
        else if (name == "insets") members(member, [&](std::string_view end, element inset) {
            if (end == "leading") bar.leading = length(inset);
            else if (end == "trailing") bar.trailing = length(inset);
            else return false;
            return true;
        });
        else if (name == "sizing") members(member, [&](std::string_view part, element given) {
            if (part == "mode") bar.sizing = one_of(given, sizings);
            else if (part == "width") bar.tab_width = length(given);
            else if (part == "fraction") bar.fraction = number(given, 0, 1);
            else return false;
            return true;
        });
        else if (name == "scrollTo") bar.scroll_to = one_of(member, destinations);
        else if (name == "follow") bar.follow = one_of(member, follows);
        else return false;
        return true;
    });
}

void read_width(element value, Indicator &indicator) {
    if (value.is_string()) {
        constexpr Choices<Indicator::Width> kinds[] = {{"tab", Indicator::Width::tab}, {"label", Indicator::Width::label}};
        indicator.kind = one_of(value, kinds);
    } else if (value.is_object()) {
        bool has_ratio = false;
        members(value, [&](std::string_view name, element member) {
            if (name != "ratio") return false;
            indicator.width = number(member, 0, 100);
            return has_ratio = true;
        });
        if (!has_ratio) refuse("the width of an indicator lacks its ratio");
        indicator.kind = Indicator::Width::ratio;
    } else {
        indicator.width = length(value);
        indicator.kind = Indicator::Width::fixed;
    }
}

void read_indicator(element value, std::optional<Indicator> &indicator) {
    if (value.is_null()) return indicator.reset();
    if (!indicator) indicator.emplace();
    members(value, [&](std::string_view name, element member) {
        if (name == "width") read_width(member, *indicator);
        else if (name == "height") indicator->height = length(member);
        else if (name == "cornerRadius") indicator->corner_radius = length(member);
        else if (name == "color") indicator->color = color(member);
        else if (name == "follow") indicator->follow = one_of(member, follows);
        else return false;
        return true;
    });
}

void read_style(element value, Style &style) {
    members(value, [&](std::string_view name, element member) {
        if (name == "fontSize") style.font_size = length(member);
        else if (name == "fontWeight") style.font_weight = number(member, 1, 1000);
        else if (name == "scale") style.scale = number(member, 0, 100);
        else if (name == "color") style.color = color(member);
        else return false;
        return true;
    });
}

void read_timing(element value, Timing &timing) {
    members(value, [&](std::string_view name, element member) {
        if (name == "duration") timing.duration = length(member);
        else if (name == "easing") timing.easing = one_of(member, easings);
        else return false;
        return true;
    });
}

Configuration settings(std::string_view preset) {
    Configuration made;
    if (preset == "underline") return made;
    if (preset.empty()) {
        made.bar.width.reset();
        return made;
    }
    made.bar.height = 44;
    made.selects_nearest = false;
    if (preset == "titles") {
        made.bar.width = 375;
        made.bar.sizing = Bar::Sizing::fixed;
        made.bar.tab_width = 100;
        made.indicator.reset();
        made.normal = {17};
        made.selected = {17, 400, 1.3, {255, 0, 0}};
        made.title_follow = Follow::drag;
        made.clamps_overscroll = true;
        made.tap = made.settle = {300, "ease-in-out"};
    } else if (preset == "segmented") {
        made.bar.sizing = Bar::Sizing::compact;
        made.indicator = Indicator{Indicator::Width::tab, 0, 2, 0, {255, 0, 0}, Follow::selection};
        made.normal = made.selected = {20};
        made.tap = {300, "ease-in-out"};
        made.settle = {100, "ease-in-out"};
    } else {
        refuse("a preset that is not known");
    }
    return made;
}

Configuration configuration(element value) {
    element preset;
    Configuration read = settings(value.at_key("preset").get(preset) ? std::string_view() : text(preset));
    members(value, [&](std::string_view name, element member) {
        if (name == "preset") return true;
        if (name == "tabs") read.tabs = tabs(member);
        else if (name == "bar") read_bar(member, read.bar);
        else if (name == "indicator") read_indicator(member, read.indicator);
        else if (name == "title") members(member, [&](std::string_view part, element given) {
            if (part == "normal") read_style(given, read.normal);
            else if (part == "selected") read_style(given, read.selected);
            else if (part == "follow") read.title_follow = one_of(given, follows);
            else return false;
            return true;
        });
        else if (name == "pager") members(member, [&](std::string_view part, element given) {
            if (part == "pageWidth") read.page_width = positive(given);
            else if (part == "selection") read.selects_nearest = one_of(given, rules);
            else if (part == "preload") read.preload = whole(given, 10'000);
            else return false;
            return true;
        });
        else if (name == "motion") members(member, [&](std::string_view part, element given) {
            if (part == "tap") read_timing(given, read.tap);
            else if (part == "settle") read_timing(given, read.settle);
            else return false;
            return true;
        });
        else return false;
        return true;
    });
    if (read.tabs.empty()) refuse("the tabs are required");
    if (!read.bar.width) refuse("the width of the bar is required");
    if (!read.page_width) read.page_width = read.bar.width;
    bool needs_labels = read.indicator && read.indicator->kind == Indicator::Width::label;
    for (const Tab &tab : read.tabs) {
        if (needs_labels && !tab.label_width) refuse("the indicator needs the width of every label");
        if (tab.width && read.bar.sizing != Bar::Sizing::fixed) refuse("the sizing leaves no room for widths of the tabs' own");
    }
    return read;
}

State::Extent extent(element value) {
    State::Extent extent;
    members(value, [&](std::string_view name, element member) {
        if (name == "x") extent.x = number(member);
        else if (name == "width") extent.width = length(member);
        else return false;
        return true;
    });
    return extent;
}

State state(element value) {
    State state;
    auto any = [](element given) { return number(given); };
    members(value, [&](std::string_view name, element member) {
        if (name == "offset") state.offset = number(member);
        else if (name == "phase") state.phase = one_of(member, phases);
        else if (name == "selected") state.selected = whole(member, 9999);
        else if (name == "barOffset") state.bar_offset = or_null(member, any);
        else if (name == "indicator") state.indicator = or_null(member, extent);
        else return false;
        return true;
    });
    return state;
}

}  // namespace

Request read(element document) {
    Request request;
    members(document, [&](std::string_view name, element member) {
        if (name == "configuration") request.configuration = configuration(member);
        else if (name == "state") request.state = state(member);
        else return false;
        return true;
    });
    if (request.configuration.tabs.empty()) refuse("the configuration is required");
    if (request.state.selected >= static_cast<int>(request.configuration.tabs.size())) refuse("a selection of no tab");
    return request;
}
