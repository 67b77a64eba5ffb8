import { refuse } from "./problem.js";

// Easings as CSS writes them, and as six numbers: the kind, four numbers and how many stops there are besides.

const keywords = ["linear", "ease", "ease-in", "ease-out", "ease-in-out"];
const positions = ["jump-start", "jump-end", "jump-none", "jump-both", "start"];
const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const springs = [
  { kind: 8, members: { mass: 1, stiffness: 100, damping: 10 } },
  { kind: 9, members: { response: 0.5, dampingRatio: 1 } },
  { kind: 10, members: { duration: 0.5, bounce: 0 } },
];

/** The numbers and the stops, three numbers each, of an easing or, where `allowsSpring`, of a spring. */
export function easingNumbers(value, pointer, allowsSpring) {
  if (typeof value === "string") return parse(value.trim(), pointer);
  if (value === null || typeof value !== "object") refuse(pointer, "wrong-type", allowsSpring ? 'expected a string or {"spring": {…}}' : "expected a string");
  if (!allowsSpring) refuse(pointer, "wrong-type", "the curve of an edge is an easing, not a spring");
  return springNumbers(value, pointer);
}

function springNumbers(value, pointer) {
  for (const name of Object.keys(value)) {
    if (name !== "spring") refuse(`${pointer}/${name}`, "unknown-member", `there is no member "${name}" here`);
  }
  const given = value.spring;
  if (given === null || typeof given !== "object") refuse(`${pointer}/spring`, "missing", "an easing is a string, or a spring");
  const named = Object.keys(given).filter((name) => name !== "velocity");
  const form = springs.find(({ members }) => named.every((name) => name in members));
  if (!form) {
    const unknown = named.find((name) => !springs.some(({ members }) => name in members));
    if (unknown) refuse(`${pointer}/spring/${unknown}`, "unknown-member", `there is no member "${unknown}" here`);
    refuse(`${pointer}/spring`, "not-allowed", "a spring has mass, stiffness and damping, or response and dampingRatio, or duration and bounce");
  }
  const numbers = [form.kind];
  for (const [name, usual] of [...Object.entries(form.members), ["velocity", 0]]) numbers.push(given[name] ?? usual);
  while (numbers.length < 5) numbers.push(0);
  return { numbers: [...numbers, 0], stops: [] };
}

function parse(text, pointer) {
  const lower = text.toLowerCase();
  const fail = (detail) => refuse(pointer, "invalid-easing", `"${text}": ${detail}`);
  const keyword = keywords.indexOf(lower);
  if (keyword >= 0) return simple(keyword);
  if (lower === "step-start") return simple(6, 1, 4);
  if (lower === "step-end") return simple(6, 1, 1);
  const call = /^(cubic-bezier|steps|linear)\(([^()]*)\)$/.exec(lower);
  if (!call) fail("this is no easing that is understood here");
  const parts = call[2].split(",").map((part) => part.trim());
  const read = (part) => (numberPattern.test(part) ? Number(part) : fail(`"${part}" is no number`));
  switch (call[1]) {
    case "cubic-bezier":
      if (parts.length !== 4) fail("expected four numbers: x1, y1, x2, y2");
      return simple(5, ...parts.map(read));
    case "steps": {
      const [count, name = "jump-end"] = parts;
      const position = name === "end" ? 1 : positions.indexOf(name);
      if (parts.length > 2 || position < 0) fail("expected jump-start, jump-end, jump-none, jump-both, start or end");
      if (!/^[+-]?\d+$/.test(count)) fail("expected a whole number");
      return simple(6, Number(count), position);
    }
    default: {
      const stops = parts.flatMap((part) => stop(part, read, fail));
      return { numbers: [7, 0, 0, 0, 0, stops.length / 3], stops };
    }
  }
}

function simple(kind, ...numbers) {
  while (numbers.length < 4) numbers.push(0);
  return { numbers: [kind, ...numbers, 0], stops: [] };
}

/** A progress, and before or behind it up to two percentages of the time. */
function stop(part, read, fail) {
  const words = part.split(/\s+/);
  const progress = words.filter((word) => !word.endsWith("%"));
  const places = words.filter((word) => word.endsWith("%")).map((word) => fraction(read(word.slice(0, -1))));
  const isSplit = words.length === 3 && !words[1].endsWith("%");
  if (progress.length !== 1 || places.length > 2 || isSplit) fail("a stop is a number and at most two percentages, side by side");
  return [read(progress[0]), places[0] ?? NaN, places[1] ?? NaN];
}

/** The fraction that a percentage was written from, to the bit: 5.95/100 is not quite 0.0595. */
function fraction(percentage) {
  const decimal = Math.round(percentage * 1e9);
  return decimal / 1e9 === percentage ? decimal / 1e11 : percentage / 100;
}

/** An easing as CSS serialises it. `points` has the place and the progress of every corner of a polyline. */
export function easingText(kind, [first, second, third, fourth], points) {
  if (kind < 5) return keywords[kind];
  if (kind === 5) return `cubic-bezier(${first}, ${second}, ${third}, ${fourth})`;
  if (kind === 6) return `steps(${first}${second === 1 ? "" : `, ${positions[second]}`})`;
  return `linear(${points.map(([place, progress]) => `${progress} ${percentage(place)}%`).join(", ")})`;
}

/**
 * The shortest percentage that is a fraction: 0.00798 is 0.798 %, though 0.00798·100 is 0.7979999999999999. Fractions of more
 * than eleven decimals get the double next to the product that leads back to them.
 */
function percentage(fraction) {
  const decimal = Math.round(fraction * 1e11);
  if (decimal / 1e11 === fraction) return decimal / 1e9;
  const exact = fraction * 100;
  return [exact, neighbour(exact, 1n), neighbour(exact, -1n)].find((value) => value / 100 === fraction) ?? exact;
}

/** The double next to another one, upward for 1 and downward for −1. */
function neighbour(value, direction) {
  const double = new Float64Array([value]);
  new BigInt64Array(double.buffer)[0] += value < 0 ? -direction : direction;
  return double[0];
}
