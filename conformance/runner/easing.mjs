// Easing functions as CSS writes them, in the forms in which answers have them.

const KEYWORDS = {
  ease: [0.25, 0.1, 0.25, 1],
  "ease-in": [0.42, 0, 1, 1],
  "ease-out": [0, 0, 0.58, 1],
  "ease-in-out": [0.42, 0, 0.58, 1],
};

/** The progress at a time from 0 to 1. */
export function progress(easing, time) {
  const [, name, inside] = /^\s*([-a-z]+)\s*(?:\((.*)\))?\s*$/.exec(easing.toLowerCase()) ?? [];
  const parts = inside ? inside.split(",").map((part) => part.trim()) : [];
  if (name === "linear") return parts.length ? linear(parts, time) : time;
  if (name in KEYWORDS) return cubic(...KEYWORDS[name], time);
  if (name === "cubic-bezier" && parts.length === 4) return cubic(...parts.map(Number), time);
  if (name === "step-start" || name === "step-end") return steps(1, name.slice(5), time);
  if (name === "steps") return steps(Number(parts[0]), parts[1] ?? "end", time);
  throw new Error(`${JSON.stringify(easing)} is no easing known here`);
}

/** The curve's y where its x is the time; x grows with the parameter, which is found by halving. */
function cubic(x1, y1, x2, y2, time) {
  if (time <= 0 || time >= 1) return Math.min(1, Math.max(0, time));
  const at = (first, second, t) => 3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t;
  let [low, high] = [0, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return at(y1, y2, (low + high) / 2);
}

function steps(count, position, time) {
  const where = position.replace(/^jump-/, "");
  const done = Math.floor(time * count) + (where === "start" || where === "both" ? 1 : 0);
  const jumps = count + ({ none: -1, both: 1 }[where] ?? 0);
  return Math.min(jumps, Math.max(0, done)) / jumps;
}

function linear(stops, time) {
  const points = stops.flatMap((stop) => {
    const words = stop.split(/\s+/);
    const value = Number(words.find((word) => !word.endsWith("%")));
    const places = words.filter((word) => word.endsWith("%")).map((word) => Number(word.slice(0, -1)) / 100);
    return (places.length ? places : [null]).map((place) => ({ place, value }));
  });
  points[0].place ??= 0;
  points.at(-1).place ??= 1;
  let greatest = 0;
  points.forEach((point, index) => {
    if (point.place === null) {
      const after = points.findIndex(({ place }, later) => later > index && place !== null);
      point.place = greatest + (Math.max(greatest, points[after].place) - greatest) / (after - index + 1);
    }
    greatest = point.place = Math.max(greatest, point.place);
  });
  const found = points.findIndex(({ place }) => place > time);
  const after = found < 0 ? points.length - 1 : found;
  const [first, last] = [points[Math.max(0, after - 1)], points[Math.max(1, after)]];
  if (last.place === first.place) return last.value;
  return first.value + ((last.value - first.value) * (time - first.place)) / (last.place - first.place);
}
