import { colorNumber } from "./colors.js";
import { holder, insets } from "./configuration.js";
import { easingNumbers } from "./easing.js";
import { color, events, fields, fittings, HEADER, keys, optional, overflowings, phases, place, sizingModes, stretches, truth, VERSION, widthKinds } from "./places.js";
import { refuse, step } from "./problem.js";

/** A number that must be there. NaN is none: in the numbers of a request it stands for what is not given. */
function number(value, pointer) {
  if (value === null || value === undefined) refuse(pointer, "missing", "expected a number");
  if (typeof value !== "number") refuse(pointer, "wrong-type", "expected a number");
  if (!Number.isFinite(value)) refuse(pointer, "out-of-range", "expected a finite number");
  return value;
}

/**
 * Writes a request as the numbers that tab-layout.wasm takes, and remembers the JSON Pointer of each, by which a number that
 * is refused is found again.
 */
export class RequestWriter {
  constructor() {
    this.header = new Array(HEADER).fill(NaN);
    this.header[place.version] = VERSION;
    this.pointers = new Map();
    this.lists = [];
  }

  /** The numbers. */
  finish() {
    return Float64Array.from([...this.header, ...this.lists]);
  }

  /** The pointer of the number at a place, or what is known of it. */
  pointer(index) {
    return this.pointers.get(index) ?? "";
  }

  put(index, value, pointer) {
    this.header[index] = number(value, pointer);
    this.pointers.set(index, pointer);
  }

  putOptional(index, value, pointer) {
    if (value !== null && value !== undefined) this.put(index, value, pointer);
    else this.pointers.set(index, pointer);
  }

  putTruth(index, value, pointer) {
    if (typeof value !== "boolean") refuse(pointer, "wrong-type", "expected true or false");
    this.put(index, value ? 1 : 0, pointer);
  }

  putName(index, value, names, pointer) {
    const found = names.indexOf(value);
    if (found < 0) refuse(pointer, "unknown-value", `${JSON.stringify(value)} is not known; expected one of ${names.join(", ")}`);
    this.put(index, found, pointer);
  }

  putField(index, value, kind, pointer) {
    if (Array.isArray(kind)) this.putName(index, value, kind, pointer);
    else if (kind === truth) this.putTruth(index, value, pointer);
    else if (kind === color) this.put(index, colorNumber(value, pointer), pointer);
    else if (kind === optional) this.putOptional(index, value, pointer);
    else this.put(index, value, pointer);
  }

  /** Appends a number to the lists, or NaN for one that need not be given. */
  append(value, pointer) {
    this.pointers.set(HEADER + this.lists.length, pointer);
    this.lists.push(value);
  }

  appendNumber(value, pointer) {
    this.append(number(value, pointer), pointer);
  }

  appendTabs(tabs, pointer) {
    tabs.forEach((tab, index) => {
      const at = typeof tab === "string" ? {} : tab;
      const where = step(pointer, index);
      for (const name of ["labelWidth", "width"]) {
        const value = at[name] ?? null;
        this.append(value === null ? NaN : number(value, step(where, name)), step(where, name));
      }
      const enabled = at.enabled ?? true;
      if (typeof enabled !== "boolean") refuse(step(where, "enabled"), "wrong-type", "expected true or false");
      this.append(enabled ? 1 : 0, step(where, "enabled"));
    });
  }

  /** A whole request: the configuration is complete, the rest as it was given. */
  write(configuration, tabs, request) {
    const root = "/configuration";
    const given = request.event ?? { type: "none" };
    this.put(place.tabs, tabs.length, `${root}/tabs`);
    this.appendTabs(tabs, `${root}/tabs`);
    for (const [section, path, index, kind] of fields) {
      this.pointers.set(index, `${root}/${section}/${path.replaceAll(".", "/")}`);
      if (configuration[section] === null) continue;
      const [object, name] = holder(configuration[section], path);
      if (object[name] === undefined) continue;
      this.putField(index, object[name], kind, this.pointers.get(index));
    }
    this.writeSizing(configuration.bar.sizing, `${root}/bar/sizing`);
    const stops = this.writeIndicator(configuration.indicator, `${root}/indicator`);
    for (const name of ["tap", "settle"]) {
      stops.push(this.writeEasing(place[name], configuration.motion[name].easing, `${root}/motion/${name}/easing`, true));
    }
    for (const { values, pointer } of stops) for (const value of values) this.append(value, pointer);
    this.writeState(request.state ?? {}, tabs);
    this.writeEvent(given, "/event");
    if (request.sample) this.writeSample(request.sample);
    if (request.point) {
      this.put(place.pointX, request.point.x, "/point/x");
      this.put(place.pointY, request.point.y, "/point/y");
    }
    this.put(place.minimumTarget, request.minimumTarget ?? 48, "/minimumTarget");
  }

  writeSizing(sizing, pointer) {
    this.putName(place.sizing, sizing.mode, sizingModes, `${pointer}/mode`);
    this.putOptional(place.sizingWidth, sizing.width, `${pointer}/width`);
    this.put(place.fraction, sizing.fraction ?? 0.5, `${pointer}/fraction`);
    const padding = insets(sizing.padding ?? 16);
    this.put(place.padding, padding.leading, `${pointer}/padding`);
    this.put(place.paddingTrailing, padding.trailing, `${pointer}/padding`);
    this.put(place.gutter, sizing.gutter ?? 0, `${pointer}/gutter`);
    this.putOptional(place.maxCount, sizing.maxCount, `${pointer}/maxCount`);
    this.putName(place.fitting, sizing.fitting ?? "equal", fittings, `${pointer}/fitting`);
    this.putName(place.otherwise, sizing.otherwise ?? "content", overflowings, `${pointer}/otherwise`);
    this.put(place.minWidth, sizing.minWidth ?? 0, `${pointer}/minWidth`);
    this.putOptional(place.maxWidth, sizing.maxWidth, `${pointer}/maxWidth`);
  }

  writeIndicator(indicator, pointer) {
    this.put(place.indicator, indicator ? 1 : 0, pointer);
    this.put(place.colors, 0, `${pointer}/color`);
    this.header[place.leading + 5] = this.header[place.trailing + 5] = 0;
    if (!indicator) return [];
    const { width } = indicator;
    if (typeof width === "object" && width !== null) {
      const [[name, value] = ["", 0], ...others] = Object.entries(width);
      if (name === "") refuse(`${pointer}/width/ratio`, "missing", 'expected the member "ratio" or "inset"');
      if (others.length > 0 || !["ratio", "inset"].includes(name)) {
        refuse(`${pointer}/width`, "not-allowed", 'expected the member "ratio" or "inset", and no other beside it');
      }
      this.putName(place.widthKind, name, widthKinds, `${pointer}/width`);
      const numbers = name === "inset" ? insets(value) : { leading: value };
      this.put(place.width, numbers.leading, `${pointer}/width/${name}`);
      this.putOptional(place.widthTrailing, numbers.trailing, `${pointer}/width/${name}`);
    } else if (typeof width === "string") {
      this.putName(place.widthKind, width, widthKinds.slice(0, 3), `${pointer}/width`);
    } else {
      this.put(place.widthKind, 0, `${pointer}/width`);
      this.put(place.width, width, `${pointer}/width`);
    }
    const colors = Array.isArray(indicator.color) ? indicator.color : [indicator.color];
    this.put(place.colors, colors.length, `${pointer}/color`);
    colors.forEach((value, index) => {
      const where = Array.isArray(indicator.color) ? `${pointer}/color/${index}` : `${pointer}/color`;
      this.append(colorNumber(value, where), where);
    });
    if (typeof indicator.stretch === "string") {
      this.putName(place.stretch, indicator.stretch, stretches, `${pointer}/stretch`);
      return [];
    }
    this.put(place.stretch, stretches.length, `${pointer}/stretch`);
    return ["leading", "trailing"].map((name) =>
      this.writeEasing(place[name], indicator.stretch[name], `${pointer}/stretch/${name}`, false),
    );
  }

  writeEasing(index, value, pointer, allowsSpring) {
    const { numbers, stops } = easingNumbers(value, pointer, allowsSpring);
    numbers.forEach((part, offset) => this.put(index + offset, part, pointer));
    return { values: stops, pointer };
  }

  writeState(state, tabs) {
    const at = (name) => `/state/${name}`;
    this.putOptional(place.offset, state.offset, at("offset"));
    this.putName(place.phase, state.phase ?? "idle", phases, at("phase"));
    this.put(place.velocity, state.velocity ?? 0, at("velocity"));
    const selected = state.selected === undefined && tabs.length > 0 ? 0 : state.selected;
    this.putOptional(place.selected, selected, at("selected"));
    this.putOptional(place.barOffset, state.barOffset, at("barOffset"));
    if (state.indicator) {
      this.put(place.indicatorX, state.indicator.x, at("indicator/x"));
      this.put(place.indicatorWidth, state.indicator.width, at("indicator/width"));
    }
    const mounted = state.mounted ?? [];
    this.put(place.mounted, mounted.length, at("mounted"));
    mounted.forEach((page, index) => this.appendNumber(page, `${at("mounted")}/${index}`));
    this.putOptional(place.focused, state.focused, at("focused"));
  }

  writeEvent(event, pointer) {
    this.putName(place.event, event.type, events, `${pointer}/type`);
    this.put(place.eventTabs, 0, `${pointer}/tabs`);
    switch (event.type) {
      case "tap":
      case "remove":
        this.put(place.first, event.index, `${pointer}/index`);
        break;
      case "fling":
        this.put(place.first, event.velocity, `${pointer}/velocity`);
        break;
      case "key":
        this.putName(place.first, event.key, keys, `${pointer}/key`);
        break;
      case "insert":
        this.put(place.first, event.at, `${pointer}/at`);
        this.put(place.eventTabs, event.tabs.length, `${pointer}/tabs`);
        this.appendTabs(event.tabs, `${pointer}/tabs`);
        break;
      case "move":
        this.put(place.first, event.from, `${pointer}/from`);
        this.put(place.second, event.to, `${pointer}/to`);
        break;
      case "resize":
        this.put(place.first, event.width, `${pointer}/width`);
        break;
      default:
    }
  }

  writeSample(sample) {
    const { times, fps } = sample;
    if (times === undefined && fps === undefined) refuse("/sample/times", "missing", 'expected the member "times" or "fps"');
    if (times !== undefined && fps !== undefined) {
      refuse("/sample", "not-allowed", 'expected the member "times" or "fps", and no other beside it');
    }
    if (fps !== undefined) return this.put(place.fps, fps, "/sample/fps");
    this.put(place.times, times.length, "/sample/times");
    times.forEach((time, index) => this.appendNumber(time, `/sample/times/${index}`));
  }
}
