import { indicatorStyle, titleStyle } from "./drawing.js";

/** What follows the scroll position of the pages without being asked at every frame: the indicator, and titles. */
export class ScrollFollower {
  #timeline = null;
  #follow = { indicator: false, titles: false };
  #tied = [];

  /**
   * @param {import("./drawing.js").Drawing} drawing the strip of titles
   * @param {HTMLElement} pages the container with the pages
   * @param {boolean} usesTimelines whether to use the browser's scroll timelines, where it has them
   */
  constructor(drawing, pages, usesTimelines) {
    this.drawing = drawing;
    this.pages = pages;
    this.usesTimelines = usesTimelines && typeof globalThis.ScrollTimeline === "function";
  }

  /** Whether the browser itself moves what follows. */
  get isTied() {
    return this.#tied.length > 0;
  }

  /** Follows by a timeline what a configuration has follow the drag. */
  follow(timeline, { indicator, title, tabs }) {
    this.stop();
    this.#timeline = timeline;
    this.#follow = { indicator: indicator?.follow === "drag" && timeline.indicator.length > 0, titles: title.follow === "drag" };
    if (this.usesTimelines && tabs.length > 1) this.#tie();
  }

  #tie() {
    const options = { timeline: new ScrollTimeline({ source: this.pages, axis: "inline" }), fill: "both" };
    const tie = (element, keyframes, range) => this.#tied.push(element.animate(keyframes, { ...options, ...range }));
    if (this.#follow.indicator) {
      tie(this.drawing.indicator, this.#timeline.indicator.map((frame) => ({ offset: frame.offset, ...indicatorStyle(frame) })));
    }
    if (!this.#follow.titles) return;
    for (const { index, keyframes } of this.#timeline.titles) {
      const changing = changingPart(keyframes.map((frame) => ({ offset: frame.offset, ...titleStyle(frame) })));
      if (changing !== null) tie(this.#label(index), changing.keyframes, changing.range);
    }
  }

  /** Draws what follows where the timeline has it at a progress from 0 to 1: a frame of a loop. */
  place(progress) {
    if (this.#follow.indicator) {
      this.drawing.write(this.drawing.indicator, indicatorStyle(between(this.#timeline.indicator, progress)));
    }
    if (!this.#follow.titles) return;
    for (const { index, keyframes } of this.#timeline.titles) {
      this.drawing.write(this.#label(index), titleStyle(between(keyframes, progress)));
    }
  }

  #label(index) {
    return this.drawing.label(this.drawing.tabs[index]);
  }

  stop() {
    for (const animation of this.#tied) animation.cancel();
    this.#tied = [];
  }
}

/**
 * The part of a track in which it changes, as keyframes and the range of the timeline that they are for; null where it never does.
 * Outside of its range an animation does not change: the browser computes the styles of two titles at a frame and not of all.
 */
function changingPart(track) {
  const isSame = (left, right) => Object.keys(left).every((name) => name === "offset" || left[name] === right[name]);
  let [first, last] = [0, track.length - 1];
  while (first < last && isSame(track[first], track[first + 1])) first += 1;
  if (first === last) return null;
  while (isSame(track[last - 1], track[last])) last -= 1;
  const [start, end] = [track[first].offset, track[last].offset];
  if (start === end) return { keyframes: track, range: {} };
  const keyframes = track.slice(first, last + 1).map((frame) => ({ ...frame, offset: (frame.offset - start) / (end - start) }));
  return { keyframes, range: { rangeStart: `${100 * start}%`, rangeEnd: `${100 * end}%` } };
}

/** The values of a track at a progress; of two keyframes at one offset the later one counts there. */
function between(track, progress) {
  const next = track.findIndex(({ offset }) => offset > progress);
  if (next < 0) return track[track.length - 1];
  if (next === 0) return track[0];
  const [start, end] = [track[next - 1], track[next]];
  const share = (progress - start.offset) / (end.offset - start.offset);
  const mixed = {};
  for (const [name, value] of Object.entries(start)) {
    mixed[name] = typeof value === "number" ? value + (end[name] - value) * share : mixture(value, end[name], share);
  }
  return mixed;
}

/** A colour between two, each `#rrggbb` or `#rrggbbaa`, with premultiplied alpha as browsers mix them. */
function mixture(start, end, share) {
  if (start === end) return start;
  const channels = (color) => [1, 3, 5, 7].map((at) => parseInt(color.slice(at, at + 2) || "ff", 16));
  const [first, last] = [channels(start), channels(end)];
  const mixed = (channel, by = [255, 255]) => (first[channel] * by[0] * (1 - share) + last[channel] * by[1] * share) / 255;
  const alpha = mixed(3);
  const colors = [0, 1, 2].map((channel) => (alpha === 0 ? 0 : (mixed(channel, [first[3], last[3]]) * 255) / alpha));
  return `#${[...colors, alpha].map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}
