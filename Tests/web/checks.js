// What a browser shows of the page at /, against what the layout says. Run in the page by the browser's driver; every function
// answers a list of what is wrong.

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const task = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits until something is so, for 600 frames at most. It is asked between any two tasks: a busy machine may take longer over a
 * frame than a whole animation lasts. `atFrame` is called at each frame.
 */
async function until(isSo, what, atFrame = () => {}) {
  let frames = 0;
  let isWaiting = true;
  const count = () => {
    frames += 1;
    atFrame();
    if (isWaiting) requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  try {
    while (frames <= 600) {
      if (isSo()) return;
      await task();
    }
  } finally {
    isWaiting = false;
  }
  throw new Error(`${what} did not happen in 600 frames`);
}

/** Waits until nothing has moved for 24 frames: what a browser does late, such as a glide after a swipe, has happened then. */
async function still() {
  let last;
  let count = 0;
  const look = () => {
    const now = JSON.stringify([seen(), tabBar.selected]);
    count = now === last && tabBar.animations.length === 0 ? count + 1 : 0;
    last = now;
  };
  await until(() => count >= 24, "stillness", look);
}

/** Sets a control of the page as a user does, and waits until the bar is as it says. */
async function set(id, value) {
  const control = document.getElementById(id);
  const before = globalThis.tabBar;
  if (control.type === "checkbox") control.checked = value;
  else control.value = value;
  control.dispatchEvent(new Event("change", { bubbles: true }));
  if (id === "preset" || id.startsWith("control-page-")) await until(() => globalThis.tabBar !== before, `a new bar after ${id}`);
  await frame();
  await frame();
}

/** What is seen of the bar: places from the left edge of the strip's content, and of the viewport for the strip itself. */
function seen() {
  const bar = globalThis.tabBar;
  const { list, content, indicator, tabs } = { list: bar.list, ...pick(bar.drawing) };
  const origin = content.getBoundingClientRect();
  const place = (element) => {
    const { left, width, top } = element.getBoundingClientRect();
    return { x: left - origin.left, width, y: top - origin.top };
  };
  const [page] = bar.scroller.pages;
  const pages = bar.scroller.element.getBoundingClientRect();
  const first = page?.getBoundingClientRect();
  const isRightToLeft = bar.scroller.isRightToLeft;
  return {
    bar: list.getBoundingClientRect().left - origin.left,
    indicator: indicator.hidden ? null : place(indicator),
    tabs: tabs.map(place),
    pager: page ? (isRightToLeft ? first.right - pages.right : pages.left - first.left) : 0,
  };
}

const pick = ({ content, indicator, tabs }) => ({ content, indicator, tabs });

/** Differences of more than a pixel between what is seen and what is to be seen. */
function differences(what, expected, found) {
  const wrong = [];
  const compare = (name, left, right) => {
    if (left === undefined || right === undefined || left === null) return;
    if (!(Math.abs(left - right) <= 1)) wrong.push(`${what}: ${name} is seen at ${right} and belongs at ${left}`);
  };
  compare("the strip", expected.bar?.offset, found.bar);
  if (expected.pager !== undefined) compare("the pages", expected.pager.offset, found.pager);
  if (expected.indicator && found.indicator) {
    // Without opacity nothing of it is seen anywhere.
    if (expected.indicator.opacity > 0.01) {
      compare("the indicator", expected.indicator.x, found.indicator.x);
      compare("the indicator's width", expected.indicator.width, found.indicator.width);
    }
    compare("the indicator's top", expected.indicator.y, found.indicator.y);
  } else if (Boolean(expected.indicator) !== Boolean(found.indicator)) {
    wrong.push(`${what}: there is ${found.indicator ? "an" : "no"} indicator`);
  }
  for (const [index, tab] of (expected.tabs ?? []).entries()) {
    const at = tab.index ?? index;
    compare(`tab ${at}`, tab.x, found.tabs[at]?.x);
    compare(`the width of tab ${at}`, tab.width, found.tabs[at]?.width);
  }
  return wrong;
}

/** At rest everything stands where the layout has it. */
async function checkRest(what) {
  await until(() => tabBar.animations.length === 0, "rest");
  await frame();
  await frame();
  const layout = await tabBar.engine.layout({ configuration: tabBar.configuration, state: { selected: tabBar.selected, barOffset: tabBar.drawing.barOffset } });
  const wrong = differences(`${what}, at rest`, layout, seen());
  const selected = tabBar.tabs.map((tab) => tab.getAttribute("aria-selected") === "true");
  if (selected.indexOf(true) !== (tabBar.selected ?? -1) || selected.filter(Boolean).length > 1) wrong.push(`${what}: aria-selected is ${selected}`);
  return wrong;
}

/** Every moment of the transition that has just begun is seen as the service's frames have it; and so is the curve. */
async function checkMotion(what) {
  const { animations } = tabBar;
  const { request, answer } = tabBar.exchange;
  const duration = answer.animation?.duration ?? 0;
  if (duration === 0) return [];
  for (const animation of animations) animation.pause();
  const times = [0, 0.04, 0.13, 0.25, 0.4, 0.5, 0.61, 0.75, 0.9, 0.98].map((share) => share * duration);
  const { frames } = await tabBar.engine.transition({ ...request, sample: { times } });
  const wrong = [];
  for (const expected of frames) {
    for (const animation of animations) animation.currentTime = expected.time;
    const moment = `${what}, at ${expected.time} of ${duration} ms`;
    wrong.push(...differences(moment, expected, seen()));
    const { progress } = animations[0].effect.getComputedTiming();
    // A spring's curve is a polyline within the tolerance; and a step may fall to either side of a moment.
    const allowed = answer.animation.easing.startsWith("linear(") ? 0.01 : 1e-4;
    if (Math.abs(progress - expected.progress) > allowed) wrong.push(`${moment}: the browser's progress is ${progress} and not ${expected.progress}`);
    for (const title of expected.titles) {
      const { color, transform } = getComputedStyle(tabBar.drawing.label(tabBar.tabs[title.index]));
      const scale = transform === "none" ? 1 : new DOMMatrixReadOnly(transform).a;
      if (Math.abs(scale - title.scale) > 0.01) wrong.push(`${moment}: title ${title.index} has the scale ${scale} and not ${title.scale}`);
      const channels = color.match(/[\d.]+/g).slice(0, 3).map(Number);
      const given = [1, 3, 5].map((at) => parseInt(title.color.slice(at, at + 2), 16));
      if (channels.some((channel, index) => Math.abs(channel - given[index]) > 3)) wrong.push(`${moment}: title ${title.index} is ${color} and not ${title.color}`);
    }
  }
  for (const animation of animations) animation.finish();
  return wrong;
}

/** Taps, here and there, and tabs that are selected already. */
async function checkTaps() {
  const wrong = [];
  const count = tabBar.tabs.length;
  for (const index of [1, count - 1, 0, 0, Math.floor(count / 2)]) {
    tabBar.exchange = null;
    tabBar.tabs[index].click();
    await until(() => tabBar.exchange?.endpoint === "transition" && tabBar.selected === index, "the tap");
    await until(() => tabBar.exchange.answer.animation === null || tabBar.animations.length > 0, "the motion");
    wrong.push(...(await checkMotion(`a tap on ${index}`)), ...(await checkRest(`a tap on ${index}`)));
  }
  return wrong;
}

/** A tap in the middle of the way of another: nothing jumps. */
async function checkInterruption() {
  const wrong = [];
  const count = tabBar.tabs.length;
  await tabBar.select(0);
  await checkRest("before");
  await tabBar.select(count - 1);
  for (const animation of tabBar.animations) {
    animation.pause();
    animation.currentTime = animation.effect.getComputedTiming().duration * 0.45;
  }
  const before = seen();
  await tabBar.select(1);
  for (const animation of tabBar.animations) {
    animation.pause();
    animation.currentTime = 0;
  }
  const { pager, ...rest } = before;
  const expected = { bar: { offset: rest.bar }, pager: { offset: pager }, indicator: rest.indicator && { ...rest.indicator, opacity: 1 } };
  // A pager that jumps is where it jumps to.
  if (!tabBar.configuration.pager.animated) delete expected.pager;
  wrong.push(...differences("interrupted", expected, seen()), ...(await checkMotion("interrupted")), ...(await checkRest("interrupted")));
  return wrong;
}

/** Pages that are held at a position: what follows the drag stands where the layout has it. */
async function checkDrag() {
  const wrong = [];
  const last = tabBar.tabs.length - 1;
  for (const position of [0.2, 0.5, 0.7, last - 0.75, last - 0.1, 1]) {
    await tabBar.drag(position);
    // What has been selected on the way moves on a clock of its own.
    for (const animation of tabBar.animations) animation.finish();
    await frame();
    await frame();
    const { layout } = tabBar;
    wrong.push(...differences(`dragged to ${position}`, layout, seen()));
    layout.tabs.forEach(({ scale }, index) => {
      const { transform } = getComputedStyle(tabBar.drawing.label(tabBar.tabs[index]));
      const drawn = transform === "none" ? 1 : new DOMMatrixReadOnly(transform).a;
      if (Math.abs(drawn - scale) > 0.01) wrong.push(`dragged to ${position}: title ${index} has the scale ${drawn} and not ${scale}`);
    });
  }
  await tabBar.drag(1.3);
  await tabBar.release();
  wrong.push(...(await checkMotion("released")), ...(await checkRest("released")));
  if (tabBar.selected !== 1) wrong.push(`released at 1.3, ${tabBar.selected} is selected`);
  return wrong;
}

/** Pages under a finger that holds still. */
async function checkHeld(what) {
  await frame();
  for (const animation of tabBar.animations) animation.finish();
  await frame();
  await frame();
  return differences(what, tabBar.layout, seen());
}

/** Edits move every tab as the service's frames have it, and keep the selected one. */
async function checkEdits() {
  const wrong = [];
  const edits = [
    ["an insertion", () => tabBar.insert(1, Object.assign(document.createElement("button"), { textContent: "Inserted" }), pageOf("Inserted"))],
    ["a move", () => tabBar.move(0, 2)],
    ["a removal", () => tabBar.remove(0)],
  ];
  for (const [what, edit] of edits) {
    const kept = tabBar.tabs[tabBar.selected];
    const isKept = what !== "a removal" || tabBar.selected !== 0;
    await edit();
    wrong.push(...(await checkMotion(what)), ...(await checkRest(what)));
    if (isKept && tabBar.tabs[tabBar.selected] !== kept) wrong.push(`${what}: another tab is selected`);
    const pairs = tabBar.tabs.map((tab, index) => tab.getAttribute("aria-controls") === tabBar.scroller.pages[index].id);
    if (pairs.includes(false)) wrong.push(`${what}: a tab is not tied to its page`);
  }
  return wrong;
}

function pageOf(name) {
  const page = document.createElement("div");
  page.className = "page";
  page.textContent = name;
  return page;
}

globalThis.checks = { set, seen, until, still, frame, checkRest, checkMotion, checkTaps, checkInterruption, checkDrag, checkEdits, checkHeld };
