"""Compares an answer with the one that a vector expects."""
import re

from . import motion

COLOR = re.compile(r"#(?:[0-9a-f]{6}|[0-9a-f]{8})")
ANIMATIONS = ("animation", "reducedAnimation")


def differences(vector, answer, least=0):
    """Every place where an answer differs from that of a vector: its path, what is expected and what is there.

    `least` is a tolerance for numbers that counts where the vector's is smaller, for implementations in single precision.
    """
    tolerance = dict(vector["tolerance"])
    tolerance["number"] = max(tolerance["number"], least)
    if vector["endpoint"] == "/v1/timeline" and isinstance(answer, dict):
        return list(motion.differences(vector["answer"], answer, tolerance, compare, ""))
    return list(compare(vector["answer"], answer, tolerance, ""))


def compare(expected, actual, tolerance, path):
    """Members that are not expected may be there; all that is expected must."""
    if isinstance(expected, dict):
        if not isinstance(actual, dict):
            yield path, expected, actual
            return
        for name, value in expected.items():
            place = f"{path}/{name}"
            if name not in actual:
                yield place, value, "nothing"
            elif name in ANIMATIONS and isinstance(value, dict) and isinstance(actual[name], dict):
                yield from motion.differences(value, actual[name], tolerance, compare, place)
            else:
                yield from compare(value, actual[name], tolerance, place)
    elif isinstance(expected, list):
        if not isinstance(actual, list) or len(actual) != len(expected):
            yield path, expected, actual
            return
        if path == "/errors":
            expected, actual = in_order(expected), in_order(actual)
        for index, (one, other) in enumerate(zip(expected, actual)):
            yield from compare(one, other, tolerance, f"{path}/{index}")
    elif not equal(expected, actual, tolerance):
        yield path, expected, actual


def in_order(faults):
    """The faults of a refusal in an order of their own, as it does not matter which is named first."""
    return sorted(faults, key=lambda fault: [str(isinstance(fault, dict) and fault.get(name)) for name in ("pointer", "code")])


def equal(expected, actual, tolerance):
    if isinstance(expected, bool) or not isinstance(expected, (int, float)):
        if isinstance(expected, str) and isinstance(actual, str) and COLOR.fullmatch(expected) and COLOR.fullmatch(actual):
            pairs = zip(motion.channels(expected), motion.channels(actual))
            return all(abs(one - other) <= tolerance.get("level", 0) for one, other in pairs)
        return type(expected) is type(actual) and expected == actual
    if not motion.is_number(actual):
        return False
    return abs(actual - expected) <= tolerance["number"] * max(1, abs(expected))
