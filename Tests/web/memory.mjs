// What tab-layout.wasm gives for memory: it is aligned, nobody else's, and used again.
//
//   node memory.mjs [COUNT] [FIRST SEED]
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
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
console.log(`memory: ${count} seeds, ${size} bytes in all`);
