// Holds what a bar that is prepared once answers against the layout of the same moment, for seeded random bars and states; and sees
// that it asks for no memory, that it is not mistaken for another, and that no number of a bar traps.
//
//   node prepared-bar.mjs [COUNT] [FIRST SEED]
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { configuration, Random, state } from "./random-requests.mjs";
import { frameOf } from "../../Web/tab-layout/prepared-bar.js";
import { WasmEngine } from "../../Web/tab-layout/wasm-engine.js";

const [count = "2000", first = "1"] = process.argv.slice(2);
const compiled = await WebAssembly.compile(await readFile(new URL("../../Web/tab-layout.wasm", import.meta.url)));
const instance = await WebAssembly.instantiate(compiled, {});
const { exports } = instance;
const engine = new WasmEngine(instance);

/** What is answered, or what is refused. */
function outcome(compute) {
  try {
    return compute();
  } catch (error) {
    if (!("errors" in error)) throw error;
    return { message: error.message, errors: error.errors };
  }
}

/** States that are refused, or that have what a frame does not read. */
const oddities = [
  { offset: NaN }, { offset: null }, { offset: 1e300 }, { offset: "1" }, { phase: "flying" }, { selected: 1e6 }, { selected: 0.5 },
  { velocity: null }, { velocity: Infinity }, { barOffset: "0" }, { indicator: {} }, { indicator: { x: 1 } }, { indicator: { x: 1, width: -1 } },
  { indicator: { x: null, width: 1 } }, { focused: -1 }, { mounted: [0] }, { mounted: [0, 0] }, { unknown: 1 }, { offset: undefined, selected: undefined },
];

let compared = 0;
let refused = 0;
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const random = new Random(seed);
  const chosen = configuration(random, engine.presets);
  const bar = outcome(() => engine.bar(chosen));
  const whole = outcome(() => engine.layout({ configuration: chosen }));
  if ("errors" in bar) {
    assert.deepEqual(bar, whole, `seed ${seed}: another refusal`);
    refused += 1;
    continue;
  }
  const states = [undefined, ...Array.from({ length: 6 }, () => state(random, chosen.tabs.length)), random.pick(oddities)];
  for (const moment of states) {
    const layout = outcome(() => engine.layout({ configuration: chosen, state: moment }));
    const expected = "errors" in layout ? layout : frameOf(layout);
    assert.deepEqual(outcome(() => bar.at(moment)), expected, `seed ${seed}, ${JSON.stringify(moment)}`);
    if ("errors" in layout) refused += 1;
    else compared += 1;
  }
  bar.free();
  assert.throws(() => bar.at(), /given back/, "a bar that was given back");
}
assert(compared > 5 * Number(count) && refused > Number(count) / 20, `${compared} compared, ${refused} refused`);

// Two bars at once, in turns; a number is given to another bar when the first is given back.
const bars = [12, 3, 200].map((length) => {
  const tabs = Array.from({ length }, (_, index) => ({ labelWidth: 30 + (index * 37) % 60 }));
  const chosen = { preset: "magicindicator", tabs };
  return { chosen, bar: engine.bar(chosen) };
});
const moment = { offset: 700.25, phase: "dragging", selected: 1, barOffset: 12.5 };
const expected = bars.map(({ chosen }) => frameOf(engine.layout({ configuration: chosen, state: moment })));
for (let round = 0; round < 3; round += 1) bars.forEach(({ bar }, index) => assert.deepEqual(bar.at(moment), expected[index]));

// With all memory taken a frame is answered as ever: where it asked for any, the call would end.
const taken = [];
for (let exponent = 29; exponent >= 4; exponent -= 1) {
  for (let address; (address = exports.malloc(2 ** exponent - 24 > 0 ? 2 ** exponent - 24 : 1)) !== 0; ) taken.push(address);
}
bars.forEach(({ bar }, index) => assert.deepEqual(bar.at(moment), expected[index], "without memory"));
assert.throws(() => engine.bar(bars[0].chosen), (error) => error instanceof RangeError || error instanceof WebAssembly.RuntimeError);
taken.forEach(exports.free);

// Numbers that are no bar's, and states that are none.
// The memory has grown to 4 GiB by now, and an address in its upper half comes as a negative number.
const room = exports.malloc(8 * 128) >>> 0;
const numbers = () => new Float64Array(exports.memory.buffer, room, 128);
for (const number of [-1, 1e3, 2 ** 31 - 1, -(2 ** 31)]) {
  assert.equal(exports.tab_layout_bar_free(number), 0);
  assert(exports.tab_layout_bar_at(number, room, room + 72, 64) < 0, `a bar of the number ${number}`);
}
for (let seed = 1; seed <= 3000; seed += 1) {
  const random = new Random(seed);
  const odd = [NaN, Infinity, -Infinity, -1, 0.5, 1e300, 2 ** 31, 1e9, 0, 1, 2, 199, 200];
  numbers().fill(-7);
  numbers().set(Array.from({ length: 9 }, (_, place) => (place === 7 && random.chance(0.8) ? 0 : random.pick(odd))));
  const capacity = random.integer(40);
  const answered = exports.tab_layout_bar_at(random.integer(3), room, room + 72, capacity);
  assert(answered < 64, `seed ${seed}: ${answered} numbers`);
  assert(numbers().subarray(9 + capacity).every((number) => number === -7), `seed ${seed}: written beyond the capacity`);
}
bars.forEach(({ bar }, index) => assert.deepEqual(bar.at(moment), expected[index], "it goes on as before"));
console.log(`prepared bars: ${compared} frames as in a layout, ${refused} refused alike`);
