// Plots of keyframes: the edges of the indicator and the offset of the strip, over the position or over time.

const names = "http://www.w3.org/2000/svg";
const margin = { left: 34, right: 8, top: 8, bottom: 22 };

function shape(name, attributes, text) {
  const element = document.createElementNS(names, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text !== undefined) element.textContent = text;
  return element;
}

/** A plot that lines and dots are drawn into, in values of its own. */
class Plot {
  constructor(svg, last, greatest, unit) {
    this.svg = svg;
    const { width, height } = svg.getBoundingClientRect();
    this.size = { width: Math.max(width, 120), height: Math.max(height, 80) };
    this.last = last || 1;
    this.greatest = greatest || 1;
    svg.setAttribute("viewBox", `0 0 ${this.size.width} ${this.size.height}`);
    svg.replaceChildren();
    const { left, right, top, bottom } = margin;
    const [end, floor] = [this.size.width - right, this.size.height - bottom];
    svg.append(
      shape("line", { class: "axis", x1: left, x2: end, y1: floor, y2: floor }),
      shape("line", { class: "axis", x1: left, x2: left, y1: top, y2: floor }),
      shape("text", { x: left, y: floor + 15 }, "0"),
      shape("text", { x: end, y: floor + 15, "text-anchor": "end" }, `${round(this.last)}${unit}`),
      shape("text", { x: left - 4, y: top + 9, "text-anchor": "end" }, round(this.greatest)),
      shape("text", { x: left - 4, y: floor, "text-anchor": "end" }, "0"),
    );
  }

  x(value) {
    return margin.left + (value / this.last) * (this.size.width - margin.left - margin.right);
  }

  y(value) {
    const floor = this.size.height - margin.bottom;
    return floor - (value / this.greatest) * (floor - margin.top);
  }

  points(list) {
    return list.map(([x, y]) => `${this.x(x).toFixed(2)},${this.y(y).toFixed(2)}`).join(" ");
  }

  line(kind, list) {
    if (list.length > 0) this.svg.append(shape("polyline", { class: kind, points: this.points(list) }));
  }

  area(lower, upper) {
    if (lower.length > 0) this.svg.append(shape("polygon", { class: "fill", points: this.points([...lower, ...upper.toReversed()]) }));
  }

  dots(list) {
    for (const [x, y] of list) this.svg.append(shape("circle", { class: "key", cx: this.x(x), cy: this.y(y), r: 2.5 }));
  }

  now(value) {
    const x = this.x(value);
    const line = shape("line", { class: "now", x1: x, x2: x, y1: margin.top, y2: this.size.height - margin.bottom });
    this.svg.append(line);
    return (next) => {
      line.setAttribute("x1", this.x(next));
      line.setAttribute("x2", this.x(next));
    };
  }
}

const round = (value) => String(Math.round(value * 100) / 100);

/** Plots a timeline over the position; answers what moves the mark of the position. */
export function plotTimeline(svg, timeline, count, contentWidth, position) {
  const last = Math.max(count - 1, 1);
  const plot = new Plot(svg, last, contentWidth, "");
  const left = timeline.indicator.map(({ offset, x }) => [offset * last, x]);
  const right = timeline.indicator.map(({ offset, x, width }) => [offset * last, x + width]);
  plot.area(left, right);
  plot.line("edge", left);
  plot.line("edge", right);
  plot.line("strip", timeline.bar.map(({ offset, scrollOffset }) => [offset * last, scrollOffset]));
  plot.dots([...left, ...right]);
  svg.setAttribute("aria-label", `The indicator over the position: ${timeline.indicator.length} keyframes over ${count} pages`);
  return plot.now(position);
}

/** Plots the frames of a transition over time, with a dot where each keyframe is. */
export function plotFrames(svg, answer, contentWidth) {
  const { animation, frames } = answer;
  const duration = animation?.duration ?? 0;
  const plot = new Plot(svg, duration, contentWidth, " ms");
  if (!animation || duration === 0) {
    svg.setAttribute("aria-label", "No animation yet");
    return;
  }
  const shown = frames.filter(({ indicator }) => indicator !== null);
  const left = shown.map(({ time, indicator }) => [time, indicator.x]);
  const right = shown.map(({ time, indicator }) => [time, indicator.x + indicator.width]);
  plot.area(left, right);
  plot.line("edge", left);
  plot.line("edge", right);
  plot.line("strip", frames.map(({ time, bar }) => [time, bar.offset]));
  // A keyframe is where the progress first reaches its offset.
  const dots = animation.indicator.flatMap(({ offset, x, width }) => {
    const time = frames.find(({ progress }) => progress >= offset)?.time ?? duration;
    return [[time, x], [time, x + width]];
  });
  plot.dots(dots);
  svg.setAttribute("aria-label", `The last animation over ${Math.round(duration)} milliseconds: ${animation.indicator.length} keyframes of the indicator`);
}
