// What tab-layout.wasm gives for memory: it is aligned, nobody else's, and used again.
//
//   node memory.mjs [COUNT] [FIRST SEED]
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { WasmEngine } from "../../Web/tab-layout/wasm-engine.js";
import { Random } from "./random-requests.mjs";

const [count = "200", first = "1"] = process.argv.slice(2);
const bytes = await readFile(new URL("../../Web/tab-layout.wasm", import.meta.url));
const { exports } = (await WebAssembly.instantiate(bytes)).instance;

/** Takes and gives back at random; every piece keeps a byte of its own, from its beginning to its end, as long as it is held. */
function exercise(seed) {
  const random = new Random(seed);
  const held = [];
  const giveBack = (index) => {
    const [{ address, size, mark }] = held.splice(index, 1);
    const memory = new Uint8Array(exports.memory.buffer, address, size);
    assert(memory.every((byte) => byte === mark), `seed ${seed}: ${size} bytes at ${address} were written over`);
    exports.free(address);
  };
  for (let step = 0; step < 400; step += 1) {
    if (held.length > 0 && random.chance(0.45)) {
      giveBack(random.integer(held.length));
    } else {
      const size = Math.floor(2 ** (17 * random.next())) - 1;
      const address = exports.malloc(size);
      assert(address > 0 && address % 16 === 0, `seed ${seed}: ${size} bytes at ${address}`);
      const mark = 1 + random.integer(255);
      new Uint8Array(exports.memory.buffer, address, size).fill(mark);
      held.push({ address, size, mark });
    }
  }
  while (held.length > 0) giveBack(held.length - 1);
}

const seeds = Array.from({ length: Number(count) }, (_, index) => Number(first) + index);
seeds.forEach(exercise);
const size = exports.memory.buffer.byteLength;
seeds.forEach(exercise);
assert.equal(exports.memory.buffer.byteLength, size, "the same again needs no more memory");

exports.free(0);
for (const tooMuch of [2 ** 30, 2 ** 31, 2 ** 32 - 1]) assert.equal(exports.malloc(tooMuch), 0, `${tooMuch} bytes`);
// Where memory runs out a call ends, the module's own data are as before, and so is the next answer.
const instance = await WebAssembly.instantiate(await WebAssembly.compile(bytes), {});
const engine = new WasmEngine(instance);
const bar = { preset: "underline", tabs: Array.from({ length: 12 }, (_, index) => ({ labelWidth: 40 + index })) };
const request = { configuration: bar, state: { selected: 0 }, event: { type: "tap", index: 11 } };
const many = { configuration: { ...bar, tabs: Array.from({ length: 3000 }, () => "Tab") } };
const answers = [engine.transition(request), engine.layout(many)];
let ended = 0;
/** A call that is answered as ever, or ends for want of memory. */
function attempt(call, answer) {
  try {
    assert.deepEqual(call(), answer);
  } catch (error) {
    assert(error instanceof RangeError || error instanceof WebAssembly.RuntimeError, error);
    ended += 1;
  }
}
for (const left of [0, 1, 2, 4, 8, 16, 24]) {
  const filled = [];
  for (let exponent = 29; exponent >= 5; exponent -= 1) {
    for (let address; (address = instance.exports.malloc(2 ** exponent - 24)) !== 0; ) filled.push(address);
  }
  filled.splice(filled.length - left, left).forEach(instance.exports.free);
  const other = new WasmEngine(instance);
  attempt(() => engine.transition(request), answers[0]);
  attempt(() => other.layout(many), answers[1]);
  filled.forEach(instance.exports.free);
  assert.deepEqual([engine.transition(request), engine.layout(many), other.layout(many)], [...answers, answers[1]], `after ${left}`);
}
assert(ended > 0, "memory never ran out");
console.log(`memory: ${count} seeds, ${size} bytes in all`);
