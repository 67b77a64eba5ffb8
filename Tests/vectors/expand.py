"""Requests as they are written, with every member filled in that the rules look at."""
import copy

# The three articles, and with the first of them the defaults.
UNDERLINE = {
    "bar": {
        "width": 320, "height": 50, "spacing": 0, "insets": {"leading": 0, "trailing": 0},
        "sizing": {"mode": "equal", "minWidth": 0}, "alignment": "start", "direction": "ltr", "scrollTo": "center",
        "scrollMargin": 0, "scrollPadding": {"leading": 0, "trailing": 0}, "follow": "selection", "noBackScroll": False,
        "pixelRatio": None,
    },
    "indicator": {
        "width": 60, "minWidth": 0, "alignment": "center", "outerInsets": {"leading": 0, "trailing": 0}, "height": 2,
        "cornerRadius": 1, "color": "#0000ff", "position": "bottom", "inset": 0, "stretch": "linear", "path": "direct",
        "follow": "drag",
    },
    "title": {
        "normal": {"fontSize": 15, "fontWeight": 400, "scale": 1, "color": "#000000"},
        "selected": {"fontSize": 17, "fontWeight": 400, "scale": 1, "color": "#0000ff"},
        "colorSpace": "srgb", "follow": "selection", "animated": False,
    },
    "pager": {
        "selection": "nearest", "threshold": 0.6, "overscroll": "follow", "preload": 1, "animated": True, "fling": "uikit",
        "skipDisabled": False,
    },
    "motion": {
        "tap": {"duration": 250, "easing": "ease"}, "settle": {"duration": 250, "easing": "ease"}, "tolerance": 0.25,
        "reduced": False,
    },
    "keyboard": {"activation": "automatic", "orientation": "horizontal", "wrap": True, "disabled": "skip"},
}
# Members that are taken as they are, whatever the preset has.
WHOLE = {"easing", "color", "stretch"}


def overlay(base, given, path=()):
    """The base with the given members over it, deeply."""
    result = copy.deepcopy(base)
    for name, value in given.items():
        at = path + (name,)
        old = result.get(name)
        if at == ("bar", "sizing") and value.get("mode", old["mode"]) != old["mode"]:
            result[name] = copy.deepcopy(value)
        elif at == ("indicator",) and value is not None:
            result[name] = overlay(UNDERLINE[name] if old is None else old, value, at)
        elif isinstance(value, dict) and isinstance(old, dict) and name not in WHOLE and at != ("indicator", "width"):
            result[name] = overlay(old, value, at)
        else:
            result[name] = copy.deepcopy(value)
    return result


TITLES = overlay(UNDERLINE, {
    "bar": {"width": 375, "height": 44, "sizing": {"mode": "fixed", "width": 100}},
    "title": {"normal": {"fontSize": 17}, "selected": {"scale": 1.3, "color": "#ff0000"}, "follow": "drag"},
    "pager": {"selection": "settled", "overscroll": "clamp", "animated": False},
    "motion": {name: {"duration": 300, "easing": "ease-in-out"} for name in ("tap", "settle")},
    "indicator": None,
})
SEGMENTED = overlay(UNDERLINE, {
    "bar": {"height": 44, "sizing": {"mode": "compact", "fraction": 0.5}},
    "indicator": {"width": "tab", "cornerRadius": 0, "color": "#ff0000", "follow": "selection"},
    "title": {"normal": {"fontSize": 20}, "selected": {"fontSize": 20, "color": "#000000"}},
    "pager": {"selection": "settled"},
    "motion": {name: {"duration": duration, "easing": "ease-in-out"} for name, duration in (("tap", 300), ("settle", 100))},
})
ARTICLES = {"underline": UNDERLINE, "titles": TITLES, "segmented": SEGMENTED}


def color(text):
    text = text.lower()
    if len(text) == 4:
        text = "#" + "".join(2 * digit for digit in text[1:])
    return text[:7] if len(text) == 9 and text.endswith("ff") else text


def colors(value):
    """Every colour in its answered form."""
    if isinstance(value, dict):
        return {name: colors(member) for name, member in value.items()}
    if isinstance(value, list):
        return [colors(item) for item in value]
    return color(value) if isinstance(value, str) and value.startswith("#") else value


def configuration(given, presets):
    """A whole configuration. `presets` are further ones than the articles, by name."""
    known = presets | ARTICLES
    base = known[given.get("preset", "underline")]
    rest = {name: value for name, value in given.items() if name not in ("preset", "tabs")}
    whole = overlay(base, rest)
    whole["tabs"] = []
    for index, tab in enumerate(given["tabs"]):
        tab = {"title": tab} if isinstance(tab, str) else dict(tab)
        whole["tabs"].append({"id": str(index), "width": None, "labelWidth": None, "enabled": True} | tab)
    whole["pager"] = {"pageWidth": whole["bar"]["width"], "isGiven": "pageWidth" in whole["pager"]} | whole["pager"]
    tabs = whole.pop("tabs")
    return colors(whole) | {"tabs": tabs}


def state(given, whole):
    selected = given.get("selected", 0 if whole["tabs"] else None)
    found = {
        "offset": (selected or 0) * whole["pager"]["pageWidth"], "phase": "idle", "velocity": 0, "selected": selected,
        "barOffset": None, "indicator": None, "mounted": [], "focused": None,
    } | given
    if found["offset"] is None:
        found["offset"] = 0
    return found
