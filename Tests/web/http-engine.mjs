// What the engine that asks the service makes of every kind of answer: each row is a name, the answer, and the error or the value.
//
//   node http-engine.mjs
import assert from "node:assert/strict";
import { HTTPEngine } from "../../Web/tab-layout/http-engine.js";
import { TabLayoutError } from "../../Web/tab-layout/problem.js";

const errors = [{ pointer: "/configuration", code: "missing", detail: "the configuration is required" }];
const cut = () => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("cut off")) }));
const rows = [
  ["an answer", () => Response.json({ selection: null }), { selection: null }],
  ["a refusal", () => Response.json({ detail: "1 fault", errors }, { status: 422 }), ["1 fault", 422, errors]],
  ["a problem without a list", () => Response.json({ detail: "draining" }, { status: 503 }), ["draining", 503, []]],
  ["a proxy's page", () => new Response("<h1>Bad Gateway</h1>", { status: 502 }), ["the service cannot be heard: 502", 502, []]],
  ["a page where there should be an answer", () => new Response("<p>Log in</p>"), ["the service cannot be heard: 200", 200, []]],
  ["an answer that is cut off", cut, ["the service cannot be heard: 200", 200, []]],
  ["no answer", () => Promise.reject(new TypeError("refused")), ["the service cannot be reached: refused", 0, []]],
];

for (const [name, answer, expected] of rows) {
  globalThis.fetch = async (_, { signal }) => {
    assert(signal instanceof AbortSignal, "an answer that never comes is waited for without end");
    return answer();
  };
  const asked = new HTTPEngine("http://service.example").layout({});
  if (!Array.isArray(expected)) {
    assert.deepEqual(await asked, expected, name);
    continue;
  }
  const error = await asked.then(() => assert.fail(`${name} is taken for an answer`), (error) => error);
  assert(error instanceof TabLayoutError, `${name}: ${error}`);
  assert.deepEqual([error.message, error.status, error.errors], expected, name);
}
console.log(`${rows.length} answers`);

// A bar by the service: refused when it is prepared, and answered with what a frame needs.
const look = { fontSize: 14, fontWeight: 400, scale: 1, color: "#000000" };
const layout = {
  selection: { index: 0 },
  bar: { contentWidth: 90, offset: 3 },
  tabs: [0.75, 0.25, 0].map((emphasis) => ({ id: "0", x: 0, emphasis, ...look })),
  indicator: { x: 1, y: 2, width: 3, height: 4, color: "#ffffff", opacity: 1 },
  pager: { offset: 5, visible: [0, 1], mounted: [0, 1], unmount: [2] },
};
const asked = [];
globalThis.fetch = async (_, { body }) => {
  asked.push(JSON.parse(body));
  return Response.json(layout);
};
const configuration = { tabs: ["A"] };
const bar = await new HTTPEngine("http://service.example").bar(configuration);
configuration.tabs = [];
assert.deepEqual(await bar.at({ offset: 1 }), {
  selection: { index: 0 },
  bar: { offset: 3 },
  indicator: { x: 1, width: 3, opacity: 1, color: "#ffffff" },
  titles: [{ index: 0, emphasis: 0.75, ...look }, { index: 1, emphasis: 0.25, ...look }],
  pager: { offset: 5, visible: [0, 1], mounted: [0, 1] },
});
assert.deepEqual(asked, [{ configuration: { tabs: ["A"] } }, { configuration: { tabs: ["A"] }, state: { offset: 1 } }]);
globalThis.fetch = async () => Response.json({ detail: "1 fault", errors }, { status: 422 });
await assert.rejects(new HTTPEngine("http://service.example").bar({}), TabLayoutError);
