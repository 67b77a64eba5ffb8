"""The pages and the script that the guides show, in a browser."""

import functools
import http.server
import json
import re
import threading
import urllib.request
from pathlib import Path

import pytest
from browser import Browser, needs_browser

pytestmark = needs_browser

ROOT = Path(__file__).resolve().parents[2]
GUIDES = ROOT / "docs/guides"
RENDERED, CLIENT = re.findall(r"```html\n(.*?)```", (GUIDES / "server-rendering.md").read_text(encoding="utf-8"), re.DOTALL)
[RECORDER] = re.findall(r"```js\n(.*?)```", (GUIDES / "debugging.md").read_text(encoding="utf-8"), re.DOTALL)


def in_pixels(page):
    """The same page with a width of its own for each tab, whatever its label is, and the line for them."""
    page = page.replace("* 1%", "* 1px").replace("--x: 56.25; --y: 45; --width: 12.5", "--x: 207.5; --y: 45; --width: 35")
    for before, x, width in [(0, 0, 90), (25, 90, 100), (50, 190, 70), (75, 260, 83.5)]:
        page = page.replace(f'style="--x: {before}; --width: 25"', f'data-width="{width}" style="--x: {x}; --width: {width}"')
    return page.replace("bar: { height: 48 }", 'bar: { height: 48, sizing: { mode: "fixed", width: 50 } }')


PAGES = {
    "/rendered.html": RENDERED,
    "/with-client.html": RENDERED + CLIENT,
    "/pixels-rendered.html": in_pixels(RENDERED),
    "/pixels-with-client.html": in_pixels(RENDERED + CLIENT),
}


class Files(http.server.SimpleHTTPRequestHandler):
    """The folder Web, and the guide's pages in it."""

    extensions_map = {".js": "text/javascript", ".wasm": "application/wasm"}

    def do_GET(self):
        if self.path not in PAGES:
            return super().do_GET()
        # The icon keeps the browser from asking for one.
        body = PAGES[self.path].replace("<title>", "<link rel=icon href='data:,'><title>").encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


# 1013 pixels are no multiple of anything.
@pytest.fixture(params=[1013, 600], ids=lambda width: f"{width}-wide")
def browser(request):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=ROOT / "Web"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Browser(f"http://127.0.0.1:{server.server_port}", request.param, 500)
    yield browser
    assert browser.complaints() == []
    browser.close()
    server.shutdown()


WAIT = """
    for (let count = 0; globalThis.bar === undefined; count += 1) {
      if (count === 600) throw new Error("the bar did not come");
      await new Promise(requestAnimationFrame);
    }
    for (let count = 0; count < 3; count += 1) await new Promise(requestAnimationFrame);
"""

SEEN = """
    const box = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left, top, width, height];
    };
    const words = (element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...box(range), getComputedStyle(element).color];
    };
    const buttons = [...document.querySelectorAll("#tabs button")];
    return {
      tabs: buttons.map(box),
      words: buttons.map(words),
      line: box(document.querySelector("#tabs > i, .tab-layout-indicator")),
      pages: [...document.querySelector("#pages").children].map(box),
    };
"""

SHIFTS = """
    return new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => {
        observer.disconnect();
        resolve(list.getEntries().map(({ value }) => value));
      });
      observer.observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve([]), 200);
    });
"""


@pytest.mark.parametrize("kind", ["", "pixels-"], ids=["in-percent", "in-pixels"])
def test_what_a_server_rendered_stays_where_it_is(kind, browser):
    browser.driver.get(f"{browser.address}/{kind}rendered.html")
    rendered = browser.run(SEEN)
    browser.driver.get(f"{browser.address}/{kind}with-client.html")
    browser.run(WAIT)
    assert differences(rendered, browser.run(SEEN)) == []
    assert browser.run("return globalThis.bar.selected") == 2
    assert browser.run(SHIFTS) == []


def differences(before, after):
    """What is seen elsewhere than it was, by more than a tenth of a pixel, or in another colour."""
    found = []
    for name in before:
        old, new = ([*part] if name != "line" else [part] for part in (before[name], after[name]))
        for index, (left, right) in enumerate(zip(old, new, strict=True)):
            for one, other in zip(left, right, strict=True):
                if one != other if isinstance(one, str) else abs(one - other) > 0.1:
                    found.append(f"{name} {index}: {left} became {right}")
                    break
    return found


def test_what_is_recorded_can_be_replayed(browser, service):
    browser.driver.get(browser.address + "/with-client.html")
    browser.run(WAIT)
    lines = browser.run(
        RECORDER
        + """
        await bar.select(0);
        await bar.select(3);
        await Promise.all(bar.animations.map(({ finished }) => finished));
        for (const position of [2.9, 2.5, 2.2, 1.8]) await bar.drag(position);
        await bar.release();
        await bar.press("ArrowRight");
        return lines();
        """
    )
    recorded = [json.loads(line) for line in lines.splitlines()]
    events = [line["event"]["type"] for line in recorded[1:] if "event" in line]
    assert events == ["tap", "tap", "settle", "key"]
    request = urllib.request.Request(
        f"http://{service.host}:{service.port}/v1/replay", data=lines.encode(), headers={"Content-Type": "application/x-ndjson"}
    )
    with urllib.request.urlopen(request, timeout=10) as response:
        *frames, last = [json.loads(line) for line in response.read().splitlines()]
    assert len(frames) == len(recorded) - 1
    assert last["lint"] == [], lines
