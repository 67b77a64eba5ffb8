// Where the members of a request stand among the numbers that tab-layout.wasm takes: Sources/TabLayoutWasm/include/tab_layout.h
// says what each place means, and a test holds this table against it.

export const VERSION = 1;
export const HEADER = 112;

/** A number that must be given. */
export const number = "number";
/** A number, or null. */
export const optional = "optional";
export const truth = "truth";
export const color = "color";

const follow = ["drag", "selection"];

/** The modes of `bar.sizing` in their order. */
export const sizingModes = ["equal", "fixed", "compact", "content", "fill", "auto"];
/** How tabs of `auto` sizing are wide where they fit, and where not. */
export const fittings = ["equal", "widest"];
export const overflowings = ["content", "equal"];
/** The kinds of `indicator.width`. */
export const widthKinds = ["number", "tab", "label", "ratio", "inset"];
/** The stretches that have a name; behind them stands the one with an easing for each edge. */
export const stretches = ["linear", "elastic", "worm", "fade", "snap"];
export const reductions = [false, true, "both"];
export const phases = ["idle", "dragging", "decelerating", "settled", "programmatic"];
export const reasons = ["tap", "settle", "selection", "edit"];
export const events = ["none", "tap", "settle", "fling", "key", "insert", "remove", "move", "resize"];
export const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", "Space"];

/** The members of a configuration that are a single number: section, path in it, place, and what they may be. */
export const fields = [
  ["bar", "width", 2, number],
  ["bar", "height", 3, number],
  ["bar", "spacing", 4, number],
  ["bar", "insets.leading", 5, number],
  ["bar", "insets.trailing", 6, number],
  ["bar", "alignment", 13, ["start", "center", "end", "space-between", "space-around", "space-evenly"]],
  ["bar", "direction", 14, ["ltr", "rtl"]],
  ["bar", "scrollTo", 15, ["center", "start", "end", "nearest", "none", "centerWithInsets"]],
  ["bar", "scrollMargin", 16, number],
  ["bar", "scrollPadding.leading", 105, number],
  ["bar", "scrollPadding.trailing", 106, number],
  ["bar", "follow", 17, ["drag", "unclamped", "distance", "selection"]],
  ["bar", "noBackScroll", 18, truth],
  ["bar", "pixelRatio", 19, optional],
  ["indicator", "minWidth", 107, number],
  ["indicator", "alignment", 108, ["start", "center", "end"]],
  ["indicator", "outerInsets.leading", 109, number],
  ["indicator", "outerInsets.trailing", 110, number],
  ["indicator", "height", 23, number],
  ["indicator", "cornerRadius", 24, number],
  ["indicator", "position", 26, ["top", "center", "bottom"]],
  ["indicator", "inset", 27, number],
  ["indicator", "path", 29, ["direct", "through"]],
  ["indicator", "follow", 30, follow],
  ["title", "normal.fontSize", 43, number],
  ["title", "normal.fontWeight", 44, number],
  ["title", "normal.scale", 45, number],
  ["title", "normal.color", 46, color],
  ["title", "selected.fontSize", 47, number],
  ["title", "selected.fontWeight", 48, number],
  ["title", "selected.scale", 49, number],
  ["title", "selected.color", 50, color],
  ["title", "colorSpace", 51, ["srgb", "oklab"]],
  ["title", "follow", 52, follow],
  ["title", "animated", 53, truth],
  ["pager", "pageWidth", 54, number],
  ["pager", "selection", 55, ["nearest", "settled", "hysteresis"]],
  ["pager", "threshold", 56, number],
  ["pager", "overscroll", 57, ["follow", "clamp", "compress"]],
  ["pager", "preload", 58, number],
  ["pager", "animated", 59, truth],
  ["pager", "fling", 60, ["uikit", "viewpager", "flutter", "vant", "react-native", "projection"]],
  ["pager", "skipDisabled", 61, truth],
  ["motion", "tap.duration", 62, number],
  ["motion", "settle.duration", 69, number],
  ["motion", "tolerance", 76, number],
  ["motion", "reduced", 77, reductions],
  ["keyboard", "activation", 78, ["automatic", "manual"]],
  ["keyboard", "orientation", 79, ["horizontal", "vertical"]],
  ["keyboard", "wrap", 80, truth],
  ["keyboard", "disabled", 81, ["skip", "focus"]],
];

/** The places that no single member of a configuration has. */
export const place = {
  version: 0,
  tabs: 1,
  sizing: 7,
  sizingWidth: 8,
  fraction: 9,
  padding: 10,
  minWidth: 11,
  maxWidth: 12,
  indicator: 20,
  widthKind: 21,
  width: 22,
  colors: 25,
  stretch: 28,
  leading: 31,
  trailing: 37,
  tap: 63,
  settle: 70,
  offset: 82,
  phase: 83,
  velocity: 84,
  selected: 85,
  barOffset: 86,
  indicatorX: 87,
  indicatorWidth: 88,
  mounted: 89,
  focused: 90,
  event: 91,
  first: 92,
  second: 93,
  eventTabs: 94,
  times: 95,
  fps: 96,
  pointX: 97,
  pointY: 98,
  minimumTarget: 99,
  paddingTrailing: 100,
  gutter: 101,
  maxCount: 102,
  fitting: 103,
  otherwise: 104,
  widthTrailing: 111,
};
