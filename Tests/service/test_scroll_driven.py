"""The page in Examples/scroll-driven: its style sheet is what the service answers, and the page has what it moves."""

import json
import re
from pathlib import Path

import pytest
from exchange import post

FOLDER = Path(__file__).resolve().parents[2] / "Examples/scroll-driven"
SHEET = (FOLDER / "tabs.css").read_text(encoding="utf-8")
PAGE = (FOLDER / "index.html").read_text(encoding="utf-8")
REQUEST = json.loads((FOLDER / "request.json").read_text(encoding="utf-8"))


def test_the_style_sheet_is_the_answer(service):
    answer = post(service, REQUEST, "/v1/timeline", ["Accept: text/css"])
    assert answer.status == 200 and answer["content-type"] == "text/css"
    assert answer.body.decode() == SHEET


def test_the_page_uses_the_style_sheet():
    assert '<link rel="stylesheet" href="tabs.css">' in PAGE


@pytest.mark.parametrize("name", sorted(set(re.findall(r"^\.([\w-]+)", SHEET, re.MULTILINE))))
def test_the_page_has_what_the_style_sheet_moves(name):
    assert re.search(rf'class="{name}"', PAGE)


def test_the_page_has_a_title_and_a_page_for_each_tab():
    tabs = REQUEST["configuration"]["tabs"]
    assert re.findall(r'<a class="tabs-title">(.*?)</a>', PAGE) == tabs
    assert re.findall(r'<div class="page">(.*?)</div>', PAGE) == tabs


def test_the_page_measures_what_the_request_says():
    bar = REQUEST["configuration"]["bar"]
    assert f".screen {{ width: {bar['width']}px; timeline-scope: {REQUEST['scroller']};" in PAGE
    assert f"scroll-timeline: {REQUEST['scroller']} inline;" in PAGE
    assert f".tabs-title {{ flex: none; width: {bar['sizing']['width']}px;" in PAGE
    assert f".page {{ flex: none; width: {bar['width']}px;" in PAGE
    assert f"height: {REQUEST['configuration']['indicator']['height']}px" in PAGE
    # The strip is as wide as its tabs.
    width = bar["sizing"]["width"] * len(REQUEST["configuration"]["tabs"])
    assert re.search(rf"\.tabs-bar {{[^}}]*width: {width}px", PAGE)
