// Compares an answer with the one that a vector expects.
import * as motion from "./motion.mjs";

const COLOR = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/;
const ANIMATIONS = ["animation", "reducedAnimation"];

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Every place where an answer differs from that of a vector: its path, what is expected and what is there.
 *
 * @param least a tolerance for numbers that counts where the vector's is smaller, for implementations in single precision
 */
export function differences({ endpoint, answer: expected, tolerance }, answer, least = 0) {
  const allowed = { ...tolerance, number: Math.max(tolerance.number, least) };
  if (endpoint === "/v1/timeline" && isObject(answer)) return motion.differences(expected, answer, allowed, compare, "");
  return compare(expected, answer, allowed, "");
}

/** Members that are not expected may be there; all that is expected must. */
function compare(expected, actual, tolerance, path) {
  if (isObject(expected)) {
    if (!isObject(actual)) return [[path, expected, actual]];
    return Object.entries(expected).flatMap(([name, value]) => {
      const place = `${path}/${name}`;
      if (!(name in actual)) return [[place, value, "nothing"]];
      const isMotion = ANIMATIONS.includes(name) && isObject(value) && isObject(actual[name]);
      return (isMotion ? motion.differences : compare)(value, actual[name], tolerance, ...(isMotion ? [compare] : []), place);
    });
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [[path, expected, actual]];
    const [one, other] = path === "/errors" ? [sorted(expected), sorted(actual)] : [expected, actual];
    return one.flatMap((item, index) => compare(item, other[index], tolerance, `${path}/${index}`));
  }
  return isEqual(expected, actual, tolerance) ? [] : [[path, expected, actual]];
}

/** The faults of a refusal in an order of their own, as it does not matter which is named first. */
function sorted(faults) {
  const key = (fault) => `${fault?.pointer} ${fault?.code}`;
  return [...faults].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}

function isEqual(expected, actual, tolerance) {
  if (typeof expected === "number" && typeof actual === "number") {
    return Math.abs(actual - expected) <= tolerance.number * Math.max(1, Math.abs(expected));
  }
  if (typeof expected === "string" && typeof actual === "string" && COLOR.test(expected) && COLOR.test(actual)) {
    const levels = motion.channels(actual);
    return motion.channels(expected).every((level, index) => Math.abs(level - levels[index]) <= (tolerance.level ?? 0));
  }
  return expected === actual;
}
