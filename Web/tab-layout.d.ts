/** Types of tab-layout.js. Members of requests and answers are those of openapi.yaml, which has their units, limits and defaults. */

export type Sizing =
  | { mode: "equal"; minWidth?: number }
  | { mode: "fixed"; width: number }
  | { mode: "compact"; fraction?: number }
  | { mode?: "content" | "fill"; padding?: number | Insets; minWidth?: number; maxWidth?: number | null }
  | {
      mode: "auto"; padding?: number | Insets; minWidth?: number; maxWidth?: number | null;
      gutter?: number; maxCount?: number | null; fitting?: "equal" | "widest"; otherwise?: "content" | "equal";
    };

export interface Insets { leading?: number; trailing?: number }

/** An easing as CSS writes it. */
export type Easing = string;

export interface Spring {
  spring: {
    mass?: number; stiffness?: number; damping?: number;
    response?: number; dampingRatio?: number;
    duration?: number; bounce?: number;
    velocity?: number;
  };
}

export interface TitleStyle { fontSize?: number; fontWeight?: number; scale?: number; color?: string }

export interface Clock { duration?: number; easing?: Easing | Spring }

/** What a bar is like; every member that is left out is as the preset has it. */
export interface Settings {
  preset?: string;
  bar?: {
    width?: number; height?: number; spacing?: number; insets?: Insets;
    sizing?: Sizing;
    alignment?: "start" | "center" | "end" | "space-between" | "space-around" | "space-evenly";
    direction?: "ltr" | "rtl";
    scrollTo?: "center" | "start" | "end" | "nearest" | "none" | "centerWithInsets";
    scrollMargin?: number;
    scrollPadding?: Insets;
    follow?: "drag" | "unclamped" | "distance" | "selection";
    noBackScroll?: boolean;
    pixelRatio?: number | null;
  };
  indicator?: null | {
    width?: number | "tab" | "label" | { ratio: number } | { inset: number | Insets };
    minWidth?: number; alignment?: "start" | "center" | "end"; outerInsets?: Insets;
    height?: number; cornerRadius?: number; color?: string | string[];
    position?: "top" | "center" | "bottom"; inset?: number;
    stretch?: "linear" | "elastic" | "worm" | "fade" | "snap" | { leading?: Easing; trailing?: Easing };
    path?: "direct" | "through"; follow?: "drag" | "selection";
  };
  title?: {
    normal?: TitleStyle; selected?: TitleStyle; colorSpace?: "srgb" | "oklab"; follow?: "drag" | "selection"; animated?: boolean;
  };
  pager?: {
    pageWidth?: number; selection?: "nearest" | "settled" | "hysteresis"; threshold?: number;
    overscroll?: "follow" | "clamp" | "compress"; preload?: number; animated?: boolean;
    fling?: "uikit" | "viewpager" | "flutter" | "vant" | "react-native" | "projection"; skipDisabled?: boolean;
  };
  motion?: { tap?: Clock; settle?: Clock; tolerance?: number; reduced?: boolean | "both" };
  keyboard?: {
    activation?: "automatic" | "manual"; orientation?: "horizontal" | "vertical"; wrap?: boolean; disabled?: "skip" | "focus";
  };
}

export type Tab = string | { id?: string; title?: string; labelWidth?: number | null; width?: number | null; enabled?: boolean };

export interface Configuration extends Settings { tabs: Tab[] }

export interface State {
  offset?: number; phase?: "idle" | "dragging" | "decelerating" | "settled" | "programmatic"; velocity?: number;
  selected?: number | null; barOffset?: number | null; indicator?: { x: number; width: number } | null;
  mounted?: number[]; focused?: number | null;
}

export type Event =
  | { type: "tap"; index: number } | { type: "tap"; id: string }
  | { type: "settle" } | { type: "fling"; velocity: number }
  | { type: "key"; key: "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End" | "Enter" | "Space" }
  | { type: "insert"; at: number; tabs: Tab[] }
  | { type: "remove"; index: number } | { type: "remove"; id: string }
  | { type: "move"; from: number; to: number } | { type: "resize"; width: number };

export interface Request { configuration: Configuration; state?: State }

export interface Selection {
  index: number | null; id: string | null; previous: number | null; changed: boolean; position: number; offsetRatio: number | null;
}

export interface Bar {
  contentWidth: number; offset: number; minOffset: number; maxOffset: number; firstVisible: number | null; lastVisible: number | null;
  overflow: { leading: number; trailing: number }; paging: { backward: number | null; forward: number | null };
}

export interface Look { fontSize: number; fontWeight: number; scale: number; color: string }

export interface Indicator { x: number; y: number; width: number; height: number; cornerRadius: number; color: string; opacity: number }

export interface IndicatorKeyframe { offset: number; x: number; width: number; opacity: number; color?: string }
export interface ScrollKeyframe { offset: number; scrollOffset: number }
export interface TitleTrack { index: number; keyframes: ({ offset: number } & Look)[] }
export interface TabTrack { index: number; keyframes: { offset: number; x: number; width: number; opacity: number }[] }

export interface Animation {
  duration: number; easing: Easing; reason: "tap" | "settle" | "selection" | "edit";
  indicator: IndicatorKeyframe[]; bar: ScrollKeyframe[]; titles: TitleTrack[]; pager: ScrollKeyframe[]; tabs?: TabTrack[];
}

export interface Layout {
  selection: Selection; bar: Bar;
  tabs: ({ id: string; x: number; y: number; width: number; height: number; selected: boolean; emphasis: number; visible: boolean } & Look)[];
  indicator: Indicator | null;
  pager: { offset: number; visible: number[]; mounted: number[]; unmount: number[] };
  animation: Animation | null; reducedAnimation?: Animation | null;
}

export interface Frame {
  time: number; progress: number; velocity: number; indicator: { x: number; width: number; opacity: number } | null;
  bar: { offset: number }; titles: ({ index: number } & Look)[]; pager: { offset: number };
  tabs?: { index: number; x: number; width: number; opacity: number }[];
}

export interface Transition {
  state: State & { offset: number; selected: number | null; barOffset: number };
  selection: Selection; bar: Bar; indicator: Indicator | null; animation: Animation | null; reducedAnimation?: Animation | null;
  /** Of a key. */
  focused?: number | null; handled?: boolean;
  /** Where moments were asked for. */
  frames?: Frame[];
  /** Of an edit. */
  configuration?: Configuration;
}

export interface Timeline { tolerance: number; indicator: IndicatorKeyframe[]; bar: ScrollKeyframe[]; titles: TitleTrack[] }

type Sample = { times: number[] } | { fps: number };
type TransitionRequest = Request & { event: Event; sample?: Sample };
type HitTestRequest = Request & { point: { x: number; y: number }; minimumTarget?: number };
type Hit = { tab: { index: number; id: string } | null };

/** What changes from frame to frame while the pages move. */
export interface BarFrame {
  selection: Selection;
  bar: { offset: number };
  indicator: { x: number; width: number; opacity: number; color: string } | null;
  /** The titles that do not look as at rest: at most two. All others have the look of `title.normal`. */
  titles: ({ index: number; emphasis: number } & Look)[];
  pager: { offset: number; visible: number[]; mounted: number[] };
}

/** A bar whose configuration is read and checked once, for a page that asks at every frame. */
export interface PreparedBar {
  /** What `layout` answers at this state, as far as a frame needs it. */
  at(state?: State): BarFrame;
  /** Gives its memory back; it must not be asked after that. A bar that is forgotten without it gives it back some time. */
  free(): void;
}

/** As `PreparedBar`, by the service. */
export interface RemoteBar {
  at(state?: State): Promise<BarFrame>;
  free(): void;
}

/** Computes in the page. What a request has wrong is thrown as `TabLayoutError`. */
export class WasmEngine {
  /** Loads tab-layout.wasm: an address, a response, its bytes or a compiled module. */
  static load(source: string | URL | globalThis.Response | BufferSource | WebAssembly.Module): Promise<WasmEngine>;
  readonly isAsynchronous: false;
  readonly presets: string[];
  preset(name: string): Settings;
  layout(request: Request): Layout;
  transition(request: TransitionRequest): Transition;
  timeline(request: Request): Timeline;
  hitTest(request: HitTestRequest): Hit;
  bar(configuration: Configuration): PreparedBar;
  /** The progress of an easing at fractions of its duration. */
  ease(easing: Easing, times: number[]): number[];
}

/** Has the service compute. */
export class HTTPEngine {
  constructor(service: string | URL);
  readonly isAsynchronous: true;
  preset(name: string): Promise<Settings>;
  layout(request: Request): Promise<Layout>;
  transition(request: TransitionRequest): Promise<Transition>;
  timeline(request: Request): Promise<Timeline>;
  hitTest(request: HitTestRequest): Promise<Hit>;
  bar(configuration: Configuration): Promise<RemoteBar>;
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
  exchange: CustomEvent<{ endpoint: "layout" | "transition"; request: Request; answer: Layout | Transition }>;
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
  readonly configuration: Configuration;
  /** What is drawn at rest, below the animations that run. */
  readonly layout: Layout;
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
  /** Lets go of the elements, which stay as they are drawn. */
  detach(): void;
  addEventListener<Name extends keyof TabBarEvents>(
    name: Name, listener: (event: TabBarEvents[Name]) => void, options?: AddEventListenerOptions,
  ): void;
}
