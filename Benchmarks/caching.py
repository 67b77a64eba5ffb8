"""How many requests a cache in front can answer, for a bar of one configuration."""

import math
from dataclasses import dataclass

TABS = 12
#: Bar widths that are in use: of phones and tablets, upright and not.
WIDTHS = 10
PAGE_WIDTH = 375
COUNTS = [10_000, 100_000, 1_000_000]


@dataclass
class Kind:
    """A kind of request, and how many different ones there are."""

    name: str
    different: float

    def hits(self, requests: int) -> float:
        """The share of so many requests that were asked before, where each is as likely as any other. Real use is less even,
        and has more."""
        if math.isinf(self.different):
            return 0
        # Of K that are as likely, one has not come up in N draws with (1 − 1/K)^N.
        seen = self.different * -math.expm1(requests * math.log1p(-1 / self.different))
        return 1 - seen / requests


KINDS = [
    Kind("first paint of any tab", WIDTHS * TABS),
    Kind("tap on another tab", WIDTHS * TABS * (TABS - 1)),
    Kind("frame of a drag, `offset` rounded to whole units", WIDTHS * (TABS - 1) * PAGE_WIDTH),
    Kind("frame of a drag, rounded to thirds, the pixels of a phone", WIDTHS * (TABS - 1) * PAGE_WIDTH * 3),
    Kind("frame of a drag as the touch screen reports it", math.inf),
]


def table() -> str:
    heads = " | ".join(f"{count:,} requests" for count in COUNTS)
    lines = [f"| | different ones | hits in {heads} |", "| --- | ---: |" + " ---: |" * len(COUNTS)]
    for kind in KINDS:
        different = "without end" if math.isinf(kind.different) else f"{kind.different:,.0f}"
        shares = " | ".join(f"{100 * kind.hits(count):.1f} %" for count in COUNTS)
        lines.append(f"| {kind.name} | {different} | {shares} |")
    return "\n".join(lines)
