// The controls: one for each setting, each with the value that holds and a mark where it is not the preset's.

import { settings } from "./settings.js";

/** Settings that the page measures. */
const measured = ["bar.width", "bar.direction", "pager.pageWidth"];

const ofThisPage = [
  { path: "page.count", name: "Tabs", type: "integer", minimum: 0, maximum: 40 },
  { path: "page.direction", name: "Right to left", type: "boolean" },
  { path: "page.disabled", name: "Disable the third", type: "boolean" },
  { path: "page.engine", name: "Computed by", choices: { "this page": "wasm", "the service": "service" } },
  { path: "page.timelines", name: "Scroll timelines", type: "boolean" },
  { path: "page.theme", name: "Appearance", values: ["system", "light", "dark"] },
];

/** Groups of controls by the part of the configuration that they are of. */
const groups = Object.entries({
  bar: "Bar", indicator: "Indicator", title: "Titles", pager: "Pages", motion: "Motion", keyboard: "Keyboard", page: "This page",
}).map(([part, title]) => ({
  title,
  fields: [...settings, ...ofThisPage].filter(({ path }) => path.split(".")[0] === part && !measured.includes(path)),
}));

/** What a setting is called: its name in words, behind those of what it is in. */
function nameOf({ path, name, type }) {
  if (name) return name;
  if (type === "presence") return "Shown";
  const words = path.split(".").slice(1).map((part) => part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)).join(", ");
  return words[0].toUpperCase() + words.slice(1);
}

/** The values that can be chosen, each with what it is called; undefined where they are not listed. */
function choicesOf({ path, values, choices }) {
  if (!values) return choices;
  // The page has this one from the system, where nothing is chosen.
  const first = path === "motion.reduced" ? { "as the system has it": undefined } : {};
  return { ...first, ...Object.fromEntries(values.map((value) => [wordsOf(value), value])) };
}

/** A value in words: names as they are, `{ spring: { bounce: 0 } }` as "spring bounce 0". */
function wordsOf(value) {
  if (typeof value !== "object") return String(value);
  return Object.entries(value).map(([name, part]) => `${name} ${wordsOf(part)}`).join(", ");
}

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
    for (const setting of fields) {
      const control = field(setting, onChange);
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

function field(setting, onChange) {
  const { path, text } = setting;
  const element = document.createElement("div");
  element.className = "field";
  if (text) element.title = text;
  const label = document.createElement("label");
  label.textContent = nameOf(setting);
  const id = `control-${path.replaceAll(".", "-")}`;
  label.htmlFor = id;
  const [input, read, show] = inputOf(setting);
  input.id = id;
  input.addEventListener("change", () => onChange(path, read()));
  element.append(label, input);
  return { path, element, show };
}

/** An input for a setting, how it is read, and how it shows a value. */
function inputOf(setting) {
  const { type, minimum, maximum, nullable } = setting;
  const choices = choicesOf(setting);
  if (choices) return choice(choices);
  const input = document.createElement("input");
  if (type === "boolean" || type === "presence") {
    input.type = "checkbox";
    const read = type === "boolean" ? () => input.checked : () => (input.checked ? {} : null);
    return [input, read, (value) => (input.checked = type === "boolean" ? value === true : value !== null && value !== undefined)];
  }
  if (type === "color") {
    input.type = "color";
    return [input, () => input.value, (value) => (input.value = String(Array.isArray(value) ? value[0] : value ?? "#000000").slice(0, 7))];
  }
  Object.assign(input, { type: "number", min: minimum, max: maximum, step: type === "integer" ? "1" : "any" });
  const nothing = nullable ? null : undefined;
  const read = () => (input.value === "" ? nothing : Number(input.value));
  return [input, read, (value) => document.activeElement !== input && (input.value = typeof value === "object" ? "" : value ?? "")];
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
