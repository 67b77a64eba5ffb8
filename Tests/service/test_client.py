"""The page that the README shows, without the service: a folder of files is all that it needs."""

import functools
import http.server
import re
import threading
from pathlib import Path

import pytest
from browser import Browser, needs_browser

pytestmark = needs_browser

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


class Files(http.server.SimpleHTTPRequestHandler):
    """The folder Web, and the README's page in it."""

    extensions_map = {".js": "text/javascript", ".wasm": "application/wasm"}

    def do_GET(self):
        if self.path != "/readme.html":
            return super().do_GET()
        [block] = [block for block in re.findall(r"```html\n([^`]*)```", README) if "TabBar" in block]
        body = ("<!doctype html><meta charset=utf-8><link rel=icon href='data:,'>" + block).replace("const bar =", "globalThis.tabBar = ")
        body = body.replace("bar.addEventListener", "tabBar.addEventListener").encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


@pytest.fixture
def page():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=ROOT / "Web"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Browser(f"http://127.0.0.1:{server.server_port}", 600, 500)
    yield browser.open("/readme.html")
    assert browser.complaints() == []
    browser.close()
    server.shutdown()


def test_the_readme_s_page_works_without_the_service(page):
    page.check("checkRest('at first')", "checkTaps()", "checkInterruption()", "checkDrag()", "checkEdits()")


def test_a_label_that_grows_is_measured_anew(page):
    page.run("await tabBar.configure({ preset: 'titles', bar: { sizing: { mode: 'content' } } })")
    widths = "return tabBar.layout.tabs.map(({ width }) => width)"
    before = page.run(widths)
    page.run("tabBar.drawing.label(tabBar.tabs[0]).textContent = 'A much longer label than before'; await tabBar.refresh()")
    after = page.run(widths)
    assert after[0] > before[0] + 50 and after[1:] == before[1:]
    page.check("checkRest('grown')")


def test_a_font_that_arrives_late_is_measured_anew(page):
    page.run("await tabBar.configure({ preset: 'titles', bar: { sizing: { mode: 'content' } } })")
    changed = page.run(
        """
        const before = tabBar.layout;
        tabBar.list.style.fontFamily = "monospace";
        for (const tab of tabBar.tabs) tab.style.font = "inherit";
        document.fonts.dispatchEvent(new Event("loadingdone"));
        await checks.until(() => tabBar.layout !== before, "measuring");
        return tabBar.layout.tabs.map(({ width }, index) => width - before.tabs[index].width);
        """
    )
    assert all(abs(difference) > 1 for difference in changed), changed
    page.check("checkRest('another font')")


def test_settings_that_break_the_contract_say_where(page):
    answer = page.run(
        "try { await tabBar.configure({ bar: { widht: 3 } }); } catch (error) { return [error.name, error.errors[0].pointer]; }"
    )
    assert answer == ["TabLayoutError", "/configuration/bar/widht"]


def test_no_tabs_are_no_error(page):
    page.run("for (let count = tabBar.tabs.length; count > 0; count -= 1) await tabBar.remove(0)")
    assert page.run("return [tabBar.selected, tabBar.tabs.length]") == [None, 0]
    page.run(
        """
        const tab = Object.assign(document.createElement("button"), { textContent: "Again" });
        const content = Object.assign(document.createElement("div"), { textContent: "Again" });
        await tabBar.insert(0, tab, content);
        """
    )
    assert page.run("return tabBar.selected") == 0
    page.check("checkRest('again')")


FOUND = """
    const found = () => ["#tabs", "#pages"].map((name) => document.querySelector(name).outerHTML.replace(/ (class|style)=""/g, ""));
    const attach = (preset = "underline") => tabBar.constructor.attach({
      list: tabBar.list, pager: tabBar.scroller.element, engine: tabBar.engine, configuration: { preset },
    });
    const settled = (promise) => promise.then(() => "attached", (error) => error.message);
"""


def test_detach_gives_back_what_was_found(page):
    before, after, again = page.run(
        FOUND
        + """
        tabBar.detach();
        const before = found();
        const bar = await attach();
        const tab = Object.assign(document.createElement("button"), { textContent: "Inserted", disabled: true });
        await bar.insert(1, tab, document.createElement("div"));
        await bar.remove(1);
        void bar.select(2);
        bar.detach();
        const after = found();
        (await attach()).detach();
        return [before, after, found()];
        """
    )
    assert before == after == again
    # As the page was written: no attribute and no element of the client's.
    assert not re.search("tab-layout|role|style|aria-(?!label=)|tabindex|inert", "".join(before)), before


def test_a_bar_that_let_go_moves_nothing(page):
    offsets = page.run(
        """
        const pages = tabBar.scroller.element;
        await tabBar.select(1);
        tabBar.detach();
        const before = pages.scrollLeft;
        await tabBar.select(2);
        await tabBar.press("ArrowRight");
        await tabBar.drag(0.5);
        await tabBar.release(1);
        await tabBar.refresh();
        tabBar.tabs[2].click();
        await checks.frame();
        return [before, pages.scrollLeft];
        """
    )
    assert offsets[0] == offsets[1]


def test_a_list_has_one_bar(page):
    answer = page.run(FOUND + "return [await settled(attach()), (tabBar.detach(), await settled(attach()))]")
    assert answer == ["the list has a tab bar already; detach that one first", "attached"]


def test_a_bar_that_does_not_come_leaves_the_page_as_it_was(page):
    answer, before, after = page.run(
        FOUND + "tabBar.detach(); const before = found(); return [await settled(attach('underlin')), before, found()]"
    )
    assert "underlin" in answer and before == after
