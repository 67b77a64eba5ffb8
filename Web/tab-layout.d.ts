/** Types of tab-layout.js. Those of requests and answers are in contract.d.ts, with the units, limits and defaults of members. */

import type {
  Animation, Easing, Event, FrameTitle, HitTestRequest, HitTestResponse, LayoutRequest, LayoutResponse, PresetName,
  Selection, State, TabBarConfiguration, Timeline, TimelineRequest, TransitionRequest, TransitionResponse,
} from "./contract.js";

export * from "./contract.js";

/** What a bar is like; every member that is left out is as the preset has it. */
export type Settings = Omit<TabBarConfiguration, "tabs">;

/** What an engine answers to a transition: animations as numbers. */
export type Transition = Omit<TransitionResponse, "animation" | "reducedAnimation">
  & { animation: Animation; reducedAnimation?: Animation };

/** What changes from frame to frame while the pages move. */
export interface PreparedFrame {
  selection: Selection;
  bar: { offset: number };
  indicator: { x: number; width: number; opacity: number; color: string } | null;
  /** The titles that do not look as at rest: at most two. All others have the look of `title.normal`. */
  titles: (FrameTitle & { emphasis: number })[];
  pager: { offset: number; visible: number[]; mounted: number[] };
}

/** A bar whose configuration is read and checked once, for a page that asks at every frame. */
export interface PreparedBar {
  /** What `layout` answers at this state, as far as a frame needs it. */
  at(state?: State): PreparedFrame;
  /** Gives its memory back; it must not be asked after that. A bar that is forgotten without it gives it back some time. */
  free(): void;
}

/** As `PreparedBar`, by the service. */
export interface RemoteBar {
  at(state?: State): Promise<PreparedFrame>;
  free(): void;
}

/** Computes in the page. What a request has wrong is thrown as `TabLayoutError`. It does not take `state.titles` and the opacity of
 * `state.indicator` yet. */
export class WasmEngine {
  /** Loads tab-layout.wasm: an address, a response, its bytes or a compiled module. */
  static load(source: string | URL | globalThis.Response | BufferSource | WebAssembly.Module): Promise<WasmEngine>;
  readonly isAsynchronous: false;
  readonly presets: PresetName[];
  preset(name: string): Settings;
  layout(request: LayoutRequest): LayoutResponse;
  transition(request: TransitionRequest): Transition;
  timeline(request: TimelineRequest): Timeline;
  hitTest(request: HitTestRequest): HitTestResponse;
  bar(configuration: TabBarConfiguration): PreparedBar;
  /** The progress of an easing at fractions of its duration. */
  ease(easing: Easing, times: number[]): number[];
}

/** Has the service compute. */
export class HTTPEngine {
  constructor(service: string | URL);
  readonly isAsynchronous: true;
  preset(name: string): Promise<Settings>;
  layout(request: LayoutRequest): Promise<LayoutResponse>;
  transition(request: TransitionRequest): Promise<Transition>;
  timeline(request: TimelineRequest): Promise<Timeline>;
  hitTest(request: HitTestRequest): Promise<HitTestResponse>;
  bar(configuration: TabBarConfiguration): Promise<RemoteBar>;
}

export type Engine = WasmEngine | HTTPEngine;

/** Where an engine comes from: the file, or the service; with both, the service where the file cannot be loaded. */
export type EngineSource = Engine | { wasm: Parameters<typeof WasmEngine.load>[0]; service?: string | URL } | { service: string | URL };

export function connect(source: EngineSource): Promise<Engine>;

export class TabLayoutError extends Error {
  readonly errors: { pointer: string; code: string; detail: string }[];
  /** The HTTP status that the service gives it; 0 where it was not reached. */
  readonly status: number;
}

export interface Options {
  /** The element whose children are the tabs. A child with `data-id` has that id, one with `data-width` that width whatever its
   * label is; one that is `disabled` or has `aria-disabled` cannot be chosen. What is in a child becomes its label. */
  list: HTMLElement;
  /** The element that scrolls horizontally and whose children are the pages, each as wide as itself. */
  pager: HTMLElement;
  engine: EngineSource;
  /** What is not measured: the width of the bar and of a page, the labels, the direction and the preference for reduced motion are. */
  configuration?: Settings;
  /** The tab that is selected at first; 0 if left out. */
  selected?: number;
  /** Whether the browser's scroll timelines are used where it has them; true if left out. */
  scrollTimelines?: boolean;
}

interface TabBarEvents {
  /** The selection, or what is selected, has changed. */
  change: CustomEvent<{ index: number | null; id: string | null; previous: number | null }>;
  /** Other pages are seen, or should exist. */
  pages: CustomEvent<{ visible: number[]; mounted: number[] }>;
  /** Something was asked of the engine. */
  exchange: CustomEvent<{ endpoint: "layout" | "transition"; request: LayoutRequest | TransitionRequest; answer: LayoutResponse | Transition }>;
}

/** A tab list and its pages, laid out and moved by an engine. */
export class TabBar extends EventTarget {
  static attach(options: Options): Promise<TabBar>;
  readonly engine: Engine;
  readonly tabs: HTMLElement[];
  readonly selected: number | null;
  /** The state at this moment, as requests have it, animations included. */
  readonly state: State;
  /** The configuration in force, with what was measured. */
  readonly configuration: TabBarConfiguration;
  /** What is drawn at rest, below the animations that run. */
  readonly layout: LayoutResponse;
  readonly animations: globalThis.Animation[];
  /** Takes other settings, and shows them at rest. Those that the engine refuses change nothing. */
  configure(settings: Settings): Promise<void>;
  /** Measures everything anew. It is done by itself when sizes, fonts or preferences change. */
  refresh(): Promise<void>;
  /** Selects a tab, as a tap on it does. */
  select(index: number): Promise<void>;
  /** Does what a key does. */
  press(key: Extract<Event, { type: "key" }>["key"]): Promise<void>;
  /** Holds the pages at a position, in pages, until `release`. */
  drag(position: number): Promise<void>;
  /** Lets go of the pages, at a velocity in CSS pixels per millisecond. */
  release(velocity?: number): Promise<void>;
  /** Edits are made one after another, in the order in which they are asked for; what is asked for meanwhile waits for them. */
  insert(at: number, tab: HTMLElement, page: HTMLElement, settings?: { id?: string; enabled?: boolean; width?: number }): Promise<void>;
  remove(index: number): Promise<void>;
  move(from: number, to: number): Promise<void>;
  /** Lets go of the elements, which are then as they were found; they can be attached to anew. */
  detach(): void;
  addEventListener<Name extends keyof TabBarEvents>(
    name: Name, listener: (event: TabBarEvents[Name]) => void, options?: AddEventListenerOptions,
  ): void;
  addEventListener(
    name: string, listener: EventListenerOrEventListenerObject | null, options?: boolean | AddEventListenerOptions,
  ): void;
}
