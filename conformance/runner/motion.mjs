// Compares animations by what they show, not by their keyframes.
import { progress } from "./easing.mjs";

// Odd multiples of 1/64 of the time: no keyframe of a usual jump falls on one.
const TIMES = Array.from({ length: 32 }, (_, index) => (2 * index + 1) / 64);
const SCROLLED = ["x", "width", "scrollOffset"];
const NUMBERS = [...SCROLLED, "offset", "opacity", "scale", "fontSize"];

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/** What a keyframe shows, without its time. */
const shown = ({ offset, ...values }) => values;

/** The values of a track at a progress; beyond its ends it goes on as its first or last two keyframes do. */
function places(keyframes, at) {
  const found = keyframes.findIndex(({ offset }) => offset > at);
  const after = found < 0 ? keyframes.length - 1 : found;
  const [first, last] = [keyframes[Math.max(0, after - 1)], keyframes[Math.max(1, after)]];
  const span = last.offset - first.offset;
  if (span === 0) return shown(at >= last.offset ? last : first);
  const share = (at - first.offset) / span;
  return Object.fromEntries(Object.entries(shown(first)).map(([name, value]) => [name, mixed(name, value, last[name], share)]));
}

function mixed(name, first, last, share) {
  if (name === "color") return color(first, last, share);
  const value = first + (last - first) * share;
  if (name === "opacity") return clamp(value, 0, 1);
  return ["width", "scale", "fontSize"].includes(name) ? Math.max(0, value) : value;
}

/** Red, green, blue and alpha of a colour, each to 255. */
export function channels(text) {
  const digits = text.length === 7 ? `${text.slice(1)}ff` : text.slice(1);
  return [0, 2, 4, 6].map((place) => parseInt(digits.slice(place, place + 2), 16));
}

/** A mixed colour, with premultiplied alpha as CSS has it. */
function color(first, last, share) {
  const [one, other] = [channels(first), channels(last)];
  const alpha = clamp(one[3] + (other[3] - one[3]) * share, 0, 255);
  const parts = [0, 1, 2].map((place) => {
    const premultiplied = one[place] * one[3] + (other[place] * other[3] - one[place] * one[3]) * share;
    return alpha === 0 ? 0 : clamp(premultiplied / alpha, 0, 255);
  });
  return `#${[...parts, alpha].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** The progress of an animation at a time in milliseconds. A timeline has no duration, and is its own clock. */
const clock = ({ duration = 1, easing = "linear" }) => (time) => (time >= duration ? 1 : progress(easing, time / duration));

/** The tracks that an animation has of those named, each of which it must have: those of titles and tabs by their index. */
function tracks(animation, named) {
  const found = new Map();
  for (const name of ["indicator", "bar", "pager", "titles", "tabs"].filter((name) => name in named)) {
    for (const [path, track] of listed(name, animation[name])) {
      if (found.has(path)) throw new Error(`${path} is there twice`);
      check(path, track);
      found.set(path, track);
    }
  }
  return found;
}

function listed(name, track) {
  if (!Array.isArray(track)) throw new Error(`${name} is no list`);
  if (name !== "titles" && name !== "tabs") return [[name, track]];
  if (!track.every(({ index }) => Number.isFinite(index))) throw new Error(`an index in ${name} is no number`);
  return track.map(({ index, keyframes }) => [`${name}/${index}`, keyframes]);
}

/** Whether anyone could play a track, in the parts of it that no time falls into, too. */
function check(path, track) {
  if (!Array.isArray(track)) throw new Error(`${path} has no list of keyframes`);
  let before = 0;
  for (const keyframe of track) {
    for (const [name, value] of Object.entries(keyframe)) {
      if (NUMBERS.includes(name) && !Number.isFinite(value)) throw new Error(`${name} in ${path} is no number`);
    }
    if (Object.keys(track[0]).some((name) => !(name in keyframe))) {
      throw new Error(`a keyframe of ${path} has fewer members than the first`);
    }
    const { offset, opacity = 1 } = keyframe;
    if (!(before <= offset && offset <= 1)) throw new Error(`the offsets of ${path} do not grow from 0 to 1`);
    if (!(opacity >= 0 && opacity <= 1)) throw new Error(`an opacity in ${path} is not from 0 to 1`);
    before = offset;
  }
}

/** Where two animations or timelines differ. `same(expected, actual, tolerance, path)` compares plain values. */
export function differences(expected, actual, tolerance, same, path) {
  const found = [];
  for (const name of ["reason", "tolerance"]) {
    if (name in expected) found.push(...same({ [name]: expected[name] }, actual, tolerance, path));
  }
  if ("duration" in expected) {
    if (tolerance.duration === undefined || typeof actual.duration !== "number") {
      found.push(...same({ duration: expected.duration }, actual, tolerance, path));
    } else if (!(Math.abs(actual.duration - expected.duration) <= tolerance.duration * expected.duration)) {
      found.push([`${path}/duration`, expected.duration, actual.duration]);
    }
  }
  try {
    if ("easing" in expected && typeof actual.easing !== "string") throw new Error("the easing is no string");
    const [wanted, given] = [tracks(expected, expected), tracks(actual, expected)];
    const names = new Set([...wanted.keys(), ...given.keys()]);
    for (const name of [...names].sort()) {
      const [one, other] = [wanted.get(name) ?? [], given.get(name) ?? []];
      if ((one.length === 0) !== (other.length === 0)) found.push([`${path}/${name}`, one, other]);
      else if (one.length > 0) found.push(...moved(one, other, expected, actual, tolerance, same, `${path}/${name}`));
    }
  } catch (error) {
    found.push([path, "an animation that can be played", String(error)]);
  }
  return found;
}

function moved(one, other, expected, actual, tolerance, same, path) {
  const found = [
    ...same(shown(one[0]), other[0], tolerance, `${path}/start`),
    ...same(shown(one.at(-1)), other.at(-1), tolerance, `${path}/end`),
  ];
  const { duration = 1 } = expected;
  if (duration === 0) return found;
  const [oneClock, otherClock] = [clock(expected), clock(actual)];
  for (const time of TIMES) {
    const wanted = places(one, oneClock(time * duration));
    const given = places(other, otherClock(time * duration));
    for (const [name, value] of Object.entries(wanted)) {
      const isNear =
        name === "color"
          ? channels(value).every((level, index) => Math.abs(level - channels(given[name])[index]) <= 3)
          : Math.abs(given[name] - value) <= allowed(name, value, tolerance, one);
      if (!isNear) return [...found, [`${path}/${name} at ${time * duration}`, value, given[name]]];
    }
  }
  return found;
}

/** How far a value may be off on its way. */
function allowed(name, value, { keyframes = 0, duration }, track) {
  if (!SCROLLED.includes(name)) return 0.01 * Math.max(1, Math.abs(value));
  // A spring's easing is as close as the indicator needs it, of whose way that of the pages is many times.
  const way = duration !== undefined && name === "scrollOffset" ? Math.abs(track.at(-1)[name] - track[0][name]) : 0;
  return Math.max(keyframes, way / 250);
}
