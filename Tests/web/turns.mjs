// In which order a bar in a page does what it is asked for, whenever the answers come: each row is a name, the steps, and what is
// shown or made in the end. A step asks for a moment, a flow or a change, gives up, ends, or lets the answer come to what has a name.
//
//   node turns.mjs
import assert from "node:assert/strict";
import { Turns } from "../../Web/tab-layout/turns.js";

const rows = [
  ["a moment is shown when its answer comes", "moment a, answer a", "a"],
  ["of two moments the newer one is shown", "moment a, moment b, answer a, answer b", "b"],
  ["also where its answer comes first", "moment a, moment b, answer b, answer a", "b"],
  ["a moment is given up", "moment a, give up, answer a", ""],
  ["changes keep their order", "change a, change b, answer b, answer a", "a b"],
  ["a change waits for a moment", "moment a, change b, answer b, answer a", "a b"],
  ["a moment waits for a change", "change a, moment b, answer b, answer a", "a b"],
  ["a moment does not take a change's turn", "change a, moment b, moment c, answer a, answer b, answer c", "a c"],
  ["a change is not given up", "change a, give up, answer a", "a"],
  ["a change that fails is the end of nothing", "change a, change b, moment c, fail a, answer b, answer c", "b c"],
  ["a moment that fails is the end of nothing", "moment a, change b, fail a, answer b", "b"],
  ["what flows is shown answer by answer", "flow a, flow b, flow c, answer a, answer c, flow d, answer d", "a c d"],
  ["a flow is not given up as a moment is", "flow a, give up, answer a", "a"],
  ["a tap ends a flow", "flow a, flow b, moment c, answer a, answer b, answer c", "c"],
  ["a finger that takes hold again ends the tap", "flow a, moment b, give up, flow c, answer a, answer b, answer c", "c"],
  ["a flow that fails begins again", "flow a, fail a, flow b, answer b", "b"],
  ["a flow waits for a change", "change a, flow b, flow c, answer a, answer b, answer c", "a c"],
  ["a change waits for a flow", "flow a, change b, answer b, answer a", "a b"],
  ["a flow that goes on does not keep a change waiting", "flow a, change b, flow c, answer a, answer b, answer c", "b c"],
  ["in the end everything is given up", "moment a, change b, end, answer a, answer b", ""],
];

/** A promise, and what brings it to its end. */
function deferred() {
  const answer = {};
  answer.promise = new Promise((resolve, reject) => Object.assign(answer, { resolve, reject }));
  answer.promise.catch(() => {});
  return answer;
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

async function shown(steps) {
  const turns = new Turns();
  const [done, answers] = [[], new Map()];
  for (const step of steps.split(", ")) {
    const [verb, name] = step.split(" ");
    if (!answers.has(name)) answers.set(name, deferred());
    const answer = answers.get(name);
    const act = async (isCurrent) => {
      await answer.promise;
      if (isCurrent()) done.push(name);
    };
    if (verb === "give") turns.giveUp();
    else if (verb === "end") turns.end();
    else if (verb === "answer") answer.resolve();
    else if (verb === "fail") answer.reject(new Error("no answer"));
    else turns[verb](act).catch((error) => assert.equal(error.message, "no answer"));
    await settled();
  }
  return done.join(" ");
}

for (const [name, steps, expected] of rows) assert.equal(await shown(steps), expected, name);
console.log(`${rows.length} orders`);
