"""The folder Web as the service has it: every file that a page loads, and every name of one in the contract."""

from pathlib import Path

import pytest
from conftest import ask
from contract import PAGE

WEB = Path(__file__).resolve().parents[2] / "Web"


def names(folder):
    return sorted(path.name for path in (WEB / folder).iterdir())


@pytest.mark.parametrize(
    "path, file",
    [("/", "demo/index.html"), ("/tab-layout.js", "tab-layout.js"), ("/tab-layout.wasm", "tab-layout.wasm")]
    + [(f"/tab-layout/{name}", f"tab-layout/{name}") for name in names("tab-layout")]
    + [(f"/demo/{name}", f"demo/{name}") for name in names("demo") if name != "index.html"],
)
def test_a_file_is_served_as_it_is(service, path, file):
    answer = ask(service, path)
    assert answer.status == 200 and answer.body == (WEB / file).read_bytes()


@pytest.mark.parametrize("path, folder", [("/tab-layout/{module}", "tab-layout"), ("/demo/{part}", "demo")])
def test_the_contract_names_every_file_of_a_folder(path, folder):
    named = PAGE[path]["parameters"][1]["schema"]["enum"]
    assert named == [name for name in names(folder) if name != "index.html"]
