import { AnswerReader } from "./answer.js";
import { configurationFrom, overlaid } from "./configuration.js";
import { easingNumbers } from "./easing.js";
import { checkMembers } from "./members.js";
import { checkTabs, editedTabs, indexed, nameOf } from "./names.js";
import { HEADER, place, VERSION } from "./places.js";
import { PreparedBar } from "./prepared-bar.js";
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
  #frame;
  #presets = new Map();
  /** Gives back the memory of bars that nobody has any more. */
  #forgotten = new FinalizationRegistry((number) => this.#exports.tab_layout_bar_free(number));

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
    this.#frame = new Buffer(this.#exports);
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

  /**
   * A bar whose configuration is read and checked once. What is asked of it is answered as `layout` would, and in a tenth of the time;
   * a configuration that is changed afterwards does not change it.
   */
  bar(configuration) {
    const kept = structuredClone(configuration);
    const { numbers, pointer } = this.#numbers("layout", { configuration: kept });
    this.#request.reserve(numbers.length);
    this.#request.numbers(numbers.length).set(numbers);
    const number = this.#exports.tab_layout_bar(this.#request.address, numbers.length);
    if (number < 0) this.#refuse(numbers, -1 - number, pointer);
    const ids = kept.tabs.map((_, index) => nameOf(kept.tabs)(index));
    const free = () => {
      if (this.#forgotten.unregister(free)) this.#exports.tab_layout_bar_free(number);
    };
    const bar = new PreparedBar((state) => this.#frameAt(number, state), free, ids, (state) => this.layout({ configuration: kept, state }));
    this.#forgotten.register(bar, number, free);
    return bar;
  }

  /** The numbers of a frame of a bar; undefined where the state is refused. They are written over by the next call. */
  #frameAt(number, state) {
    const room = 64;
    this.#frame.reserve(state.length + room);
    const numbers = this.#frame.numbers(state.length + room);
    numbers.set(state);
    const answer = this.#frame.address + 8 * state.length;
    const count = this.#exports.tab_layout_bar_at(number, this.#frame.address, answer, room);
    return count < 0 ? undefined : numbers.subarray(state.length);
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

  /** A request as numbers, and what else its answer is read with. */
  #numbers(name, request) {
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
    const context = { tabs, event, hasBoth: configuration.motion.reduced === "both", pageWidth: given.pager?.pageWidth };
    return { numbers: writer.finish(), pointer: (index) => writer.pointer(index), context };
  }

  #compute(name, request, read) {
    const { numbers, pointer, context } = this.#numbers(name, request);
    return read(new AnswerReader(this.#call(name, numbers, pointer), nameOf(context.tabs)), context);
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
    if (count < 0) this.#refuse(request, -1 - count, pointer);
    // A copy: the memory is written over by the next call.
    return this.#answer.numbers(count).slice();
  }

  /** Refuses the number at a place of a request. */
  #refuse(request, index, pointer) {
    const given = request[index];
    refuse(pointer(index), Number.isNaN(given) ? "missing" : "out-of-range", `${given} is not possible here`);
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
