"""What a key does to the focus."""


def pressed(configuration, state, key):
    """The tab that has the focus afterwards, whether the key is the bar's, and the tab that it selects, or None."""
    rules, tabs = configuration["keyboard"], configuration["tabs"]
    count, chosen = len(tabs), state["selected"]
    focused = chosen if state["focused"] is None else state["focused"]
    if key in ("Enter", "Space"):
        if focused is None:
            return None, False, None
        return focused, True, focused if tabs[focused]["enabled"] else None
    reachable = [index for index in range(count) if tabs[index]["enabled"] or rules["disabled"] == "focus"]
    if key in ("Home", "End"):
        if not reachable:
            return focused, False, None
        goal = reachable[0 if key == "Home" else -1]
    else:
        step = direction(configuration, key)
        if step == 0 or not reachable:
            return focused, False, None
        goal = beside(reachable, focused, step, rules["wrap"])
        if goal is None:
            return focused, True, None
    is_new = goal != focused or goal != chosen
    selects = rules["activation"] == "automatic" and tabs[goal]["enabled"] and is_new
    return goal, True, goal if selects else None


def direction(configuration, key):
    """1 for the next tab, -1 for the previous one, 0 for an arrow across the bar."""
    if configuration["keyboard"]["orientation"] == "vertical":
        return {"ArrowDown": 1, "ArrowUp": -1}.get(key, 0)
    step = {"ArrowRight": 1, "ArrowLeft": -1}.get(key, 0)
    return -step if configuration["bar"]["direction"] == "rtl" else step


def beside(reachable, focused, step, wraps):
    """The reachable tab beside the focused one; None where there is none."""
    ordered = reachable if step > 0 else reachable[::-1]
    if focused is None:
        return ordered[0]
    further = [index for index in ordered if (index - focused) * step > 0]
    if further:
        return further[0]
    return ordered[0] if wraps else None
