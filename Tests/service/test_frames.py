"""What the client does at each frame while a finger moves the pages, counted: the figures do not depend on how fast the machine is."""

import functools
import http.server
import threading
from urllib.parse import parse_qs, urlsplit

import pytest
from browser import Browser, needs_browser
from test_client import ROOT, Files

pytestmark = needs_browser

PAGE = """<!doctype html><meta charset=utf-8><link rel=icon href='data:,'><style>
body { margin: 0 } #pages { display: flex; overflow-x: auto; scroll-snap-type: x mandatory }
#pages > * { flex: none; width: 100%%; height: 400px; scroll-snap-align: start }</style>
<div id=tabs>%s</div><div id=pages>%s</div><script type=module>
import { TabBar } from "./tab-layout.js";
globalThis.tabBar = await TabBar.attach({
  list: document.querySelector("#tabs"), pager: document.querySelector("#pages"), selected: 1,
  engine: { wasm: "./tab-layout.wasm" }, configuration: { preset: "%s" }, scrollTimelines: %s,
});</script>"""

# Counts what a client could measure, animate, ask for and write.
COUNT = """
    const counts = (globalThis.counts = { measured: 0, animated: 0, asked: 0, written: 0, scrolls: 0 });
    const count = (object, name, kind) => {
      const original = object[name];
      object[name] = function (...values) {
        counts[kind] += 1;
        return original.apply(this, values);
      };
    };
    count(globalThis, "getComputedStyle", "measured");
    count(Element.prototype, "getBoundingClientRect", "measured");
    count(Element.prototype, "animate", "animated");
    for (const name of ["layout", "transition", "timeline", "bar"]) count(tabBar.engine, name, "asked");
    const style = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "style");
    const counting = {
      get: (target, name) => (typeof target[name] === "function" ? target[name].bind(target) : target[name]),
      set(target, name, value) {
        counts.written += 1;
        target[name] = value;
        return true;
      },
    };
    Object.defineProperty(HTMLElement.prototype, "style", { ...style, get() { return new Proxy(style.get.call(this), counting); } });
    tabBar.scroller.element.addEventListener("scroll", () => (counts.scrolls += 1));
"""


class Pages(Files):
    """The folder Web, and a page with as many tabs as its address says."""

    def do_GET(self):
        address = urlsplit(self.path)
        if address.path != "/tabs.html":
            return super().do_GET()
        asked = {name: value for name, [value] in parse_qs(address.query).items()}
        count = range(int(asked["tabs"]))
        tabs = "".join(f"<button>Tab {index}</button>" for index in count)
        body = (PAGE % (tabs, "".join(f"<div>{index}</div>" for index in count), asked["preset"], asked["timelines"])).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture(scope="module")
def browser():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Pages, directory=ROOT / "Web"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Browser(f"http://127.0.0.1:{server.server_port}", 390, 844, touch=True)
    browser.driver.execute_cdp_cmd("Performance.enable", {})
    yield browser
    assert browser.complaints() == []
    browser.close()
    server.shutdown()


@pytest.mark.parametrize("tabs", [12, 100])
@pytest.mark.parametrize("preset", ["underline", "flutter-scrollable"])
@pytest.mark.parametrize("timelines", [True, False], ids=["timelines", "frames"])
def test_a_frame_of_a_scroll_costs_what_changes(browser, preset, tabs, timelines):
    browser.open(f"/tabs.html?tabs={tabs}&preset={preset}&timelines={str(timelines).lower()}")
    browser.run("await checks.still()")
    browser._touch("touchStart", [{"x": 300, "y": 300}])
    browser._touch("touchMove", [{"x": 260, "y": 300}])
    browser.run("await checks.frame(); await checks.frame(); " + COUNT)
    before = layouts(browser)
    for x in range(256, 180, -4):
        browser._touch("touchMove", [{"x": x, "y": 300}])
        browser.run("await checks.frame()")
    counts = browser.run("return counts")
    laid_out = layouts(browser) - before
    browser.lift()
    # Otherwise nothing would have been counted.
    assert counts["scrolls"] >= 10
    # Nothing is read back, no animation is begun, and the engine computes no layout.
    assert (counts["measured"], counts["animated"], counts["asked"]) == (0, 0, 0)
    # The strip may be moved; the indicator has a place and a width, and each of two titles a size, a weight, a scale and a colour.
    assert counts["written"] <= (0 if timelines else 2 + 2 * 4) * counts["scrolls"]
    # What is written is laid out once, with the frame.
    assert laid_out <= counts["scrolls"] + 2


def layouts(browser):
    answer = browser.driver.execute_cdp_cmd("Performance.getMetrics", {})
    return next(metric["value"] for metric in answer["metrics"] if metric["name"] == "LayoutCount")
