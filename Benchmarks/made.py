"""Puts what was measured into a page, between two comments."""

import datetime
import os
import pathlib
import platform

HERE = pathlib.Path(__file__).parent


def put(path: str, command: str, measured: str) -> None:
    """Puts what a command measured where it was last time, with the day and the kind of machine."""
    page = HERE.parent / path
    begin, end = f"<!-- made by {command} -->\n", f"<!-- end of what {command} made -->\n"
    text = page.read_text()
    if text.count(begin) != 1 or text.count(end) != 1 or text.index(begin) > text.index(end):
        raise SystemExit(f"{path} must have {begin.strip()} once, and {end.strip()} once behind it")
    before, rest = text.split(begin)
    behind = rest.split(end)[1]
    page.write_text(f"{before}{begin}{measured}\n\n{when_and_where()}\n{end}{behind}")


def when_and_where() -> str:
    today = datetime.date.today()
    return (f"Measured on {today.day} {today:%B %Y}, on a machine of {len(os.sched_getaffinity(0))} cores"
            f" ({platform.machine()}) that the load shared with the server.")
