"""Who moves the pages: a tab that is chosen while the browser still glides stays chosen, and a change of size chooses nothing.

The touches and the wheel are the browser's own, by DevTools. Each of them is tried with both engines, by scroll timelines and
without, on a phone's page."""

import pytest
from browser import Browser, needs_browser

pytestmark = needs_browser

# What is recorded from a swipe on: the selections, and where the pages are seen at each frame after a tab is chosen.
RECORD = """
    globalThis.selections = [];
    globalThis.positions = [];
    tabBar.addEventListener("change", ({ detail }) => {
      selections.push(detail.index);
      if (detail.index !== 5) return;
      const record = () => {
        positions.push(checks.seen().pager);
        if (positions.length < 60) requestAnimationFrame(record);
      };
      record();
    });
"""

DELAYS = [20, 80, 150, 250, 400]


@pytest.fixture(scope="module")
def phone(service):
    browser = Browser(f"http://127.0.0.1:{service.port}", 390, 844, touch=True)
    yield browser
    assert browser.complaints() == []
    browser.close()


@pytest.fixture(params=["tab-layout.wasm", "the service"])
def engine(request):
    return request.param


@pytest.fixture(params=[True, False], ids=["timelines", "frames"])
def timelines(request):
    return request.param


def prepare(browser, engine, timelines, preset="underline"):
    browser.open()
    browser.set("preset", preset)
    browser.set("control-page-count", "6")
    if engine == "the service":
        browser.set("control-page-engine", engine)
    if not timelines:
        browser.set("control-page-timelines", False)
    browser.run("await checks.still()")


def center(browser, index):
    return browser.run(
        f"const {{ x, y, width, height }} = tabBar.tabs[{index}].getBoundingClientRect(); return [x + width / 2, y + height / 2]"
    )


def by_touch(browser):
    browser.tap(*center(browser, 5))


def by_code(browser):
    browser.run("await tabBar.select(5)")


@pytest.mark.parametrize("swipe", [Browser.swipe, Browser.roll])
@pytest.mark.parametrize("choose", [by_touch, by_code])
def test_a_tab_chosen_while_the_pages_glide_stays_chosen(phone, engine, timelines, swipe, choose):
    prepare(phone, engine, timelines)
    phone.run(RECORD)
    for delay in DELAYS:
        phone.run("await tabBar.select(0); await checks.still(); selections.length = positions.length = 0")
        swipe(phone)
        phone.run(f"await new Promise((resolve) => setTimeout(resolve, {delay}))")
        choose(phone)
        phone.run("await checks.until(() => tabBar.selected === 5, 'the choice'); await checks.still()")
        selections, positions = phone.run("return [selections, positions]")
        assert selections in ([1, 5], [5]), delay
        phone.check(f"checkRest('chosen after {delay} ms')")
        # The pages go one way, and never back where the browser's glide would have them.
        back = [(before, after) for before, after in zip(positions, positions[1:]) if after < before - 1]
        assert back == [], f"{delay} ms: {back} {[round(at) for at in positions]}"


@pytest.mark.parametrize("is_read", [True, False], ids=["layout-is-read", "layout-is-not-read"])
def test_a_change_of_width_chooses_nothing(phone, engine, timelines, is_read):
    prepare(phone, engine, timelines)
    phone.run(f"await tabBar.select(4); await checks.still(); {RECORD}")
    for width in (300, 360, 250, 360):
        read = "device.offsetHeight;" if is_read else ""
        phone.run(f"const device = document.querySelector('.device'); device.style.width = '{width}px'; {read} await checks.still()")
        phone.check(f"checkRest('{width} wide')")
        assert phone.run("return [tabBar.selected, selections]") == [4, []]


def test_a_width_that_changes_while_the_pages_glide_chooses_nothing(phone, engine, timelines):
    prepare(phone, engine, timelines)
    narrow = "document.querySelector('.device').style.width = '300px'; document.body.offsetHeight;"
    phone.run(f"await tabBar.select(4); {narrow} await checks.still()")
    phone.check("checkRest('narrower')")
    assert phone.run("return tabBar.selected") == 4


@pytest.mark.parametrize("preset", ["flutter", "flutter-scrollable"])
def test_a_window_that_changes_its_width_chooses_nothing(phone, engine, timelines, preset):
    prepare(phone, engine, timelines, preset)
    phone.run("await tabBar.select(4); await checks.still(); addEventListener('resize', () => document.body.offsetHeight)")
    try:
        for width in (900, 700, 400, 844, 390):
            phone.resize(width)
            phone.run("await checks.still()")
            phone.check(f"checkRest('{width} wide')")
            assert phone.run("return tabBar.selected") == 4
    finally:
        phone.resize(390, 844)


def test_pages_that_a_finger_stops_and_leaves_settle(phone, engine, timelines):
    prepare(phone, engine, timelines)
    phone.run("await tabBar.select(5)")
    phone.finger(0.5, 0.5)
    phone.run("await checks.still()")
    phone.check("checkRest('stopped and left')")


def test_pages_that_the_page_itself_scrolls_are_selected_when_they_rest(phone, engine, timelines):
    prepare(phone, engine, timelines)
    phone.run(
        RECORD
        + """
        const { element, pageWidth } = tabBar.scroller;
        element.scrollTo({ left: 3 * pageWidth, behavior: "smooth" });
        await checks.still();
        """
    )
    assert phone.run("return [tabBar.selected, selections]") == [3, [3]]
    phone.check("checkRest('scrolled by the page')")


def test_pages_are_given_back_as_they_were_in_the_middle_of_anything(phone, engine, timelines):
    prepare(phone, engine, timelines)
    before = phone.run("return tabBar.scroller.element.getAttribute('style') ?? ''")
    phone.swipe()
    phone.run("void tabBar.select(5); tabBar.detach()")
    assert phone.run("return tabBar.scroller.element.getAttribute('style') ?? ''") == before
    phone.open()
    phone.run("await tabBar.select(2); tabBar.detach()")
    assert phone.run("return tabBar.scroller.element.getAttribute('style') ?? ''") == before
