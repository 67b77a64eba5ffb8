import { assignRoles, assignStates, keyName } from "./aria.js";
import { overlaid } from "./configuration.js";
import { Drawing } from "./drawing.js";
import { HTTPEngine } from "./http-engine.js";
import { innerWidth, labelWidths } from "./measure.js";
import { Playback } from "./playback.js";
import { Scroller } from "./scroller.js";
import { followers, hasScrollTimelines, place, tie } from "./timeline.js";
import { WasmEngine } from "./wasm-engine.js";

/** An engine: one that is given, or one that is made of `{wasm}` or `{service}`; with both, the service is for want of the file. */
export async function connect(source) {
  if (source instanceof WasmEngine || source instanceof HTTPEngine) return source;
  if (source.wasm === undefined) return new HTTPEngine(source.service);
  try {
    return await WasmEngine.load(source.wasm);
  } catch (error) {
    if (source.service === undefined) throw error;
    return new HTTPEngine(source.service);
  }
}

/**
 * A tab list and its pages, laid out and moved by an engine.
 *
 * The list is an element whose children are the tabs, the pages are the children of an element that scrolls horizontally. The tabs
 * are measured, placed and drawn; the page's style sheet has the say in everything else.
 */
export class TabBar extends EventTarget {
  #engine;
  #given;
  #stopping = new AbortController();
  #playback = new Playback();
  #tied = [];
  #timeline = null;
  #turn = 0;
  #hidden;

  /**
   * Takes hold of a tab list.
   *
   * @param options see the type declarations
   */
  static async attach(options) {
    const bar = new TabBar(options, await connect(options.engine));
    await bar.#start(options.selected ?? 0);
    return bar;
  }

  /** @hideconstructor use `attach` */
  constructor(options, engine) {
    super();
    this.#engine = engine;
    this.#given = options.configuration ?? {};
    this.#hidden = { scrollTimelines: options.scrollTimelines ?? true };
    this.list = options.list;
    this.drawing = new Drawing(options.list);
    this.scroller = new Scroller(options.pager, {
      onGrab: () => this.#grab(),
      onScroll: (phase) => void this.#follow(phase),
      onRest: () => void this.#happen({ type: "settle" }, { phase: "settled" }),
    });
    this.settings = this.drawing.tabs.map(settingsOf);
    this.phase = "idle";
    this.focused = null;
    this.selected = null;
    /** The last exchange with the engine: `{endpoint, request, answer}`. */
    this.exchange = null;
    this.#listen();
  }

  get tabs() {
    return this.drawing.tabs;
  }

  get engine() {
    return this.#engine;
  }

  /** The animations that run at this moment. */
  get animations() {
    return this.#playback.animations;
  }

  /** The state at this moment, as requests have it: what is seen, animations included. */
  get state() {
    const state = { offset: this.#offset, phase: this.phase, selected: this.selected, barOffset: this.drawing.barOffset };
    const indicator = this.drawing.indicatorExtent;
    if (indicator && this.#playback.isPlaying) state.indicator = indicator;
    if (this.focused !== null) state.focused = this.focused;
    return state;
  }

  /** The offset of the pages. Browsers scroll by whole pixels: what is less than one off a page is on it. */
  get #offset() {
    const { offset } = this.scroller;
    const { pageWidth } = this.configuration.pager;
    const page = Math.round(offset / pageWidth) * pageWidth;
    return Math.abs(offset - page) < 1 ? page : offset;
  }

  // Starting and measuring

  async #start(selected) {
    const count = this.tabs.length;
    this.selected = count > 0 ? Math.min(Math.max(selected, 0), count - 1) : null;
    await this.configure(this.#given);
    // What has no size yet, or another one later, is measured when it has.
    const observer = new ResizeObserver(() => this.#resized());
    for (const element of [this.list, this.scroller.element]) observer.observe(element);
    this.#stopping.signal.addEventListener("abort", () => observer.disconnect());
  }

  #listen() {
    const options = { signal: this.#stopping.signal };
    this.list.addEventListener("click", (event) => this.#clicked(event), options);
    this.list.addEventListener("keydown", (event) => this.#pressed(event), options);
    document.fonts?.addEventListener("loadingdone", () => void this.refresh(), options);
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => void this.refresh(), options);
  }

  #resized() {
    const size = `${innerWidth(this.list)} ${this.scroller.pageWidth} ${devicePixelRatio}`;
    if (this.#hidden.size === size) return;
    const isFirst = this.#hidden.size === undefined;
    this.#hidden.size = size;
    if (!isFirst) void this.refresh();
  }

  /**
   * Takes other settings, and shows them at rest.
   *
   * @param given a configuration as requests have it, without tabs; what is measured need not be in it
   */
  async configure(given) {
    const turn = (this.#turn += 1);
    const [underline, base] = await Promise.all(["underline", given.preset ?? "underline"].map((name) => this.#engine.preset(name)));
    if (turn !== this.#turn) return;
    this.#given = given;
    this.configuration = overlaid(given, base, underline);
    this.#hidden.size = `${innerWidth(this.list)} ${this.scroller.pageWidth} ${devicePixelRatio}`;
    await this.refresh();
  }

  /** Measures everything anew and shows it at rest on the selected page: nothing is animated. */
  async refresh() {
    const turn = (this.#turn += 1);
    this.#measure();
    const state = { selected: this.selected };
    const request = { configuration: this.configuration, state };
    const layout = await this.#ask("layout", request);
    const timeline = await this.#engine.timeline(request);
    if (turn !== this.#turn) return;
    this.#playback.cancel();
    this.phase = "idle";
    this.#timeline = timeline;
    this.#rest(layout);
    this.#tie();
    assignRoles(this.list, this.tabs, this.scroller.pages, this.configuration.keyboard.orientation);
    this.#select(layout.selection);
    this.#show(layout.pager);
  }

  #measure() {
    const { configuration, drawing, scroller } = this;
    const given = this.#given;
    const widths = labelWidths(this.tabs.map((tab) => drawing.label(tab)), configuration.title.normal);
    configuration.bar.width = innerWidth(this.list) || configuration.bar.width;
    configuration.pager.pageWidth = scroller.pageWidth || configuration.bar.width;
    configuration.bar.direction = given.bar?.direction ?? getComputedStyle(this.scroller.element).direction;
    for (const tab of this.tabs) tab.dir = configuration.bar.direction;
    configuration.bar.pixelRatio = given.bar?.pixelRatio === undefined ? null : given.bar.pixelRatio;
    configuration.motion.reduced = given.motion?.reduced ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
    configuration.tabs = this.tabs.map((tab, index) => ({
      ...this.settings[index],
      title: drawing.label(tab).textContent.trim(),
      labelWidth: widths[index],
    }));
  }

  /** Draws a layout at rest, and scrolls the pages to where it has them. */
  #rest(layout, animation = null) {
    this.layout = layout;
    this.drawing.draw(layout, this.configuration.bar.height);
    const glides = animation !== null && animation.duration > 0 && animation.pager.length > 0;
    this.scroller.scroll(layout.pager.offset, !glides);
  }

  #tie() {
    for (const animation of this.#tied) animation.cancel();
    this.#tied = [];
    if (!hasScrollTimelines || !this.#hidden.scrollTimelines || this.tabs.length < 2) return;
    this.#tied = tie(this.#timeline, followers(this.configuration), this.drawing, this.scroller.element);
  }

  // What happens

  /** Selects a tab, as a tap on it does. */
  select(index) {
    return this.#happen({ type: "tap", index });
  }

  /** Does what a key does: `ArrowLeft`, `Home`, `Enter`, `Space` and so on. */
  press(key) {
    return this.#happen({ type: "key", key });
  }

  /** Holds the pages at a position, in pages: what a finger does, or a slider. `release` lets go of them. */
  drag(position) {
    this.#grab();
    this.scroller.scroll(position * this.configuration.pager.pageWidth, false);
    return this.#follow("dragging");
  }

  /** Lets go of the pages at a velocity, in CSS pixels per millisecond. */
  release(velocity = 0) {
    const event = velocity === 0 ? { type: "settle" } : { type: "fling", velocity };
    return this.#happen(event, { phase: velocity === 0 ? "settled" : "dragging" });
  }

  #clicked(event) {
    const index = this.tabs.findIndex((tab) => tab.contains(event.target));
    if (index >= 0) void this.select(index);
  }

  #pressed(event) {
    const key = keyName(event, this.configuration.keyboard.orientation);
    if (key === undefined || this.tabs.length === 0) return;
    // The click that a button makes of Enter and Space would be a second tap.
    event.preventDefault();
    void this.press(key);
  }

  /** The user takes hold of the pages: they stay where they are seen. */
  #grab() {
    const { pages, offset, scrolled } = this.scroller;
    if (Math.abs(offset - scrolled) >= 0.5) {
      this.#playback.cancelOf(pages);
      this.scroller.scroll(offset, false);
    }
    this.#turn += 1;
  }

  /** Everything follows pages that move under a finger, or from its momentum. */
  async #follow(phase) {
    this.phase = phase;
    const turn = (this.#turn += 1);
    const { pageWidth } = this.configuration.pager;
    if (this.#tied.length === 0 && this.#engine.isAsynchronous && this.tabs.length > 1) {
      place(this.#timeline, followers(this.configuration), this.drawing, this.scroller.offset / pageWidth / (this.tabs.length - 1));
    }
    const layout = await this.#ask("layout", { configuration: this.configuration, state: this.state });
    if (turn !== this.#turn) return;
    this.#resume(layout, () => {
      this.layout = layout;
      this.drawing.draw(layout, this.configuration.bar.height);
    });
    this.#select(layout.selection);
    this.#show(layout.pager);
  }

  /** An event: everything goes from where it is seen to where the answer has it. */
  async #happen(event, changes = {}) {
    if (this.selected === null) return;
    const turn = (this.#turn += 1);
    if (this.#engine.isAsynchronous) this.#playback.pause();
    const state = { ...this.state, ...changes };
    const answer = await this.#ask("transition", { configuration: this.configuration, state, event });
    if (turn !== this.#turn) return;
    const layout = await this.#engine.layout({ configuration: this.configuration, state: answer.state });
    if (turn !== this.#turn) return;
    this.#arrive(answer, layout);
    this.focused = answer.state.focused ?? null;
    this.#select(answer.selection);
    this.#show(layout.pager);
    const focus = answer.focused ?? null;
    if (focus !== null && event.type === "key") this.tabs[focus].focus({ preventScroll: true });
  }

  /** Draws the end of a transition, and plays the way there. */
  #arrive(answer, layout) {
    this.phase = answer.state.phase;
    this.#resume(answer, () => this.#rest(layout, answer.animation), this.scroller);
  }

  /** Draws what an answer leads to by `draw`, and plays its animation from what was seen before. */
  #resume(answer, draw, scroller) {
    const { animation } = answer;
    const looks = this.#playback.looks();
    // A track that does not move is left to what moves it already.
    if (animation !== null || scroller) this.#playback.cancel();
    draw();
    if (animation === null) return;
    const turn = this.#turn;
    this.#playback.play(animation, this.drawing, scroller);
    this.#playback.resume(looks, animation);
    void this.#playback.finished.then(() => {
      if (scroller && turn === this.#turn) scroller.snaps = true;
    });
  }

  // Edits

  /**
   * Inserts a tab and its page.
   *
   * @param {number} at its index
   * @param {HTMLElement} tab the tab
   * @param {HTMLElement} page its page
   * @param settings `{id, enabled, width}` where they are to differ from the usual
   */
  insert(at, tab, page, settings = settingsOf(tab)) {
    this.drawing.adopt(tab);
    // To be measured it must be in the page.
    tab.style.visibility = "hidden";
    this.drawing.content.append(tab);
    const [labelWidth] = labelWidths([this.drawing.label(tab)], this.configuration.title.normal);
    tab.style.visibility = "";
    tab.remove();
    const added = { ...settings, title: this.drawing.label(tab).textContent.trim(), labelWidth };
    return this.#edit({ type: "insert", at, tabs: [added] }, () => {
      const pages = this.scroller.pages;
      this.scroller.element.insertBefore(page, pages[at] ?? null);
      return this.tabs.toSpliced(at, 0, tab);
    });
  }

  /** Removes a tab and its page. */
  remove(index) {
    return this.#edit({ type: "remove", index }, () => {
      this.scroller.pages[index]?.remove();
      return this.tabs.toSpliced(index, 1);
    });
  }

  /** Moves a tab, and its page, to another index. */
  move(from, to) {
    return this.#edit({ type: "move", from, to }, () => {
      const pages = this.scroller.pages;
      const [page] = pages.splice(from, 1);
      this.scroller.element.insertBefore(page, pages[to] ?? null);
      const tabs = [...this.tabs];
      tabs.splice(to, 0, ...tabs.splice(from, 1));
      return tabs;
    });
  }

  async #edit(event, change) {
    const turn = (this.#turn += 1);
    if (this.#engine.isAsynchronous) this.#playback.pause();
    const answer = await this.#ask("transition", { configuration: this.configuration, state: this.state, event });
    const request = { configuration: answer.configuration, state: answer.state };
    const [layout, timeline] = [await this.#engine.layout(request), await this.#engine.timeline(request)];
    if (turn !== this.#turn) return;
    this.configuration = answer.configuration;
    this.settings = answer.configuration.tabs.map(({ id, enabled, width }) => defined({ id, enabled, width }));
    this.#timeline = timeline;
    this.selected = answer.state.selected;
    this.focused = answer.state.focused ?? null;
    this.#resume(
      answer,
      () => {
        this.drawing.arrange(change());
        this.#rest(layout, answer.animation);
        this.#tie();
        assignRoles(this.list, this.tabs, this.scroller.pages, this.configuration.keyboard.orientation);
      },
      this.scroller,
    );
    this.phase = answer.state.phase;
    this.#select(answer.selection, true);
    this.#show(layout.pager);
  }

  // What is told

  async #ask(endpoint, request) {
    const answer = await this.#engine[endpoint](request);
    this.exchange = { endpoint, request: structuredClone(request), answer };
    this.dispatchEvent(new CustomEvent("exchange", { detail: this.exchange }));
    return answer;
  }

  #select({ index, id }, isEdited = false) {
    const previous = this.selected;
    this.selected = index;
    const isEnabled = (tab) => this.configuration.tabs[tab]?.enabled !== false;
    assignStates(this.tabs, this.scroller.pages, index, this.focused, isEnabled);
    if (index !== previous || isEdited) this.dispatchEvent(new CustomEvent("change", { detail: { index, id, previous } }));
  }

  /** Tells which pages should exist, for a page that makes them only when they are needed. */
  #show({ visible, mounted }) {
    const text = `${visible} ${mounted}`;
    if (this.#hidden.pages === text) return;
    this.#hidden.pages = text;
    this.dispatchEvent(new CustomEvent("pages", { detail: { visible, mounted } }));
  }

  /** Lets go of the elements: nothing is listened to any more, and everything stays as it is drawn. */
  detach() {
    this.#turn += 1;
    this.#stopping.abort();
    this.scroller.stop();
    this.#playback.cancel();
    for (const animation of this.#tied) animation.cancel();
  }
}

const defined = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/** What an element says of its tab: `data-id`, `data-width`, and `disabled` or `aria-disabled`. */
function settingsOf(tab) {
  const isDisabled = tab.getAttribute("aria-disabled") === "true" || tab.hasAttribute("disabled");
  // A disabled button takes no focus, and is silent for a screen reader.
  tab.removeAttribute("disabled");
  const { id, width } = tab.dataset;
  return defined({ id, width: width === undefined ? undefined : Number(width), enabled: isDisabled ? false : undefined });
}
