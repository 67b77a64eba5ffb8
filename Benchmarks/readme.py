"""Puts the table of ratios into README.md, between two comments."""

import datetime
import os
import pathlib
import platform

README = pathlib.Path(__file__).parent.parent / "README.md"
BEGIN, END = "<!-- made by script/bench --readme -->\n", "<!-- end of what script/bench made -->\n"


def put_into_readme(table: str) -> None:
    """Puts a table where the last one was, with the day and the kind of machine."""
    text = README.read_text()
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        raise SystemExit(f"README.md must have {BEGIN.strip()} once, and {END.strip()} once behind it")
    before, rest = text.split(BEGIN)
    behind = rest.split(END)[1]
    today = datetime.date.today()
    cores = len(os.sched_getaffinity(0))
    line = (f"Measured on {today.day} {today:%B %Y}, on a machine of {cores} cores ({platform.machine()}) that the load "
            "shared with the server.")
    README.write_text(f"{before}{BEGIN}{table}\n\n{line}\n{END}{behind}")
