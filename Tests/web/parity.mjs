// Holds the answers of tab-layout.wasm against those of the service, for seeded random requests over every feature.
//
//   node parity.mjs ADDRESS [COUNT] [FIRST SEED]
//
// Numbers are equal to the bit, unless a request involves a function of the C library's mathematics, of which the service's and
// the file's differ: then within 1e-9. What one refuses the other refuses, at the same place.
import { readFile } from "node:fs/promises";
import { randomRequest } from "./random-requests.mjs";
import { overlaid } from "../../Web/tab-layout/configuration.js";
import { WasmEngine } from "../../Web/tab-layout/wasm-engine.js";
import { HTTPEngine } from "../../Web/tab-layout/http-engine.js";

const [address, count = "3000", first = "1"] = process.argv.slice(2);
const service = new HTTPEngine(address);
const local = await WasmEngine.load(await readFile(new URL("../../Web/tab-layout.wasm", import.meta.url)));
const methods = { layout: "layout", transition: "transition", timeline: "timeline", "hit-test": "hitTest" };

/** Whether sin, cos, exp, pow or cbrt is called on the way to an answer. */
function involvesMathematics(given) {
  const text = JSON.stringify(overlaid(given, local.preset(given.preset ?? "underline"), local.preset("underline")));
  return /"(elastic|oklab|spring|projection|uikit)"/.test(text);
}

/** Where two answers differ; nothing where they are the same. */
function difference(left, right, tolerance, path = "") {
  if (typeof left === "number" && typeof right === "number") {
    const isSame = left === right || Math.abs(left - right) <= tolerance * Math.max(1, Math.abs(left), Math.abs(right));
    return isSame ? undefined : `${path}: ${left} by the service, ${right} by the file`;
  }
  if (left !== null && right !== null && typeof left === "object" && typeof right === "object") {
    const names = new Set([...Object.keys(left), ...Object.keys(right)]);
    for (const name of names) {
      const found = difference(left[name], right[name], tolerance, `${path}/${name}`);
      if (found) return found;
    }
    return undefined;
  }
  if (tolerance > 0 && typeof left === "string" && typeof right === "string" && left.startsWith("linear(")) {
    const numbers = (text) => text.match(/-?[\d.]+(?:e[+-]?\d+)?/g).map(Number);
    return difference(numbers(left), numbers(right), tolerance, path);
  }
  return left === right ? undefined : `${path}: ${JSON.stringify(left)} by the service, ${JSON.stringify(right)} by the file`;
}

async function outcome(compute) {
  try {
    return { answer: await compute() };
  } catch (error) {
    if (!("errors" in error)) throw error;
    return { refused: error.errors.map(({ pointer }) => pointer) };
  }
}

const listed = await (await fetch(new URL("/v1/presets", address))).json();
const names = listed.presets.map(({ name }) => name);
const tally = { exact: 0, close: 0, refused: 0 };
const problems = [];

if (JSON.stringify(names) !== JSON.stringify(local.presets)) problems.push(`presets: ${names} of the service, ${local.presets} here`);
for (const name of names.filter((known) => local.presets.includes(known))) {
  const found = difference(await service.preset(name), local.preset(name), 0, `preset ${name}`);
  if (found) problems.push(found);
}

for (let seed = Number(first); seed < Number(first) + Number(count) && problems.length < 5; seed += 1) {
  const { endpoint, request } = randomRequest(seed, names);
  const method = methods[endpoint];
  const there = await outcome(() => service[method](request));
  const here = await outcome(() => local[method](request));
  const report = (found) => problems.push(`seed ${seed}, ${endpoint}: ${found}`);
  if (there.refused || here.refused) {
    tally.refused += 1;
    // The service finds all faults, the file the first that it meets.
    if (!there.refused || !here.refused) report(`refused by ${there.refused ? "the service" : "the file"} alone: ${there.refused ?? here.refused}`);
    else if (!there.refused.includes(here.refused[0])) report(`refused at ${there.refused} by the service, at ${here.refused} by the file`);
    continue;
  }
  const tolerance = involvesMathematics(request.configuration) ? 1e-9 : 0;
  const exact = difference(there.answer, here.answer, 0);
  if (exact === undefined) tally.exact += 1;
  else tally.close += 1;
  const found = tolerance > 0 ? difference(there.answer, here.answer, tolerance) : exact;
  if (found) report(found);
}

console.log(`parity: ${tally.exact} answers equal to the bit, ${tally.close} within 1e-9, ${tally.refused} refused by both`);
for (const problem of problems) console.log(problem);
process.exit(problems.length === 0 ? 0 : 1);
