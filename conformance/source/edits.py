"""What happens to everything when the tabs or the bar change."""
from kit import OFF, Subject, bar, equal, strip

edits = Subject("edits", "Tabs that come, go and move, and a bar of another width")
EDIT = "configuration.tabs.id state selection bar.offset bar.contentWidth indicator.x indicator.width animation"


def edit(name, statement, expects=EDIT):
    return edits.rule(name, statement, endpoint="/v1/transition", expects=expects)


insert = edit("insert", "Tabs are inserted, and the selected tab, by its id, stays selected.")
NEW = [{"title": "N"}]
for at in (0, 1, 3):
    insert(f"equal tabs at {at}", equal(), state={"selected": 1}, event={"type": "insert", "at": at, "tabs": NEW})
insert("before the viewport", strip(), state={"selected": 4}, event={"type": "insert", "at": 0, "tabs": NEW})
insert("behind the viewport", strip(), state={"selected": 1}, event={"type": "insert", "at": 6, "tabs": NEW})
insert("the first", equal(0), event={"type": "insert", "at": 0, "tabs": NEW})
insert("nothing", equal(), event={"type": "insert", "at": 1, "tabs": []})
insert("two", strip(), state={"selected": 2, "barOffset": 50}, event={"type": "insert", "at": 1, "tabs": ["N", "M"]})

ids = edit("ids", "Every tab keeps its id, given or by default; a new one gets the least number that is no id yet.",
           "configuration.tabs.id selection.id")
ids("by default", equal(), event={"type": "insert", "at": 0, "tabs": ["N", "M"]})
ids("a gap is filled", {"tabs": [{"id": "0"}, {"id": "2"}], "bar": bar()}, event={"type": "insert", "at": 1, "tabs": ["N", "M"]})
ids("moved", equal(), event={"type": "move", "from": 0, "to": 2})

remove = edit("remove", "A tab is removed by index or id; the others keep their ids.")
remove("before the selected", equal(), state={"selected": 2}, event={"type": "remove", "index": 0})
remove("by id", {"tabs": [{"id": "a"}, {"id": "b"}, {"id": "c"}], "bar": bar()}, event={"type": "remove", "id": "b"})
remove("before the viewport", strip(), state={"selected": 4}, event={"type": "remove", "index": 0})
remove("the last one", equal(1), event={"type": "remove", "index": 0})

selected = edit("remove-selected", "Where the selected tab is removed, the next enabled one takes over, else the previous.",
                "state.selected state.offset selection")
for name, tabs, at in (("the next", ["A", "B", "C"], 1), ("the previous at the end", ["A", "B", "C"], 2),
                       ("the next enabled", ["A", "B", OFF, "D"], 1), ("the previous enabled", ["A", "B", OFF], 1),
                       ("none is enabled", [OFF, "B", OFF], 1), ("the first", ["A", "B"], 0)):
    selected(name, {"tabs": tabs, "bar": bar()}, state={"selected": at}, event={"type": "remove", "index": at})

move = edit("move", "A tab goes elsewhere, and the selected one stays selected.")
for start, end in ((0, 2), (2, 0), (1, 1), (0, 1)):
    move(f"from {start} to {end}", equal(), state={"selected": 0}, event={"type": "move", "from": start, "to": end})
move("the selected tab of a strip", strip(), state={"selected": 1}, event={"type": "move", "from": 1, "to": 5})

resize = edit("resize", "The bar has another width, and so has a page unless its width was given.", EDIT + " configuration.bar.width")
resize("narrower", equal(), state={"selected": 2}, event={"type": "resize", "width": 200})
resize("wider", strip(), state={"selected": 3}, event={"type": "resize", "width": 480})
resize("pages of their own width", equal(pager={"pageWidth": 100}), state={"selected": 2}, event={"type": "resize", "width": 200})

members = edit("members", "What a tab has of its own stays with it.",
               "configuration.tabs.id configuration.tabs.title configuration.tabs.labelWidth configuration.tabs.width configuration.tabs.enabled")
OWN = {"tabs": [{"id": "a", "title": "Aa", "labelWidth": 30}, {"width": 80, "enabled": False}, {"labelWidth": 50, "title": "C"}],
       "bar": bar(sizing={"mode": "content"})}
members("move", OWN, event={"type": "move", "from": 0, "to": 2})
members("insert", OWN, event={"type": "insert", "at": 1, "tabs": [{"id": "n", "labelWidth": 12, "enabled": False}]})
members("remove", OWN, event={"type": "remove", "index": 0})
