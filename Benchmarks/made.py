"""Puts what was measured into a page, between two comments."""

import datetime
import os
import pathlib
import platform

HERE = pathlib.Path(__file__).parent
#: How many processes wanted a core before the measurement began.
BUSY_BEFORE = os.getloadavg()[0]


def put(path: str, command: str, measured: str) -> None:
    """Puts what a command measured where it was last time, with the day and the kind of machine."""
    before, behind = around(path, command)
    (HERE.parent / path).write_text(f"{before}{measured}\n\n{when_and_where()}\n{behind}")


def around(path: str, command: str) -> tuple[str, str]:
    """A page up to the end of the first comment, and from the second one on; ends the run where they are not there."""
    begin, end = f"<!-- made by {command} -->\n", f"<!-- end of what {command} made -->\n"
    text = (HERE.parent / path).read_text()
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise SystemExit(f"{path} must have {begin.strip()} once, and {end.strip()} once behind it")
    return text[:text.index(begin) + len(begin)], text[text.index(end):]


def when_and_where() -> str:
    today = datetime.date.today()
    processes = "one process" if round(BUSY_BEFORE) == 1 else f"{BUSY_BEFORE:.0f} processes"
    others = f" and with other work: {processes} wanted a core before it began" if BUSY_BEFORE >= 1 else ""
    return (f"Measured on {today.day} {today:%B %Y}, on a machine of {len(os.sched_getaffinity(0))} cores"
            f" ({platform.machine()}) that the server shared with the load{others}.")
