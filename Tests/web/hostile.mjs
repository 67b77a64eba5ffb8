// Calls tab-layout.wasm as nobody should: with numbers that make no sense, lists that are missing, and answers that do not fit.
// It never traps, says where a request is at fault, and goes on as before; and its memory does not grow.
//
//   node hostile.mjs [COUNT] [FIRST SEED]
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { configuration, Random } from "./random-requests.mjs";
import { overlaid } from "../../Web/tab-layout/configuration.js";
import { HEADER } from "../../Web/tab-layout/places.js";
import { RequestWriter } from "../../Web/tab-layout/request.js";
import { WasmEngine } from "../../Web/tab-layout/wasm-engine.js";

const [count = "20000", first = "1"] = process.argv.slice(2);
const bytes = await readFile(new URL("../../Web/tab-layout.wasm", import.meta.url));
const compiled = await WebAssembly.compile(bytes);
assert.deepEqual(WebAssembly.Module.imports(compiled), [], "the file imports nothing");

const engine = await WasmEngine.load(compiled);
const { exports } = await WebAssembly.instantiate(compiled, {});
const capacity = 1 << 16;
const [request, answer] = [exports.malloc(8 * capacity), exports.malloc(8 * capacity)];
const functions = ["layout", "transition", "timeline", "hit_test", "ease"].map((name) => exports[`tab_layout_${name}`]);
const oddities = [NaN, Infinity, -Infinity, -1, -0.5, 0.5, 1e300, -1e300, 5e-324, 2 ** 31, -(2 ** 31), 2 ** 32, 2 ** 53, 1e9, 1e7, 9, 0, 1, 2, 3, 5, 8, 10, 100];

/** A request that makes sense, as numbers. */
function sensible(random) {
  for (;;) {
    const given = configuration(random, engine.presets);
    const base = engine.preset(given.preset ?? "underline");
    if (given.preset === undefined && given.bar?.width === undefined) continue;
    const writer = new RequestWriter();
    const event = { type: "tap", index: 0 };
    writer.write(overlaid(given, base, engine.preset("underline")), given.tabs, { event, point: { x: 1, y: 1 }, sample: { times: [0, 100] } });
    return writer.finish();
  }
}

function call(run, numbers, length = numbers.length, room = capacity) {
  new Float64Array(exports.memory.buffer, request, numbers.length).set(numbers);
  return run(request, length, answer, room);
}

function attempt(seed) {
  const random = new Random(seed);
  const numbers = sensible(random);
  const run = random.pick(functions);
  const before = call(run, numbers);
  const kept = new Float64Array(exports.memory.buffer, answer, Math.max(0, Math.min(before, capacity))).slice();
  const broken = numbers.slice();
  for (let change = 1 + random.integer(3); change > 0; change -= 1) {
    const place = random.chance(0.8) ? random.integer(HEADER) : random.integer(numbers.length);
    broken[place] = random.pick(oddities);
  }
  const length = random.chance(0.2) ? random.integer(numbers.length + 1) : numbers.length;
  const room = random.chance(0.2) ? random.integer(64) : capacity;
  const result = call(run, broken, length, room);
  assert.ok(result >= 0 || -1 - result <= length, `a fault at ${-1 - result} of ${length} numbers`);
  assert.equal(call(run, numbers), before, "it goes on as before");
  assert.deepEqual(new Float64Array(exports.memory.buffer, answer, kept.length), kept, "with the same numbers");
}

/** Makes every attempt, and says how much memory there is then. */
function round() {
  for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
    try {
      attempt(seed);
    } catch (error) {
      console.log(`seed ${seed}: ${error.message}`);
      process.exit(1);
    }
  }
  return exports.memory.buffer.byteLength;
}

const sizes = [round(), round(), round()];
// What the greatest request needed is kept; the same requests need no more the next time.
assert.equal(sizes[2], sizes[1], "the memory does not grow");
console.log(`hostile: 3 × ${count} requests, ${sizes[2] / 65536} pages of memory`);
