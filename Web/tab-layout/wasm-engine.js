import { AnswerReader } from "./answer.js";
import { configurationFrom, overlaid } from "./configuration.js";
import { easingNumbers } from "./easing.js";
import { checkMembers } from "./members.js";
import { checkTabs, editedTabs, indexed, nameOf } from "./names.js";
import { HEADER, place, VERSION } from "./places.js";
import { refuse, TabLayoutError } from "./problem.js";
import { presetNames } from "./preset-names.js";
import { RequestWriter } from "./request.js";

/** Memory of the module for so many numbers, of which it keeps the same for as long as they are enough. */
class Buffer {
  constructor(exports) {
    this.exports = exports;
    this.capacity = 0;
    this.address = 0;
  }

  reserve(count) {
    if (count <= this.capacity) return this.address;
    const capacity = Math.max(count, 2 * this.capacity, 1024);
    this.exports.free(this.address);
    this.capacity = 0;
    // Of a number above 2³¹ JavaScript sees the negative.
    this.address = this.exports.malloc(8 * capacity) >>> 0;
    if (this.address === 0) throw new RangeError("there is no memory for so many tabs or keyframes");
    this.capacity = capacity;
    return this.address;
  }

  /** The first numbers. A view ends with the next call, which may move the memory. */
  numbers(count) {
    return new Float64Array(this.exports.memory.buffer, this.address, count);
  }
}

/** Computes in this process, by the layout module as WebAssembly; every method answers at once. */
export class WasmEngine {
  #exports;
  #request;
  #answer;
  #presets = new Map();

  /**
   * @param source the module: its bytes, a compiled module, a response that brings it, or an address to fetch it from
   */
  static async load(source) {
    if (source instanceof WebAssembly.Module) return new WasmEngine(await WebAssembly.instantiate(source, {}));
    if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
      return new WasmEngine((await WebAssembly.instantiate(source, {})).instance);
    }
    const response = source instanceof Response ? source : await fetch(source);
    if (!response.ok) throw new TabLayoutError(`${response.url} answered ${response.status}`, [], response.status);
    return new WasmEngine((await WebAssembly.instantiate(await response.arrayBuffer(), {})).instance);
  }

  constructor(instance) {
    this.#exports = instance.exports;
    this.#request = new Buffer(this.#exports);
    this.#answer = new Buffer(this.#exports);
  }

  /** Whether the answers are promises. */
  get isAsynchronous() {
    return false;
  }

  /** The names of the presets. */
  get presets() {
    return presetNames;
  }

  /** The configuration of a preset, as `GET /v1/presets/{name}` answers it. */
  preset(name) {
    return structuredClone(this.#preset(name, ""));
  }

  /** Everything at one moment, as `POST /v1/layout`. */
  layout(request) {
    return this.#compute("layout", request, (reader, { hasBoth }) => reader.layout(hasBoth));
  }

  /** What an event leads to, as `POST /v1/transition`. */
  transition(request) {
    if (!request.event) refuse("/event", "missing", "a transition has an event");
    return this.#compute("transition", request, (reader, context) => {
      const answer = reader.transition(context.hasBoth);
      return answer.configuration ? edited(answer, context) : answer;
    });
  }

  /** The whole range of the pager, as `POST /v1/timeline`. */
  timeline(request) {
    return this.#compute("timeline", request, (reader) => reader.timeline());
  }

  /** The tab at a point, as `POST /v1/hit-test`. */
  hitTest(request) {
    if (!request.point) refuse("/point", "missing", "a hit test has a point");
    return this.#compute("hit_test", request, (reader, { tabs }) => {
      const index = reader.optional();
      return { tab: index === null ? null : { index, id: nameOf(tabs)(index) } };
    });
  }

  /** The progress of an easing, as CSS writes it, at each of some times, which are fractions of its duration. */
  ease(easing, times) {
    const { numbers, stops } = easingNumbers(easing, "/easing", false);
    const request = new Array(HEADER).fill(NaN);
    request[place.version] = VERSION;
    for (const index of [place.tabs, place.colors, place.leading + 5, place.trailing + 5, place.settle + 5]) request[index] = 0;
    for (const index of [place.mounted, place.eventTabs]) request[index] = 0;
    request.splice(place.tap, 6, ...numbers);
    request[place.times] = times.length;
    return Array.from(this.#call("ease", [...request, ...stops, ...times], () => "/easing"));
  }

  #preset(name, pointer) {
    const known = this.#presets.get(name);
    if (known) return known;
    const index = presetNames.indexOf(name);
    if (index < 0) refuse(pointer, "unknown-value", `"${name}" is not known; expected one of ${presetNames.join(", ")}`);
    const call = () => this.#exports.tab_layout_preset(index, this.#answer.address, this.#answer.capacity);
    this.#answer.reserve(HEADER);
    this.#answer.reserve(call());
    const { configuration } = configurationFrom(this.#answer.numbers(call()), 0);
    this.#presets.set(name, configuration);
    return configuration;
  }

  #compute(name, request, read) {
    checkMembers(name, request);
    const given = request.configuration;
    if (given === null || typeof given !== "object") refuse("/configuration", "missing", "the configuration is required");
    const tabs = given.tabs;
    checkTabs(tabs, "/configuration/tabs");
    const underline = this.#preset("underline", "");
    const base = given.preset === undefined ? underline : this.#preset(given.preset, "/configuration/preset");
    const configuration = overlaid(given, base, underline);
    if (given.preset === undefined && given.bar?.width === undefined) {
      refuse("/configuration/bar/width", "missing", "the width of the bar is required where no preset gives it");
    }
    const event = indexed(request.event, tabs);
    if (event?.type === "insert") checkTabs(event.tabs, "/event/tabs");
    const writer = new RequestWriter();
    writer.write(configuration, tabs, { ...request, event });
    const numbers = this.#call(name, writer.finish(), (index) => writer.pointer(index));
    const context = { tabs, event, hasBoth: configuration.motion.reduced === "both", pageWidth: given.pager?.pageWidth };
    return read(new AnswerReader(numbers, nameOf(tabs)), context);
  }

  /** Calls a function of the module, and answers its numbers. */
  #call(name, request, pointer) {
    this.#request.reserve(request.length);
    this.#request.numbers(request.length).set(request);
    this.#answer.reserve(1024);
    const call = () =>
      this.#exports[`tab_layout_${name}`](this.#request.address, request.length, this.#answer.address, this.#answer.capacity);
    let count = call();
    if (count > this.#answer.capacity) {
      this.#answer.reserve(count);
      count = call();
    }
    if (count < 0) {
      const index = -1 - count;
      const given = request[index];
      refuse(pointer(index), Number.isNaN(given) ? "missing" : "out-of-range", `${given} is not possible here`);
    }
    // A copy: the memory is written over by the next call.
    return this.#answer.numbers(count).slice();
  }
}

/** An answer to an edit, with the configuration after it under the names of the tabs. */
function edited(answer, { tabs, event, pageWidth }) {
  const { configuration, tabs: frames } = answer.configuration;
  const named = editedTabs(tabs, event, frames);
  if (pageWidth === undefined) delete configuration.pager.pageWidth;
  answer.configuration = { tabs: named, ...configuration };
  const { index } = answer.selection;
  answer.selection.id = index === null ? null : named[index].id;
  return answer;
}
