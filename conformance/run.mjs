#!/usr/bin/env node
// Holds an implementation of tab layouts against the vectors. Needs nothing but Node 18.
//
//     node run.mjs --url http://127.0.0.1:8080
//     node run.mjs --command 'node my-adapter.mjs' --only sizing --only transitions.tap
//
// README.md beside this file says what the command reads and writes, and what counts as equal.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { differences } from "./runner/compare.mjs";

const { values: given } = parseArgs({
  options: {
    url: { type: "string" },
    command: { type: "string" },
    only: { type: "string", multiple: true, default: [] },
    tolerance: { type: "string", default: "0" },
    header: { type: "string", multiple: true, default: [] },
  },
});
if ((given.url === undefined) === (given.command === undefined) || Number.isNaN(Number(given.tolerance))) {
  console.error("usage: run.mjs (--url URL | --command COMMAND) [--only NAME]... [--tolerance N] [--header 'NAME: VALUE']...");
  process.exit(2);
}

/** The milliseconds that an answer may take. */
const PATIENCE = 30_000;

/** Asks a service: a POST, or a GET where a vector has no request. */
function overHTTP(address, fields) {
  const headers = { "Content-Type": "application/json" };
  for (const field of fields) headers[field.slice(0, field.indexOf(":"))] = field.slice(field.indexOf(":") + 1).trim();
  const ask = async ({ endpoint, request }) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const options = request === null ? { headers } : { method: "POST", headers, body: JSON.stringify(request) };
    return (await fetch(address.replace(/\/$/, "") + endpoint, { ...options, signal })).json();
  };
  return { ask, end: async () => {} };
}

/** Asks a program that reads a request a line and writes an answer a line. */
function byCommand(words) {
  const child = spawn(words, { shell: true, stdio: ["pipe", "pipe", "inherit"], detached: true });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  // A program that ends early is found by the answer that does not come.
  child.stdin.on("error", () => {});
  const ended = once(child, "close");
  const limited = async (promise) => {
    // With what the shell has started; it may have ended already.
    const timer = setTimeout(() => {
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {}
    }, PATIENCE);
    return promise.finally(() => clearTimeout(timer));
  };
  const ask = async ({ id, endpoint, request }) => {
    child.stdin.write(`${JSON.stringify({ id, endpoint, request })}\n`);
    const { done, value } = await limited(lines.next());
    if (done) throw new Error("the command has ended, or was ended for its silence");
    return JSON.parse(value);
  };
  const end = async () => {
    child.stdin.end();
    await limited(ended);
  };
  return { ask, end };
}

const read = async (name) => JSON.parse(await readFile(new URL(`vectors/${name}`, import.meta.url), "utf8"));

/** The vectors of the named subjects, rules or vectors, or all. */
async function chosen(files, only) {
  const all = (await Promise.all(files.map(({ file }) => read(file)))).flatMap(({ vectors }) => vectors);
  return only.length === 0 ? all : all.filter(({ id }) => only.some((name) => `${id}.`.startsWith(`${name}.`)));
}

/** Where an answer differs, or undefined where the implementation says that it has no such thing. */
async function outcome(vector, ask) {
  let answer;
  try {
    answer = await ask(vector);
  } catch (error) {
    return [["", "an answer", String(error)]];
  }
  return answer?.unsupported === true ? undefined : differences(vector, answer, Number(given.tolerance));
}

function shortened(value) {
  const text = typeof value === "string" ? value : String(JSON.stringify(value));
  return text.length <= 200 ? text : `${text.slice(0, 197)}...`;
}

const index = await read("index.json");
const sentences = new Map(index.rules.map(({ rule, statement }) => [rule, statement]));
const { ask, end } = given.url === undefined ? byCommand(given.command) : overHTTP(given.url, given.header);
const counts = { agree: 0, differ: 0, "not supported": 0 };
for (const vector of await chosen(index.files, given.only)) {
  const found = await outcome(vector, ask);
  counts[found === undefined ? "not supported" : found.length > 0 ? "differ" : "agree"] += 1;
  if (!found?.length) continue;
  console.log(`${vector.id}: ${sentences.get(vector.rule)}`);
  for (const [path, expected, actual] of found.slice(0, 5)) {
    console.log(`  ${path || "/"}: expected ${shortened(expected)}, got ${shortened(actual)}`);
  }
  if (found.length > 5) console.log(`  and ${found.length - 5} more`);
}
await end();
const total = counts.agree + counts.differ + counts["not supported"];
console.log(`${total} vectors: ${Object.entries(counts).map(([name, count]) => `${count} ${name}`).join(", ")}`);
process.exit(counts.agree > 0 && counts.differ === 0 ? 0 : 1);
