"""A real browser, without a window, for the tests of the page at /."""

import json
import shutil
from pathlib import Path

import pytest

CHECKS = (Path(__file__).resolve().parents[1] / "web/checks.js").read_text(encoding="utf-8")
CHROMIUM = shutil.which("chromium")
DRIVER = shutil.which("chromedriver")

needs_browser = pytest.mark.skipif(
    CHROMIUM is None or DRIVER is None, reason="there is no Chromium here: script/bootstrap browser installs it"
)


class Browser:
    """A window with the page in it."""

    def __init__(self, address, width=1280, height=1000, touch=False):
        from selenium import webdriver
        from selenium.webdriver.chrome.options import Options
        from selenium.webdriver.chrome.service import Service

        options = Options()
        options.binary_location = CHROMIUM
        # Chromium's own sandbox does not work for root, nor in most containers. It opens nothing but the page.
        flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars"]
        for flag in [*flags, f"--window-size={width},{height}"]:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        if touch:
            metrics = {"width": width, "height": height, "pixelRatio": 2, "touch": True}
            options.add_experimental_option("mobileEmulation", {"deviceMetrics": metrics})
        self.address = address
        self.driver = webdriver.Chrome(options=options, service=Service(DRIVER))
        self.driver.set_script_timeout(120)

    def open(self, path="/"):
        self.driver.get(self.address + path)
        self.driver.execute_script(CHECKS)
        self.run("await checks.until(() => globalThis.tabBar !== undefined, 'the bar')")
        return self

    def run(self, body):
        """Runs the body of an asynchronous function in the page, and gives what it returns."""
        script = f"""
            const done = arguments[arguments.length - 1];
            (async () => {{ {body} }})().then((value) => done({{value}}), (error) => done({{error: String(error.stack)}}));
        """
        answer = self.driver.execute_async_script(script)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def set(self, control, value):
        self.run(f"await checks.set({json.dumps(control)}, {json.dumps(value)})")

    def check(self, *calls):
        wrong = []
        for call in calls:
            wrong += self.run(f"return checks.{call}")
        assert not wrong, "\n".join(wrong[:12])

    def finger(self, start, end, release=True):
        """Draws a finger over the pages, from one share of their width to another."""
        left, top, width, height = self.run(
            "const { left, top, width, height } = tabBar.scroller.element.getBoundingClientRect(); return [left, top, width, height]"
        )
        steps = 7
        for step in range(steps + 1):
            x = left + width * (start + (end - start) * step / steps)
            self._touch("touchMove" if step else "touchStart", [{"x": x, "y": top + height / 2}])
            self.run("await checks.frame()")
        if release:
            self.lift()

    def swipe(self):
        """Swipes to the next page, as quickly as a hand does, and lets the browser glide."""
        self.finger(0.85, 0.2)

    def roll(self):
        """Turns a wheel, or draws two fingers over a pad, to the next page."""
        x, y = self.run("const { x, y, width, height } = tabBar.scroller.element.getBoundingClientRect(); return [x + width / 2, y + height / 2]")
        for _ in range(4):
            wheel = {"type": "mouseWheel", "x": x, "y": y, "deltaX": 70, "deltaY": 0}
            self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", wheel)
            self.run("await checks.frame()")

    def tap(self, x, y):
        """Taps with a finger."""
        self._touch("touchStart", [{"x": x, "y": y}])
        self.lift()

    def lift(self):
        """Takes the finger away."""
        self._touch("touchEnd", [])

    def _touch(self, kind, points):
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def media(self, **features):
        """Prefers what is named: `prefers_color_scheme="dark"`."""
        listed = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": listed})

    def resize(self, width, height=1000):
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)

    def complaints(self):
        """What the browser complained of since the last call: errors, and what the security policy kept from the page."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]

    def close(self):
        self.driver.quit()
