"""Makes what is made from contract/, or with --check says what of it is not as it would be made."""

import sys
from pathlib import Path

from . import assembly

ROOT = Path(__file__).resolve().parents[3]


def made():
    """Every file that is made, with its text."""
    return {ROOT / "openapi.yaml": assembly.document(ROOT / "contract")}


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: script/contract [--check]")
    stale = [
        file for file, text in made().items() if not file.exists() or file.read_text(encoding="utf-8") != text
    ]
    if arguments:
        for file in stale:
            print(f"script/contract: {file.relative_to(ROOT)} is stale: run script/contract", file=sys.stderr)
        sys.exit(1 if stale else 0)
    for file in stale:
        file.write_text(made()[file], encoding="utf-8")
        print(f"script/contract: wrote {file.relative_to(ROOT)}")


main(sys.argv[1:])
