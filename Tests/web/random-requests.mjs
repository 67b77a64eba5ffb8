// Seeded random requests over every feature of the contract: the same seed gives the same request.

/** A generator of random numbers (mulberry32) and of choices by them. */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }

  /** From 0, included, to 1, excluded. */
  next() {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  chance(share) {
    return this.next() < share;
  }

  integer(limit) {
    return Math.floor(this.next() * limit);
  }

  pick(values) {
    return values[this.integer(values.length)];
  }

  /** A number between two others: often a whole one or an end, as people write them. */
  number(low, high) {
    const kind = this.integer(8);
    if (kind === 0) return low;
    if (kind < 4) return Math.min(high, Math.max(low, Math.round(low + this.next() * (high - low))));
    return low + this.next() * (high - low);
  }

  /** Sometimes a value, and sometimes undefined: then the member is left out. */
  maybe(make, share = 0.5) {
    return this.chance(share) ? make() : undefined;
  }
}

/** Leaves out what is undefined. */
const given = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

const color = (random) => {
  const digits = random.pick([3, 6, 6, 8]);
  return `#${Array.from({ length: digits }, () => random.pick([..."0123456789abcdefF"])).join("")}`;
};

export function easing(random) {
  const part = () => Number(random.number(-1, 2).toFixed(random.integer(6)));
  switch (random.integer(6)) {
    case 0:
      return `cubic-bezier(${random.next()}, ${part()}, ${random.next()}, ${part()})`;
    case 1: {
      const position = random.pick(["", ", jump-start", ", jump-end", ", jump-none", ", jump-both", ", start", ", end"]);
      return `steps(${2 + random.integer(6)}${position})`;
    }
    case 2: {
      const stops = Array.from({ length: 2 + random.integer(6) }, () => {
        const places = ["", ` ${random.number(0, 100)}%`, ` ${random.number(0, 50)}% ${random.number(50, 100)}%`];
        return `${part()}${random.pick(places)}`;
      });
      return `linear(${stops.join(", ")})`;
    }
    default:
      return random.pick(["linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end"]);
  }
}

function spring(random) {
  const velocity = random.maybe(() => random.number(-5, 20));
  switch (random.integer(3)) {
    case 0:
      return given({
        mass: random.maybe(() => 0.1 + random.number(0, 5)),
        stiffness: random.maybe(() => 20 + random.number(0, 500)),
        damping: random.maybe(() => 2 + random.number(0, 60)),
        velocity,
      });
    case 1:
      return given({ response: random.maybe(() => 0.1 + random.next()), dampingRatio: random.maybe(() => 0.2 + 2 * random.next()), velocity });
    default:
      return given({ duration: random.maybe(() => 0.1 + random.next()), bounce: random.maybe(() => random.number(-0.9, 0.9)), velocity });
  }
}

const pacing = (random) =>
  random.chance(0.25)
    ? { easing: { spring: spring(random) } }
    : given({ duration: random.maybe(() => random.number(0, 900)), easing: random.maybe(() => easing(random)) });

/** One length for both ends, or one for each. */
function insets(random) {
  const length = () => random.number(0, 30);
  return random.chance(0.5) ? length() : given({ leading: random.maybe(length), trailing: random.maybe(length) });
}

/** Lengths for both ends, as an object. */
const ends = (random) => given({ leading: random.maybe(() => random.number(0, 60)), trailing: random.maybe(() => random.number(0, 60)) });

function sizing(random) {
  const mode = random.pick(["equal", "fixed", "compact", "content", "fill", "auto"]);
  const least = random.maybe(() => random.number(0, 60));
  const greatest = random.maybe(() => random.pick([null, (least ?? 0) + random.number(0, 100)]));
  switch (mode) {
    case "equal":
      return given({ mode, minWidth: least, maxWidth: greatest });
    case "fixed":
      return { mode, width: random.number(0, 160) };
    case "compact":
      return given({ mode, fraction: random.maybe(() => random.next()) });
    default: {
      const fit = {
        gutter: random.maybe(() => random.number(0, 30)),
        maxCount: random.maybe(() => random.pick([null, random.integer(12)])),
        fitting: random.maybe(() => random.pick(["equal", "widest"])),
        otherwise: random.maybe(() => random.pick(["content", "equal"])),
      };
      const natural = { mode, padding: random.maybe(() => insets(random)), minWidth: least, maxWidth: greatest };
      return given(mode === "auto" ? { ...natural, ...fit } : natural);
    }
  }
}

const tab = (random, name, allowsWidth) =>
  given({
    id: random.maybe(() => name, 0.3),
    title: random.maybe(() => `Tab ${name} \u00e9\u{1f600}`),
    labelWidth: random.number(0, 120),
    width: allowsWidth && random.chance(0.2) ? random.number(0, 200) : undefined,
    enabled: random.maybe(() => random.chance(0.6), 0.4),
  });

const style = (random) =>
  given({
    fontSize: random.maybe(() => random.number(0, 40)),
    fontWeight: random.maybe(() => random.number(1, 1000)),
    scale: random.maybe(() => random.number(0, 3)),
    color: random.maybe(() => color(random)),
  });

function indicator(random) {
  if (random.chance(0.1)) return null;
  const length = () => random.number(0, 100);
  const stretch = () =>
    random.pick(["linear", "elastic", "worm", "fade", "snap", given({ leading: random.maybe(() => easing(random)), trailing: random.maybe(() => easing(random)) })]);
  return given({
    width: random.maybe(() => random.pick([length(), length(), "tab", "label", { ratio: random.number(0, 2) }, { inset: insets(random) }])),
    minWidth: random.maybe(() => random.number(0, 80)),
    alignment: random.maybe(() => random.pick(["start", "center", "end"])),
    outerInsets: random.maybe(() => ends(random)),
    height: random.maybe(() => random.number(0, 10)),
    cornerRadius: random.maybe(() => random.number(0, 5)),
    color: random.maybe(() => random.pick([color(random), Array.from({ length: 1 + random.integer(4) }, () => color(random))])),
    position: random.maybe(() => random.pick(["top", "center", "bottom"])),
    inset: random.maybe(() => random.number(0, 10)),
    stretch: random.maybe(stretch, 0.8),
    path: random.maybe(() => random.pick(["direct", "through"])),
    follow: random.maybe(() => random.pick(["drag", "selection"])),
  });
}

/** A configuration, and how many tabs it has. */
export function configuration(random, presets) {
  const preset = random.maybe(() => random.pick(presets), 0.7);
  const chosen = random.maybe(() => sizing(random), 0.7);
  const allowsWidth = chosen !== undefined && chosen.mode !== "equal" && chosen.mode !== "compact";
  const count = random.pick([0, 1, 2, 3, 4, 5, 6, 8, 12, 30]);
  const scrollTo = ["center", "start", "end", "nearest", "none", "centerWithInsets"];
  return given({
    preset,
    tabs: Array.from({ length: count }, (_, index) => tab(random, `t${index}`, allowsWidth)),
    bar: given({
      width: preset === undefined || random.chance(0.5) ? 1 + random.number(0, 800) : undefined,
      height: random.maybe(() => random.number(0, 100)),
      spacing: random.maybe(() => random.number(0, 20)),
      insets: random.maybe(() => ({ leading: random.number(0, 30), trailing: random.number(0, 30) })),
      sizing: chosen,
      alignment: random.maybe(() => random.pick(["start", "center", "end", "space-between", "space-around", "space-evenly"])),
      direction: random.maybe(() => random.pick(["ltr", "rtl"]), 0.7),
      scrollTo: random.maybe(() => random.pick(scrollTo)),
      scrollMargin: random.maybe(() => random.number(0, 40)),
      scrollPadding: random.maybe(() => ends(random)),
      follow: random.maybe(() => random.pick(["drag", "unclamped", "distance", "selection"])),
      noBackScroll: random.maybe(() => random.chance(0.5)),
      pixelRatio: random.maybe(() => random.pick([null, 1, 1.5, 2, 3])),
    }),
    indicator: random.maybe(() => indicator(random), 0.8),
    title: random.maybe(() =>
      given({
        normal: random.maybe(() => style(random)),
        selected: random.maybe(() => style(random)),
        colorSpace: random.maybe(() => random.pick(["srgb", "oklab"])),
        follow: random.maybe(() => random.pick(["drag", "selection"])),
        animated: random.maybe(() => random.chance(0.5)),
      }),
    ),
    pager: random.maybe(() =>
      given({
        pageWidth: random.maybe(() => 1 + random.number(0, 800)),
        selection: random.maybe(() => random.pick(["nearest", "settled", "hysteresis"])),
        threshold: random.maybe(() => random.next()),
        overscroll: random.maybe(() => random.pick(["follow", "clamp", "compress"])),
        preload: random.maybe(() => random.integer(4)),
        animated: random.maybe(() => random.chance(0.6)),
        fling: random.maybe(() => random.pick(["uikit", "viewpager", "flutter", "vant", "react-native", "projection"])),
        skipDisabled: random.maybe(() => random.chance(0.5)),
      }),
    ),
    motion: random.maybe(() =>
      given({
        tap: random.maybe(() => pacing(random)),
        settle: random.maybe(() => pacing(random)),
        tolerance: random.maybe(() => random.pick([0.01, 0.25, 1, 5])),
        reduced: random.maybe(() => random.pick([false, true, "both"])),
      }),
    ),
    keyboard: random.maybe(() =>
      given({
        activation: random.maybe(() => random.pick(["automatic", "manual"])),
        orientation: random.maybe(() => random.pick(["horizontal", "vertical"])),
        wrap: random.maybe(() => random.chance(0.5)),
        disabled: random.maybe(() => random.pick(["skip", "focus"])),
      }),
    ),
  });
}

export function state(random, count) {
  const index = () => (count > 0 ? random.integer(count) : null);
  return given({
    offset: random.maybe(() => random.number(-600, 400 * (count + 1)), 0.8),
    phase: random.maybe(() => random.pick(["idle", "dragging", "decelerating", "settled", "programmatic"]), 0.9),
    velocity: random.maybe(() => random.number(-4, 4)),
    selected: random.maybe(() => random.pick([null, index(), index(), index()]), 0.8),
    barOffset: random.maybe(() => random.pick([null, random.number(-50, 800)])),
    indicator: random.maybe(() => random.pick([null, { x: random.number(-50, 900), width: random.number(0, 200) }])),
    mounted: random.maybe(() => Array.from({ length: count }, (_, page) => page).filter(() => random.chance(0.3)), 0.3),
    focused: random.maybe(() => random.pick([null, index()]), 0.3),
  });
}

function event(random, { tabs, bar, preset }) {
  const index = random.integer(Math.max(1, tabs.length));
  const named = tabs[index]?.id;
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "Enter", "Space"];
  const mode = bar?.sizing?.mode ?? preset;
  const allowsWidth = ["fixed", "content", "fill", "auto", "titles"].includes(mode);
  switch (random.pick(["tap", "tap", "settle", "fling", "key", "key", "insert", "remove", "move", "resize"])) {
    case "tap":
      return named !== undefined && random.chance(0.5) ? { type: "tap", id: named } : { type: "tap", index };
    case "settle":
      return { type: "settle" };
    case "fling":
      return { type: "fling", velocity: random.number(-4, 4) };
    case "key":
      return { type: "key", key: random.pick(keys) };
    case "insert": {
      const inserted = Array.from({ length: random.integer(4) }, (_, position) => tab(random, `n${position}`, allowsWidth));
      return { type: "insert", at: random.integer(tabs.length + 1), tabs: inserted };
    }
    case "remove":
      return named !== undefined && random.chance(0.5) ? { type: "remove", id: named } : { type: "remove", index };
    case "move":
      return { type: "move", from: index, to: random.integer(Math.max(1, tabs.length)) };
    default:
      return { type: "resize", width: 1 + random.number(0, 900) };
  }
}

/** The request of a seed: `{endpoint, request}`. */
export function randomRequest(seed, presets) {
  const random = new Random(seed);
  const chosen = configuration(random, presets);
  const request = given({ configuration: chosen, state: random.maybe(() => state(random, chosen.tabs.length), 0.9) });
  const endpoint = random.pick(["layout", "layout", "transition", "transition", "transition", "timeline", "hit-test"]);
  if (endpoint === "transition") {
    request.event = event(random, chosen);
    const times = () => Array.from({ length: random.integer(6) }, () => random.number(0, 1200));
    const sample = random.maybe(() => (random.chance(0.7) ? { times: times() } : { fps: 1 + random.integer(30) }));
    if (sample) request.sample = sample;
  }
  if (endpoint === "hit-test") {
    request.point = { x: random.number(-20, 800), y: random.number(-20, 80) };
    if (random.chance(0.5)) request.minimumTarget = random.number(0, 80);
  }
  return { endpoint, request };
}
