"""The attributes of WAI-ARIA for a bar and its pages."""
import string


def name(identifier):
    """An id as a name in HTML and CSS: every byte but letters, digits and hyphens as `_` and two hexadecimal digits."""
    plain = string.ascii_letters + string.digits + "-"
    return "".join(chr(byte) if chr(byte) in plain else "_%02x" % byte for byte in identifier.encode())


def attributes(moment):
    tabs, rules = moment.configuration["tabs"], moment.configuration["keyboard"]
    reachable = [index for index, tab in enumerate(tabs) if tab["enabled"] or rules["disabled"] == "focus"]
    candidates = [moment.state["focused"], moment.index, *reachable, 0]
    stop = next(index for index in candidates if index is not None)
    lists = {"tabs": [], "panels": []}
    for index, tab in enumerate(tabs):
        names = [kind + name(tab["id"]) for kind in ("tab-", "panel-")]
        lists["tabs"].append({
            "role": "tab", "id": names[0], "aria-selected": index == moment.index, "aria-controls": names[1],
            "aria-posinset": index + 1, "aria-setsize": len(tabs), "tabindex": 0 if index == stop else -1,
        } | ({} if tab["enabled"] else {"aria-disabled": True}))
        lists["panels"].append({"role": "tabpanel", "id": names[1], "aria-labelledby": names[0], "tabindex": 0}
                               | ({} if index == moment.index else {"hidden": True}))
    return {"list": {"role": "tablist", "aria-orientation": rules["orientation"]}} | lists
