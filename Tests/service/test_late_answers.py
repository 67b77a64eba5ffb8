"""The client when it is asked for the next thing before the engine has answered the last, or is not answered at all."""

import pytest
from browser import Browser, needs_browser

pytestmark = needs_browser

HELPERS = """
globalThis.tab = (name) => Object.assign(document.createElement("button"), { textContent: name });
globalThis.panel = () => Object.assign(document.createElement("div"), { className: "page" });
globalThis.insert = (at, name) => tabBar.insert(at, tab(name), panel());
globalThis.shown = () => `${tabBar.tabs.map(({ textContent }) => textContent).join(" ")}, ${tabBar.selected}`;
"""

# In one call: an animation may be over before the next one comes.
WRONG = "[...(await checks.checkMotion('asked at once')), ...(await checks.checkRest('asked at once'))]"


@pytest.fixture(scope="module")
def browser(service):
    browser = Browser(f"http://127.0.0.1:{service.port}")
    yield browser
    browser.close()


@pytest.fixture(params=["wasm", "the service"])
def page(browser, request):
    browser.open()
    if request.param != "wasm":
        browser.set("control-page-engine", request.param)
    browser.run(HELPERS)
    assert browser.run("return shown()") == "Today News Sport Music, 0"
    yield browser
    assert browser.complaints() == []


def assert_refusals_alone(page):
    """The browser complains of every answer of 422."""
    assert all("422" in complaint for complaint in page.complaints())


@pytest.mark.parametrize(
    "calls, expected",
    [
        pytest.param("insert(0, 'A'), insert(1, 'B'), tabBar.remove(2)", "A B News Sport Music, 2", id="edits keep their order"),
        pytest.param("tabBar.select(2), insert(0, 'A')", "A Today News Sport Music, 3", id="a tap before an edit is heard"),
        pytest.param("insert(0, 'A'), tabBar.select(2)", "A Today News Sport Music, 2", id="a tap after an edit is one of its tabs"),
        pytest.param("tabBar.select(1), tabBar.select(3)", "Today News Sport Music, 3", id="of two taps the later one counts"),
        pytest.param("insert(0, 'A'), tabBar.drag(1.2).then(() => tabBar.release())", "A Today News Sport Music, 2", id="a drag"),
        pytest.param("insert(0, 'A'), tabBar.refresh()", "A Today News Sport Music, 1", id="a measuring"),
        pytest.param("tabBar.refresh(), insert(0, 'A')", "A Today News Sport Music, 1", id="a measuring before"),
        pytest.param("insert(0, 'A'), tabBar.configure({ preset: 'titles' })", "A Today News Sport Music, 1", id="other settings"),
        pytest.param("tabBar.move(0, 3), tabBar.remove(0), tabBar.press('End')", "Sport Music Today, 2", id="a key after edits"),
    ],
)
def test_no_edit_is_lost(page, calls, expected):
    what = f"await Promise.all([{calls}]); return {{ shown: shown(), wrong: {WRONG} }}"
    assert page.run(what) == {"shown": expected, "wrong": []}


def test_a_refused_edit_does_not_keep_others_waiting(page):
    what = "return (await Promise.allSettled([tabBar.remove(9), insert(0, 'A')])).map(({ status }) => status)"
    assert page.run(what) == ["rejected", "fulfilled"]
    assert_refusals_alone(page)
    assert page.run("return shown()") == "A Today News Sport Music, 1"


def test_refused_settings_leave_the_bar_as_it_is(page):
    refused = "return tabBar.configure({ preset: 'underline', bar: { spacing: -1 } }).then(() => 'taken', () => 'refused')"
    assert page.run(refused) == "refused"
    assert_refusals_alone(page)
    assert page.run(f"await tabBar.select(2); return {WRONG}") == []
    assert page.run("return shown()") == "Today News Sport Music, 2"


def test_what_moves_goes_on_when_no_answer_comes(browser):
    browser.open()
    browser.set("control-page-engine", "the service")
    browser.run(HELPERS)
    failures = browser.run(
        """
        await tabBar.select(3);
        const { fetch } = globalThis;
        globalThis.fetch = () => Promise.reject(new TypeError("no way there"));
        const failures = [await tabBar.select(1).catch(({ status }) => status), await insert(0, "A").catch(({ status }) => status)];
        globalThis.fetch = fetch;
        return failures;
        """
    )
    assert failures == [0, 0]
    browser.run("await checks.until(() => tabBar.animations.length === 0, 'the end of the motion')")
    browser.check("checkRest('unanswered')")
    assert browser.run("return shown()") == "Today News Sport Music, 3"
    browser.run("await tabBar.select(1)")
    assert browser.run("return shown()") == "Today News Sport Music, 1"


def test_a_slow_service_is_followed_answer_by_answer(browser):
    """Pages that move on with every frame do not keep an answer from being shown, and no frame asks while another does."""
    browser.open()
    browser.set("control-page-engine", "the service")
    seen = browser.run(
        """
        const { fetch } = globalThis;
        let [asked, waiting, most] = [0, 0, 0];
        globalThis.fetch = async (...request) => {
          [asked, waiting] = [asked + 1, waiting + 1];
          most = Math.max(most, waiting);
          await new Promise((resolve) => setTimeout(resolve, 100));
          waiting -= 1;
          return fetch(...request);
        };
        let last;
        for (let step = 0; step <= 60; step += 1) {
          last = tabBar.drag(step / 30);
          await checks.frame();
        }
        const under = tabBar.selected;
        await last;
        globalThis.fetch = fetch;
        return { under, most, isFew: asked < 30, position: tabBar.layout.selection.position };
        """
    )
    assert seen == {"under": seen["under"], "most": 1, "isFew": True, "position": 2} and seen["under"] > 0
    browser.run("await tabBar.release()")
    browser.check("checkRest('followed late')")


@pytest.mark.parametrize("engine", ['{ wasm: "/tab-layout.wasm" }', '{ service: "/" }'])
def test_what_happens_before_the_first_layout_waits_for_it(browser, engine):
    browser.open()
    shown = browser.run(
        f"""
        const {{ TabBar }} = await import("/tab-layout.js");
        const [list, pager] = [document.createElement("div"), document.createElement("div")];
        list.append(...["One", "Two", "Three"].map((name) => Object.assign(document.createElement("button"), {{ textContent: name }})));
        pager.append(...list.children.length ? [1, 2, 3].map(() => document.createElement("div")) : []);
        document.body.append(list, pager);
        const attaching = TabBar.attach({{ list, pager, engine: {engine} }});
        const meddle = () => {{
          document.fonts.dispatchEvent(new Event("loadingdone"));
          list.querySelectorAll("button")[1]?.dispatchEvent(new KeyboardEvent("keydown", {{ key: "End", bubbles: true }}));
        }};
        const timer = setInterval(meddle, 1);
        const bar = await attaching;
        clearInterval(timer);
        await bar.select(1);
        return [bar.layout.tabs.length, bar.selected];
        """
    )
    assert shown == [3, 1]
    assert browser.complaints() == []
