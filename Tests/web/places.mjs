// Holds the client's table of places against the interface that it is of: tab_layout.h names the member at each place.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { fields, HEADER, place, sizingModes, stretches } from "../../Web/tab-layout/places.js";

const header = await readFile(new URL("../../Sources/TabLayoutWasm/include/tab_layout.h", import.meta.url), "utf8");
const written = new Map();
for (const [, index, text] of header.matchAll(/^\s+TL_\w+ = (\d+),\s*(?:\/\/ (.*))?$/gm)) written.set(Number(index), text ?? "");
assert.ok(written.has(HEADER), "the header has the length that it says");

for (const [section, path, index, kind] of fields) {
  const text = written.get(index);
  assert.ok(text?.startsWith(`${section}.${path}`), `place ${index} is ${text}, not ${section}.${path}`);
  if (Array.isArray(kind)) assert.equal(text.split(": ")[1], kind.join(", "), `the values of ${section}.${path}`);
}
for (const [name, index] of Object.entries(place)) assert.ok(written.has(index), `nothing is at ${index}, the place of ${name}`);
assert.equal(written.get(place.sizing).split(": ")[1], sizingModes.join(", "));
assert.ok(written.get(place.stretch).includes(stretches.join(", ")));
const known = new Set([...fields.map(([, , index]) => index), ...Object.values(place), HEADER]);
for (const [index, text] of written) assert.ok(known.has(index), `the client does not know place ${index}: ${text}`);
console.log(`places: ${known.size}`);
