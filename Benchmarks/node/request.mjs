// Reads a request over the settings of its preset, and checks it. Each reader takes what is given and what it overrides,
// and answers what holds.

const TAB_LIMIT = 10_000;

/** What is wrong with a request; the first fault that is found. */
export class Fault extends Error {}

const within = (lower, upper) => (value) => {
  if (typeof value !== "number" || !(lower <= value && value <= upper)) throw new Fault(`${value} is out of range`);
  return value;
};
const length = within(0, 1e7);
const positive = within(Number.MIN_VALUE, 1e7);
const factor = within(0, 100);
const number = within(-Number.MAX_VALUE, Number.MAX_VALUE);

const whole = (lower, upper) => (value) => {
  if (!Number.isInteger(value) || value < lower || value > upper) throw new Fault(`${value} is out of range`);
  return value;
};

const oneOf = (...known) => (value) => {
  if (!known.includes(value)) throw new Fault(`${value} is not known`);
  return value;
};

const orNull = (reader) => (value, base) => (value === null ? null : reader(value, base));

const object = (members) => (value, base) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Fault("not an object");
  const read = { ...base };
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(members, name)) throw new Fault(`there is no member ${name}`);
    read[name] = members[name](value[name], base?.[name]);
  }
  return read;
};

const text = (value) => {
  if (typeof value !== "string") throw new Fault("not a string");
  return value;
};

/** A colour as its three channels. */
const color = (value) => {
  if (typeof value !== "string" || !/^#[0-9a-f]{6}$/i.test(value)) throw new Fault(`${value} is no colour of six digits`);
  const bits = Number.parseInt(value.slice(1), 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
};

const ratio = object({ ratio: factor });
const indicatorWidth = (value) => {
  if (typeof value === "number") return length(value);
  if (typeof value === "string") return oneOf("tab", "label")(value);
  const share = ratio(value);
  if (share.ratio === undefined) throw new Fault("the width of an indicator lacks its ratio");
  return share;
};

const follow = oneOf("drag", "selection");
const style = object({ fontSize: length, fontWeight: within(1, 1000), scale: factor, color });
const timing = object({
  duration: length, easing: oneOf("linear", "ease", "ease-in", "ease-out", "ease-in-out"),
});
const tab = object({ id: text, title: text, labelWidth: orNull(length), width: orNull(length) });

const tabs = (value) => {
  if (!Array.isArray(value) || value.length < 1 || value.length > TAB_LIMIT) throw new Fault("not 1 to 10000 tabs");
  const read = value.map((item) => tab(item));
  if (read.some((item) => item.id === undefined)) throw new Fault("a tab lacks its id");
  if (new Set(read.map((item) => item.id)).size < read.length) throw new Fault("two tabs have one id");
  return read;
};

const settings = object({
  preset: text,
  tabs,
  bar: object({
    width: positive, height: length, spacing: length, insets: object({ leading: length, trailing: length }),
    sizing: object({ mode: oneOf("equal", "fixed", "compact"), width: length, fraction: within(0, 1) }),
    scrollTo: oneOf("center", "start", "nearest"), follow,
  }),
  indicator: orNull(object({ width: indicatorWidth, height: length, cornerRadius: length, color, follow })),
  title: object({ normal: style, selected: style, follow }),
  pager: object({ pageWidth: positive, selection: oneOf("nearest", "settled"), preload: whole(0, TAB_LIMIT) }),
  motion: object({ tap: timing, settle: timing }),
});

const configuration = (value) => {
  const name = value?.preset ?? "";
  if (!Object.hasOwn(PRESETS, name)) throw new Fault(`there is no preset ${name}`);
  const read = settings(value, PRESETS[name]);
  if (read.tabs === undefined) throw new Fault("the tabs are required");
  if (read.bar.width === undefined) throw new Fault("the width of the bar is required");
  read.pager = { pageWidth: read.bar.width, ...read.pager };
  const needsLabels = read.indicator?.width === "label";
  const isFixed = read.bar.sizing.mode === "fixed";
  for (const { labelWidth, width } of read.tabs) {
    if (needsLabels && typeof labelWidth !== "number") throw new Fault("the indicator needs the width of every label");
    if (!isFixed && typeof width === "number") throw new Fault("the sizing leaves no room for widths of the tabs' own");
  }
  return read;
};

const state = object({
  offset: number, phase: oneOf("idle", "dragging", "decelerating", "settled", "programmatic"),
  selected: whole(0, TAB_LIMIT), barOffset: orNull(number), indicator: orNull(object({ x: number, width: length })),
});

const members = object({ configuration, state });

/** The request that a document is. */
export function read(document) {
  const request = members(document, { state: { phase: "idle", selected: 0 } });
  if (request.configuration === undefined) throw new Fault("the configuration is required");
  if (request.state.selected >= request.configuration.tabs.length) throw new Fault("state.selected is out of range");
  return request;
}

const BLACK = [0, 0, 0];
const RED = [255, 0, 0];
const BLUE = [0, 0, 255];
const look = (fontSize, color, scale = 1) => ({ fontSize, fontWeight: 400, scale, color });
const both = (duration, easing) => ({ tap: { duration, easing }, settle: { duration, easing } });
const INSETS = { leading: 0, trailing: 0 };

const UNDERLINE = {
  bar: {
    width: 320, height: 50, spacing: 0, insets: INSETS, sizing: { mode: "equal" }, scrollTo: "center", follow: "selection",
  },
  indicator: { width: 60, height: 2, cornerRadius: 1, color: BLUE, follow: "drag" },
  title: { normal: look(15, BLACK), selected: look(17, BLUE), follow: "selection" },
  pager: { selection: "nearest", preload: 1 },
  motion: both(250, "ease"),
};

const PRESETS = {
  "": { ...UNDERLINE, bar: { ...UNDERLINE.bar, width: undefined } },
  underline: UNDERLINE,
  titles: {
    bar: { ...UNDERLINE.bar, width: 375, height: 44, sizing: { mode: "fixed", width: 100 } },
    indicator: null,
    title: { normal: look(17, BLACK), selected: look(17, RED, 1.3), follow: "drag" },
    // What no request sets: the indicator stays on the edge tab when the pager is pulled beyond it.
    pager: { selection: "settled", preload: 1, clampsOverscroll: true },
    motion: both(300, "ease-in-out"),
  },
  segmented: {
    bar: { ...UNDERLINE.bar, height: 44, sizing: { mode: "compact", fraction: 0.5 } },
    indicator: { width: "tab", height: 2, cornerRadius: 0, color: RED, follow: "selection" },
    title: { normal: look(20, BLACK), selected: look(20, BLACK), follow: "selection" },
    pager: { selection: "settled", preload: 1 },
    motion: { ...both(100, "ease-in-out"), tap: { duration: 300, easing: "ease-in-out" } },
  },
};
