import { innerWidth, translation } from "./measure.js";

/** How long a scroll may pause, in milliseconds, before it counts as ended where the browser does not say when it is. */
const pause = 150;

/**
 * The scroll container with the pages: a logical offset, which grows toward later pages in both writing directions, and what
 * the user does to it.
 */
export class Scroller {
  /**
   * @param {HTMLElement} element the container, whose children are the pages
   * @param {{onGrab: () => void, onScroll: (phase: string) => void, onRest: () => void}} handlers what to call when the user takes
   *   hold of the pages, when they move, and when they have come to rest
   */
  constructor(element, handlers) {
    this.element = element;
    this.isTouched = false;
    this.isMoving = false;
    this.expected = 0;
    const listen = (name, listener) => element.addEventListener(name, listener, { passive: true, signal: this.stopping.signal });
    listen("touchstart", () => {
      this.isTouched = true;
      handlers.onGrab();
    });
    for (const name of ["touchend", "touchcancel"]) listen(name, () => (this.isTouched = false));
    listen("wheel", (event) => {
      if (event.deltaX !== 0 || event.shiftKey) handlers.onGrab();
    });
    const rest = () => {
      if (!this.isMoving || this.isTouched) return;
      this.isMoving = false;
      handlers.onRest();
    };
    listen("scroll", () => {
      // A scroll that was set here is no gesture.
      if (!this.isMoving && Math.abs(this.scrolled - this.expected) < 1) return;
      this.isMoving = true;
      handlers.onScroll(this.isTouched ? "dragging" : "decelerating");
      if (!("onscrollend" in window)) {
        clearTimeout(this.timer);
        this.timer = setTimeout(rest, pause);
      }
    });
    listen("scrollend", rest);
  }

  stopping = new AbortController();

  get pages() {
    return [...this.element.children];
  }

  /** The width of a page. */
  get pageWidth() {
    return innerWidth(this.element);
  }

  get isRightToLeft() {
    return getComputedStyle(this.element).direction === "rtl";
  }

  /** The offset that the container is scrolled to. */
  get scrolled() {
    return this.isRightToLeft ? -this.element.scrollLeft : this.element.scrollLeft;
  }

  /** The offset at which the pages are seen, animations included. */
  get offset() {
    const page = this.element.firstElementChild;
    const moved = page ? translation(page) : 0;
    return this.scrolled + (this.isRightToLeft ? moved : -moved);
  }

  /** Whether the pages snap. They must not while they stand between two, or are moved, which moves what they snap to. */
  set snaps(isOn) {
    this.element.style.scrollSnapType = isOn ? "" : "none";
  }

  /** Scrolls there at once. */
  scroll(offset, snaps = true) {
    this.snaps = snaps;
    this.element.scrollTo({ left: this.isRightToLeft ? -offset : offset, behavior: "instant" });
    this.expected = this.scrolled;
  }

  /** The keyframes that show the pages of a container which has arrived already where a track has them. */
  keyframes(track) {
    const end = this.scrolled;
    const side = this.isRightToLeft ? -1 : 1;
    return track.map(({ offset, scrollOffset }) => ({ offset, transform: `translateX(${side * (end - scrollOffset)}px)` }));
  }

  stop() {
    clearTimeout(this.timer);
    this.stopping.abort();
  }
}
