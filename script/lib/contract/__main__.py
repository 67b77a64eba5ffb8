"""Makes what is made from contract/, or with --check says what of it is not as it would be made."""

import json
import sys
from pathlib import Path

import yaml

from . import assembly, settings, typescript, words

ROOT = Path(__file__).resolve().parents[3]


def package():
    """Web/package.json with the version of the whole."""
    written = json.loads((ROOT / "Web/package.json").read_text(encoding="utf-8"))
    return json.dumps(written | {"version": assembly.version(ROOT)}, ensure_ascii=False, indent=2) + "\n"


def made():
    """Every file that is made, with its text."""
    contract = assembly.document(ROOT / "contract")
    document = yaml.safe_load(contract)
    return {
        ROOT / "openapi.yaml": contract,
        ROOT / "Web/contract.d.ts": typescript.declarations(document),
        ROOT / "Web/demo/settings.js": settings.table(document),
        ROOT / "Fuzz/request.dict": words.dictionary(document),
        ROOT / "Web/package.json": package(),
    }


def main(arguments):
    if arguments not in ([], ["--check"]):
        sys.exit("usage: script/contract [--check]")
    stale = {
        file: text for file, text in made().items() if not file.exists() or file.read_text(encoding="utf-8") != text
    }
    for file, text in stale.items():
        name = file.relative_to(ROOT)
        if arguments:
            print(f"script/contract: {name} is stale: run script/contract", file=sys.stderr)
        else:
            file.write_text(text, encoding="utf-8")
            print(f"script/contract: wrote {name}")
    sys.exit(1 if arguments and stale else 0)


main(sys.argv[1:])
