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
