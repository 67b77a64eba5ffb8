// Measures the layout module as WebAssembly in this Node: what a page waits for at every frame of a drag, and at an event.
//
//   node Benchmarks/wasm.mjs
import { readFile } from "node:fs/promises";
import { WasmEngine } from "../Web/tab-layout/wasm-engine.js";

const engine = await WasmEngine.load(await readFile(new URL("../Web/tab-layout.wasm", import.meta.url)));

/** What the client asks for: titles of every width, in the middle of a drag. */
function request(count) {
  const tabs = Array.from({ length: count }, (_, index) => ({ id: `tab-${index}`, title: `Tab number ${index}`, labelWidth: 40 + ((index * 37) % 60) }));
  const configuration = { preset: "magicindicator", tabs, bar: { width: 390, direction: "ltr" }, pager: { pageWidth: 390 }, motion: { reduced: false } };
  return { configuration, state: { offset: 390 * 3.4, phase: "dragging", selected: 3, barOffset: 20, velocity: 0 } };
}

/** The median and the least of 60 times, in microseconds; each is that of a hundred calls, or of as many as take 5 ms. */
function times(call) {
  for (let start = performance.now(); performance.now() < start + 300; ) call();
  const measured = Array.from({ length: 60 }, () => {
    let count = 0;
    const start = performance.now();
    do {
      call();
      count += 1;
    } while (count < 100 && performance.now() < start + 5);
    return ((performance.now() - start) * 1000) / count;
  }).sort((left, right) => left - right);
  return [measured[30], measured[0]];
}

const row = (...cells) => console.log(cells.map((cell, index) => (index < 2 ? String(cell).padEnd(12) : String(cell).padStart(10))).join(""));
row("tabs", "call", "median µs", "least µs");
for (const count of [12, 200]) {
  const asked = request(count);
  const bar = engine.bar(asked.configuration);
  const tap = { ...asked, state: { ...asked.state, phase: "idle" }, event: { type: "tap", index: 8 } };
  const calls = {
    "bar.at": () => bar.at(asked.state),
    layout: () => engine.layout(asked),
    transition: () => engine.transition(tap),
    timeline: () => engine.timeline(asked),
    bar: () => engine.bar(asked.configuration).free(),
  };
  for (const [name, call] of Object.entries(calls)) row(count, name, ...times(call).map((time) => time.toFixed(1)));
}
