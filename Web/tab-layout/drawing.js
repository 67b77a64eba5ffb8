import { translation } from "./measure.js";

const pixels = (length) => `${length}px`;

/** The properties of a title's look. */
export function titleStyle({ fontSize, fontWeight, scale, color }) {
  return { fontSize: pixels(fontSize), fontWeight: String(fontWeight), transform: `scale(${scale})`, color };
}

/** The properties of the indicator at a place. */
export function indicatorStyle({ x, width, opacity, color }) {
  const style = { transform: `translateX(${x}px)`, width: pixels(width), opacity: String(opacity) };
  return color === undefined ? style : { ...style, backgroundColor: color };
}

/** The strip of titles as it is drawn: the list is the viewport, in which a content of tabs and the indicator scrolls. */
export class Drawing {
  /** @param {HTMLElement} list the element with the tabs */
  constructor(list) {
    this.list = list;
    this.direction = getComputedStyle(list).direction;
    this.content = document.createElement("div");
    this.content.className = "tab-layout-content";
    this.content.setAttribute("role", "presentation");
    this.indicator = document.createElement("div");
    this.indicator.className = "tab-layout-indicator";
    this.indicator.setAttribute("aria-hidden", "true");
    this.tabs = [...list.children];
    this.labels = new Map();
    /** The titles that a frame has drawn unlike `title.normal`, by index. */
    this.emphasized = new Set();
    /** What was written into the style of each element: what has not changed is not written again. */
    this.written = new WeakMap();
    /** Whether the user has scrolled the strip since it was drawn. */
    this.isMoved = false;
    this.isScrolling = false;
    this.content.append(this.indicator, ...this.tabs);
    list.append(this.content);
    // Places are measured from the left edge, whichever way the tabs are read.
    Object.assign(list.style, {
      position: "relative",
      overflowX: "auto",
      overflowY: "hidden",
      scrollbarWidth: "none",
      direction: "ltr",
    });
    Object.assign(this.content.style, { position: "relative", overflow: "clip" });
    Object.assign(this.indicator.style, { position: "absolute", left: "0", pointerEvents: "none" });
    for (const tab of this.tabs) this.adopt(tab);
    this.listener = () => {
      if (!this.isScrolling) this.isMoved = true;
      this.isScrolling = false;
    };
    list.addEventListener("scroll", this.listener, { passive: true });
  }

  stop() {
    this.list.removeEventListener("scroll", this.listener);
  }

  /** Takes away what was put into the list: the tabs are its children again, and what is in a label is in its tab. */
  undo() {
    for (const label of this.labels.values()) label.replaceWith(...label.childNodes);
    this.content.replaceWith(...this.tabs);
  }

  /** Makes an element a tab of the strip: what is in it becomes its label. */
  adopt(tab) {
    // One that was removed and comes again has the label and the style of its first time.
    const before = this.labels.get(tab);
    before?.replaceWith(...before.childNodes);
    this.written.delete(tab);
    const label = document.createElement("span");
    label.className = "tab-layout-label";
    label.append(...tab.childNodes);
    Object.assign(label.style, { display: "inline-block", whiteSpace: "nowrap", lineHeight: "normal" });
    tab.append(label);
    tab.dir = this.direction;
    Object.assign(tab.style, {
      position: "absolute",
      left: "0",
      top: "0",
      margin: "0",
      padding: "0",
      boxSizing: "border-box",
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
    });
    this.labels.set(tab, label);
  }

  label(tab) {
    return this.labels.get(tab);
  }

  /** Puts the tabs into an order, in which they come with their labels. */
  arrange(tabs) {
    for (const tab of this.tabs) if (!tabs.includes(tab)) tab.remove();
    this.tabs = tabs;
    const focused = document.activeElement;
    tabs.forEach((tab, index) => {
      // A tab that stands where it stood is left there: to move it would take the focus from it.
      if (this.content.children[index + 1] !== tab) this.content.insertBefore(tab, this.content.children[index + 1] ?? null);
    });
    if (tabs.includes(focused)) focused.focus({ preventScroll: true });
  }

  /** Writes the properties of an element's style that are not as they were written last. */
  write(element, style) {
    let written = this.written.get(element);
    if (written === undefined) this.written.set(element, (written = {}));
    for (const name in style) {
      if (written[name] !== style[name]) element.style[name] = written[name] = style[name];
    }
  }

  /** Shows a layout at rest; animations go on above it. */
  draw(layout, barHeight) {
    this.write(this.list, { height: pixels(barHeight) });
    this.write(this.content, { width: pixels(layout.bar.contentWidth), height: pixels(barHeight) });
    this.emphasized.clear();
    layout.tabs.forEach((frame, index) => {
      const tab = this.tabs[index];
      this.write(tab, { left: pixels(frame.x), width: pixels(frame.width), height: pixels(frame.height) });
      this.write(this.label(tab), titleStyle(frame));
      if (frame.emphasis > 0) this.emphasized.add(index);
    });
    this.drawIndicator(layout.indicator);
    this.scroll(layout.bar.offset);
    this.range = layout.bar.contentWidth - this.list.clientWidth;
  }

  /**
   * Shows what is another at a frame of a scroll: nothing is measured, and nothing is written that stays as it is. The strip comes
   * first, since it is scrolled only after what was written has been laid out.
   *
   * @param frame what a prepared bar answers
   * @param normal the look of a title without emphasis
   * @param {boolean} isTied whether a scroll timeline moves the indicator and the titles
   */
  drawFrame({ bar, indicator, titles }, normal, isTied) {
    if (bar.offset !== this.end) this.follow(bar.offset);
    if (isTied) return;
    if (indicator !== null) this.write(this.indicator, indicatorStyle(indicator));
    for (const index of this.emphasized) {
      if (titles.some((title) => title.index === index)) continue;
      this.write(this.label(this.tabs[index]), titleStyle(normal));
      this.emphasized.delete(index);
    }
    for (const title of titles) {
      this.write(this.label(this.tabs[title.index]), titleStyle(title));
      this.emphasized.add(title.index);
    }
  }

  /** Scrolls the strip as `scroll` does, without asking where it is. */
  follow(offset) {
    const reached = Math.min(Math.max(offset, 0), Math.max(this.range, 0));
    this.isScrolling = true;
    this.list.scrollLeft = reached;
    const rest = reached - offset;
    this.write(this.content, { transform: Math.abs(rest) < 1 ? "none" : `translateX(${rest}px)` });
    this.end = offset;
  }

  drawIndicator(indicator) {
    this.indicator.hidden = indicator === null;
    if (indicator === null) return;
    const { y, height, cornerRadius } = indicator;
    const box = { top: pixels(y), height: pixels(height), borderRadius: pixels(cornerRadius) };
    this.write(this.indicator, { ...box, ...indicatorStyle(indicator) });
  }

  /** Scrolls the strip. Beyond its content, where the end tabs are centred too, it is moved by the rest. */
  scroll(offset) {
    const before = this.list.scrollLeft;
    this.list.scrollTo({ left: offset, behavior: "instant" });
    this.isScrolling = this.list.scrollLeft !== before;
    this.isMoved = false;
    const rest = this.list.scrollLeft - offset;
    this.write(this.content, { transform: Math.abs(rest) < 1 ? "none" : `translateX(${rest}px)` });
    this.end = offset;
  }

  /** The keyframes that show a strip which has arrived already where a track has it. */
  keyframes(track) {
    return track.map(({ offset, scrollOffset }) => ({
      offset,
      transform: `translateX(${this.list.scrollLeft - scrollOffset}px)`,
    }));
  }

  /** Where the strip is seen at this moment. */
  get barOffset() {
    return this.list.scrollLeft - translation(this.content);
  }

  /** Where the indicator is seen at this moment; null where there is none. */
  get indicatorExtent() {
    if (this.indicator.hidden) return null;
    return { x: translation(this.indicator), width: parseFloat(getComputedStyle(this.indicator).width) };
  }
}
