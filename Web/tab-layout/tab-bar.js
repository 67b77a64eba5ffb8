import { assignRoles, assignStates } from "./aria.js";
import { overlaid } from "./configuration.js";
import { connect } from "./connect.js";
import { insertion, relocation, removal } from "./edits.js";
import { Input } from "./input.js";
import { defined, measureConfiguration, settingsOf } from "./measured-configuration.js";
import { frameOf } from "./prepared-bar.js";
import { Stage } from "./stage.js";
import { Turns } from "./turns.js";

/** The lists that have a bar. */
const taken = new WeakSet();

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
  #turns = new Turns();
  #stage;
  #input;
  #pages;
  #layout;
  /** The configuration as the engine has prepared it, for the frames of a scroll; null where each is asked for anew. */
  #prepared = null;
  /** The last frame of a scroll, as a request; its layout is computed where somebody wants it. */
  #frame = null;

  /**
   * Takes hold of a tab list.
   *
   * @param options see the type declarations
   */
  static async attach(options) {
    if (taken.has(options.list)) throw new Error("the list has a tab bar already; detach that one first");
    taken.add(options.list);
    try {
      return await TabBar.#attach(options);
    } catch (error) {
      taken.delete(options.list);
      throw error;
    }
  }

  static async #attach(options) {
    const bar = new TabBar(options, await connect(options.engine));
    await bar.#start(options.selected ?? 0);
    return bar;
  }

  /** @hideconstructor use `attach` */
  constructor(options, engine) {
    super();
    this.#engine = engine;
    this.#given = options.configuration ?? {};
    this.list = options.list;
    const handlers = {
      onGrab: () => this.#grab(),
      onScroll: (phase) => void this.#follow(phase),
      onDrift: () => this.#drift(),
      onRest: () => void this.#happen({ type: "settle" }, { phase: "settled" }),
    };
    this.#stage = new Stage(options.list, options.pager, handlers, options.scrollTimelines ?? true);
    this.settings = this.drawing.tabs.map(settingsOf);
    this.phase = "idle";
    this.focused = null;
    this.selected = null;
    /** The last exchange with the engine: `{endpoint, request, answer}`. */
    this.exchange = null;
    this.#input = new Input(this, this.#stopping.signal);
  }

  get drawing() {
    return this.#stage.drawing;
  }

  get scroller() {
    return this.#stage.scroller;
  }

  get tabs() {
    return this.drawing.tabs;
  }

  get engine() {
    return this.#engine;
  }

  /** The animations that run at this moment. */
  get animations() {
    return this.#stage.playback.animations;
  }

  /** The state at this moment, as requests have it: what is seen, animations included. */
  get state() {
    const offset = this.#stage.offset(this.configuration.pager.pageWidth);
    const state = { offset, phase: this.phase, selected: this.selected, barOffset: this.drawing.barOffset };
    const indicator = this.#stage.movingIndicator;
    if (indicator) state.indicator = indicator;
    if (this.focused !== null) state.focused = this.focused;
    return state;
  }

  /** What is drawn at rest, below the animations that run. */
  get layout() {
    return this.#frame?.answer ?? this.#layout;
  }

  set layout(layout) {
    this.#frame = null;
    this.#layout = layout;
  }

  // Starting and measuring

  async #start(selected) {
    const count = this.tabs.length;
    this.selected = count > 0 ? Math.min(Math.max(selected, 0), count - 1) : null;
    // A change: what the user does meanwhile, or a font that arrives, waits for the first configuration.
    await this.#turns.change(async (isCurrent) => {
      try {
        await this.#configure(this.#given, isCurrent);
      } catch (error) {
        this.detach();
        throw error;
      }
    });
    this.#input.watchSizes();
  }

  /**
   * Takes other settings, and shows them at rest.
   *
   * @param given a configuration as requests have it, without tabs; what is measured need not be in it
   */
  configure(given) {
    return this.#turns.moment((isCurrent) => this.#configure(given, isCurrent));
  }

  async #configure(given, isCurrent) {
    const [underline, base] = await Promise.all(["underline", given.preset ?? "underline"].map((name) => this.#engine.preset(name)));
    if (!isCurrent()) return;
    this.#input.noteSize();
    await this.#measure(given, overlaid(given, base, underline), isCurrent);
  }

  /** Measures everything anew and shows it at rest on the selected page: nothing is animated. */
  refresh() {
    const measured = this.#turns.moment((isCurrent) => this.#measure(this.#given, structuredClone(this.configuration), isCurrent));
    // Where it fails, every scroll from then on would count as one before the measuring.
    return measured.finally(() => {
      if (!this.#turns.isOver) this.scroller.look();
    });
  }

  /** Shows a configuration at rest, once the engine has taken it: one that it refuses leaves everything as it is. */
  async #measure(given, configuration, isCurrent) {
    measureConfiguration(configuration, given, this.settings, this.drawing, this.scroller);
    const request = { configuration, state: { selected: this.selected } };
    const layout = await this.#ask("layout", request);
    const timeline = await this.#engine.timeline(request);
    if (!isCurrent()) return;
    this.#given = given;
    this.#take(configuration);
    this.#stage.playback.cancel();
    this.phase = "idle";
    this.#rest(layout);
    this.#bind(timeline);
    this.#select(layout.selection);
    this.#show(layout.pager);
  }

  #take(configuration) {
    this.configuration = configuration;
    this.#prepared?.free();
    // The service answers a whole layout to each frame all the same.
    this.#prepared = this.#engine.isAsynchronous ? null : this.#engine.bar(configuration);
  }

  /** Draws a layout at rest. */
  #rest(layout, animation = null) {
    this.layout = layout;
    this.#stage.rest(layout, this.configuration.bar.height, animation);
  }

  /** Ties tabs and pages, new or in a new order, to one another and to the scroll position. */
  #bind(timeline) {
    this.#stage.follower.follow(timeline, this.configuration);
    this.#stage.remember(this.scroller.pages);
    assignRoles(this.list, this.tabs, this.scroller.pages, this.configuration.keyboard.orientation);
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
  async drag(position) {
    if (this.#stopping.signal.aborted) return;
    this.#grab();
    this.scroller.scroll(position * this.configuration.pager.pageWidth, false);
    await this.#follow("dragging");
  }

  /** Lets go of the pages at a velocity, in CSS pixels per millisecond. */
  release(velocity = 0) {
    const event = velocity === 0 ? { type: "settle" } : { type: "fling", velocity };
    return this.#happen(event, { phase: velocity === 0 ? "settled" : "dragging" });
  }

  #grab() {
    this.#stage.grab();
    this.#turns.giveUp();
  }

  /** Everything follows pages that move under a finger, or from its momentum. */
  #follow(phase) {
    // Also for what is asked for before this is shown.
    this.phase = phase;
    if (this.#engine.isAsynchronous) this.#stage.follow(this.configuration);
    return this.#turns.flow((isCurrent) => this.#followed(phase, isCurrent));
  }

  async #followed(phase, isCurrent) {
    this.phase = phase;
    if (this.#prepared !== null) {
      const state = this.#scrollState(phase);
      const frame = this.#prepared.at(state);
      if (!frame.selection.changed) {
        this.#stage.drawFrame(frame, this.configuration);
        this.#noteFrame(state);
        return this.#show(frame.pager);
      }
    }
    const layout = await this.#ask("layout", { configuration: this.configuration, state: this.state });
    if (!isCurrent()) return;
    if (this.#prepared === null && !layout.selection.changed) {
      this.#stage.drawFrame(frameOf(layout), this.configuration);
      this.layout = layout;
      return this.#show(layout.pager);
    }
    this.#resume(layout, false, () => {
      this.layout = layout;
      this.drawing.draw(layout, this.configuration.bar.height);
    });
    this.#select(layout.selection);
    this.#show(layout.pager);
  }

  /** The state at a frame of a scroll, of which nothing but the scroll offset is read. */
  #scrollState(phase) {
    const { drawing } = this.#stage;
    const barOffset = drawing.isMoved ? this.list.scrollLeft : drawing.end;
    const state = { offset: this.#stage.scrolled(this.configuration.pager.pageWidth), phase, selected: this.selected, barOffset };
    if (this.focused !== null) state.focused = this.focused;
    return state;
  }

  /** Remembers a frame as an exchange, whose answer is a whole layout. It is computed only for those who look at it. */
  #noteFrame(state) {
    const [engine, request] = [this.#engine, { configuration: this.configuration, state }];
    let answer;
    this.#frame = {
      endpoint: "layout",
      request,
      get answer() {
        return (answer ??= engine.layout(request));
      },
    };
    this.#tell(this.#frame);
  }

  /** What follows the pages follows them as well when it is no user who moves them; the selection waits until they rest. */
  #drift() {
    if (this.#prepared === null || this.selected === null) return this.#stage.follow(this.configuration);
    const frame = this.#prepared.at(this.#scrollState("programmatic"));
    if (!this.#stage.playback.isPlaying) this.#stage.drawFrame(frame, this.configuration);
  }

  /** An event: everything goes from where it is seen to where the answer has it. */
  async #happen(event, changes = {}) {
    if (this.#stopping.signal.aborted) return;
    const { scroller } = this.#stage;
    // From now on: a glide that goes on while the answer is on its way is not what the user wants.
    const movement = scroller.claim();
    try {
      await this.#turns.moment((isCurrent) => this.#happened(event, changes, isCurrent));
    } catch (error) {
      if (movement) this.#stage.releaseAfterwards(movement);
      throw error;
    }
  }

  async #happened(event, changes, isCurrent) {
    if (this.selected === null) return this.scroller.release();
    const answer = await this.#askOf(event, changes);
    if (!isCurrent()) return;
    const layout = await this.#engine.layout({ configuration: this.configuration, state: answer.state });
    if (!isCurrent()) return;
    this.phase = answer.state.phase;
    this.#resume(answer, true, () => this.#rest(layout, answer.animation));
    this.focused = answer.state.focused ?? null;
    this.#select(answer.selection);
    this.#show(layout.pager);
    const focus = answer.focused ?? null;
    if (focus !== null && event.type === "key") this.tabs[focus].focus({ preventScroll: true });
  }

  /** Draws what an answer leads to, and plays its animation until something else begins. */
  #resume(answer, movesPages, draw) {
    this.#stage.resume(answer, draw, movesPages);
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
  insert(at, tab, page, settings) {
    this.#stage.remember([tab, page]);
    settings ??= settingsOf(tab);
    return this.#edit(insertion(at, tab, page, settings, this.configuration.title.normal, this.drawing, this.scroller));
  }

  /** Removes a tab and its page. */
  remove(index) {
    return this.#edit(removal(index, this.scroller));
  }

  /** Moves a tab, and its page, to another index. */
  move(from, to) {
    return this.#edit(relocation(from, to, this.scroller));
  }

  #edit(edit) {
    return this.#turns.change((isCurrent) => this.#make(edit, isCurrent));
  }

  async #make({ event, arranged }, isCurrent) {
    // Where the pages are on their way does not count: the tab that they go to stays selected.
    const answer = await this.#askOf(event, this.#stage.isGliding ? { phase: "programmatic" } : {});
    const request = { configuration: answer.configuration, state: answer.state };
    const [layout, timeline] = [await this.#engine.layout(request), await this.#engine.timeline(request)];
    if (!isCurrent()) return;
    this.#take(answer.configuration);
    this.settings = answer.configuration.tabs.map(({ id, enabled, width }) => defined({ id, enabled, width }));
    this.selected = answer.state.selected;
    this.focused = answer.state.focused ?? null;
    this.#resume(answer, true, () => {
      this.drawing.arrange(arranged(this.tabs));
      this.#rest(layout, answer.animation);
      this.#bind(timeline);
    });
    this.phase = answer.state.phase;
    this.#select(answer.selection, true);
    this.#show(layout.pager);
  }

  // What is asked and told

  /** What an event leads to. What moves stands still while the answer is on its way, and goes on where there is none. */
  async #askOf(event, changes = {}) {
    const { playback } = this.#stage;
    if (this.#engine.isAsynchronous) playback.pause();
    try {
      return await this.#ask("transition", { configuration: this.configuration, state: { ...this.state, ...changes }, event });
    } catch (error) {
      playback.goOn();
      throw error;
    }
  }

  async #ask(endpoint, request) {
    const answer = await this.#engine[endpoint](request);
    this.#tell({ endpoint, request: structuredClone(request), answer });
    return answer;
  }

  #tell(exchange) {
    this.exchange = exchange;
    this.dispatchEvent(new CustomEvent("exchange", { detail: exchange }));
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
    if (this.#pages === text) return;
    this.#pages = text;
    this.dispatchEvent(new CustomEvent("pages", { detail: { visible, mounted } }));
  }

  /** Lets go of the elements: nothing is listened to any more, and they are as they were found. */
  detach() {
    if (this.#stopping.signal.aborted) return;
    taken.delete(this.list);
    this.#turns.end();
    this.#stopping.abort();
    this.#stage.stop();
    this.#prepared?.free();
    this.#prepared = null;
  }
}
