// The layout module as WebAssembly, behind a command: an example of an adapter.
//
//     python3 conformance/run.py --command 'node conformance/adapters/wasm.mjs'
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { TabLayoutError, WasmEngine } from "../../Web/tab-layout.js";

const engine = await WasmEngine.load(await readFile(new URL("../../Web/tab-layout.wasm", import.meta.url)));
const unsupported = { unsupported: true };

/** An animation of which one track alone is looked at; null where that is still. */
function only(track, animation) {
  if (!animation?.[track].length) return null;
  return { ...animation, indicator: [], bar: [], titles: [], pager: [], [track]: animation[track] };
}

function answer(endpoint, request) {
  const [, , name, preset] = endpoint.split("/");
  switch (name) {
    case "presets":
      return preset === undefined ? unsupported : { configuration: engine.preset(preset) };
    case "layout":
      return engine.layout(request);
    case "selection":
      return { selection: engine.layout(request).selection };
    case "centering": {
      const { bar, animation } = engine.layout(request);
      return { bar, animation: only("bar", animation) };
    }
    case "indicator": {
      const { indicator, animation } = engine.layout(request);
      return { indicator, animation: only("indicator", animation) };
    }
    case "transition":
      return engine.transition(request);
    case "timeline":
      return engine.timeline(request);
    case "hit-test":
      return engine.hitTest(request);
    default:
      return unsupported;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { endpoint, request } = JSON.parse(line);
  let found;
  try {
    found = answer(endpoint, request);
  } catch (error) {
    // It names the first fault of a request that breaks the contract, and not all of them.
    if (!(error instanceof TabLayoutError)) throw error;
    found = unsupported;
  }
  console.log(JSON.stringify(found));
}
