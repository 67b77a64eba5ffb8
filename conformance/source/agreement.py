"""Holds vectors against the model in Tests/vectors, which is written from the rules and shares nothing with the service."""
import sys
from fractions import Fraction
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "conformance"), str(ROOT / "Tests/vectors")]

import answers  # noqa: E402
import expand  # noqa: E402
from exact import Ambiguous  # noqa: E402
from runner import compare  # noqa: E402


class Disagreement(Exception):
    """The model and the service answer a vector differently: one of them is wrong."""


def plain(value):
    """An answer with its fractions as the nearest doubles."""
    if isinstance(value, Fraction):
        return float(value)
    if isinstance(value, dict):
        return {name: plain(member) for name, member in value.items()}
    return [plain(member) for member in value] if isinstance(value, (list, tuple)) else value


def confirms(vector, presets):
    """Whether the model gives the answer of a vector, too; it says so only of a whole answer.

    `presets` are the settings of the presets that the model does not know: how it applies them it does know.
    """
    if vector["endpoint"].startswith("/v1/presets/"):
        name = vector["endpoint"].rpartition("/")[2]
        answer = {"configuration": expand.ARTICLES[name]} if name in expand.ARTICLES else None
    elif "status" in vector["answer"]:
        answer = None
    else:
        try:
            answer = plain(answers.answer(vector["endpoint"], vector["request"], presets))
        except Ambiguous:
            answer = None
    if answer is None:
        return False
    found = compare.differences(vector, answer)
    # What it does not say; and null where only a rounding could tell yes from no.
    unknown = [(path, expected, actual) for path, expected, actual in found
               if actual == "nothing" or (actual is None and isinstance(expected, bool))]
    if len(found) > len(unknown):
        raise Disagreement(f"{vector['id']}: " + "; ".join(
            f"{path} is {expected} for the service and {actual} for the model" for path, expected, actual in found[:3]))
    return not found
