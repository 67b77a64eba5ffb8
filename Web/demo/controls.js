// The controls: one for each setting, each with the value that holds and a mark where it is not the preset's.

const lengths = { type: "number", min: 0, step: "any" };
const fraction = { type: "number", min: 0, max: 1, step: "any" };
const follow = ["drag", "selection"];
const easings = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "cubic-bezier(0.3, 1.6, 0.6, 1)", "steps(6)", "linear(0, 0.3 20%, 1.1 70%, 1)"];
const springs = { "spring: smooth": { spring: { duration: 0.5, bounce: 0 } }, "spring: bouncy": { spring: { duration: 0.5, bounce: 0.4 } } };
const edges = { "an easing for each edge": { leading: "ease-out", trailing: "ease-in" } };

/** Groups of settings: the path of each, what it is called, and its kind: names, named values, a truth, a colour or a number. */
export const groups = [
  {
    title: "Bar",
    fields: [
      ["bar.sizing.mode", "Sizing", ["equal", "fixed", "compact", "content", "fill", "auto"]],
      ["bar.sizing.width", "Width of a tab", lengths],
      ["bar.sizing.fraction", "Fraction", fraction],
      ["bar.sizing.padding", "Padding", lengths],
      ["bar.sizing.minWidth", "Least width", lengths],
      ["bar.sizing.maxWidth", "Greatest width", lengths],
      ["bar.sizing.gutter", "Gutter", lengths],
      ["bar.sizing.maxCount", "Most that fit", { type: "number", min: 0, step: 1 }],
      ["bar.sizing.fitting", "Where they fit", ["equal", "widest"]],
      ["bar.sizing.otherwise", "Otherwise", ["content", "equal"]],
      ["bar.alignment", "Alignment", ["start", "center", "end", "space-between", "space-around", "space-evenly"]],
      ["bar.scrollTo", "Scrolls to", ["center", "start", "end", "nearest", "none", "centerWithInsets"]],
      ["bar.follow", "Strip follows", ["drag", "unclamped", "distance", "selection"]],
      ["bar.height", "Height", lengths],
      ["bar.spacing", "Spacing", lengths],
      ["bar.insets.leading", "Leading inset", lengths],
      ["bar.insets.trailing", "Trailing inset", lengths],
      ["bar.scrollMargin", "Scroll margin", lengths],
      ["bar.scrollPadding.leading", "Scroll padding, leading", lengths],
      ["bar.scrollPadding.trailing", "Scroll padding, trailing", lengths],
      ["bar.noBackScroll", "Never scrolls back", "truth"],
      ["bar.pixelRatio", "Pixel ratio", { type: "number", min: 0.01, max: 100, step: "any" }],
    ],
  },
  {
    title: "Indicator",
    fields: [
      ["indicator", "Shown", "presence"],
      ["indicator.width", "Width", { "60": 60, "24": 24, tab: "tab", label: "label", "half the tab": { ratio: 0.5 }, "the tab less 8": { inset: 8 } }],
      ["indicator.minWidth", "Least width", lengths],
      ["indicator.alignment", "Alignment", ["start", "center", "end"]],
      ["indicator.outerInsets.leading", "Outer inset, leading", lengths],
      ["indicator.outerInsets.trailing", "Outer inset, trailing", lengths],
      ["indicator.height", "Height", lengths],
      ["indicator.cornerRadius", "Corner radius", lengths],
      ["indicator.color", "Colour", "color"],
      ["indicator.position", "Position", ["top", "center", "bottom"]],
      ["indicator.inset", "Inset", lengths],
      ["indicator.stretch", "Stretch", { linear: "linear", elastic: "elastic", worm: "worm", fade: "fade", snap: "snap", ...edges }],
      ["indicator.path", "Path", ["direct", "through"]],
      ["indicator.follow", "Follows", follow],
    ],
  },
  {
    title: "Titles",
    fields: [
      ["title.follow", "Follow", follow],
      ["title.animated", "Animated", "truth"],
      ["title.colorSpace", "Colour space", ["srgb", "oklab"]],
      ...["normal", "selected"].flatMap((look) => [
        [`title.${look}.color`, `Colour, ${look}`, "color"],
        [`title.${look}.fontSize`, `Font size, ${look}`, lengths],
        [`title.${look}.fontWeight`, `Weight, ${look}`, { type: "number", min: 1, max: 1000, step: 1 }],
        [`title.${look}.scale`, `Scale, ${look}`, { type: "number", min: 0, max: 100, step: "any" }],
      ]),
    ],
  },
  {
    title: "Pages",
    fields: [
      ["pager.selection", "Selection", ["nearest", "settled", "hysteresis"]],
      ["pager.threshold", "Threshold", fraction],
      ["pager.overscroll", "Beyond the ends", ["follow", "clamp", "compress"]],
      ["pager.preload", "Preloaded pages", { type: "number", min: 0, step: 1 }],
      ["pager.animated", "Glide to a page", "truth"],
      ["pager.fling", "Fling", ["uikit", "viewpager", "flutter", "vant", "react-native", "projection"]],
      ["pager.skipDisabled", "Skip disabled pages", "truth"],
    ],
  },
  {
    title: "Motion",
    fields: [
      ...["tap", "settle"].flatMap((clock) => [
        [`motion.${clock}.duration`, `Duration, ${clock}`, lengths],
        [`motion.${clock}.easing`, `Easing, ${clock}`, { ...Object.fromEntries(easings.map((name) => [name, name])), ...springs }],
      ]),
      ["motion.tolerance", "Tolerance", { type: "number", min: 0.0001, max: 1000, step: "any" }],
      ["motion.reduced", "Reduced", { "as the system has it": undefined, no: false, yes: true, both: "both" }],
    ],
  },
  {
    title: "Keyboard",
    fields: [
      ["keyboard.activation", "Activation", ["automatic", "manual"]],
      ["keyboard.orientation", "Arrows", ["horizontal", "vertical"]],
      ["keyboard.wrap", "Go round", "truth"],
      ["keyboard.disabled", "Disabled tabs", ["skip", "focus"]],
    ],
  },
  {
    title: "This page",
    fields: [
      ["page.count", "Tabs", { type: "number", min: 0, max: 40, step: 1 }],
      ["page.direction", "Right to left", "truth"],
      ["page.disabled", "Disable the third", "truth"],
      ["page.engine", "Computed by", { WebAssembly: "wasm", "the service": "service" }],
      ["page.timelines", "Scroll timelines", "truth"],
      ["page.theme", "Appearance", ["system", "light", "dark"]],
    ],
  },
];

/** The value at a path of an object; undefined where there is none. */
export function valueAt(object, path) {
  return path.split(".").reduce((part, name) => part?.[name], object);
}

/** Sets the value at a path, or takes it away where it is undefined. */
export function setValue(object, path, value) {
  const names = path.split(".");
  const last = names.pop();
  const holder = names.reduce((part, name) => (part[name] ??= {}), object);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}

/**
 * Builds the controls in a form.
 *
 * @param {HTMLFormElement} form
 * @param {(path: string, value: unknown) => void} onChange
 * @returns {(values: object, changed: object) => void} shows the values that hold, and which are not the preset's
 */
export function buildControls(form, onChange) {
  const controls = [];
  groups.forEach(({ title, fields }, index) => {
    const group = document.createElement("details");
    group.open = index === 1 || title === "This page";
    const heading = document.createElement("summary");
    heading.textContent = title;
    const grid = document.createElement("div");
    grid.className = "fields";
    for (const [path, name, kind] of fields) {
      const control = field(path, name, kind, onChange);
      controls.push(control);
      grid.append(control.element);
    }
    group.append(heading, grid);
    form.append(group);
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  return (values, changed) => {
    for (const { path, element, show } of controls) {
      const value = valueAt(values, path);
      element.hidden = value === undefined && !path.startsWith("page.") && path !== "motion.reduced";
      const change = valueAt(changed, path);
      element.classList.toggle("changed", path === "indicator" ? change === null : change !== undefined);
      show(value);
    }
  };
}

function field(path, name, kind, onChange) {
  const element = document.createElement("div");
  element.className = "field";
  const label = document.createElement("label");
  label.textContent = name;
  const id = `control-${path.replaceAll(".", "-")}`;
  label.htmlFor = id;
  const [input, read, show] = inputOf(kind);
  input.id = id;
  input.addEventListener("change", () => onChange(path, read()));
  element.append(label, input);
  return { path, element, show };
}

/** An input of a kind, how it is read, and how it shows a value. */
function inputOf(kind) {
  if (kind === "truth" || kind === "presence") {
    const input = document.createElement("input");
    input.type = "checkbox";
    const read = kind === "truth" ? () => input.checked : () => (input.checked ? {} : null);
    return [input, read, (value) => (input.checked = kind === "truth" ? value === true : value !== null && value !== undefined)];
  }
  if (kind === "color") {
    const input = document.createElement("input");
    input.type = "color";
    return [input, () => input.value, (value) => (input.value = String(Array.isArray(value) ? value[0] : value ?? "#000000").slice(0, 7))];
  }
  if ("type" in kind) {
    const input = document.createElement("input");
    Object.assign(input, kind, { step: String(kind.step) });
    const read = () => (input.value === "" ? null : Number(input.value));
    return [input, read, (value) => document.activeElement !== input && (input.value = typeof value === "object" ? "" : value ?? "")];
  }
  return choice(Array.isArray(kind) ? Object.fromEntries(kind.map((name) => [name, name])) : kind);
}

function choice(values) {
  const input = document.createElement("select");
  const texts = new Map(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
  for (const name of texts.keys()) input.append(new Option(name));
  const show = (value) => {
    const text = JSON.stringify(value);
    let name = [...texts].find(([, known]) => known === text)?.[0];
    if (name === undefined) {
      // What the preset has and the list has not.
      name = typeof value === "object" ? "of its own" : String(value);
      texts.set(name, text);
      if (![...input.options].some((option) => option.value === name)) input.append(new Option(name));
    }
    input.value = name;
  };
  const read = () => {
    const text = texts.get(input.value);
    return text === undefined ? undefined : JSON.parse(text);
  };
  return [input, read, show];
}
