import { connect, TabBar } from "../tab-layout.js";
import { buildControls, setValue, valueAt } from "./controls.js";
import { curl, pathOf, pretty } from "./exchange.js";
import { plotFrames, plotTimeline } from "./plots.js";

const element = (id) => document.getElementById(id);
const titles = ["Today", "News", "Sport", "Music", "Films", "Books", "Travel", "Science", "Food", "Weather"];
const arabic = ["اليوم", "أخبار", "رياضة", "موسيقى", "أفلام", "كتب", "سفر", "علوم", "طعام", "طقس"];
const counts = { segmented: 2, underline: 4, titles: 8 };

/** What the user chose: the preset, settings over it, and what concerns this page alone. */
const chosen = {
  preset: "underline",
  settings: {},
  page: { count: 4, direction: false, disabled: false, engine: "wasm", timelines: true, theme: "system" },
};
/** The newest choice counts: the building of one before it is given up. */
let turn = 0;
let bar;
let markPosition = () => {};
const engines = {};

function engine() {
  const { engine: name } = chosen.page;
  engines[name] ??= connect(name === "wasm" ? { wasm: "tab-layout.wasm", service: "." } : { service: "." });
  return engines[name];
}

// The bar

function makeTab(index) {
  const tab = document.createElement("button");
  tab.type = "button";
  const names = chosen.page.direction ? arabic : titles;
  tab.textContent = index < names.length ? names[index] : `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`;
  if (chosen.page.disabled && index === 2) tab.setAttribute("aria-disabled", "true");
  return tab;
}

function makePage(name) {
  const page = document.createElement("div");
  page.className = "page";
  const title = document.createElement("strong");
  const hint = document.createElement("span");
  title.textContent = name;
  hint.textContent = "Swipe";
  page.append(title, hint);
  return page;
}

const isDark = () =>
  chosen.page.theme === "dark" || (chosen.page.theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);

/** A colour that can be read on a dark ground: the same hue, light. */
function lightened(color) {
  const channels = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  const least = Math.min(...channels) === Math.max(...channels) ? 232 : 125;
  return `#${channels.map((channel) => Math.round(least + (channel / 255) * (255 - least)).toString(16).padStart(2, "0")).join("")}`;
}

/** The configuration that is asked for: the preset, the settings, and on a dark ground colours that can be read there. */
async function configuration() {
  const given = structuredClone({ preset: chosen.preset, ...chosen.settings });
  if (!isDark()) return given;
  const base = await (await engine()).preset(chosen.preset);
  for (const path of ["title.normal.color", "title.selected.color", "indicator.color"]) {
    const color = valueAt(base, path);
    if (given.indicator === null && path.startsWith("indicator")) continue;
    if (typeof color === "string" && valueAt(given, path) === undefined) setValue(given, path, lightened(color));
  }
  return given;
}

async function build() {
  const mine = (turn += 1);
  const selected = bar?.selected ?? 0;
  const [given, ready] = [await configuration(), await engine()];
  if (mine !== turn) return;
  bar?.detach();
  // New elements: what listened to the old ones goes with them.
  for (const id of ["tabs", "pages"]) {
    const old = element(id);
    const fresh = old.cloneNode(false);
    fresh.removeAttribute("style");
    fresh.dir = chosen.page.direction ? "rtl" : "ltr";
    old.replaceWith(fresh);
  }
  for (let index = 0; index < chosen.page.count; index += 1) {
    const tab = makeTab(index);
    element("tabs").append(tab);
    element("pages").append(makePage(tab.textContent));
  }
  const options = { list: element("tabs"), pager: element("pages"), engine: ready, selected, scrollTimelines: chosen.page.timelines };
  try {
    const built = await TabBar.attach({ ...options, configuration: given });
    if (mine !== turn) return built.detach();
    bar = built;
    globalThis.tabBar = bar;
    listen(bar);
    settled();
    report();
  } catch (error) {
    report(error);
  }
}

/** Takes other settings without building everything anew. */
async function reconfigure() {
  try {
    await bar.configure(await configuration());
    settled();
    report();
  } catch (error) {
    report(error);
  }
}

function listen(target) {
  target.addEventListener("exchange", ({ detail }) => show(detail));
  target.addEventListener("change", ({ detail }) => {
    element("status").textContent = detail.index === null ? "No tab is selected" : `${target.tabs[detail.index].textContent} is selected`;
    edits();
  });
  element("pages").addEventListener("scroll", follow, { passive: true });
}

// What is shown beside it

/** After anything that is not a motion: the controls, the plot over the position, the slider. */
async function settled() {
  const slider = element("position");
  const count = bar.tabs.length;
  slider.max = String(Math.max(count - 1, 0));
  slider.disabled = count < 2;
  showControls({ ...bar.configuration, page: chosen.page }, { ...chosen.settings, page: {} });
  const timeline = await bar.engine.timeline({ configuration: bar.configuration });
  markPosition = plotTimeline(element("over-position"), timeline, count, bar.layout.bar.contentWidth, position());
  follow();
  edits();
}

const position = () => (bar.selected === null ? 0 : bar.scroller.offset / bar.configuration.pager.pageWidth);

function follow() {
  if (!bar) return;
  const now = position();
  markPosition(now);
  const slider = element("position");
  if (document.activeElement !== slider || !isScrubbing) slider.value = String(now);
  element("position-value").textContent = now.toFixed(2);
  slider.setAttribute("aria-valuetext", `${now.toFixed(2)}, between pages ${Math.floor(now) + 1} and ${Math.ceil(now) + 1}`);
}

function edits() {
  element("remove").disabled = bar.selected === null;
  element("shift").disabled = bar.tabs.length < 2;
}

let shown;
let isWaiting = false;

/** Shows an exchange at the next frame: a swipe has one a frame, and only the last can be read. */
function show(exchange) {
  shown = exchange;
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(() => {
    isWaiting = false;
    const { endpoint, request, answer } = shown;
    element("endpoint").textContent = pathOf(endpoint);
    element("request").textContent = pretty(request);
    element("answer").textContent = pretty(answer);
    element("command").textContent = curl(endpoint, request);
    if (endpoint === "transition" && answer.animation) void plotTime(request);
    if (answer.animation) trace();
  });
}

async function plotTime(request) {
  const answer = await bar.engine.transition({ ...request, sample: { fps: 120 } });
  element("time-caption").textContent = `Over time: the last animation, ${Math.round(answer.animation.duration)} ms, after a ${request.event.type}`;
  plotFrames(element("over-time"), answer, bar.layout.bar.contentWidth);
}

/** Follows the pages for as long as they glide, which is no scroll. */
function trace() {
  follow();
  if (bar.animations.length > 0) requestAnimationFrame(trace);
}

function report(error) {
  const place = element("problem");
  place.hidden = error === undefined;
  place.textContent = error?.message ?? "";
}

// The controls

const showControls = buildControls(element("controls"), (path, value) => {
  if (path.startsWith("page.")) {
    const name = path.slice("page.".length);
    chosen.page[name] = name === "count" ? Math.min(Math.max(Math.round(value ?? 0), 0), 40) : value;
    if (name === "theme") applyTheme();
    void build();
    return;
  }
  if (path === "bar.sizing.mode") setValue(chosen.settings, "bar.sizing", sizing(value));
  else setValue(chosen.settings, path, value);
  void reconfigure();
});

const sizing = (mode) => (mode === "fixed" ? { mode, width: 100 } : { mode });

function applyTheme() {
  const { theme } = chosen.page;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

let presets = [];

function choose(name) {
  chosen.preset = name;
  chosen.settings = {};
  chosen.page.count = counts[name] ?? 6;
  element("preset").value = name;
  element("summary").textContent = presets.find((preset) => preset.name === name)?.summary ?? "";
  return build();
}

element("preset").addEventListener("change", ({ target }) => void choose(target.value));
element("reset").addEventListener("click", () => {
  chosen.settings = {};
  void reconfigure();
});

let isScrubbing = false;
element("position").addEventListener("input", ({ target }) => {
  isScrubbing = true;
  void bar.drag(Number(target.value)).then(follow);
});
element("position").addEventListener("change", () => {
  isScrubbing = false;
  void bar.release().then(trace);
});

let made = 0;
element("insert").addEventListener("click", async () => {
  const tab = makeTab(0);
  tab.textContent = `New ${(made += 1)}`;
  await bar.insert(bar.selected === null ? 0 : bar.selected + 1, tab, makePage(tab.textContent));
  chosen.page.count = bar.tabs.length;
  await settled();
});
element("remove").addEventListener("click", async () => {
  await bar.remove(bar.selected);
  chosen.page.count = bar.tabs.length;
  await settled();
});
element("shift").addEventListener("click", async () => {
  await bar.move(bar.selected, (bar.selected + 1) % bar.tabs.length);
  await settled();
});

for (const button of document.querySelectorAll("[data-copy]")) {
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(element(button.dataset.copy).textContent);
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy"), 1500);
  });
}

matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => void reconfigure());
addEventListener("resize", () => bar && requestAnimationFrame(() => void settled()));

presets = (await (await fetch("v1/presets")).json()).presets;
for (const { name } of presets) element("preset").append(new Option(name));
await choose(new URLSearchParams(location.search).get("preset") ?? presets[0].name);
