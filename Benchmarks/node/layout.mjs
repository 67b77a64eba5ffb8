// Lays a request out: the answer of /v1/layout.

const STILLNESS = 1e-9;

const clamp = (value, lower, upper) => Math.max(lower, Math.min(value, upper));
const mix = (start, end, fraction) => (fraction === 1 ? end : start + (end - start) * fraction);
/** Halves away from zero; Math.round takes them up. */
const round = (value) => Math.sign(value) * Math.round(Math.abs(value));
const numbers = (first, end) => Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
const right = (tab) => tab.left + tab.width;

/** The answer to a request that `read` has checked. */
export function layout({ configuration, state }) {
  return new Moment(configuration, state).answer();
}

class Moment {
  constructor(configuration, state) {
    Object.assign(this, configuration);
    this.state = state;
    this.isGesture = state.phase === "dragging" || state.phase === "decelerating";
    this.followsOffset = state.phase !== "programmatic";
    this.placeTabs();
    this.findSelection();
    this.current = this.clampOffset(state.barOffset ?? 0);
    if (typeof state.barOffset !== "number") this.current = this.target(state.selected);
  }

  placeTabs() {
    const { bar, tabs } = this;
    const gaps = bar.spacing * (tabs.length - 1);
    const insets = bar.insets.leading + bar.insets.trailing;
    const width = {
      equal: () => Math.max(0, (bar.width - insets - gaps) / tabs.length),
      fixed: () => bar.sizing.width,
      compact: () => (bar.width / tabs.length) * bar.sizing.fraction,
    }[bar.sizing.mode]();
    let filled = 0;
    this.places = tabs.map((tab, index) => {
      const place = { left: filled + index * bar.spacing, width: tab.width ?? width };
      filled += place.width;
      return place;
    });
    const natural = filled + gaps + insets;
    this.contentWidth = natural - bar.width > bar.width * 1e-12 ? natural : bar.width;
    this.maxOffset = this.contentWidth - bar.width;
    const lead = bar.sizing.mode === "compact" ? Math.min(width, Math.max(0, bar.width - natural)) : 0;
    for (const place of this.places) place.left += bar.insets.leading + lead;
  }

  findSelection() {
    const { state, pager } = this;
    const last = this.places.length - 1;
    this.offset = state.offset ?? state.selected * pager.pageWidth;
    const quotient = this.offset / pager.pageWidth;
    const whole = round(quotient);
    const isWhole = Math.abs(quotient - whole) <= 1e-13 * Math.max(1, Math.abs(whole));
    this.position = clamp(isWhole ? whole : quotient, -1e300, 1e300);
    this.page = clamp(this.position, 0, last);
    const keeps = !this.followsOffset || (this.isGesture && pager.selection === "settled");
    this.selection = keeps && last > 0 ? state.selected : clamp(round(this.position), 0, last);
  }

  answer() {
    const { state, selection, position } = this;
    const bar = this.barFrame();
    const indicator = this.hasIndicator ? this.indicatorEnd() : null;
    return {
      selection: {
        index: selection, id: this.tabs[selection].id, previous: state.selected, changed: selection !== state.selected,
        position, offsetRatio: position - selection,
      },
      bar,
      tabs: this.places.map((place, index) => this.tabFrame(place, index, bar)),
      indicator: indicator && {
        x: indicator.left, y: this.bar.height - this.indicator.height, width: indicator.width,
        height: this.indicator.height, cornerRadius: this.indicator.cornerRadius, color: hexadecimal(this.indicator.color),
        opacity: 1,
      },
      pager: this.pagerFrame(),
      animation: this.animation(indicator, bar.offset),
    };
  }

  // The strip.

  clampOffset(offset) {
    return clamp(offset, 0, this.maxOffset);
  }

  target(index) {
    const { bar, current } = this;
    const tab = this.places[index];
    if (bar.scrollTo === "center") return this.clampOffset(tab.left + tab.width / 2 - bar.width / 2);
    if (bar.scrollTo === "start" || tab.width > bar.width) return this.clampOffset(tab.left);
    return this.clampOffset(clamp(current, right(tab) - bar.width, tab.left));
  }

  barStart() {
    if (typeof this.state.barOffset === "number") return this.state.barOffset;
    return this.bar.follow === "drag" ? this.barEnd() : this.target(this.state.selected);
  }

  barEnd() {
    const { bar, state, page } = this;
    if (bar.follow === "selection") {
      const stays = this.selection === state.selected && typeof state.barOffset === "number";
      return stays ? this.current : this.target(this.selection);
    }
    if (!this.followsOffset) return this.target(this.selection);
    const index = Math.floor(page);
    if (page === index) return this.target(index);
    return this.clampOffset(mix(this.target(index), this.target(index + 1), page - index));
  }

  barFrame() {
    const { places, contentWidth, maxOffset } = this;
    const width = this.bar.width;
    const offset = this.barEnd();
    const end = offset + width;
    const slack = Math.min(contentWidth * 1e-12, width * 1e-3);
    const first = (isTrue) => {
      const index = places.findIndex(isTrue);
      return index < 0 ? places.length : index;
    };
    const firstVisible = first((tab) => right(tab) > offset + slack);
    const endVisible = first((tab) => tab.left >= end - slack);
    const leading = first((tab) => tab.left >= offset - slack);
    const cut = first((tab) => right(tab) > end + slack);
    let [backward, forward] = [null, null];
    if (cut < places.length) {
      const left = places[cut].left;
      const target = Math.min(left > offset + slack ? left : end, maxOffset);
      if (target > offset + slack) forward = target;
    }
    if (leading > 0) {
      const edge = right(places[leading - 1]);
      const target = Math.max((edge < end - slack ? edge : offset) - width, 0);
      if (target < offset - slack) backward = target;
    }
    const isAnyVisible = firstVisible < endVisible;
    return {
      contentWidth, offset, minOffset: 0, maxOffset, firstVisible: isAnyVisible ? firstVisible : null,
      lastVisible: isAnyVisible ? endVisible - 1 : null, overflow: { leading, trailing: places.length - cut },
      paging: { backward, forward },
    };
  }

  // The tabs and the pages.

  tabFrame(place, index, bar) {
    const { title } = this;
    const follows = title.follow === "drag" && this.followsOffset;
    const isSelected = index === this.selection;
    const emphasis = follows ? Math.max(0, 1 - Math.abs(this.page - index)) : Number(isSelected);
    const number = (name) => mix(title.normal[name], title.selected[name], emphasis);
    const color = title.normal.color.map((channel, position) =>
      Math.floor(mix(channel, title.selected.color[position], emphasis) + 0.5));
    return {
      id: this.tabs[index].id, x: Math.max(0, place.left), y: 0, width: place.width, height: this.bar.height,
      selected: isSelected, emphasis, fontSize: number("fontSize"), fontWeight: number("fontWeight"),
      scale: number("scale"), color: hexadecimal(color),
      visible: bar.firstVisible !== null && bar.firstVisible <= index && index <= bar.lastVisible,
    };
  }

  pagerFrame() {
    const count = this.places.length;
    const pages = (position) => {
      const first = Math.max(0, clamp(Math.floor(position), -1, count));
      return [first, Math.max(first, Math.min(count, clamp(Math.ceil(position), -1, count) + 1))];
    };
    const [first, end] = pages(this.page);
    const { preload } = this.pager;
    return {
      offset: this.offset, visible: numbers(...pages(this.position)),
      mounted: numbers(Math.max(0, first - preload), Math.min(count, end + preload)), unmount: [],
    };
  }

  // The indicator, and what moves.

  get hasIndicator() {
    return this.indicator !== null && this.indicator.height > 0 && this.indicator.width !== 0;
  }

  rest(index) {
    const tab = this.places[index];
    const { width } = this.indicator;
    const wanted = typeof width === "number" ? Math.min(width, tab.width)
      : width === "tab" ? tab.width
      : width === "label" ? this.tabs[index].labelWidth
      : width.ratio * tab.width;
    return { left: tab.left + (tab.width - wanted) / 2, width: wanted };
  }

  /** The rest on a page; beyond the ends on one like the edge tab. */
  restAt(page) {
    const edge = clamp(page, 0, this.places.length - 1);
    const { left, width } = this.rest(edge);
    return { left: left + (page - edge) * (this.places[edge].width + this.bar.spacing), width };
  }

  indicatorEnd() {
    if (this.indicator.follow === "selection" || !this.followsOffset) return this.rest(this.selection);
    const position = this.pager.clampsOverscroll ? this.page : this.position;
    const page = Math.floor(position);
    const start = this.restAt(page);
    if (position === page) return start;
    const end = this.restAt(page + 1);
    return { left: mix(start.left, end.left, position - page), width: mix(start.width, end.width, position - page) };
  }

  indicatorStart(end) {
    const { state, indicator } = this;
    if (indicator.follow === "drag" && this.isGesture) return end;
    if (state.indicator) return { left: state.indicator.x, width: state.indicator.width };
    return indicator.follow === "selection" && state.phase !== "idle" ? this.rest(state.selected) : end;
  }

  animation(indicatorEnd, barEnd) {
    const { phase } = this.state;
    if (phase === "idle") return null;
    const tracks = { indicator: [], bar: [], titles: [], pager: [] };
    if (indicatorEnd) {
      const start = this.indicatorStart(indicatorEnd);
      const moves = Math.abs(start.left - indicatorEnd.left) > STILLNESS
        || Math.abs(start.width - indicatorEnd.width) > STILLNESS;
      const keyframe = (offset, place) => ({ offset, x: place.left, width: place.width, opacity: 1 });
      if (moves) tracks.indicator = [keyframe(0, start), keyframe(1, indicatorEnd)];
    }
    const barStart = this.bar.follow === "drag" && this.isGesture ? barEnd : this.barStart();
    if (Math.abs(barStart - barEnd) > STILLNESS) {
      tracks.bar = [{ offset: 0, scrollOffset: barStart }, { offset: 1, scrollOffset: barEnd }];
    }
    if (tracks.indicator.length === 0 && tracks.bar.length === 0) return null;
    const isTap = phase === "programmatic";
    const { duration, easing } = isTap ? this.motion.tap : this.motion.settle;
    return { duration, easing, reason: isTap ? "tap" : phase === "settled" ? "settle" : "selection", ...tracks };
  }
}

function hexadecimal([red, green, blue]) {
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}
