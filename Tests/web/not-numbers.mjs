// What is no number is refused where it stands, by the engine in the page as by the service: NaN, which stands for what is not given
// in the numbers of tab-layout.wasm, must not come to mean that.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { WasmEngine } from "../../Web/tab-layout.js";

const engine = await WasmEngine.load(await readFile(new URL("../../Web/tab-layout.wasm", import.meta.url)));

/** A request with a value at each place that takes a number in a list. */
const places = {
  "/configuration/tabs/1/width": (value) => ({ tabs: ["A", { width: value }] }),
  "/configuration/tabs/0/labelWidth": (value) => ({ tabs: [{ labelWidth: value }] }),
  "/state/mounted/1": (value) => ({ state: { mounted: [0, value] } }),
  "/sample/times/1": (value) => ({ sample: { times: [0, value] } }),
  "/event/tabs/0/width": (value) => ({ event: { type: "insert", at: 0, tabs: [{ width: value }] } }),
  // And two that stand alone.
  "/state/offset": (value) => ({ state: { offset: value } }),
  "/configuration/bar/spacing": (value) => ({ bar: { spacing: value } }),
};
const values = { NaN: [NaN, "out-of-range"], infinite: [Infinity, "out-of-range"], text: ["12", "wrong-type"], "true": [true, "wrong-type"] };

let count = 0;
for (const [pointer, request] of Object.entries(places)) {
  for (const [name, [value, code]] of Object.entries(values)) {
    const { tabs = ["A", "B"], bar = {}, event = { type: "tap", index: 0 }, ...rest } = request(value);
    const ask = () => engine.transition({ configuration: { preset: "titles", tabs, bar }, event, ...rest });
    assert.throws(ask, (error) => {
      assert.deepEqual(error.errors?.map((fault) => [fault.pointer, fault.code]), [[pointer, code]], `${name} at ${pointer}: ${error}`);
      return true;
    }, `${name} at ${pointer} is taken`);
    count += 1;
  }
}
console.log(`${count} values that are no numbers are refused`);
