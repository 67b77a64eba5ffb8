"""How long the frames of pages that are scrolled take in Chromium, with the client and on the same page without it.

The processor is throttled six times, as a slow phone's. The runs alternate, so that what else the machine does meets all alike.
"""

import functools
import http.server
import shutil
import statistics
import threading
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service

ROOT = Path(__file__).resolve().parents[1]
THROTTLING = 6
RUNS = 3

PAGE = """<!doctype html><meta charset=utf-8><style>
body { margin: 0; font: 16px sans-serif } #tabs { display: flex; overflow: hidden }
#pages { display: flex; overflow-x: auto; scroll-snap-type: x mandatory }
#pages > * { flex: none; width: 100%%; height: 200px; scroll-snap-align: start }</style>
<div id=tabs>%s</div><div id=pages>%s</div><script type=module>%s globalThis.isReady = true;</script>"""

ATTACH = """import { TabBar } from "./tab-layout.js";
await TabBar.attach({
  list: document.querySelector("#tabs"), pager: document.querySelector("#pages"), engine: { wasm: "./tab-layout.wasm" },
  configuration: { preset: "flutter-scrollable" }, scrollTimelines: %s,
});"""

# 7 CSS pixels a frame; the times between 120 frames.
SCROLL = """
const done = arguments[0];
const pages = document.querySelector("#pages");
pages.style.scrollSnapType = "none";
const times = [];
let last;
requestAnimationFrame(function step(time) {
  if (last !== undefined) times.push(time - last);
  last = time;
  pages.scrollLeft += 7;
  if (times.length < 120) requestAnimationFrame(step);
  else done(times);
});"""

WAYS = {"without the client": "", "scroll timelines": ATTACH % "true", "a frame loop": ATTACH % "false"}


class Pages(http.server.SimpleHTTPRequestHandler):
    """The folder Web, and the page that is measured."""

    extensions_map = {".js": "text/javascript", ".wasm": "application/wasm"}
    body = b""

    def do_GET(self):
        if self.path != "/page.html":
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(self.body)))
        self.end_headers()
        self.wfile.write(self.body)

    def log_message(self, *_):
        pass


def frames(driver, address, tabs, script):
    """The times between frames, in milliseconds."""
    driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": 1})
    elements = ["".join(f"<{tag}>Tab number {index}</{tag}>" for index in range(tabs)) for tag in ("button", "div")]
    Pages.body = (PAGE % (*elements, script)).encode()
    driver.get(f"{address}/page.html")
    driver.execute_async_script(
        "const done = arguments[0]; const look = () => (globalThis.isReady ? done() : requestAnimationFrame(look)); look();"
    )
    driver.execute_cdp_cmd("Emulation.setCPUThrottlingRate", {"rate": THROTTLING})
    return driver.execute_async_script(SCROLL)


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Pages, directory=ROOT / "Web"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    options = Options()
    options.binary_location = shutil.which("chromium")
    for flag in ("--headless=new", "--no-sandbox", "--window-size=500,700", "--hide-scrollbars"):
        options.add_argument(flag)
    driver = webdriver.Chrome(options=options, service=Service(shutil.which("chromedriver")))
    driver.set_script_timeout(120)
    print("| tabs | | median | 90th percentile |\n| ---: | --- | ---: | ---: |")
    try:
        for tabs in (12, 100):
            times = {way: [] for way in WAYS}
            for _ in range(RUNS):
                for way, script in WAYS.items():
                    times[way] += frames(driver, f"http://127.0.0.1:{server.server_port}", tabs, script)
            for way, values in times.items():
                percentile = statistics.quantiles(values, n=10)[-1]
                print(f"| {tabs} | {way} | {statistics.median(values):.1f} ms | {percentile:.1f} ms |")
    finally:
        driver.quit()
        server.shutdown()


main()
