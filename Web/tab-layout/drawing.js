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
  }

  /** Makes an element a tab of the strip: what is in it becomes its label. */
  adopt(tab) {
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

  /** Shows a layout at rest; animations go on above it. */
  draw(layout, barHeight) {
    this.list.style.height = pixels(barHeight);
    Object.assign(this.content.style, { width: pixels(layout.bar.contentWidth), height: pixels(barHeight) });
    layout.tabs.forEach((frame, index) => {
      const tab = this.tabs[index];
      Object.assign(tab.style, { left: pixels(frame.x), width: pixels(frame.width), height: pixels(frame.height) });
      Object.assign(this.label(tab).style, titleStyle(frame));
    });
    this.drawIndicator(layout.indicator);
    this.scroll(layout.bar.offset);
  }

  drawIndicator(indicator) {
    this.indicator.hidden = indicator === null;
    if (indicator === null) return;
    const { y, height, cornerRadius } = indicator;
    const box = { top: pixels(y), height: pixels(height), borderRadius: pixels(cornerRadius) };
    Object.assign(this.indicator.style, box, indicatorStyle(indicator));
  }

  /** Scrolls the strip. Beyond its content, where the end tabs are centred too, it is moved by the rest. */
  scroll(offset) {
    this.list.scrollTo({ left: offset, behavior: "instant" });
    const rest = this.list.scrollLeft - offset;
    this.content.style.transform = Math.abs(rest) < 1 ? "none" : `translateX(${rest}px)`;
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
