"""The conformance kit: its vectors are what the service answers, and its runners find every fault."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

import contract
from conftest import BINARY

ROOT = Path(__file__).resolve().parents[2]
KIT = ROOT / "conformance"
NODE = shutil.which("node")
INDEX = json.loads((KIT / "vectors/index.json").read_text(encoding="utf-8"))
FILES = {listed["file"]: json.loads((KIT / "vectors" / listed["file"]).read_text(encoding="utf-8")) for listed in INDEX["files"]}
VECTORS = [vector for file in FILES.values() for vector in file["vectors"]]

needs_node = pytest.mark.skipif(NODE is None, reason="there is no Node here: script/bootstrap test installs it")
runners = pytest.mark.parametrize(
    "runner", [[sys.executable, "run.py"], pytest.param([NODE, "run.mjs"], marks=needs_node)], ids=["python", "node"])


def run(*command, **options):
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=300, cwd=KIT, **options)


def counted(finished):
    """How many vectors agree, differ and are not supported, by the last line of a runner."""
    last = finished.stdout.splitlines()[-1] if finished.stdout else finished.stderr
    found = re.fullmatch(r"(\d+) vectors: (\d+) agree, (\d+) differ, (\d+) not supported", last)
    assert found, last
    assert int(found[1]) == sum(map(int, found.groups()[1:]))
    return tuple(map(int, found.groups()[1:]))


def wrong_answers(*arguments):
    words = [sys.executable, str(ROOT / "Tests/service/wrong_answers.py"), *arguments]
    return " ".join(f"'{word}'" for word in words)


def test_the_vectors_are_what_the_service_and_the_model_answer():
    finished = run(ROOT / "script/vectors", "--check", env=os.environ | {"TABLAYOUT_BINARY": BINARY})
    assert finished.returncode == 0, finished.stdout + finished.stderr


def check_copy(folder, service, *changes):
    """Checks a copy of the kit and of the model in which each of some files has another text; returns what that says."""
    shutil.copytree(KIT, folder / "conformance")
    shutil.copytree(ROOT / "Tests/vectors", folder / "Tests/vectors")
    shutil.copy(ROOT / "README.md", folder)
    for name, before, after in changes:
        text = (folder / name).read_text(encoding="utf-8")
        assert before in text, name
        (folder / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    address = f"http://127.0.0.1:{service.port}"
    finished = run(sys.executable, folder / "conformance/source/write.py", address, "--check")
    assert finished.returncode == 1
    return finished.stdout + finished.stderr


def test_what_is_stale_is_found(service, tmp_path):
    said = check_copy(
        tmp_path, service,
        ("conformance/vectors/sizing.json", '"contentWidth": 600', '"contentWidth": 601'),
        ("conformance/vectors/keys.json", '"handled": true', '"handled": false'),
        ("conformance/vectors/index.json", '"title": "How wide', '"title": "How broad'),
        ("conformance/rules.md", "Equal tabs", "All tabs"),
        ("README.md", " vectors for ", " vectors for 1"))
    assert sorted(re.findall(r"(\S+) is stale", said)) == [
        "README.md", "conformance/rules.md", "conformance/vectors/index.json", "conformance/vectors/keys.json",
        "conformance/vectors/sizing.json"]


def test_the_model_objects(service, tmp_path):
    """A model whose springs are too stiff does not confirm what the service says, and nothing is written."""
    said = check_copy(tmp_path, service, ("Tests/vectors/springs.py", 'given.get("stiffness", 100)', '1.01 * given.get("stiffness", 100)'))
    assert re.search(r"spring.* is \S+ for the service and \S+ for the model", said), said


def test_files_have_the_form_of_their_schema():
    schema = json.loads((KIT / "vectors.schema.json").read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    for file in FILES.values():
        jsonschema.validate(file, schema)


def test_every_rule_is_listed_and_has_vectors():
    listed = {rule["rule"]: rule for rule in INDEX["rules"]}
    assert all(rule["statement"].endswith(".") for rule in listed.values())
    for name, rule in listed.items():
        found = sorted(vector["id"] for vector in VECTORS if vector["rule"] == name)
        assert len(found) >= 2, name
        assert found == sorted(rule["confirmed"] + rule["single"]), name
    assert {vector["rule"] for vector in VECTORS} == set(listed)
    for name, file in FILES.items():
        assert file["subject"] == Path(name).stem
        assert all(vector["rule"].startswith(file["subject"] + ".") for vector in file["vectors"])


# How animations are written for one engine, and explanations in words, are no part of the kit.
OUTSIDE = ("AnimationFormat", "AnimatedProperties", "ClassPrefix", "WebAnimation", "StyleSheetAnimation", "LayerAnimation",
           "WebTimeline", "StyleSheetTimeline", "LayerTimeline", "ReplayProblem", "Explanation")
ENDPOINTS = ("layout", "selection", "centering", "indicator", "transition", "timeline", "hit-test", "replay")


def declared(schema, seen):
    """The names of members that a schema declares, and the values that it lists save defaults."""
    if isinstance(schema, list):
        return set().union(*(declared(item, seen) for item in schema))
    if not isinstance(schema, dict):
        return set()
    found = set(schema.get("properties", {})) if isinstance(schema.get("properties"), dict) else set()
    found |= {value for value in schema.get("enum", []) if isinstance(value, str) and value not in contract.left_out(schema)}
    reference = schema.get("$ref", "").rpartition("/")[2] if isinstance(schema.get("$ref"), str) else ""
    if reference and reference not in seen and reference not in OUTSIDE:
        seen.add(reference)
        found |= declared(contract.resolve(schema), seen)
    for name, part in schema.items():
        if name not in ("example", "examples", "default", "dependentSchemas", "dependentRequired", "not"):
            # The members of `properties` are schemas under names of their own.
            parts = part.values() if name == "properties" and isinstance(part, dict) else [part]
            found |= set().union(*(declared(one, seen) for one in parts))
    return found


def said(value):
    """The names of members in a document, and its texts."""
    if isinstance(value, dict):
        return set(value) | set().union(*map(said, value.values()))
    if isinstance(value, list):
        return set().union(*map(said, value))
    return {value} if isinstance(value, str) else set()


@pytest.mark.parametrize("endpoint", ENDPOINTS)
def test_every_member_of_the_contract_is_in_a_vector(endpoint):
    operation = contract.DOCUMENT["paths"][f"/v1/{endpoint}"]["post"]
    asked = declared(operation["requestBody"]["content"]["application/json"]["schema"], set())
    answered = declared(operation["responses"]["200"]["content"]["application/json"]["schema"], set())
    sound = [vector for vector in VECTORS if not vector["rule"].startswith("problems.")]
    # A configuration is in an answer after an edit alone; its members are those of requests.
    known = said([vector["request"] for vector in sound])
    others = {"format", "properties", "prefix", "scroller", "nearest", "root", "self", "explain"}
    assert asked - known - others == set()
    assert answered - known - said([vector["answer"] for vector in sound]) - {"detail", "explanation", "format"} == set()


def test_the_readme_counts_right():
    page = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"{len(VECTORS)} vectors for {len(INDEX['rules'])} rules" in page


def test_names_are_unique_and_the_whole_is_small():
    assert len({vector["id"] for vector in VECTORS}) == len(VECTORS)
    assert sum(path.stat().st_size for path in (KIT / "vectors").iterdir()) < 1_000_000


def test_most_vectors_are_confirmed_by_the_model():
    single = {name for rule in INDEX["rules"] for name in rule["single"]}
    assert len(single) < len(VECTORS) / 10
    # What only the service knows is the library presets, what is refused, and a little more.
    others = [name for name in single if not name.startswith(("presets.settings.", "problems."))]
    assert len(others) <= 10, others


@runners
def test_the_service_agrees(runner, service):
    finished = run(*runner, "--url", f"http://127.0.0.1:{service.port}")
    assert finished.returncode == 0, finished.stdout[-2000:]
    assert counted(finished) == (len(VECTORS), 0, 0)


@needs_node
@runners
def test_the_web_assembly_agrees(runner):
    finished = run(*runner, "--command", f"'{NODE}' adapters/wasm.mjs")
    assert finished.returncode == 0, finished.stdout[-2000:]
    agree, differ, unsupported = counted(finished)
    # Refusals, recordings, attributes and the opacity of what is interrupted are the service's alone.
    own = [
        vector for vector in VECTORS
        if vector["rule"].startswith(("problems.", "replay.", "aria."))
        or '"opacity"' in json.dumps((vector["request"] or {}).get("state"))
    ]
    assert (differ, unsupported) == (0, len(own))


@runners
@pytest.mark.parametrize("kind", [("file", "0"), ("vector", "1"), ("vector", "2"), ("missing", "3")], ids=" ".join)
def test_each_fault_is_found(runner, kind):
    finished = run(*runner, "--command", wrong_answers(*kind))
    assert finished.returncode == 1
    agree, differ, unsupported = counted(finished)
    faults = int(finished.stderr.split()[0])
    assert (differ, unsupported) == (faults, 0)
    # An empty list alone has nothing that could be off.
    assert faults == len(FILES) if kind[0] == "file" else agree <= 5


@runners
def test_the_expected_answers_agree(runner):
    finished = run(*runner, "--command", wrong_answers("none"))
    assert (finished.returncode, counted(finished)) == (0, (len(VECTORS), 0, 0))


@runners
def test_single_precision_takes_a_tolerance(runner):
    _, differ, _ = counted(run(*runner, "--command", wrong_answers("single")))
    assert differ > 100
    assert counted(run(*runner, "--tolerance", "1e-4", "--command", wrong_answers("single"))) == (len(VECTORS), 0, 0)


@runners
@pytest.mark.parametrize("names", [["sizing"], ["transitions.tap"], ["keys.arrows.arrowleft"], ["titles", "rtl"]], ids=" ".join)
def test_a_part_may_be_chosen(runner, names):
    options = [word for name in names for word in ("--only", name)]
    agree, _, _ = counted(run(*runner, *options, "--command", wrong_answers("none")))
    assert agree == sum(vector["id"] in names or vector["rule"] in names or vector["rule"].split(".")[0] in names for vector in VECTORS)


@runners
@pytest.mark.parametrize("command, expected", [
    ("""while read -r line; do echo '{"unsupported": true}'; done""", (0, 0, 14)),
    ("while read -r line; do echo null; done", (0, 14, 0)),
    ("""while read -r line; do echo '{"bar": [], "tabs": {"0": 1}}'; done""", (0, 14, 0)),
    ("while read -r line; do echo nonsense; done", (0, 14, 0)),
    ("exit 3", (0, 14, 0)),
])
def test_nothing_is_taken_for_an_answer(runner, command, expected, tmp_path):
    """Also where all is unsupported: who tests nothing has not passed."""
    script = tmp_path / "adapter.sh"
    script.write_text(command + "\n", encoding="utf-8")
    finished = run(*runner, "--only", "sizing.equal", "--command", f"sh '{script}'")
    assert (finished.returncode, counted(finished)) == (1, expected)


@runners
def test_an_unreachable_address_is_a_failure(runner):
    finished = run(*runner, "--only", "sizing.equal", "--url", "http://127.0.0.1:1")
    assert (finished.returncode, counted(finished)) == (1, (0, 14, 0))
