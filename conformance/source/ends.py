"""The ends of the strip."""
from kit import Subject, bar, fixed, labels, strip, titles

overflow = Subject("overflow", "What is hidden at the ends of the strip, and how far its arrow buttons scroll")
ENDS = "bar.offset bar.overflow bar.paging bar.firstVisible bar.lastVisible tabs.visible"


def end(name, statement, expects=ENDS):
    return overflow.rule(name, statement, expects=expects)


counts = end("counts", "Tabs that are not whole count at the end where they are cut; what is seen at all is visible.",
             "bar.overflow bar.firstVisible bar.lastVisible tabs.visible")
for offset in (0, 50, 100, 140, 280):
    counts(f"offset {offset}", strip(), state={"barOffset": offset})
counts("everything fits", strip(3))
counts("no tabs", strip(0))
counts("wider than the viewport", {"tabs": titles(3), "bar": fixed(500)}, state={"barOffset": 600})

paging = end("paging", "A press scrolls by whole tabs: the first cut one comes to the edge it is read from.", "bar.paging")
for offset in (0, 50, 140, 200, 280):
    paging(f"offset {offset}", strip(), state={"barOffset": offset})
paging("many tabs", strip(12), state={"barOffset": 333})
paging("wider than the viewport", {"tabs": titles(3), "bar": fixed(500)}, state={"barOffset": 600})
for offset in (500, 680):
    paging(f"wider than the viewport, an edge at {offset}", {"tabs": titles(3), "bar": fixed(500)}, state={"barOffset": offset})
paging("labels", {"tabs": labels(30, 80, 120, 44, 61, 90), "bar": bar(spacing=8, sizing={"mode": "content"})}, state={"barOffset": 70})
