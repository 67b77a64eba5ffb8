// The types of requests and answers. Made by script/contract from contract/, which is edited instead.

/** What `/v1/layout` takes. */
export interface LayoutRequest {
  configuration: TabBarConfiguration;
  state?: State;
  /**
   * Whether the answer has the attributes of WAI-ARIA as `aria`.
   * (default false)
   */
  aria?: boolean;
  /**
   * Whether the answer says as `explanation` how each of its numbers came about: for whoever debugs a layout. The
   * answer is then some six times as long; of more than 500 tabs it is refused (`out-of-range`).
   * (default false)
   */
  explain?: boolean;
}

/** What the endpoints for one part of a layout take. */
export interface MomentRequest {
  configuration: TabBarConfiguration;
  state?: State;
}

/** What `/v1/transition` takes. */
export interface TransitionRequest {
  configuration: TabBarConfiguration;
  state?: State;
  event: Event;
  sample?: Sample;
  format?: AnimationFormat;
  properties?: AnimatedProperties;
  prefix?: ClassPrefix;
}

/**
 * What `/v1/timeline` takes. Of the state only `barOffset` counts, and only where `bar.scrollTo` is `nearest` or
 * `none`; all of it is checked.
 */
export interface TimelineRequest {
  configuration: TabBarConfiguration;
  state?: State;
  format?: AnimationFormat;
  properties?: AnimatedProperties;
  prefix?: ClassPrefix;
  scroller?: Scroller;
}

/**
 * What `animation-timeline` in a style sheet names: the nearest scrolling ancestor (`nearest`, `scroll(nearest
 * inline)`), the page (`root`, `scroll(root inline)`), the element itself (`self`, `scroll(self inline)`), or a
 * scroll
 * timeline by its name, a CSS identifier of at most 100 characters that begins with two hyphens. Only with the format
 * `css` (otherwise `not-allowed`), where it is `nearest` if left out.
 */
export type Scroller = string;

/** What `/v1/preview` takes. */
export interface PreviewRequest {
  configuration: TabBarConfiguration;
  state?: State;
  event?: Event;
  /**
   * How many moments of the transition are drawn below each other, 4 units apart. They hold at most 10 000 titles
   * (otherwise `out-of-range`). Needs an event. Without it there is one moment: the end.
   * (minimum 2, maximum 60)
   */
  frames?: number;
  /**
   * Whether the picture plays the transition. Then it needs an event, and has no `frames`.
   * (default false)
   */
  animate?: boolean;
  scheme?: Scheme;
}

/**
 * What is behind the bar: white, nearly black, or what the user of the browser prefers, by a media query within
 * the picture.
 * (default "light")
 */
export type Scheme = "light" | "dark" | "auto";

/** What `/v1/compare` takes. */
export interface CompareRequest {
  /** The presets that are compared, in the order of the answer. Without the list it is all that there are. */
  presets?: PresetName[];
  configuration: ComparedConfiguration;
  state?: State;
  event?: Event;
  sample?: Sample;
  /**
   * How many moments of the transition the picture has in each row, in equal steps of time. All rows together hold
   * at most 10 000 titles (otherwise `out-of-range`). Needs an event; without it there is one moment, the end.
   * Numbers
   * are the same with it.
   * (minimum 2, maximum 60)
   */
  frames?: number;
  /**
   * What is behind the bars of the picture: white, nearly black, or what the user of the browser prefers. Numbers are
   * the same with it.
   */
  scheme?: Scheme;
}

/**
 * A `TabBarConfiguration` without its `preset`: what stands over each of the presets that are compared, member by
 * member and
 * deeply.
 */
export interface ComparedConfiguration {
  tabs: Tabs;
  bar?: Bar;
  indicator?: Indicator;
  title?: Title;
  pager?: Pager;
  motion?: Motion;
  keyboard?: Keyboard;
}

/** What `/v1/hit-test` takes. */
export interface HitTestRequest {
  configuration: TabBarConfiguration;
  state?: State;
  point: Point;
  /**
   * The least width and height of what can be touched, in units of length. 0 leaves every tab as it is. The default
   * is
   * the least touch target of Material Design, in dp; Apple asks for 44 pt.
   * (minimum 0, maximum 10000000, default 48)
   */
  minimumTarget?: number;
}

/** Where the touch is, as it is seen. */
export interface Point {
  /** The distance from the left edge of the viewport, in both writing directions; any finite number. */
  x: number;
  /** The distance from the top edge of the bar, downward; any finite number. */
  y: number;
}

/** What `/v1/replay` takes as one document. */
export interface ReplayRequest {
  configuration: TabBarConfiguration;
  state?: State;
  /** The samples of the recording, in order; at most 10 000. */
  samples: ReplaySample[];
  lint?: IsLinted;
}

/** The first line of what `/v1/replay` takes as lines; `state` is that before the first sample. */
export interface ReplayHead {
  configuration: TabBarConfiguration;
  state?: State;
  lint?: IsLinted;
}

/**
 * Whether the frames are looked at for what a user would see as a fault.
 * (default false)
 */
export type IsLinted = boolean;

/**
 * One moment of a recording: a state or an event. What a state leaves out goes on from the moment before; see
 * `/v1/replay`.
 */
export type ReplaySample = StateSample | EventSample;

/** The state at a moment of a recording. */
export interface StateSample {
  time?: RecordedTime;
  state: State;
}

/** What happens at a moment of a recording. */
export interface EventSample {
  time?: RecordedTime;
  event: Event;
}

/**
 * When it was, in milliseconds from any beginning; at least 0 and not less than that of a sample before it.
 * (minimum 0)
 */
export type RecordedTime = number;

/**
 * For which engine animations are written; see `docs/reference/formats.md`.
 * (default "numbers")
 */
export type AnimationFormat = "numbers" | "waapi" | "css" | "core-animation";

/**
 * Which properties move the indicator, and the tabs that an edit moves: `translateX` and the width
 * (`transform-width`), or `translateX` and `scaleX` alone (`transform`), which a compositor animates without a new
 * layout. Then the element has one width, `baseWidth`, the greatest that it ever has, and is scaled down from its
 * left edge; rounded corners, and what stands in it, are scaled with it. Only with the
 * formats `waapi` and `css` (otherwise `not-allowed`), where it is `transform-width` if left out.
 */
export type AnimatedProperties = "transform-width" | "transform";

/**
 * What the names of classes and keyframes in a style sheet begin with: a CSS identifier without escapes, of at most
 * 100 characters (`invalid-identifier`). Only with the format `css` (otherwise `not-allowed`), where it is
 * `tab-layout` if left out.
 *
 * The classes are `<prefix>-indicator`; `<prefix>-bar`, the strip that is moved within the viewport;
 * `<prefix>-title`, the titles, which are the first children of one parent in the order of the tabs; `<prefix>-tab`,
 * the tabs that an edit moves, likewise children of one parent, each with its left edge at that of the strip's
 * content; and `<prefix>-pager`, the pages.
 */
export type ClassPrefix = string;

/**
 * At which moments of the animation the exact values are wanted, for clients without an animation engine. The
 * answer then has `frames`, one for each moment: at most 10 000, and at most so many that they hold 100 000 moving
 * titles and tabs between them.
 */
export type Sample = SampleTimes | SampleRate;

/** At these times. */
export interface SampleTimes {
  /** Milliseconds from the start, in any order. Beyond the end everything stands at its end. */
  times: number[];
}

/**
 * So many times a second: every 1000 / `fps` milliseconds from the start on, as long as that is before the end, and
 * once exactly at the end. Where nothing is animated that is one frame, at 0.
 */
export interface SampleRate {
  /**
   * Frames a second, not necessarily a whole number.
   * (minimum 0.001, maximum 1000)
   */
  fps: number;
}

/**
 * Everything about a tab bar that does not change while it is scrolled.
 *
 * It starts from a preset, or from the settings of `underline` where none is named; members given beside the
 * preset's name override it, member by member and deeply: `{"preset": "titles", "bar": {"width": 390}}` changes
 * the width and nothing else. Without a preset `bar.width` is required (`missing`), and what is left out has the
 * value
 * that its text says.
 */
export interface TabBarConfiguration {
  /**
   * The preset to start from. `GET /v1/presets/{name}` shows one whole, with what it reproduces and where it
   * departs.
   *
   * - `underline`: equal tabs on 320×50 over a 60×2 line that follows the finger; the nearest page is selected.
   * - `titles`: tabs of width 100 on 375×44 without an indicator; titles grow and colour with the drag, and the
   *   selected one is centred when the pager has settled.
   * - `segmented`: compact tabs on 320×44 over a line as wide as the tab, which moves when the pager has
   *   settled.
   *
   * The others have the defaults of the libraries that they are named after. Those whose tabs are as wide as
   * their labels need each tab's `labelWidth`, or its own `width`.
   */
  preset?: PresetName;
  tabs: Tabs;
  bar?: Bar;
  indicator?: Indicator;
  title?: Title;
  pager?: Pager;
  motion?: Motion;
  keyboard?: Keyboard;
}

/** The name of a preset. */
export type PresetName = "underline" | "titles" | "segmented" | "android" | "android-scrollable" | "android-material3" | "android-material3-scrollable" | "magicindicator" | "flutter" | "flutter-scrollable" | "flutter-secondary" | "jxsegmented" | "parchment" | "tabman" | "xlpagertabstrip" | "mui" | "material-web" | "vant" | "rc-tabs" | "react-native-tab-view";

/**
 * How the bar is operated by keys: what the WAI-ARIA pattern of tabs leaves open. It shows in what the event `key`
 * leads to and in the attributes `aria`.
 */
export interface Keyboard {
  activation?: KeyActivation;
  orientation?: Orientation;
  /**
   * Whether an arrow goes on from the last tab to the first and from the first to the last. Otherwise the focus
   * stays there; the key is handled all the same, as the page is not to be scrolled by it at the ends alone.
   * Without a preset: `true`.
   */
  wrap?: boolean;
  disabled?: DisabledTabs;
}

/**
 * What keys do at a tab that is not enabled: `skip` passes over it; `focus` gives it the focus, so that users
 * of a screen reader learn of it. No key selects it. Without a preset: `skip`.
 */
export type DisabledTabs = "skip" | "focus";

/**
 * Which arrows go from tab to tab: left and right, which change places under `bar.direction` `rtl`
 * (`horizontal`), or up and down (`vertical`). The other two are not handled, so that the page can be scrolled
 * by them. Without a preset: `horizontal`.
 */
export type Orientation = "horizontal" | "vertical";

/**
 * Whether the tab that takes the focus is selected at once (`automatic`), or only by Enter or Space on it
 * (`manual`), for pages that take time to appear. Without a preset: `automatic`.
 */
export type KeyActivation = "automatic" | "manual";

/** The tabs in reading order. With none, answers have no selection and no indicator. */
export type Tabs = Tab[];

/** A tab, or only its title. */
export type Tab = string | TabObject;

/** A tab with settings of its own. */
export interface TabObject {
  /**
   * The tab's name in answers and events. It defaults to the tab's index in decimal digits (`"0"`, `"1"`, …). No
   * two tabs have the same, given or by default (`duplicate-id`).
   */
  id?: string;
  /** The text shown. The service neither measures nor answers it. */
  title?: string;
  /**
   * The measured width of the label, without padding. The indicator width `"label"` needs it of every tab, the
   * sizings `content`, `fill` and `auto` of every tab that has no `width` of its own.
   * (minimum 0, maximum 10000000, default null)
   */
  labelWidth?: number | null;
  /**
   * The tab's own width, which wins over the width that the sizing gives it and has no bounds; null for none.
   * Under the sizings `equal` and `compact` a tab must not have one (`not-allowed`).
   * (minimum 0, maximum 10000000, default null)
   */
  width?: number | null;
  /**
   * Whether the tab can be tapped. The page of a tab that is not enabled can still be reached by swiping.
   * (default true)
   */
  enabled?: boolean;
}

/** The bar of titles, and how the tabs are laid out and scrolled in it. */
export interface Bar {
  /**
   * V, the width of the viewport. Required unless a preset is named.
   * (more than 0, maximum 10000000)
   */
  width?: number;
  /**
   * H, the height of the bar and of every tab. Without a preset: `50`.
   * (minimum 0, maximum 10000000)
   */
  height?: number;
  /**
   * The empty space between two neighbouring tabs. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  spacing?: number;
  insets?: Insets;
  sizing?: Sizing;
  alignment?: TabAlignment;
  direction?: Direction;
  scrollTo?: ScrollDestination;
  /**
   * How much is kept between a tab and the edges of the viewport under `scrollTo` `nearest`, so that its
   * neighbours show that they are there. Where there is no room for it on both sides of the tab, it is as much
   * as there is room for. Other destinations know no margin. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  scrollMargin?: number;
  scrollPadding?: ScrollPadding;
  follow?: StripFollow;
  /**
   * Whether a strip that follows the position is held in the phase `decelerating` where it would move against
   * the way of the pager to its page (Android's rule): as long as the page floor(P) lies before the tab
   * `state.selected`, the page that the pager glides to, the strip only moves on toward later tabs from
   * `state.barOffset`, and as long as it lies behind, only toward earlier ones. On the page itself, and where
   * `state.barOffset` is null, it moves freely. Without a preset: `false`.
   */
  noBackScroll?: boolean;
  /**
   * Device pixels in a unit of length: the edges of the tabs and the indicator are rounded to whole pixels, k /
   * `pixelRatio`, as the last step. Edges, not widths: neighbours neither gap nor overlap, and tabs of one width
   * may differ by a pixel. Of two pixels equally near it is the one to the right (or below), also left of 0.
   * Animations, timelines, frames and `bar` are not rounded. Null for no rounding. Without a preset: `null`.
   * (minimum 0.01, maximum 100)
   */
  pixelRatio?: number | null;
}

/**
 * How much of the viewport is left aside at its ends when a tab is brought into it, because another view covers
 * it, say; CSS `scroll-padding`. Every `scrollTo` goes by what is left: under `center` the middle of the tab
 * comes to V/2 + (leading − trailing)/2. How far the strip can be scrolled does not depend on it. Where both
 * ends together are more than V, each is cut to its share of it.
 * Without a preset: `{"leading": 0, "trailing": 0}`.
 */
export interface ScrollPadding {
  /**
   * At the leading end, the left one under `ltr`. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  leading?: number;
  /**
   * At the trailing end. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  trailing?: number;
}

/**
 * What the strip follows.
 *
 * - `selection`: it stays at `state.barOffset`, kept within the content, until the selection changes, and then
 *   goes to where `scrollTo` wants the selected tab.
 * - `drag`: it moves with the position, evenly from where `scrollTo` wants one tab to where it wants the next.
 *   Both ends are kept within the content before they are mixed, so the strip has no dead zone at its ends.
 * - `unclamped`: the same, mixed first and kept within the content afterwards, as Android does it: near its
 *   ends the strip stands still for part of a page and then moves at once.
 * - `distance`: under a gesture it moves from `state.barOffset` to where `scrollTo` wants the neighbour of the
 *   tab `state.selected`, in proportion to the way of the pager from the one page to the other; further away,
 *   and without a gesture, as `drag`. A strip that the user scrolled elsewhere does not jump when a swipe
 *   begins. Send the `selected` and the `barOffset` of the beginning of the gesture until it ends, also where
 *   another tab is selected meanwhile (`nearest`, `hysteresis`): a new `selected` would be a new beginning, and
 *   the strip would jump to another way.
 *
 * Under all but `selection` the strip stands still before the first and after the last page, and belongs to
 * the selected tab while code moves the pager (`programmatic`). Without a preset: `selection`.
 */
export type StripFollow = "drag" | "unclamped" | "distance" | "selection";

/**
 * Where in the viewport a tab is brought when the strip scrolls to it, always kept within the content save
 * under `centerWithInsets`:
 *
 * - `center`: its middle to the middle of the viewport;
 * - `start`: its leading edge, the left one under `ltr`, to the leading edge of the viewport;
 * - `end`: its trailing edge to the trailing edge of the viewport;
 * - `nearest`: the least move from `state.barOffset` that shows it whole and `scrollMargin` of what is beside
 *   it, or its leading edge where it is wider than the viewport;
 * - `none`: nowhere, the strip stays at `state.barOffset`;
 * - `centerWithInsets`: its middle to the middle of the viewport, also at the ends of the strip, which is then
 *   scrolled beyond its content, and also where the content is no wider than the viewport. `bar.minOffset`
 *   and `bar.maxOffset` in the answer say how far.
 *
 * For `nearest` and `none` a strip whose `state.barOffset` is null comes from the leading end of the content.
 * Without a preset: `center`.
 */
export type ScrollDestination = "center" | "start" | "end" | "nearest" | "none" | "centerWithInsets";

/**
 * The direction in which the tabs are read. Under `rtl`, right to left, the first tab is at the right, and
 * everything is the mirror image of what it is under `ltr`; numbers are places as they are seen.
 * Without a preset: `ltr`.
 */
export type Direction = "ltr" | "rtl";

/**
 * Where the tabs stand when they do not fill the viewport; each value means what CSS `justify-content` means
 * by it. Under the sizing `compact`, `start` has a rule of its own: the first tab stands one tab width in from
 * the leading edge, or as far as the free space goes. Two tabs at the fraction one half are thereby centred.
 * Without a preset: `start`.
 */
export type TabAlignment = "start" | "center" | "end" | "space-between" | "space-around" | "space-evenly";

/** Empty space at the ends of the strip. It scrolls with the tabs. */
export interface Insets {
  /**
   * The space before the first tab. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  leading?: number;
  /**
   * The space after the last tab. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  trailing?: number;
}

/**
 * How wide each tab is. Without `mode` the mode is the preset's, or `equal`; another mode than the preset's starts
 * anew.
 *
 * The sizings `content`, `fill` and `auto` go by what each tab needs, its *natural width*: its label and `padding`
 * on both sides of it, but at least `minWidth` and at most `maxWidth`; or its own `width`, whatever that is.
 * Without a preset: `{"mode": "equal"}`.
 */
export type Sizing = EqualSizing | FixedSizing | CompactSizing | ContentSizing | FillSizing | AutoSizing | PresetSizing;

/**
 * The viewport, less insets and spacing, is shared out equally: (V − insets − spacing·(n − 1)) / n, but at least
 * `minWidth` and at most `maxWidth` for each tab; `alignment` places what that leaves.
 */
export interface EqualSizing {
  mode: "equal";
  /**
   * The least width of a tab. Where it is more than an equal share, the strip scrolls. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  minWidth?: number;
  maxWidth?: GreatestTabWidth;
}

/** All tabs have one width, save those that bring their own. */
export interface FixedSizing {
  mode: "fixed";
  /**
   * The width of a tab. Required unless the preset has the mode `fixed`.
   * (minimum 0, maximum 10000000)
   */
  width?: number;
}

/** Each tab has a fraction of an equal share of the whole viewport, (V / n)·`fraction`. */
export interface CompactSizing {
  mode: "compact";
  /**
   * The part of an equal share that a tab takes. Without a preset: `0.5`.
   * (minimum 0, maximum 1)
   */
  fraction?: number;
}

/** Each tab has its natural width. */
export interface ContentSizing {
  mode: "content";
  padding?: LabelPadding;
  minWidth?: LeastTabWidth;
  maxWidth?: GreatestTabWidth;
}

/**
 * Each tab has its natural width or an equal share, whichever is greater: tabs that need more than an equal share
 * of the viewport, less insets and spacing, keep what they need, the others share the rest, and so on until all
 * fit. A tab's own `width` is kept; the others share what it leaves. So the tabs fill the viewport, unless their
 * natural widths are more than that or all of them have a width of their own. `maxWidth` bounds what a tab needs,
 * not its share.
 */
export interface FillSizing {
  mode: "fill";
  padding?: LabelPadding;
  minWidth?: LeastTabWidth;
  maxWidth?: GreatestTabWidth;
}

/**
 * Equal shares where every tab fits into one: when n times the greatest natural width, the insets, the spacing and
 * twice the `gutter` are no more than the viewport. Otherwise each tab has its natural width. What else the widths
 * can be in either case, `fitting` and `otherwise` say. Decided anew for each request. A tab's own `width` is kept
 * in any case; the others share what it leaves.
 */
export interface AutoSizing {
  mode: "auto";
  padding?: LabelPadding;
  minWidth?: LeastTabWidth;
  maxWidth?: GreatestTabWidth;
  /**
   * The space that must be left free at either end of the tabs for them to fit. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  gutter?: number;
  /**
   * With a number, at most so many tabs fit, and up to that many do whatever they need; null: their natural
   * widths decide. With a number the `labelWidth` of the tabs is required only where it matters: under
   * `otherwise` `content` for more tabs, under `fitting` `widest` for fewer. An event that makes it required of
   * tabs that have none is `not-allowed` at `/event`. Without a preset: `null`.
   * (minimum 0, maximum 10000)
   */
  maxCount?: number | null;
  fitting?: FittingWidth;
  otherwise?: OtherwiseWidth;
}

/**
 * How wide each tab is where they do not fit: its natural width (`content`), or an `equal` share, into which
 * not every label fits. Without a preset: `content`.
 */
export type OtherwiseWidth = "content" | "equal";

/**
 * The sizing of the preset, or `equal` without one, with other members: it may have those that the mode has, each of
 * which means what it means there (others are an `unknown-member`).
 */
export interface PresetSizing {
  /**
   * The width of a tab, in the mode `fixed`.
   * (minimum 0, maximum 10000000)
   */
  width?: number;
  /**
   * The part of an equal share that a tab takes, in the mode `compact`.
   * (minimum 0, maximum 1)
   */
  fraction?: number;
  padding?: LabelPadding;
  minWidth?: LeastTabWidth;
  maxWidth?: GreatestTabWidth;
  /**
   * The space that must be left free at either end of the tabs for them to fit, in the mode `auto`.
   * (minimum 0, maximum 10000000)
   */
  gutter?: number;
  /**
   * How many tabs fit at most, in the mode `auto`.
   * (minimum 0, maximum 10000)
   */
  maxCount?: number | null;
  fitting?: FittingWidth;
  otherwise?: OtherwiseWidth;
}

/**
 * How wide each tab is where they fit: an `equal` share of the viewport, less insets and spacing, or each as
 * wide as the `widest` needs to be. What that leaves is for `alignment`. Without a preset: `equal`.
 */
export type FittingWidth = "equal" | "widest";

/**
 * The empty space on either side of a label: one number for both sides, or an object with one for each. In a tab
 * wider than it needs to be the label is in the middle of what its padding leaves. Without a preset: `16`.
 */
export type LabelPadding = Length | BothEnds;

/**
 * A length.
 * (minimum 0, maximum 10000000)
 */
export type Length = number;

/** A length for each end. An end that is left out keeps what the preset says, or 0. */
export interface BothEnds {
  /** At the leading end, the left one under `ltr`. */
  leading?: Length;
  /** At the trailing end. */
  trailing?: Length;
}

/**
 * The least natural width of a tab. Without a preset: `0`.
 * (minimum 0, maximum 10000000)
 */
export type LeastTabWidth = number;

/**
 * The greatest width of a tab without one of its own, not less than `minWidth` (`not-allowed`); null for none.
 * Without
 * a preset: `null`.
 * (minimum 0, maximum 10000000)
 */
export type GreatestTabWidth = number | null;

/**
 * The mark under, over or behind the selected tab: how it looks and what it follows; null for none. With `height` 0
 * or
 * `width` 0 there is none either. Members given over a preset that has no indicator start from that of `underline`.
 */
export type Indicator = {
  width?: IndicatorWidth;
  /**
   * The least width at rest, which wins over `width`. (With `width` 0 there is no indicator.) Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  minWidth?: number;
  alignment?: IndicatorAlignment;
  outerInsets?: OuterInsets;
  /**
   * Its height. Without a preset: `2`.
   * (minimum 0, maximum 10000000)
   */
  height?: number;
  /**
   * The radius of its corners. Answered as given, for whoever draws it. Without a preset: `1`.
   * (minimum 0, maximum 10000000)
   */
  cornerRadius?: number;
  color?: IndicatorColor;
  position?: IndicatorPosition;
  /**
   * Its distance from the edge that `position` names; without meaning for `center`. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  inset?: number;
  stretch?: Stretch;
  path?: IndicatorPath;
  follow?: IndicatorFollow;
} | null;

/**
 * How it gets from one tab to another, while it follows the drag and in animations. f is the share of the way that is
 * made; the leading edge is the one in the direction of the move, so that a way is the same there and back. The
 * direction is that of the indicator's middle; where that stays where it is, both edges lead. At rest every stretch
 * is
 * the same. Without a preset: `linear`.
 */
export type Stretch = NamedStretch | EdgeStretch;

/**
 * - `linear`: both edges move evenly with f.
 * - `elastic`: the leading edge hurries ahead, sin(πf/2) of its way, and the trailing one follows, 1 − cos(πf/2) of
 *   its
 *   own, as in Android and Flutter.
 * - `worm`: the leading edge moves in the first half, the trailing one in the second.
 * - `fade`: it stands where it was and fades out until f = ½, then fades in where it goes.
 * - `snap`: it stands where it was until f = ½, and then where it goes.
 */
export type NamedStretch = "linear" | "elastic" | "worm" | "fade" | "snap";

/**
 * Each edge moves on its own curve. Where an edge has overtaken the other the width is 0, half way between them. A
 * curve of an edge has at most 1000 steps, and is no spring.
 */
export interface EdgeStretch {
  /** How far the leading edge is at f. Left out: `linear`. */
  leading?: Easing;
  /** How far the trailing edge is at f. Left out: `linear`. */
  trailing?: Easing;
}

/**
 * Its colour, or a list of colours that the tabs take in turn: of three, tab 4 has the second. On its way it changes
 * from one to the other in sRGB with premultiplied alpha; under the stretches `fade` and `snap` at once, half way.
 * Without a preset: `#0000ff`.
 */
export type IndicatorColor = Color | Colors;

/** A colour. */
export type Color = string;

/** The colours of the first tabs. They repeat. */
export type Colors = Color[];

/**
 * How wide the indicator is when it rests on a tab; where on the tab, `alignment` says. A number is that wide, but
 * never
 * wider than the tab. Without a preset: `60`.
 */
export type IndicatorWidth = Length | NamedWidth | RatioWidth | InsetWidth;

/**
 * `tab`: as wide as its tab. `label`: as wide as the tab's `labelWidth`, whatever the width of the tab, and where the
 * label stands: in the middle of what the `padding` of the sizing leaves of the tab.
 */
export type NamedWidth = "tab" | "label";

/** So many times as wide as its tab. */
export interface RatioWidth {
  /**
   * The factor.
   * (minimum 0, maximum 100)
   */
  ratio: number;
}

/** As wide as its tab less this length on both sides, or less one on each, at least 0. */
export interface InsetWidth {
  inset: WidthInset;
}

/** The length taken off on each side, or an object with one for each end. */
export type WidthInset = Length | BothEnds;

/**
 * What the indicator follows.
 *
 * - `drag`: it moves with the position; at P = 1.25 it is a quarter of the way from its rest on tab 1 to its
 *   rest on tab 2. Beyond the ends `pager.overscroll` rules.
 * - `selection`: it rests on the selected tab and is animated to the next.
 *
 * Without a preset: `drag`.
 */
export type IndicatorFollow = "drag" | "selection";

/**
 * Which way it goes to a tab several tabs away.
 *
 * - `direct`: straight there, as one move.
 * - `through`: by every tab between, each with its own part of the progress and the whole stretch. Where it starts or
 *   ends between two tabs, so does its first or its last part. Titles that follow the drag then light up in turn.
 *
 * Without a preset: `direct`.
 */
export type IndicatorPath = "direct" | "through";

/**
 * Where in the height of the bar it stands: its y is H − height − inset at the `bottom`, inset at the `top`,
 * and (H − height) / 2 in the `center`. Without a preset: `bottom`.
 */
export type IndicatorPosition = "top" | "center" | "bottom";

/**
 * What it keeps free at the outer ends of the strip: the first tab counts as narrower by `leading` at its
 * leading end, and the last by `trailing` at its trailing end. Under the width `label` it stands on its label
 * all the same. Without a preset: `{"leading": 0, "trailing": 0}`.
 */
export interface OuterInsets {
  /**
   * In the first tab. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  leading?: number;
  /**
   * In the last tab. Without a preset: `0`.
   * (minimum 0, maximum 10000000)
   */
  trailing?: number;
}

/**
 * Where it rests in its tab, or on its label under the width `label`: at the leading edge (`start`), in the
 * middle (`center`) or at the trailing edge (`end`). Without a preset: `center`.
 */
export type IndicatorAlignment = "start" | "center" | "end";

/**
 * How the titles look. Each title has an emphasis from 0 (`normal`) to 1 (`selected`); its font size, weight,
 * scale and colour are interpolated by it, the colour with premultiplied alpha and each channel rounded half up to
 * 8 bits.
 */
export interface Title {
  /**
   * The look of a title without emphasis. Without a preset: `{"fontSize": 15, "fontWeight": 400, "scale": 1,
   * "color": "#000000"}`.
   */
  normal?: TitleStyle;
  /**
   * The look of a title with full emphasis. Without a preset: `{"fontSize": 17, "fontWeight": 400, "scale": 1,
   * "color": "#0000ff"}`.
   */
  selected?: TitleStyle;
  colorSpace?: ColorSpace;
  follow?: TitleFollow;
  /**
   * Whether titles that follow the selection move on the clock of the rest, or change at once. In a transition
   * titles that follow the drag move wherever the pager is animated, whatever this says. Without a preset: `false`.
   */
  animated?: boolean;
}

/**
 * What the emphasis follows.
 *
 * - `selection`: it is 1 on the selected tab and 0 on all others.
 * - `drag`: on tab i it is max(0, 1 − |P − i|), P being kept within the pages; while code moves the pager
 *   (`programmatic`) it is that of `selection`.
 *
 * Without a preset: `selection`.
 */
export type TitleFollow = "drag" | "selection";

/**
 * Where the colour is interpolated: in `srgb`, channel by channel, or in `oklab`, evenly to the eye. Engines
 * interpolate in sRGB between keyframes; so a colour in Oklab gets as many keyframes as keep each channel within
 * one level. Without a preset: `srgb`.
 */
export type ColorSpace = "srgb" | "oklab";

/** The look of a title. Members left out are the preset's. */
export interface TitleStyle {
  /**
   * The size of the font.
   * (minimum 0, maximum 10000000)
   */
  fontSize?: number;
  /**
   * The weight of the font as CSS counts it, 400 for normal and 700 for bold. Not only hundreds.
   * (minimum 1, maximum 1000)
   */
  fontWeight?: number;
  /**
   * The factor by which the drawn title is scaled.
   * (minimum 0, maximum 100)
   */
  scale?: number;
  /** The colour of the text. */
  color?: Color;
}

/** The pages below the bar. */
export interface Pager {
  /**
   * W, the width of one page. It defaults to `bar.width`.
   * (more than 0, maximum 10000000)
   */
  pageWidth?: number;
  selection?: SelectionRule;
  /**
   * Under `hysteresis`, how far in pages the position may be from the selected page. With 0.6, from page 1 on
   * page 2 is selected beyond P = 1.6, and from there page 1 again before P = 1.4. With 0.5 a page that is
   * exactly half shown is not selected yet; with 1 the next page must be reached.
   *
   * With less than 0.5 a page is selected early, on the way to it: where the position is further than
   * `threshold` from both pages around it, it is the one that `state.velocity` leads to, and where that is 0 the
   * nearest. Without a preset: `0.6`.
   * (minimum 0, maximum 1)
   */
  threshold?: number;
  overscroll?: Overscroll;
  /**
   * How many pages before and after those on screen are to be mounted. Without a preset: `1`.
   * (minimum 0, maximum 10000)
   */
  preload?: number;
  /**
   * Whether the pager glides to a chosen page or jumps there. Where it jumps its track in an animation is empty,
   * and the next state holds the new offset. Without a preset: `true`.
   */
  animated?: boolean;
  fling?: Fling;
  /**
   * Whether a fling to the page of a tab that is not enabled goes on to the next enabled one in the direction of
   * travel, or where there is none to the nearest on the way back; where no tab is enabled it returns to the
   * page that it began on. A gesture that comes to rest by itself (`settle`) may do so on any page.
   * Without a preset: `false`.
   */
  skipDisabled?: boolean;
}

/**
 * How an event `fling` chooses its page. P is the position, v the velocity in units per millisecond, W the width
 * of a page, s the page that the gesture began on: `state.selected`, or where that is null the nearest page.
 * The page is kept within 0…n − 1. Bounds that say "more" or "further" do not count what is exactly there.
 *
 * - `uikit` (UIKit with paging): the page nearest to P + 499·v/W, where a glide that keeps 0.998 of its velocity
 *   each millisecond would end; at most one page from s, and no further than the pages in view, or than the ones
 *   beside that where P is exactly on a page.
 * - `viewpager` (Android): more than 25 units from s and faster than 0.4 to the later page in view, or to the
 *   earlier one, as v points; otherwise the other page once 0.6 of it is in view.
 * - `flutter`: half a page as v points where it is faster than 0.02/`bar.pixelRatio` (1 where that is null), then
 *   the nearest page. From exactly on a page only a fling to later tabs moves on.
 * - `vant`: faster than 0.25 or further than half a page from s, on to the next whole page as seen from s. The
 *   way from s rules, whatever the sign of v.
 * - `react-native` (react-native-tab-view): faster than 0.15 or further than W/1.75 from s, one page on from s.
 *   The way from s rules, whatever the sign of v.
 * - `projection` (UIKit without paging): the page nearest to P + 499·v/W, any number of pages away.
 *
 * Without a preset: `uikit`.
 */
export type Fling = "uikit" | "viewpager" | "flutter" | "vant" | "react-native" | "projection";

/**
 * What an indicator that follows the drag does while the pager is pulled beyond its first or last page.
 *
 * - `follow`: it goes on as if tabs of the edge tab's width stood beyond it at the same distance.
 * - `clamp`: it stays on the edge tab.
 * - `compress`: its inner edge stays, and its outer edge is pressed toward it by as much as `follow` would
 *   move it, until its width is 0.
 *
 * Without a preset: `follow`.
 */
export type Overscroll = "follow" | "clamp" | "compress";

/**
 * When the selection changes under a gesture.
 *
 * - `nearest`: at every moment of it, to the nearest page: floor(P + 0.5) kept within 0…n − 1. A page that is
 *   exactly half shown is selected.
 * - `settled`: only in the phase `settled`, by the same rounding; until then it is `state.selected`.
 * - `hysteresis`: at every moment of it, when the position is further than `threshold` pages from
 *   `state.selected`: to the nearest page that it is not further from, in the direction of that change. A
 *   finger that trembles half way between two pages changes nothing. In the phase `settled` by the same
 *   rounding as the others.
 *
 * Without a preset: `nearest`.
 */
export type SelectionRule = "nearest" | "settled" | "hysteresis";

/** How long animations take and on which curve. */
export interface Motion {
  /**
   * The clock of what a tap sets off, or code that scrolls the pager. Without a preset: `{"duration": 250, "easing":
   * "ease"}`.
   */
  tap?: Timing;
  /**
   * The clock of what the end of a gesture sets off, or a change of selection during one. Without a preset:
   * `{"duration": 250, "easing": "ease"}`.
   */
  settle?: Timing;
  /**
   * How far the indicator that keyframes describe may be from the exact one, in its left edge and in its width, in
   * units of length; see `docs/reference/motion.md`. Without a preset: `0.25`.
   * (minimum 0.0001, maximum 1000)
   */
  tolerance?: number;
  reduced?: ReducedMotion;
}

/**
 * Whether the user prefers reduced motion. A reduced animation has the duration 0 and the easing `linear`, and
 * both keyframes of each track hold the final values.
 *
 * With true, animations are reduced. With `both`, they are not, and the answer has the reduced one beside it as
 * `reducedAnimation`, for whoever does not know the user yet. As a style sheet that is one within
 * `@media (prefers-reduced-motion: reduce)`. Timelines are never reduced: a scroll position is the user's own
 * motion. Without a preset: `false`.
 */
export type ReducedMotion = boolean | BothMotions;

/** Both, in one answer. */
export type BothMotions = "both";

/** The clock of an animation. Members left out are the preset's. */
export interface Timing {
  /**
   * How long it takes, in milliseconds. A spring takes its own time, whatever this is.
   * (minimum 0, maximum 10000000)
   */
  duration?: number;
  easing?: TimingEasing;
}

/** How its progress depends on time. */
export type TimingEasing = Easing | SpringEasing;

/**
 * How progress depends on time, as CSS Easing Functions Level 2 writes it: all of it is accepted, with its upper
 * case, white space, comments and `calc()`, and nothing else (`invalid-easing`, with the character at which it
 * goes wrong).
 *
 * - Keywords: `ease` is `cubic-bezier(0.25, 0.1, 0.25, 1)`, which is also Core Animation's default; `ease-in-out`
 *   is `cubic-bezier(0.42, 0, 0.58, 1)`, UIKit's. `step-start` is `steps(1, start)`, `step-end` is `steps(1)`.
 * - `cubic-bezier(x1, y1, x2, y2)`: each x from 0 to 1, each y at most a million away from 0.
 * - `steps(n)` and `steps(n, jump-start | jump-end | jump-none | jump-both | start | end)`: n from 1 to a
 *   thousand million, and at least 2 with `jump-none`.
 * - `linear(…)` of 2 to 1000 stops: each a progress, and before or behind it up to two percentages of the time.
 *
 * Evaluated to 1e-9. Answers have the form of `AnsweredEasing`.
 */
export type Easing = string;

/** A damped spring that pulls from the start to the end. */
export interface SpringEasing {
  spring: Spring;
}

/**
 * A spring in one of three forms. Members of two forms contradict each other (`not-allowed`), and without any it is
 * of
 * the first. It swings over where its damping ratio ζ is below 1, is as quick as it can be without that at 1, and
 * creeps
 * above. Its undamped frequency ω is from 0.001 to a million radians a second and ζ from 0.01 to 100 000
 * (`out-of-range`, at the spring). `docs/reference/motion.md` tells how it is answered.
 *
 * - `mass`, `stiffness`, `damping`, a mass on a spring: ω = √(stiffness/mass), ζ = damping / (2·√(mass·stiffness)).
 * - `response`, `dampingRatio`, by the time of a swing: ω = 2π/response.
 * - `duration`, `bounce`, by how it looks, as in SwiftUI, Flutter and Motion's `visualDuration`: ω = 2π/duration, and
 *   ζ = 1 − bounce, or 1 / (1 + bounce) where the bounce is negative.
 */
export interface Spring {
  /**
   * The mass. Left out: `1`.
   * (more than 0, maximum 1000000000000)
   */
  mass?: number;
  /**
   * The stiffness of the spring. Left out: `100`.
   * (more than 0, maximum 1000000000000)
   */
  stiffness?: number;
  /**
   * The damping, by which the speed slows the mass. Left out: `10`.
   * (more than 0, maximum 1000000000000)
   */
  damping?: number;
  /**
   * The time of an undamped swing, in seconds; a whole one, forth and back. Left out: `0.5`.
   * (minimum 1e-05, maximum 1000)
   */
  response?: number;
  /**
   * ζ. Left out: `1`.
   * (minimum 0.01, maximum 100000)
   */
  dampingRatio?: number;
  /**
   * The time after which it looks finished, in seconds. It settles a little later. Left out: `0.5`.
   * (minimum 1e-05, maximum 1000)
   */
  duration?: number;
  /**
   * How far it swings over: 0 for not at all, above for more and more; below 0 it is slower at its end. Left out:
   * `0`.
   * (minimum -0.999, maximum 0.99)
   */
  bounce?: number;
  /**
   * The speed at the start, in whole moves per second; negative for away from the end. It is in every form.
   * Left out: `0`.
   * (minimum -1000000, maximum 1000000)
   */
  velocity?: number;
}

/**
 * One moment: where the pager stands, and what was on screen before. Left out, the bar is at rest on its first
 * tab.
 */
export interface State {
  /**
   * Where the pager is scrolled to, any finite number. It defaults to the page of `selected`. An offset that is
   * a whole number of pages but for a rounding error, one part in 10¹³, is exactly on that page: 0.3 is on page
   * 3 of pages that are 0.1 wide, although 0.3/0.1 is 2.9999999999999996 in doubles. A position beyond ±1e300
   * pages counts as ±1e300.
   */
  offset?: number;
  /** What moves the pager; `idle` if left out. */
  phase?: Phase;
  /**
   * How fast the pager moves, in units per millisecond, positive toward later tabs; any finite number. Only a
   * `pager.threshold` of less than 0.5 looks at it, and only at its sign: the speed that a spring starts with is
   * its own `velocity`.
   * (default 0)
   */
  velocity?: number;
  /**
   * The index of the tab that was selected before this moment, less than the number of tabs; null when nothing
   * was selected yet. Whatever is selected first appears without animation. With no tabs it is null, also by
   * default.
   * (minimum 0, maximum 9999, default 0)
   */
  selected?: number | null;
  /**
   * Where the strip stands now, any finite number; null for where `bar.scrollTo` wants the tab `selected`.
   * An animation of the strip starts exactly there. Under `bar.follow` `distance`, where it stood when the
   * gesture began.
   * (default null)
   */
  barOffset?: number | null;
  /**
   * Where the indicator is drawn now, when its animation is interrupted; null for where the rules put it. An
   * animation of the indicator starts exactly there. While a finger drags an indicator that follows the drag,
   * the rules alone place it.
   */
  indicator?: IndicatorExtent;
  /**
   * The titles that are seen on their way now, when their animation is interrupted, as a `sample` answers them; an
   * animation of these titles starts exactly there, and goes straight to how they look in the end. Every other
   * title looks as the rules have it. While a finger drags titles that follow the drag, the rules alone place
   * them.
   * (default [])
   */
  titles?: SeenTitle[];
  /**
   * The indices of the pages that exist now, each once, in any order; each less than the number of tabs. Those
   * that need not are in `pager.unmount` of the answer to `/v1/layout`.
   * (default [])
   */
  mounted?: number[];
  /**
   * The index of the tab that has the keyboard's focus, less than the number of tabs; null for the selected one.
   * In the phase `idle`, the strip is kept where another tab that has the focus is in view: from `barOffset` on
   * it moves as little as that takes, as under `bar.scrollTo` `nearest`; with `none` it stays.
   * (minimum 0, maximum 9999, default null)
   */
  focused?: number | null;
}

/**
 * What moves the pager.
 *
 * - `idle`: nothing; a first paint, or rest. The nearest page is selected and nothing is animated.
 * - `dragging`: a finger.
 * - `decelerating`: its own momentum, the finger being lifted.
 * - `settled`: nothing any more; a gesture's scroll has just come to rest.
 * - `programmatic`: code, for example after a tap. The selection stays `selected` (save that a single tab is
 *   always selected) and nothing follows the offset.
 */
export type Phase = "idle" | "dragging" | "decelerating" | "settled" | "programmatic";

/** A title as it is seen; one of each tab at most. */
export interface SeenTitle {
  index: TabIndex;
  /**
   * The size of the font.
   * (minimum 0, maximum 10000000)
   */
  fontSize: number;
  /**
   * The weight of the font.
   * (minimum 1, maximum 1000)
   */
  fontWeight: number;
  /**
   * The factor by which the drawn title is scaled.
   * (minimum 0, maximum 100)
   */
  scale: number;
  color: Color;
}

/** Where an interrupted indicator is seen, as a `sample` answers it; null for where the rules put it. */
export type IndicatorExtent = {
  /** Its left edge, from the left edge of the strip's content; any finite number. */
  x: number;
  /**
   * Its width.
   * (minimum 0, maximum 10000000)
   */
  width: number;
  /**
   * Its opacity; less than 1 in the middle of a fade.
   * (minimum 0, maximum 1, default 1)
   */
  opacity?: number;
} | null;

/** What happens to the bar. */
export type Event = TapEvent | SettleEvent | FlingEvent | KeyEvent | InsertEvent | RemoveEvent | MoveEvent | ResizeEvent;

/**
 * The user taps a tab, which is named by its index or by its id. The tab is selected, the strip goes to it and
 * the pager to its page. A tap on the tab that is selected already brings the strip back to it and changes
 * nothing else. A tap on a tab that is not enabled does nothing: the state is answered as it was, with
 * `barOffset` filled in, and `bar` and `indicator` as `/v1/layout` has them at this moment, which is where
 * whatever is under way will end. `animation` is null: nothing is started, and nothing stopped.
 */
export interface TapEvent {
  type: "tap";
  /**
   * The index of the tab, less than the number of tabs.
   * (minimum 0, maximum 9999)
   */
  index?: number;
  /** The id of the tab, given or by default. */
  id?: string;
}

/**
 * The user's gesture comes to rest. The nearest page is selected under every selection rule, and everything
 * that is not yet in its place moves there, the pager too. In the phase `programmatic` the selection stays.
 */
export interface SettleEvent {
  type: "settle";
}

/**
 * The user lets the pager go in motion. The page that `pager.fling` predicts is selected, and everything moves
 * there on the clock `motion.settle`, for the reason `settle`; the velocity chooses the page, not the clock.
 * `state.selected` is the page that the gesture began on. The phase does not matter.
 */
export interface FlingEvent {
  type: "fling";
  /**
   * How fast the pager moves, in units per millisecond, positive toward later tabs in both writing directions.
   * However great, it leads to a page that there is.
   */
  velocity: number;
}

/**
 * The user presses a key while the tab `state.focused` has the focus, by default `state.selected`. Arrows go
 * to the tab beside it, Home and End to the first and the last, as `configuration.keyboard` has it; Enter and
 * Space select the focused tab. The answer has `focused` and `handled`.
 *
 * A key that selects a tab is a tap on it, with the same motion; so are Enter and Space on the tab that is
 * selected already. Under `automatic` activation an enabled tab that has the focus after an arrow, Home or End
 * is selected, unless it had the focus and was selected before. A key that only moves the focus changes
 * nothing else in the phase `idle` but where the strip stands: it brings the tab into view, on the clock
 * `motion.tap`; in the other phases nothing at all. Back on the selected tab, a strip that follows the pager
 * goes back to where the pager puts it.
 *
 * Where nothing has the focus and nothing is selected, next is the first tab, and previous the last. After a
 * tap or a settled gesture the selected tab has the focus.
 */
export interface KeyEvent {
  type: "key";
  key: Key;
}

/**
 * New tabs stand in the bar. As after every edit, the tab that is selected at this moment stays selected, and the
 * answer has the new `configuration`, in which every tab has an id: the one that it had, given or by default. A
 * new tab without an id gets the least whole number that is no tab's id yet. An edit is animated on the clock
 * `motion.tap`.
 *
 * The strip starts where the selected tab is seen where it was before, measured from the leading edge of the
 * viewport. In the end it stands there still, within its limits; or at its target, where the selection is another
 * tab, the bar was resized, or `bar.follow` is not `selection`.
 */
export interface InsertEvent {
  type: "insert";
  /**
   * The index that the first new tab gets, at most the number of tabs.
   * (minimum 0, maximum 10000)
   */
  at: number;
  /** The new tabs. There are at most 10 000 in all. */
  tabs: Tab[];
}

/**
 * A tab goes, which is named by its index or by its id. When it was selected, the next enabled tab is, else the
 * previous
 * enabled one, else the next or the previous at all; without any tab nothing is selected.
 */
export interface RemoveEvent {
  type: "remove";
  index?: TabIndex;
  /** The id of the tab, given or by default. */
  id?: string;
}

/** A tab goes elsewhere. */
export interface MoveEvent {
  type: "move";
  from: TabIndex;
  /**
   * The index of the tab in the end.
   * (minimum 0, maximum 9999)
   */
  to: number;
}

/** The bar has another width. A page is as wide as the bar, as before, unless `pager.pageWidth` is given. */
export interface ResizeEvent {
  type: "resize";
  /**
   * The new width of the bar.
   * (more than 0, maximum 10000000)
   */
  width: number;
}

/** Which key, named as `KeyboardEvent.key` of browsers names it, but for `Space`, whose name there is `" "`. */
export type Key = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown" | "Home" | "End" | "Enter" | "Space";

/** Everything at one moment. */
export interface LayoutResponse {
  selection: Selection;
  bar: BarFrame;
  tabs: TabFrames;
  indicator: IndicatorFrame;
  pager: PagerFrame;
  animation: Animation;
  /** The reduced twin of `animation`; there where `motion.reduced` is `both`. */
  reducedAnimation?: Animation;
  aria?: Attributes;
  /**
   * How the numbers of this answer came about, each once, in their order; there where `explain` of the request is
   * true. Not in it is what is as it was given: the heights, `cornerRadius`, `selection.previous`; the y of a tab,
   * which is 0; the look of a title whose emphasis is 0 or 1, which is that of `title.normal` or `title.selected`,
   * and what is the same in both; and the animation, whose `reason` says why.
   */
  explanation?: Explanation[];
}

/** The selection alone. */
export interface SelectionResponse {
  selection: Selection;
}

/** The strip alone. Of the animation only the track `bar` is filled; null when the strip stands still. */
export interface CenteringResponse {
  bar: BarFrame;
  animation: Animation;
  /** The reduced twin of `animation`; there where `motion.reduced` is `both`. */
  reducedAnimation?: Animation;
}

/**
 * The indicator alone. Of the animation only the track `indicator` is filled; null when the indicator stands
 * still.
 */
export interface IndicatorResponse {
  indicator: IndicatorFrame;
  animation: Animation;
  /** The reduced twin of `animation`; there where `motion.reduced` is `both`. */
  reducedAnimation?: Animation;
}

/** What a touch means. */
export interface HitTestResponse {
  tab: TouchedTab;
}

/** A tab by both its names; null for none. */
export type TouchedTab = {
  index: TabIndex;
  /** Its id, given or by default. */
  id: string;
} | null;

/** What an event leads to. */
export interface TransitionResponse {
  /**
   * After an edit, and only then: the whole new configuration, to be sent back as `configuration`. Every tab has
   * an id; all else that is at its default may be left out of a tab, and so is the `pager.pageWidth` of a request
   * that gave none.
   */
  configuration?: TabBarConfiguration;
  state: NextState;
  selection: Selection;
  focused?: FocusedTab;
  handled?: IsHandled;
  bar: BarFrame;
  indicator: IndicatorFrame;
  /** What moves, in the format that was asked for; null when nothing does. */
  animation: FormattedAnimation;
  /** The reduced twin of `animation`, in the same format; there where `motion.reduced` is `both`. */
  reducedAnimation?: FormattedAnimation;
  /** The moments asked for by `sample`, in its order; left out without it. */
  frames?: TransitionFrame[];
}

/**
 * An animation in the format of the request: `numbers` for `Animation` (or null), `waapi` for `WebAnimation`, `css`
 * for
 * `StyleSheetAnimation`, `core-animation` for `LayerAnimation`. All but the first say it as `format`.
 */
export type FormattedAnimation = Animation | WebAnimation | StyleSheetAnimation | LayerAnimation;

/**
 * The index of the tab that has the focus after the key; null for none. There with the event `key` alone.
 * (minimum 0, maximum 9999)
 */
export type FocusedTab = number | null;

/**
 * Whether the key is the bar's, so that the caller prevents what the browser would do with it: it has a meaning
 * under `keyboard.orientation`, and there is a tab that it can be about. Also true where nothing moves, at an
 * end without `wrap`, and for Enter and Space on a disabled tab among others. There with the event `key` alone.
 */
export type IsHandled = boolean;

/**
 * The state when the animation has run: at rest on the page of the selected tab. Send it back as `state` with the
 * next request. After a tap on a tab that is not enabled it is the given state with `barOffset` filled in, and
 * after a key that selects nothing the given state with `focused` and `barOffset`.
 */
export interface NextState {
  /** Where the pager then is. */
  offset: number;
  /** `idle`, or the given phase where nothing happens. */
  phase: Phase;
  /** 0, or the given velocity where nothing happens. */
  velocity: number;
  /**
   * The index of the then selected tab; null for none.
   * (minimum 0, maximum 9999)
   */
  selected: number | null;
  /** Where the strip then stands. */
  barOffset: number;
  /** Null, or the given extent where nothing happens. */
  indicator: IndicatorExtent;
  /**
   * The index of the tab that then has the focus; left out where that is the selected one.
   * (minimum 0, maximum 9999)
   */
  focused?: number;
}

/**
 * One moment of a transition, evaluated on the exact curve or spring. Where the easing overshoots, the values do
 * too; a width that would be negative is 0.
 */
export interface TransitionFrame {
  /**
   * The time from the start, in milliseconds.
   * (minimum 0, maximum 10000000)
   */
  time: number;
  /** How far the motion is, after the easing: 0 at the start and 1 at the end, and 1 where nothing is animated. */
  progress: number;
  /**
   * How fast the progress changes, in whole moves per second: what a spring that takes over from here is given,
   * times the length of this move over that of its own. For an easing it is the mean over a hundredth of a
   * millisecond to either side; 0 from the end on.
   */
  velocity: number;
  indicator: FrameIndicator;
  bar: FrameScroll;
  /** The titles that the transition changes, in the order of the tabs. */
  titles: FrameTitle[];
  pager: FrameScroll;
  /** The tabs that an edit moves, in the order of the new tabs; there when the event is an edit. */
  tabs?: FrameTab[];
}

/** A tab at one moment. */
export interface FrameTab {
  index: TabIndex;
  /** The left edge, from the left edge of the strip's content after the edit. */
  x: number;
  /**
   * The width.
   * (minimum 0)
   */
  width: number;
  /**
   * The opacity.
   * (minimum 0, maximum 1)
   */
  opacity: number;
}

/** A title at one moment. */
export interface FrameTitle {
  index: TabIndex;
  /**
   * The size of the font.
   * (minimum 0)
   */
  fontSize: number;
  /**
   * The weight of the font.
   * (minimum 1, maximum 1000)
   */
  fontWeight: number;
  /**
   * The factor by which the drawn title is scaled.
   * (minimum 0)
   */
  scale: number;
  color: AnsweredColor;
}

/** The strip of titles, or the pages. */
export interface FrameScroll {
  /** Where it is scrolled to. */
  offset: number;
}

/** The indicator; null when there is none. */
export type FrameIndicator = {
  /** Its left edge, from the left edge of the strip's content. */
  x: number;
  /**
   * Its width.
   * (minimum 0)
   */
  width: number;
  /**
   * Its opacity.
   * (minimum 0, maximum 1)
   */
  opacity: number;
} | null;

/** Which tab is selected at this moment, and which was before. */
export interface Selection {
  /**
   * The index of the selected tab; null when there are no tabs, or when nothing is selected yet and the phase
   * lets nothing be selected.
   * (minimum 0, maximum 9999)
   */
  index: number | null;
  /** The id of the selected tab; null with `index`. */
  id: string | null;
  /**
   * The selection before this moment, `state.selected`.
   * (minimum 0, maximum 9999)
   */
  previous: number | null;
  /** Whether `index` differs from `previous`. */
  changed: boolean;
  /** P, where the pager is in pages; beyond 0…n − 1 while it is pulled beyond its ends. */
  position: number;
  /**
   * P − `index`: how far the pager is from the selected page, in pages, positive toward later tabs; null with
   * `index`.
   */
  offsetRatio: number | null;
}

/** The strip of titles. Where an animation has a track `bar`, `offset` is where that ends. */
export interface BarFrame {
  /**
   * C, the width of all tabs, spacing and insets; never less than that of the viewport.
   * (more than 0)
   */
  contentWidth: number;
  /** From the left edge of the content to the left edge of the viewport; from `minOffset` to `maxOffset`. */
  offset: number;
  /**
   * The least offset: 0, or under `bar.scrollTo` `centerWithInsets` the one at which the leftmost tab is
   * centred, where that is less.
   * (maximum 0)
   */
  minOffset: number;
  /**
   * The greatest offset: C − V, which is 0 when the strip does not scroll, or under `centerWithInsets` the one
   * at which the rightmost tab is centred, where that is more.
   * (minimum 0)
   */
  maxOffset: number;
  /**
   * The index of the first tab in the viewport when the strip stands at `offset`, the first for which
   * `tabs[].visible` is true; null when there is none.
   * (minimum 0, maximum 9999)
   */
  firstVisible: number | null;
  /**
   * The index of the last tab in the viewport; null with `firstVisible`.
   * (minimum 0, maximum 9999)
   */
  lastVisible: number | null;
  overflow: Overflow;
  paging: Paging;
}

/**
 * Where a press of an arrow button beside the strip scrolls it to, as an `offset`: by whole tabs, and no further
 * than the limits. Forward, the first tab that is not whole at the trailing end comes to the leading edge, so that
 * the strip moves by the tabs that were whole (as in MUI); backward, the last that is not whole at the leading
 * end comes to the trailing edge. A tab that begins at or before the leading edge and still does not end in the
 * viewport moves by the viewport's width.
 */
export interface Paging {
  /** Toward the first tab; null where `overflow.leading` is 0. */
  backward: number | null;
  /** Toward the last tab; null where `overflow.trailing` is 0. */
  forward: number | null;
}

/**
 * How many tabs are not whole at either end when the strip stands at `offset`, for a badge such as "+3". A tab that
 * is cut counts with those that are hidden: so a number is 0 exactly where there is no tab to scroll to. A tab
 * wider than the viewport that is cut at both edges counts at both.
 */
export interface Overflow {
  /**
   * Those that begin before the viewport, in reading order.
   * (minimum 0, maximum 10000)
   */
  leading: number;
  /**
   * Those that end after it.
   * (minimum 0, maximum 10000)
   */
  trailing: number;
}

/** The tabs, in the order of the request. */
export type TabFrames = TabFrame[];

/** One tab. */
export interface TabFrame {
  /** Its id, given or by default. */
  id: string;
  /**
   * Its left edge, from the left edge of the strip's content.
   * (minimum 0)
   */
  x: number;
  /** Its top edge, that of the bar. */
  y: 0;
  /**
   * Its width.
   * (minimum 0)
   */
  width: number;
  /**
   * Its height, that of the bar.
   * (minimum 0)
   */
  height: number;
  /** Whether this is the selected tab. */
  selected: boolean;
  /**
   * How selected its title looks.
   * (minimum 0, maximum 1)
   */
  emphasis: number;
  /**
   * The size of its title's font.
   * (minimum 0)
   */
  fontSize: number;
  /**
   * The weight of its title's font.
   * (minimum 1, maximum 1000)
   */
  fontWeight: number;
  /**
   * The factor by which its drawn title is scaled.
   * (minimum 0, maximum 100)
   */
  scale: number;
  color: AnsweredColor;
  /**
   * Whether it is in the viewport when the strip stands at the answered `bar.offset`; touching its edge from
   * outside does not count.
   */
  visible: boolean;
}

/**
 * The indicator; null when there is none, or no tab is selected for it to rest on. Where an animation has a track
 * `indicator`, this is where that ends.
 */
export type IndicatorFrame = {
  /** Its left edge, from the left edge of the strip's content; beyond the content while the pager bounces. */
  x: number;
  /** Its top edge, from the top edge of the bar; negative where it sticks out. */
  y: number;
  /**
   * Its width.
   * (minimum 0)
   */
  width: number;
  /**
   * Its height.
   * (minimum 0)
   */
  height: number;
  /**
   * The radius of its corners, as it was given.
   * (minimum 0)
   */
  cornerRadius: number;
  color: AnsweredColor;
  /**
   * Its opacity; less than 1 on its way under the stretch `fade`.
   * (minimum 0, maximum 1)
   */
  opacity: number;
} | null;

/** The pages. */
export interface PagerFrame {
  /** Where the pager is scrolled to, `state.offset`. */
  offset: number;
  /**
   * The indices of the pages with any part on screen, ascending; none when the pager is pulled a whole page
   * beyond its ends.
   */
  visible: number[];
  /**
   * The indices of the pages that should exist, ascending: those on screen, or the edge page where the pager is
   * pulled beyond it, and `pager.preload` more on either side.
   */
  mounted: number[];
  /**
   * The pages of `state.mounted` that are not in `mounted`, in the order in which to let go of them: the farthest
   * from the position first, of two equally far the later one.
   */
  unmount: number[];
}

/**
 * The index of the tab.
 * (minimum 0, maximum 9999)
 */
export type TabIndex = number;

/** A colour: `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
export type AnsweredColor = string;

/**
 * An easing as CSS serialises it: keywords as they are, `steps()` without the default `jump-end`, and `linear()`
 * with the place of each of its stops.
 */
export type AnsweredEasing = string;

/**
 * The attributes of WAI-ARIA, by their names, for the elements of the bar and its pages; there where `aria` of the
 * request is true. `setAttribute` takes them as they are. What says no by its absence is left out.
 *
 * The id of a tab's element is `tab-` and the tab's id, that of its panel `panel-` and the tab's id. Letters and
 * digits of ASCII and hyphens of the tab's id stand for themselves, every other byte of its UTF-8 is `_` and two
 * hexadecimal digits: `a b/ü` is `a_20b_2f_c3_bc`. So different tabs have different ids, which are names in HTML
 * and CSS. Bars on one page need tabs of different ids. The list also needs a name, `aria-label`, which only the
 * caller knows.
 */
export interface Attributes {
  list: ListAttributes;
  /** The tabs, in the order of the request. */
  tabs: TabAttributes[];
  /** The pages, in the order of the tabs. */
  panels: PanelAttributes[];
}

/** The element around the tabs. */
export interface ListAttributes {
  role: "tablist";
  /** `keyboard.orientation`. */
  "aria-orientation": Orientation;
}

/** The attributes of a tab. */
export interface TabAttributes {
  role: "tab";
  /** The id of the element. */
  id: string;
  /** Whether it is the selected tab. */
  "aria-selected": boolean;
  /** The id of its panel. */
  "aria-controls": string;
  /**
   * Its number, from 1.
   * (minimum 1, maximum 10000)
   */
  "aria-posinset": number;
  /**
   * The number of tabs, also of those that the caller draws no element for.
   * (minimum 1, maximum 10000)
   */
  "aria-setsize": number;
  tabindex: TabIndexAttribute;
  /** True; there where the tab is not enabled. */
  "aria-disabled"?: boolean;
}

/**
 * 0 for the one tab that Tab comes to: the focused one, else the selected one, else the first that keys can
 * reach, else the first; −1 for the others.
 */
export type TabIndexAttribute = -1 | 0;

/** The attributes of a page. */
export interface PanelAttributes {
  role: "tabpanel";
  /** The id of the element. */
  id: string;
  /** The id of its tab. */
  "aria-labelledby": string;
  /** 0; take it away from a panel that begins with something that takes the focus. */
  tabindex: 0;
  /** True; there where the tab is not selected. While pages are dragged, show those in `pager.visible`. */
  hidden?: boolean;
}

/** How one number of an answer came about. */
export interface Explanation {
  /** Where the number stands in this answer, as a JSON Pointer. */
  of: string;
  value: ExplainedValue;
  rule: ExplanationRule;
  /**
   * What the rule made it of, in the order in which it was worked out: numbers of the request, and what came of
   * them. They are worked out from left to right; in right-to-left writing `mirrored` is the last but for the grid:
   * `contentWidth` less the left edge and the width, or for a scroll offset `contentWidth` − `viewportWidth` less
   * the offset. On a grid of pixels `roundedStart` and `roundedEnd` are the edges on its lines.
   */
  steps: ExplanationStep[];
  /**
   * The same as a sentence for people, with numbers rounded to thousandths. It may become clearer from one version
   * to the next; programs read `rule` and `steps`.
   */
  text: string;
}

/** The number; or the index that is selected (null for none), a colour, or the indices of pages. */
export type ExplainedValue = number | null | AnsweredColor | Pages;

/**
 * By which rule a number came about, in the names of its steps. `mirrored` and the rounded edges say what is seen
 * of it then.
 *
 * The selection:
 *
 * - `nearest-page`: The page nearest to `position`, halves upward, kept within the tabs.
 * - `hysteresis`: `previous`, as long as the pager is within `threshold` pages of it; else the nearest page of
 *   which that is true.
 * - `kept-until-settled`: `previous`, until the gesture has come to rest.
 * - `kept-while-programmatic`: `previous`: code moves the pager.
 * - `only-tab`: There is one tab, which every position selects.
 * - `no-tabs`: There are no tabs.
 * - `offset-in-pages`: `pagerOffset` / `pageWidth`; exactly whole where it is so but for a rounding error.
 * - `distance-from-selection`: `position` − `index`.
 *
 * The strip:
 *
 * - `fits-viewport`: `viewportWidth`: `tabs` + `spacing` + `insets` is no more.
 * - `exceeds-viewport`: `tabs` + `spacing` + `insets`.
 * - `start-of-content`: 0.
 * - `end-of-content`: `contentWidth` − `viewportWidth`.
 * - `first-tab-centered`: The target of the first tab, or 0 where that is less.
 * - `last-tab-centered`: The target of the last tab, or `contentWidth` − `viewportWidth` where that is more.
 * - `kept-offset`: `current`, within the limits.
 * - `brought-to-tab`: `target`, of the tab that is selected, or that a strip which follows the pager is exactly
 *   on.
 * - `brought-to-focus`: `target`, of the tab that has the focus.
 * - `between-targets`: From the `target` of one tab to that of the next by `fraction`.
 * - `between-unclamped`: From where one tab is `wanted` to where the next is by `fraction`, and then within the
 *   limits.
 * - `leaving-tab`: From `current` to the `target` of the neighbour by `fraction`.
 * - `held-back`: `current`: `refused` would scroll the strip back.
 * - `begin-before`: The tabs that begin before `offset`: up to the one whose `left` is not.
 * - `end-behind`: The tabs that end behind `offset` + `viewportWidth`: from the one whose `right` does.
 * - `page-to-tab`: `left`, of the first tab that is not whole, within the limits; or `right` − `viewportWidth`,
 *   of the last before it.
 * - `page-by-viewport`: `offset` and `viewportWidth` more, or less, within the limits: the tab that is not whole
 *   has no edge in view.
 *
 * The tabs:
 *
 * - `own-width`: `ownWidth`.
 * - `equal-share`: (`viewportWidth` − `insets` − `spacing`) / `count`, but at least `minimum`.
 * - `fixed-width`: `fixedWidth`.
 * - `compact-share`: `viewportWidth` / `count` · `factor`.
 * - `natural-width`: `labelWidth` + `padding`, at least `minimum` and at most `maximum`.
 * - `filled-width`: The natural width (`needed`), or `share` where that is more.
 * - `shared-room`: (`viewportWidth` − `insets` − `spacing` − `ownWidths`) / `sharing`, at least 0.
 * - `widest-width`: `widest`: every tab is as wide as the widest needs to be.
 * - `placed-start`, `placed-center`, `placed-end`, `placed-space-between`, `placed-space-around`,
 *   `placed-space-evenly`: `leadingInset` + `lead` + `widthsBefore` + `tabsBefore` · (`gap` + `share`).
 * - `placed-one-tab-in`: The same, where `lead` is the width of one tab as far as there is room.
 *
 * The titles:
 *
 * - `selected-or-not`: 1 for the selected tab, 0 for the others.
 * - `nearness-to-position`: 1 − |`position` − i| for the tab i, at least 0.
 * - `blended`, `blended-oklab`: From `normal` to `selected` by `emphasis`, or from `start` to `end` by
 *   `fraction`.
 *
 * The indicator:
 *
 * - `resting`: At rest in its tab: `restLeft`, `restWidth`.
 * - `stretched-linear`, `stretched-elastic`, `stretched-worm`, `stretched-fade`, `stretched-snap`,
 *   `stretched-edges`: Between two rests by `fraction`, each edge by its progress.
 * - `clamped-to-edge`: At rest on the edge tab, beyond which the pager is pulled.
 * - `pressed-to-edge`: At rest on the edge tab, less `pressed` at its outer end.
 * - `at-bottom`: `barHeight` − `height` − `inset`.
 * - `at-top`: `inset`.
 * - `at-middle`: (`barHeight` − `height`) / 2.
 * - `opaque`: 1.
 * - `fading-out`: 1 − 2 · `fraction`.
 * - `fading-in`: 2 · `fraction` − 1.
 * - `own-color`: The colour of the tab: at `page` modulo `count`, of as many that the tabs take in turn.
 * - `nearer-color`: The colour of the nearer of two tabs.
 *
 * The pages:
 *
 * - `given-offset`: As it was given.
 * - `on-page`: `page` · `pageWidth`.
 * - `on-screen`: The pages less than one page from `position`.
 * - `within-preload`: The pages within `preload` of those that are on screen at `position`, kept within the
 *   pages.
 * - `beyond-preload`: The pages held that need not be, the farthest from `position` first.
 */
export type ExplanationRule = "nearest-page" | "hysteresis" | "kept-until-settled" | "kept-while-programmatic" | "only-tab" | "no-tabs" | "offset-in-pages" | "distance-from-selection" | "fits-viewport" | "exceeds-viewport" | "start-of-content" | "end-of-content" | "first-tab-centered" | "last-tab-centered" | "kept-offset" | "brought-to-tab" | "brought-to-focus" | "between-targets" | "between-unclamped" | "leaving-tab" | "held-back" | "begin-before" | "end-behind" | "page-to-tab" | "page-by-viewport" | "own-width" | "equal-share" | "fixed-width" | "compact-share" | "natural-width" | "filled-width" | "shared-room" | "widest-width" | "placed-start" | "placed-center" | "placed-end" | "placed-space-between" | "placed-space-around" | "placed-space-evenly" | "placed-one-tab-in" | "selected-or-not" | "nearness-to-position" | "blended" | "blended-oklab" | "resting" | "stretched-linear" | "stretched-elastic" | "stretched-worm" | "stretched-fade" | "stretched-snap" | "stretched-edges" | "clamped-to-edge" | "pressed-to-edge" | "at-bottom" | "at-top" | "at-middle" | "opaque" | "fading-out" | "fading-in" | "own-color" | "nearer-color" | "given-offset" | "on-page" | "on-screen" | "within-preload" | "beyond-preload";

/** A number, or a colour, on the way to another. */
export interface ExplanationStep {
  name: StepName;
  /**
   * The index of the tab that it is about; left out where it is about none.
   * (minimum 0, maximum 499)
   */
  tab?: number;
  value: StepValue;
}

/** How much it is, or which colour; null for a selection before of no tab. */
export type StepValue = number | null | AnsweredColor;

/**
 * What it is. `left`, `right`, `middle` and `width` are of a tab; `wanted` is the offset at which a tab is where
 * `bar.scrollTo` wants it, and `target` the same within `minOffset` and `maxOffset`; `current` is where the strip
 * stands. `needed` is what a tab needs for its label, `available` what as many of the widest must fit into.
 * `free` is what the tabs leave of the viewport, of which `lead` stands before the first and `share` between two.
 * `leadingEnd` and `trailingEnd` are what the indicator keeps free in its tab, `restLeft` and `restWidth` its
 * place at rest: on a tab, or `pagesBeyond` times `stride` beyond the edge tab. `leadingProgress` and
 * `trailingProgress` are how far its edges are on their ways. Lengths are in units, positions in pages.
 */
export type StepName = "pagerOffset" | "pageWidth" | "position" | "fraction" | "previous" | "index" | "threshold" | "velocity" | "page" | "preload" | "viewportWidth" | "tabs" | "spacing" | "insets" | "contentWidth" | "current" | "minOffset" | "maxOffset" | "refused" | "offset" | "wanted" | "target" | "leadingPadding" | "trailingPadding" | "margin" | "viewportMiddle" | "count" | "minimum" | "maximum" | "factor" | "ownWidth" | "fixedWidth" | "labelWidth" | "padding" | "needed" | "share" | "widest" | "available" | "countLimit" | "ownWidths" | "sharing" | "leadingInset" | "free" | "lead" | "widthsBefore" | "tabsBefore" | "gap" | "left" | "right" | "middle" | "width" | "selected" | "normal" | "emphasis" | "leadingEnd" | "trailingEnd" | "restLeft" | "restWidth" | "stride" | "pagesBeyond" | "leadingProgress" | "trailingProgress" | "pressed" | "barHeight" | "height" | "inset" | "start" | "end" | "mirrored" | "pixelRatio" | "roundedStart" | "roundedEnd";

/** The indices of pages. */
export type Pages = number[];

/**
 * What moves, all on one clock, in the format `numbers`; null when nothing does. Each track maps onto
 * `element.animate(keyframes, {duration, easing})` of the Web Animations API: `offset` is time as a fraction of
 * the duration, before the easing, and values are interpolated linearly between neighbouring keyframes. A track
 * that does not move is empty. See `docs/reference/motion.md`.
 *
 * When `/v1/layout`, `/v1/centering` and `/v1/indicator` answer one, by `state.phase`:
 *
 * - `idle`, or nothing selected before: never. A first paint must not move.
 * - `dragging`, `decelerating`: when the selection changes, what follows the selection moves, on the clock
 *   `motion.settle` and for the reason `selection`. What follows the drag stands where the drag puts it.
 * - `settled`: what is not yet in its place moves there, on `motion.settle`, for the reason `settle`.
 * - `programmatic`: what was interrupted goes on to the selected tab, on `motion.tap`, for the reason `tap`.
 *
 * A move starts at `state.indicator` and `state.barOffset`, or, where they are null, at the place of the tab that
 * was selected before. Distances up to 1e-9 do not count as motion.
 */
export type Animation = {
  /** Left out in this format. A later version may say it. */
  format?: "numbers";
  /**
   * How long it takes, in milliseconds.
   * (minimum 0, maximum 10000000)
   */
  duration: number;
  easing: AnsweredEasing;
  reason: Reason;
  /** The indicator. */
  indicator: IndicatorKeyframe[];
  /** The strip of titles. */
  bar: ScrollKeyframe[];
  /** The titles that change, in the order of the tabs. */
  titles: TitleTrack[];
  /** The pages. Filled by `/v1/transition` alone; empty where the pager jumps. */
  pager: ScrollKeyframe[];
  /**
   * The tabs whose place or width an edit changes, in the order of the new tabs; there for the reason `edit`
   * alone. A tab that is removed has no track, and is to be taken away at once.
   */
  tabs?: TabTrack[];
} | null;

/**
 * What set it off: a `tap` (or a key, or code that scrolls the pager), a gesture that comes to rest (`settle`), a
 * change of `selection` during a gesture, or an `edit` of the bar.
 */
export type Reason = "tap" | "settle" | "selection" | "edit";

/** One tab that an edit moves. */
export interface TabTrack {
  /**
   * The index of the tab after the edit.
   * (minimum 0, maximum 9999)
   */
  index: number;
  /** Where it is seen first, and where it stands in the end. */
  keyframes: TabKeyframe[];
}

/** A tab at one time of the animation. */
export interface TabKeyframe {
  offset: KeyframeOffset;
  /**
   * The left edge, from the left edge of the strip's content after the edit. At the start it is where the tab is
   * seen, given where the track `bar` starts.
   */
  x: number;
  /**
   * The width.
   * (minimum 0)
   */
  width: number;
  /**
   * From 0 to 1 for a tab that is inserted, which fades in at its place; 1 for any other.
   * (minimum 0, maximum 1)
   */
  opacity: number;
}

/** The title of one tab. */
export interface TitleTrack {
  index: TabIndex;
  /** Its looks, in the order of time. */
  keyframes: TitleKeyframe[];
}

/** The indicator at one time. */
export interface IndicatorKeyframe {
  offset: KeyframeOffset;
  /** Its left edge, from the left edge of the strip's content. */
  x: number;
  /**
   * Its width.
   * (minimum 0)
   */
  width: number;
  /**
   * Its opacity.
   * (minimum 0, maximum 1)
   */
  opacity: number;
  /** Its colour; there in all keyframes where it changes, otherwise in none. */
  color?: AnsweredColor;
}

/** A scroll offset at one time. */
export interface ScrollKeyframe {
  offset: KeyframeOffset;
  /** What `bar.offset` or `state.offset` is then. */
  scrollOffset: number;
}

/** The look of a title at one time. */
export interface TitleKeyframe {
  offset: KeyframeOffset;
  /**
   * The size of the font.
   * (minimum 0)
   */
  fontSize: number;
  /**
   * The weight of the font.
   * (minimum 1, maximum 1000)
   */
  fontWeight: number;
  /**
   * The factor by which the drawn title is scaled.
   * (minimum 0, maximum 100)
   */
  scale: number;
  color: AnsweredColor;
}

/**
 * Time as a fraction of the duration, before the easing; in a timeline the scroll position as a fraction of its
 * range, P/(n − 1). Two keyframes of one offset are a jump.
 * (minimum 0, maximum 1)
 */
export type KeyframeOffset = number;

/** What moves, for the Web Animations API: `element.animate(track, options)` for each track. */
export interface WebAnimation {
  format: "waapi";
  options: WebOptions;
  reason: Reason;
  baseWidth?: BaseWidth;
  transformOrigin?: TransformOrigin;
  indicator: WebIndicatorTrack;
  bar: WebScrollTrack;
  titles: WebTitleTracks;
  pager: WebScrollTrack;
  tabs?: WebTabTracks;
}

/** The second argument of `element.animate`. */
export interface WebOptions {
  /**
   * How long it takes, in milliseconds.
   * (minimum 0, maximum 10000000)
   */
  duration: number;
  easing: AnsweredEasing;
  fill: "both";
}

/**
 * The width that the indicator's element is to have, in px; there where `properties` is `transform`. 1 where there
 * is no indicator.
 * (more than 0)
 */
export type BaseWidth = number;

/** The `transform-origin` that it is to have, there with `baseWidth`. */
export type TransformOrigin = "left";

/** The keyframes of the indicator. */
export type WebIndicatorTrack = WebIndicatorKeyframe[];

/** The indicator at one time. */
export interface WebIndicatorKeyframe {
  offset: KeyframeOffset;
  /** `translateX(…px)`, and `scaleX(…)` where `properties` is `transform`. */
  transform: string;
  /** The width, where `properties` is `transform-width`. */
  width?: string;
  /**
   * The opacity, where it changes.
   * (minimum 0, maximum 1)
   */
  opacity?: number;
  /** The colour, where it changes. */
  backgroundColor?: AnsweredColor;
}

/** The keyframes of what scrolls, as its content's `translateX(…px)`: the scroll offset with the other sign. */
export type WebScrollTrack = WebScrollKeyframe[];

/** What scrolls, at one time. */
export interface WebScrollKeyframe {
  offset: KeyframeOffset;
  /** Where the content is. */
  transform: string;
}

/** The titles that change, in the order of the tabs. Only properties that change are there. */
export type WebTitleTracks = WebTitleTrack[];

/** The title of one tab. */
export interface WebTitleTrack {
  index: TabIndex;
  /** Its keyframes. */
  keyframes: WebTitleKeyframe[];
}

/** A title at one time. */
export interface WebTitleKeyframe {
  offset: KeyframeOffset;
  color?: AnsweredColor;
  /** The size of the font. */
  fontSize?: string;
  /**
   * The weight of the font.
   * (minimum 1, maximum 1000)
   */
  fontWeight?: number;
  /** The scale. */
  transform?: string;
}

/**
 * The tabs that an edit moves, in the order of the new tabs; there for the reason `edit` alone. Without the
 * animation a tab's left edge is that of the strip's content.
 */
export type WebTabTracks = WebTabTrack[];

/** One tab that an edit moves. */
export interface WebTabTrack {
  index: TabIndex;
  /**
   * The width that the tab's element is to have, in px; there where `properties` is `transform` and the width
   * changes.
   * (more than 0)
   */
  baseWidth?: number;
  transformOrigin?: TransformOrigin;
  /** Where it is seen first, and where it stands in the end. */
  keyframes: WebTabKeyframe[];
}

/** A tab at one time. */
export interface WebTabKeyframe {
  offset: KeyframeOffset;
  /** `translateX(…px)`, and `scaleX(…)` where the track has a `baseWidth`. */
  transform: string;
  /** The width, where it changes and `properties` is `transform-width`. */
  width?: string;
  /**
   * The opacity, where it changes.
   * (minimum 0, maximum 1)
   */
  opacity?: number;
}

/** What moves, as a style sheet. */
export interface StyleSheetAnimation {
  format: "css";
  /**
   * How long it takes, in milliseconds.
   * (minimum 0, maximum 10000000)
   */
  duration: number;
  easing: AnsweredEasing;
  reason: Reason;
  css: StyleSheet;
}

/**
 * For each track a block `@keyframes` and a rule that plays it; empty when nothing moves. `ClassPrefix` tells the
 * classes, `docs/reference/formats.md` how easings and jumps are written.
 */
export type StyleSheet = string;

/**
 * What moves, for Core Animation: for each layer the animations to add. The indicator's layer stands in the
 * strip's, whose `bounds.origin.x` is its scroll offset.
 */
export interface LayerAnimation {
  format: "core-animation";
  reason: Reason;
  indicator: KeyframeAnimations;
  bar: KeyframeAnimations;
  titles: LayerTitleTracks;
  pager: KeyframeAnimations;
  tabs?: LayerTabTracks;
}

/** The titles that change, in the order of the tabs. */
export type LayerTitleTracks = LayerTitleTrack[];

/** The title of one tab. */
export interface LayerTitleTrack {
  index: TabIndex;
  animations: KeyframeAnimations;
}

/**
 * The tabs that an edit moves, in the order of the new tabs; there for the reason `edit` alone. A width and an
 * opacity that do not change are not there.
 */
export type LayerTabTracks = LayerTabTrack[];

/** One tab that an edit moves. */
export interface LayerTabTrack {
  index: TabIndex;
  animations: KeyframeAnimations;
}

/** The animations of one layer; none where it does not move. */
export type KeyframeAnimations = KeyframeAnimation[];

/** A `CAKeyframeAnimation`, every member by its name. */
export interface KeyframeAnimation {
  keyPath: KeyPath;
  /** The times as fractions of the duration, ascending. One that stands twice is a jump. */
  keyTimes: number[];
  /** A value for each time. */
  values: KeyframeValue[];
  calculationMode: "linear";
  /** How each value goes over to the next, one fewer than values. */
  timingFunctions: KeyframeTiming[];
  /**
   * How long it takes, in seconds; 1 in a timeline.
   * (minimum 0, maximum 10000)
   */
  duration: number;
  /** The curve of the whole; null for none. */
  timingFunction: number[] | null;
  /** In a timeline 0: it stands still and shows its `timeOffset`. */
  speed?: 0;
  fillMode: "both";
}

/**
 * What it animates: of the indicator the middle, the width, the opacity and the colour; of a tab the middle,
 * the width and the opacity; of what scrolls the
 * origin of its bounds; of a title the members of a `CATextLayer` and its scale. No layer of the system has a
 * `fontWeight`; one that draws variable fonts can.
 */
export type KeyPath = "position.x" | "bounds.size.width" | "opacity" | "backgroundColor" | "bounds.origin.x" | "foregroundColor" | "fontSize" | "fontWeight" | "transform.scale";

/** The x and y of the two control points of a `CAMediaTimingFunction`. */
export type ControlPoints = number[];

/** Evenly. */
export type LinearTiming = "linear";

/** A length, an opacity, a weight or a scale; or a colour. */
export type KeyframeValue = number | AnsweredColor;

/** How a value goes over to the next. */
export type KeyframeTiming = LinearTiming | ControlPoints;

/** The whole range of the pager as keyframes, in the format that was asked for. */
export type TimelineResponse = Timeline | WebTimeline | StyleSheetTimeline | LayerTimeline;

/** A timeline in the format `numbers`. */
export interface Timeline {
  /** Left out in this format. A later version may say it. */
  format?: "numbers";
  tolerance: KeptTolerance;
  /** The indicator; empty when there is none. */
  indicator: IndicatorKeyframe[];
  /** The strip of titles. */
  bar: ScrollKeyframe[];
  /** Every title, in the order of the tabs. */
  titles: TitleTrack[];
}

/**
 * The tolerance that the keyframes keep, `motion.tolerance`.
 * (minimum 0.0001, maximum 1000)
 */
export type KeptTolerance = number;

/** A timeline for the Web Animations API. */
export interface WebTimeline {
  format: "waapi";
  tolerance: KeptTolerance;
  options: WebTimelineOptions;
  scrollTimeline: ScrollTimelineOptions;
  baseWidth?: BaseWidth;
  transformOrigin?: TransformOrigin;
  indicator: WebIndicatorTrack;
  bar: WebScrollTrack;
  titles: WebTitleTracks;
}

/** The argument of `new ScrollTimeline`, to which `source`, the pager, is to be added. */
export interface ScrollTimelineOptions {
  axis: "inline";
}

/** The second argument of `element.animate`, to which `timeline` is to be added. */
export interface WebTimelineOptions {
  fill: "both";
}

/** A timeline as a style sheet. */
export interface StyleSheetTimeline {
  format: "css";
  tolerance: KeptTolerance;
  css: StyleSheet;
}

/** A timeline for Core Animation. */
export interface LayerTimeline {
  format: "core-animation";
  tolerance: KeptTolerance;
  indicator: KeyframeAnimations;
  bar: KeyframeAnimations;
  titles: LayerTitleTracks;
}

/** The frames of a recording. */
export interface ReplayResponse {
  /** A frame for each sample, in order. */
  frames: ReplayFrame[];
  lint?: Lint;
  lintCount?: LintCount;
}

/** The last line of an answer in lines, where `lint` was asked for. */
export interface ReplayFindings {
  lint: Lint;
  lintCount: LintCount;
}

/**
 * What `/v1/layout` answers to the state of a sample, or `/v1/transition` to its event; or why it cannot be computed.
 */
export type ReplayFrame = ReplayLayout | ReplayTransition | ReplayProblem;

/** The frame of a state. */
export interface ReplayLayout {
  time?: SampleTime;
  selection: Selection;
  bar: BarFrame;
  tabs: TabFrames;
  indicator: IndicatorFrame;
  pager: PagerFrame;
  animation: Animation;
  /** The reduced twin of `animation`; there where `motion.reduced` is `both`. */
  reducedAnimation?: Animation;
}

/** The frame of an event. */
export interface ReplayTransition {
  time?: SampleTime;
  /** After an edit, and only then, as in `TransitionResponse`. */
  configuration?: TabBarConfiguration;
  state: NextState;
  selection: Selection;
  focused?: FocusedTab;
  handled?: IsHandled;
  bar: BarFrame;
  indicator: IndicatorFrame;
  animation: Animation;
  /** The reduced twin of `animation`; there where `motion.reduced` is `both`. */
  reducedAnimation?: Animation;
}

/**
 * A sample that takes more keyframes than an animation may have, or that does not fit the bar without an edit that
 * did.
 */
export interface ReplayProblem {
  time?: SampleTime;
  problem: InvalidRequestProblem;
}

/**
 * The time of the sample, where it has one.
 * (minimum 0)
 */
export type SampleTime = number;

/** The first 100 findings, in the order of the samples; there where `lint` was asked for. */
export type Lint = Finding[];

/**
 * The number of all findings.
 * (minimum 0)
 */
export type LintCount = number;

/** What a user would see as a fault. */
export interface Finding {
  /**
   * The index of the sample.
   * (minimum 0, maximum 9999)
   */
  sample: number;
  code: FindingCode;
  subject: FindingSubject;
  /**
   * The `bar.offset` or the indicator's left edge: after a `jump` where it was left, for `back-scroll` the
   * farthest that the gesture had taken it, else where it stands.
   */
  from: number;
  /** After a `jump` and for `back-scroll` where it stands, else where it should. */
  to: number;
  /**
   * How far that is; for an indicator, how far the farther of its two edges is off.
   * (more than 0)
   */
  distance: number;
  /** What is wrong, in a sentence. */
  detail: string;
}

/** What it is about. */
export type FindingSubject = "bar" | "indicator";

/**
 * What kind of fault it is.
 *
 * - `jump`: the subject stands elsewhere than where the frame before, at that time, left it, and neither the
 *   pager nor an animation took it there: its animation starts elsewhere, or what follows the selection is put
 *   there at once. Not so where something appears for the first time, where motion is reduced, and where a state
 *   in the phase `idle` gives another `barOffset` with the same selection: the user has scrolled the strip.
 *   After an edit, places are compared as seen from the leading edge of the viewport.
 * - `back-scroll`: while the states of a gesture move one way, the strip goes the other.
 * - `strip-out-of-bounds`: `barOffset` is outside `bar.minOffset`…`bar.maxOffset` by more than half of the
 *   tolerance.
 * - `indicator-off-selection`: in the phase `idle` or `settled`, with no animation left, the indicator is not
 *   where the rules put it on the selected tab.
 */
export type FindingCode = "jump" | "back-scroll" | "strip-out-of-bounds" | "indicator-off-selection";

/** One moment under several presets. */
export interface CompareResponse {
  /**
   * What is not the same under all presets that are answered, in the order of the answers' members. Numbers that are
   * within a millionth of each other are the same.
   */
  differences: Difference[];
  /** What each preset makes of it, in the order of the request. */
  presets: ComparisonEntry[];
}

/** What one preset makes of it, or why it refuses it. */
export type ComparisonEntry = ComparedPreset | RefusingPreset;

/** What a preset makes of the moment, and of the event where there is one. */
export interface ComparedPreset {
  preset: PresetName;
  layout: LayoutResponse;
  transition?: TransitionResponse;
}

/** A preset that refuses the configuration, the event or the sample. */
export interface RefusingPreset {
  preset: PresetName;
  problem: InvalidRequestProblem;
}

/** A value that is not the same under all presets. */
export interface Difference {
  pointer: DifferencePointer;
  /** The different values, in the order in which the presets have them. */
  values: DifferentValue[];
}

/** Where the value stands in the entry of each preset, as a JSON Pointer. */
export type DifferencePointer = "/layout/selection/index" | "/layout/selection/position" | "/layout/bar/contentWidth" | "/layout/bar/offset" | "/layout/indicator/x" | "/layout/indicator/width" | "/layout/animation/duration" | "/layout/animation/easing" | "/transition/selection/index" | "/transition/bar/contentWidth" | "/transition/bar/offset" | "/transition/indicator/x" | "/transition/indicator/width" | "/transition/animation/duration" | "/transition/animation/easing";

/** A value, and who has it. */
export interface DifferentValue {
  value: ComparedValue;
  /** The presets that have it. */
  presets: PresetName[];
}

/**
 * The value, or that of the first of several presets that have nearly the same; null where there is no indicator,
 * no animation or no selection to have one.
 */
export type ComparedValue = number | null | AnsweredEasing;

/**
 * An SVG document with a row for each preset, 16 units apart, within a margin of 12. A row has a line of text of 20
 * units
 * with the preset's name, with an event the duration of its animation, and below it a `Picture`'s moments, 16 units
 * apart. Columns are as wide as the widest bar. In place of bars a preset that refuses the request has the place of
 * the
 * first fault.
 */
export type ComparisonPicture = string;

/**
 * An SVG document as wide as the bar and as high, with `frames` as high as they are together. Its title tells the
 * selected tab. Each moment is an `<svg>` within it, which holds a `<rect>` for what is behind the bar, and a `<g>`
 * that is moved by `bar.offset`, with the indicator and the titles.
 */
export type Picture = string;

/** The names of the presets. */
export interface PresetList {
  presets: PresetSummary[];
}

/** A preset in short. */
export interface PresetSummary {
  /** The name, for `configuration.preset`. */
  name: PresetName;
  /** What it is, in one line. */
  summary: string;
}

/**
 * A preset. Its configuration can be sent back as it is, with tabs added. It has no `pager.pageWidth`: that is
 * `bar.width`, also where a request changes the latter.
 */
export interface Preset {
  /** Its name, for `configuration.preset`. */
  name: PresetName;
  /** What it is, in one line. */
  summary: string;
  configuration: PresetConfiguration;
  reproduces: PresetSource;
  /**
   * Where it is not the same, a sentence each: what no setting expresses, what of the library's faults is put
   * right, and what to set for another mode of the library.
   */
  departures: string[];
}

/** What it reproduces. */
export interface PresetSource {
  /** The library, as its repository is called, or the article. */
  library: string;
  /** The version that was read, a commit's first digits. */
  version: string;
  /** The files that were read, or the classes of an article. */
  sourceFiles: string[];
}

/**
 * All settings of a preset, each of which means what it means in `TabBarConfiguration`. Every member of `bar` and the
 * others
 * is there, save `pager.pageWidth`.
 */
export interface PresetConfiguration {
  bar: Bar;
  indicator: Indicator;
  title: Title;
  pager: Pager;
  motion: Motion;
  keyboard: Keyboard;
}

/** The process answers. */
export interface Health {
  status: "ok";
}

/** The service takes requests. */
export interface Readiness {
  status: "ready";
}

/** Why a request is refused (RFC 9457), where the status says of what kind that is. */
export interface Problem {
  /** The kind of problem. `about:blank` is RFC 9457's word for the one that the status names. */
  type: "about:blank";
  title: ProblemTitle;
  status: ProblemStatus;
  detail: ProblemDetail;
}

/** Why a request cannot be read. */
export type BadRequestProblem = InvalidJSONProblem | Problem;

/** The body is not a JSON document that is accepted here. */
export interface InvalidJSONProblem {
  /** The kind of problem. */
  type: "urn:tab-layout:problem:invalid-json";
  title: ProblemTitle;
  status: 400;
  detail: ProblemDetail;
  /**
   * The line of the fault, from 1.
   * (minimum 1)
   */
  line: number;
  /**
   * Its column in that line, in characters, from 1.
   * (minimum 1)
   */
  column: number;
  /**
   * The number of bytes before it.
   * (minimum 0)
   */
  offset: number;
  /** The fault. Only the first is known; what follows it cannot be read. */
  errors: JSONError[];
}

/** The fault of a document. */
export interface JSONError {
  /** The JSON Pointer (RFC 6901) of the value that was being read. */
  pointer: string;
  code: JSONErrorCode;
  /** What is wrong, in a sentence. */
  detail: string;
}

/**
 * What kind of fault it is, for programs.
 *
 * - `empty`: there is no document.
 * - `syntax`: the text breaks the grammar of RFC 8259.
 * - `invalid-utf8`: the text is not UTF-8.
 * - `unpaired-surrogate`: an escape stands for half of a surrogate pair.
 * - `too-deep`: objects and arrays are nested more than 32 deep.
 * - `duplicate-key`: an object has a name twice.
 */
export type JSONErrorCode = "empty" | "syntax" | "invalid-utf8" | "unpaired-surrogate" | "too-deep" | "duplicate-key";

/** The body is JSON and breaks this contract. */
export interface InvalidRequestProblem {
  /** The kind of problem. */
  type: "urn:tab-layout:problem:invalid-request";
  title: ProblemTitle;
  status: 422;
  detail: ProblemDetail;
  /** All faults of the document; where there are more than 20, the first 20 that were found. */
  errors: RequestError[];
}

/** One fault of a request. */
export interface RequestError {
  /** The JSON Pointer (RFC 6901) of the faulty value, or of the member that is missing. */
  pointer: string;
  code: RequestErrorCode;
  /** What would be right, in a sentence, with the nearest known name where there is one. */
  detail: string;
}

/**
 * What kind of fault it is, for programs.
 *
 * - `missing`: a member that is needed is not there.
 * - `unknown-member`: an object has no such member.
 * - `unknown-value`: a string is none of those that are possible.
 * - `wrong-type`: a value is of another type than the one expected.
 * - `out-of-range`: a number, a number of elements or a tab's name lies outside its limits.
 * - `duplicate-id`: two tabs have the same id.
 * - `not-allowed`: the value contradicts another.
 * - `invalid-color`: a string is not a colour.
 * - `invalid-easing`: a string is not an easing.
 * - `invalid-identifier`: a string is not an identifier of CSS.
 */
export type RequestErrorCode = "missing" | "unknown-member" | "unknown-value" | "wrong-type" | "out-of-range" | "duplicate-id" | "not-allowed" | "invalid-color" | "invalid-easing" | "invalid-identifier";

/** What kind of problem it is, in words. The same for all problems of its kind. */
export type ProblemTitle = string;

/**
 * The status of the answer.
 * (minimum 400, maximum 599)
 */
export type ProblemStatus = number;

/** What is wrong with this request, in a sentence. */
export type ProblemDetail = string;
