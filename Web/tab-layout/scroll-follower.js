import { indicatorStyle, titleStyle } from "./drawing.js";

// What follows the scroll position of the pages without being asked at every frame.

/** Whether the browser moves animations by a scroll position itself. */
export const hasScrollTimelines = typeof globalThis.ScrollTimeline === "function";

/** The parts of a configuration that the scroll position moves. */
export function followers({ indicator, title }) {
  return { indicator: indicator?.follow === "drag", titles: title.follow === "drag" };
}

/** Ties indicator and titles to the scroll position of the pages; answers the animations. */
export function tie(timeline, follow, drawing, pages) {
  const options = { timeline: new ScrollTimeline({ source: pages, axis: "inline" }), fill: "both" };
  const tied = [];
  if (follow.indicator && timeline.indicator.length > 0) {
    const keyframes = timeline.indicator.map((frame) => ({ offset: frame.offset, ...indicatorStyle(frame) }));
    tied.push(drawing.indicator.animate(keyframes, options));
  }
  if (follow.titles) {
    for (const { index, keyframes } of timeline.titles) {
      const frames = keyframes.map((frame) => ({ offset: frame.offset, ...titleStyle(frame) }));
      tied.push(drawing.label(drawing.tabs[index]).animate(frames, options));
    }
  }
  return tied;
}

/** Draws indicator and titles where a timeline has them at a progress from 0 to 1: a frame of a loop. */
export function place(timeline, follow, drawing, progress) {
  if (follow.indicator && timeline.indicator.length > 0) {
    Object.assign(drawing.indicator.style, indicatorStyle(between(timeline.indicator, progress)));
  }
  if (!follow.titles) return;
  for (const { index, keyframes } of timeline.titles) {
    Object.assign(drawing.label(drawing.tabs[index]).style, titleStyle(between(keyframes, progress)));
  }
}

/** The values of a track at a progress; of two keyframes at one offset the later one counts there. */
export function between(track, progress) {
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

function mixture(start, end, share) {
  if (start === end) return start;
  const channels = (color) => [1, 3, 5, 7].map((at) => parseInt(color.slice(at, at + 2) || "ff", 16));
  const [first, last] = [channels(start), channels(end)];
  const mixed = first.map((channel, index) => Math.round(channel + (last[index] - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
