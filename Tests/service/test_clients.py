"""Clients that generators make of the contract: they are made without a warning that matters and without a numbered name,
built where a compiler is there, and ask the service through their types.

`script/clients` installs the generators; without it these tests are skipped.
"""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from contract import FILE, ROOT

TOOLS = ROOT / ".build/clients/venv/bin"
FOLDER = Path(__file__).parent / "clients"

pytestmark = [
    pytest.mark.skipif(not TOOLS.is_dir(), reason="script/clients has not installed the makers of clients"),
    pytest.mark.skipif(not shutil.which("java"), reason="openapi-generator needs a Java runtime"),
]

# What the makers say of every contract of OpenAPI 3.1, of words of their languages, and of lines of JSON, which have no schema.
HARMLESS = re.compile(r"support is still in beta|reserved word|Failed to get the schema name: null")
# What a maker calls what has no name.
NUMBERED = re.compile(r"(?i)(_?[0-9]+|any_?of|one_?of|all_?of|_?inner)\.\w+$")

# Members of requests are called as in the contract, not as another language's words allow.
OPTIONS = {
    "python": [],
    "typescript-fetch": ["--reserved-words-mappings", "configuration=configuration"],
    # A model with an id need not be Identifiable.
    "swift6": ["--additional-properties", "identifiableModels=false"],
    "kotlin": [],
    "go": [],
}


def run(*command, timeout=300, **options):
    done = subprocess.run(command, capture_output=True, text=True, timeout=timeout, check=False, **options)
    return done.returncode, done.stdout + done.stderr


def numbered(folder):
    return sorted(path.name for path in folder.rglob("*") if path.is_file() and NUMBERED.search(path.name))


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The folder of what a generator of openapi-generator makes; each is made once."""
    folders = {}

    def make(generator):
        if generator not in folders:
            folder = tmp_path_factory.mktemp(generator)
            code, said = run(
                TOOLS / "openapi-generator-cli", "generate", "-g", generator, "-i", FILE, "-o", folder, *OPTIONS[generator],
                env={"PATH": f"{TOOLS}:/usr/bin:/bin"}, cwd=folder,
            )
            assert code == 0, said[-4000:]
            folders[generator] = folder, said
        return folders[generator]

    return make


@pytest.mark.parametrize("generator", OPTIONS)
def test_a_client_is_made(made, generator):
    folder, said = made(generator)
    warnings = [line for line in said.splitlines() if re.search(r"\b(WARN|ERROR)\b", line) and not HARMLESS.search(line)]
    assert not warnings, "\n".join(warnings[:20])
    assert not [name for name in numbered(folder) if "model" in name.lower() or generator != "go"]


def test_the_python_client_asks(made, service):
    folder, _ = made("python")
    url = f"http://127.0.0.1:{service.port}"
    code, said = run(TOOLS / "python", FOLDER / "openapi_generator_user.py", url, env={"PYTHONPATH": str(folder)})
    assert code == 0, said[-4000:]


def test_openapi_python_client_makes_one_that_asks(service, tmp_path):
    code, said = run(
        TOOLS / "openapi-python-client", "generate", "--path", FILE, "--output-path", tmp_path / "made",
        "--config", FOLDER / "openapi-python-client.yaml", env={"PATH": f"{TOOLS}:/usr/bin:/bin"},
    )
    assert code == 0 and "WARNING" not in said, said[-4000:]
    assert not numbered(tmp_path / "made")
    url = f"http://127.0.0.1:{service.port}"
    code, said = run(
        TOOLS / "python", FOLDER / "openapi_python_client_user.py", url, env={"PYTHONPATH": str(tmp_path / "made")}
    )
    assert code == 0, said[-4000:]


@pytest.mark.skipif(not shutil.which("tsc"), reason="there is no TypeScript compiler")
def test_the_typescript_client_asks(made, service, tmp_path):
    folder, _ = made("typescript-fetch")
    shutil.copytree(folder, tmp_path / "made")
    shutil.copy(FOLDER / "typescript_user.ts", tmp_path / "user.ts")
    # Debian's compiler is older than what the generator writes for: it narrows less, and so sees an `any` in an `in`, and
    # casts that it takes for mistakes.
    _, said = run(
        "tsc", "--strict", "--noImplicitAny", "false", "--target", "es2020", "--module", "commonjs", "--moduleResolution",
        "node", "--lib", "es2020,dom", "--outDir", "out", "user.ts", cwd=tmp_path,
    )
    faults = [line for line in said.splitlines() if "error" in line and not re.match(r"made/models/\S+ error TS2352", line)]
    assert not faults, "\n".join(faults[:20])
    code, said = run("node", "out/user.js", f"http://127.0.0.1:{service.port}", cwd=tmp_path)
    assert code == 0, said[-4000:]


@pytest.mark.skipif(not shutil.which("swift"), reason="there is no Swift")
def test_the_swift_client_builds(made):
    folder, _ = made("swift6")
    code, said = run("swift", "build", cwd=folder, timeout=600)
    assert code == 0, said[-4000:]
