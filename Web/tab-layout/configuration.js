import { colorText } from "./colors.js";
import { easingText } from "./easing.js";
import { fields, fittings, HEADER, optional, overflowings, place, color, sizingModes, stretches, truth, widthKinds } from "./places.js";
import { refuse, step } from "./problem.js";

// Configurations: a given one laid over a preset's, member by member, as the service does it; and one read from numbers.

/** The object that the path of a field leads to in a section. */
export function holder(section, path, create = false) {
  const names = path.split(".");
  const last = names.pop();
  let object = section;
  for (const name of names) {
    if (object[name] === undefined && create) object[name] = {};
    object = object[name];
  }
  return [object, last];
}

// What may stand beside the members that are in the table of places.
const specials = {
  bar: { sizing: overSizing },
  indicator: { width: overWidth, color: overWhole, stretch: overStretch },
  title: {},
  pager: {},
  motion: { "tap.easing": overWhole, "settle.easing": overWhole },
  keyboard: {},
};

/**
 * A configuration laid over that of a preset.
 *
 * @param given what a request has
 * @param base the preset's configuration
 * @param underline the configuration of `underline`, which an indicator starts from where the preset has none
 */
export function overlaid(given, base, underline) {
  const result = structuredClone(base);
  const root = "/configuration";
  for (const [name, value] of Object.entries(given)) {
    if (name === "preset" || name === "tabs") continue;
    if (!(name in specials)) refuse(step(root, name), "unknown-member", `there is no member "${name}" here`);
    if (name === "indicator" && value === null) {
      result.indicator = null;
      continue;
    }
    if (name === "indicator") result.indicator ??= structuredClone(underline.indicator);
    overlay(result[name], value, step(root, name), name, "");
  }
  return result;
}

function overlay(target, value, pointer, section, prefix) {
  if (value === null || typeof value !== "object" || Array.isArray(value)) refuse(pointer, "wrong-type", "expected an object");
  for (const [name, member] of Object.entries(value)) {
    const path = prefix + name;
    const at = step(pointer, name);
    const special = specials[section][path];
    if (special) {
      special(target, name, member, at);
    } else if (fields.some(([owner, known]) => owner === section && known === path)) {
      target[name] = member;
    } else if (fields.some(([owner, known]) => owner === section && known.startsWith(`${path}.`))) {
      const before = target[name];
      overlay(before, member, at, section, `${path}.`);
      // A spring has the time that it takes; an easing that takes its place has none until it is given one.
      if (section === "motion" && typeof before.easing === "string") before.duration ??= 0;
    } else {
      refuse(at, "unknown-member", `there is no member "${name}" here`);
    }
  }
}

function overWhole(target, name, value) {
  target[name] = structuredClone(value);
}

const natural = { padding: 16, minWidth: 0, maxWidth: null };
const sizingMembers = {
  equal: { minWidth: 0, maxWidth: null },
  fixed: { width: undefined },
  compact: { fraction: 0.5 },
  content: natural,
  fill: natural,
  auto: { ...natural, gutter: 0, maxCount: null, fitting: "equal", otherwise: "content" },
};

/** One length for both ends, or one for each over those that stand. */
export const insets = (value) => (typeof value === "object" && value !== null ? { leading: 0, trailing: 0, ...value } : { leading: value, trailing: value });

function overInsets(before, value) {
  return typeof value === "object" && value !== null ? { ...insets(before), ...value } : value;
}

function overWidth(target, name, value) {
  const isInset = (width) => typeof width === "object" && width !== null && Object.keys(width).join() === "inset";
  if (isInset(value) && isInset(target.width)) target.width = { inset: overInsets(target.width.inset, value.inset) };
  else overWhole(target, name, value);
}

/** Another mode starts anew, save that natural widths go from one of their modes to another. */
function overSizing(target, name, value, pointer) {
  if (value === null || typeof value !== "object") refuse(pointer, "wrong-type", "expected an object");
  const mode = value.mode ?? target.sizing.mode;
  if (!sizingModes.includes(mode)) refuse(`${pointer}/mode`, "unknown-value", `"${mode}" is not known`);
  const before = target.sizing;
  const isKept = mode === before.mode || ("padding" in sizingMembers[mode] && "padding" in sizingMembers[before.mode]);
  target.sizing = { mode };
  for (const [member, usual] of Object.entries(sizingMembers[mode])) {
    target.sizing[member] = isKept && member in before ? before[member] : usual;
  }
  for (const [member, number] of Object.entries(value)) {
    if (member === "mode") continue;
    if (!(member in sizingMembers[mode])) refuse(step(pointer, member), "unknown-member", `there is no member "${member}" here`);
    target.sizing[member] = member === "padding" ? overInsets(target.sizing.padding, number) : number;
  }
  if (mode === "fixed" && target.sizing.width === undefined) refuse(`${pointer}/width`, "missing", "fixed sizing needs the width of a tab");
}

function overStretch(target, name, value) {
  if (value === null || typeof value !== "object") return overWhole(target, name, value);
  const before = typeof target.stretch === "object" ? target.stretch : { leading: "linear", trailing: "linear" };
  target.stretch = { ...before, ...value };
}

/** The configuration in the numbers from `start` on, without its tabs, and what the numbers say of each tab. */
export function configurationFrom(numbers, start) {
  const at = (index) => numbers[start + index];
  const configuration = { bar: {}, indicator: at(place.indicator) ? {} : null, title: {}, pager: {}, motion: {}, keyboard: {} };
  for (const [section, path, index, kind] of fields) {
    const value = at(index);
    if (configuration[section] === null || (Number.isNaN(value) && kind !== optional)) continue;
    const [object, name] = holder(configuration[section], path, true);
    object[name] = fieldValue(value, kind);
  }
  let end = start + HEADER;
  const tabs = [];
  for (let index = 0; index < at(place.tabs); index += 1, end += 3) {
    tabs.push({ labelWidth: numbers[end], width: numbers[end + 1], enabled: numbers[end + 2] === 1 });
  }
  const colors = [];
  for (let index = 0; index < at(place.colors); index += 1, end += 1) colors.push(colorText(numbers[end]));
  const stops = {};
  for (const name of ["leading", "trailing", "tap", "settle"]) {
    stops[name] = [];
    for (let index = 0; index < at(place[name] + 5); index += 1, end += 3) stops[name].push([numbers[end + 1], numbers[end]]);
  }
  const easing = (name) => {
    const [kind, ...four] = [0, 1, 2, 3, 4].map((index) => at(place[name] + index));
    if (kind !== 8) return easingText(kind, four, stops[name]);
    return { spring: { mass: four[0], stiffness: four[1], damping: four[2], velocity: four[3] } };
  };
  configuration.bar.sizing = sizingFrom(at);
  if (configuration.indicator) {
    configuration.indicator.width = widthFrom(at(place.widthKind), at(place.width), at(place.widthTrailing));
    configuration.indicator.color = colors.length === 1 ? colors[0] : colors;
    configuration.indicator.stretch =
      stretches[at(place.stretch)] ?? { leading: easing("leading"), trailing: easing("trailing") };
  }
  for (const name of ["tap", "settle"]) {
    configuration.motion[name].easing = easing(name);
    if (at(place[name]) === 8) delete configuration.motion[name].duration;
  }
  return { configuration, tabs, end };
}

function fieldValue(value, kind) {
  if (Array.isArray(kind)) return kind[value];
  if (kind === truth) return value === 1;
  if (kind === color) return colorText(value);
  return Number.isNaN(value) ? null : value;
}

function sizingFrom(at) {
  const mode = sizingModes[at(place.sizing)];
  const sizing = { mode };
  for (const name of Object.keys(sizingMembers[mode])) {
    const value = at(place[name === "width" ? "sizingWidth" : name]);
    if (name === "padding") sizing.padding = shortInsets(value, at(place.paddingTrailing));
    else if (name === "fitting") sizing.fitting = fittings[value];
    else if (name === "otherwise") sizing.otherwise = overflowings[value];
    else sizing[name] = Number.isNaN(value) ? null : value;
  }
  return sizing;
}

/** One number where both ends are the same. */
const shortInsets = (leading, trailing) => (leading === trailing ? leading : { leading, trailing });

function widthFrom(kind, value, trailing) {
  if (kind === 0) return value;
  if (kind < 3) return widthKinds[kind];
  return kind === 3 ? { ratio: value } : { inset: shortInsets(value, trailing) };
}
