import { innerWidth, translation } from "./measure.js";

/** How long a scroll may pause, in milliseconds, before it counts as ended where no event says so. */
const pause = 150;

/** How long after an input, in milliseconds, a scroll may begin and still be the user's. */
const grace = 250;

/**
 * The scroll container with the pages: a logical offset, which grows toward later pages in both writing directions, and who
 * moves it.
 *
 * The scroll position has one owner at a time:
 *
 * - `rest`: nobody. The pages stand where they were put. A scroll event that no input began comes from the page's own script or
 *   from the browser, which snaps anew after a change of size. It is no gesture: nothing is selected before it has been over
 *   for a while, and nothing at all if the size has changed, since the pages are put right then.
 * - `gesture`: the user, from the first scroll event after an input until the browser's glide to a page has ended.
 * - `own`: the client, from `claim` or `scroll` until `release`. Only a new input on the pages takes the position away from it.
 *
 * Chromium's glide after a touch goes on when the scroll position is set, from wherever it is set to. It ends with the box that
 * it moves, so `claim` has the container's box made anew.
 */
export class Scroller {
  #handlers;
  #owner = "rest";
  #movement;
  /** Whether a finger is on the pages. */
  #isTouched = false;
  /** Whether an input has stopped a movement, so that the pages stand between two. */
  #isStopped = false;
  /** Whether the browser's glide has ended under a finger, after which no event says so again. */
  #hasEnded = false;
  /** Until when a scroll is the user's, on the clock of events; a pressed pointer has no end. */
  #armedUntil = 0;
  /** The scroll offset at which the client put the pages. */
  #expected = 0;
  /** The width of the container at which the pages were put there. */
  #width = 0;
  #lastScroll = 0;
  #side = 1;
  #timer;
  /** Values of the container's own style that stand aside, by property. */
  #ownStyle = new Map();
  #stopping = new AbortController();

  /**
   * @param {HTMLElement} element the container, whose children are the pages
   * @param {{onGrab: () => void, onScroll: (phase: string) => void, onDrift: () => void, onRest: () => void}} handlers what to call
   *   when the user stops pages that the client moves, when the user moves them, when something else does, and when they have
   *   come to rest
   */
  constructor(element, handlers) {
    this.element = element;
    this.#handlers = handlers;
    this.look();
    const options = { passive: true, signal: this.#stopping.signal };
    const listen = (name, listener, target = element) => target.addEventListener(name, listener, options);
    listen("touchstart", (event) => this.#touched(event));
    listen("pointerdown", ({ pointerType, target }) => {
      if (pointerType === "touch") return;
      // Where no page is pressed it is the scroll bar. A page scrolls as well when text is selected, but is not stopped by a click.
      if (target === element) this.#input(Infinity);
      else this.#armedUntil = Infinity;
    });
    for (const name of ["pointerup", "pointercancel"]) listen(name, (event) => this.#lifted(event), window);
    listen("wheel", (event) => this.#wheeled(event));
    listen("keydown", ({ key, timeStamp }) => {
      if (key === "ArrowLeft" || key === "ArrowRight") this.#input(timeStamp + grace);
    });
    listen("scroll", (event) => this.#scrolled(event));
    listen("scrollend", () => this.#ended());
  }

  // Inputs

  #touched({ target }) {
    this.#isTouched = true;
    this.#input(Infinity);
    // The page that is touched may be removed meanwhile; the end of the touch is told to it alone.
    const options = { passive: true, signal: this.#stopping.signal };
    const ends = ["touchend", "touchcancel"];
    const lifted = ({ touches, timeStamp }) => {
      if ([...touches].some((touch) => this.element.contains(touch.target))) return;
      for (const name of ends) target.removeEventListener(name, lifted);
      this.#isTouched = false;
      this.#armedUntil = timeStamp + grace;
      this.#wait();
    };
    for (const name of ends) target.addEventListener(name, lifted, options);
  }

  #lifted({ pointerType, timeStamp }) {
    if (pointerType === "touch" || this.#armedUntil !== Infinity || this.#isTouched) return;
    this.#armedUntil = timeStamp + grace;
    this.#wait();
  }

  #wheeled({ deltaX, deltaY, shiftKey, timeStamp }) {
    if (Math.abs(deltaX) > Math.abs(deltaY) || shiftKey) this.#input(timeStamp + grace);
  }

  /** An input on the pages that may scroll them: they are the user's if they scroll until then. */
  #input(until) {
    const isStopped = this.#owner === "own";
    if (isStopped) {
      this.#handlers.onGrab();
      this.#owner = "rest";
      this.#isStopped = true;
    }
    this.#armedUntil = until;
    if (isStopped && until !== Infinity) this.#wait();
  }

  // Scrolls

  #scrolled({ timeStamp }) {
    // The pages are put right when the new size is measured.
    if (this.element.clientWidth !== this.#width) return;
    if (this.#owner !== "gesture" && Math.abs(this.scrolled - this.#expected) < 1) return;
    if (this.#owner === "own") {
      // A finger that has been on the pages all the time goes on with them.
      if (this.#isTouched) this.#input(Infinity);
      else return;
    }
    this.#lastScroll = timeStamp;
    this.#hasEnded = false;
    const isUsers = this.#owner === "gesture" || timeStamp <= this.#armedUntil;
    if (isUsers) {
      this.#owner = "gesture";
      this.#handlers.onScroll(this.#isTouched ? "dragging" : "decelerating");
    } else {
      this.#handlers.onDrift();
    }
    if (!isUsers || !("onscrollend" in window)) this.#wait();
  }

  #ended() {
    if (this.#owner === "gesture") {
      if (this.#isTouched) this.#hasEnded = true;
      else this.#rest();
    }
    // A browser whose glide could not be stopped has moved the pages away.
    if (this.#owner === "own" && Math.abs(this.scrolled - this.#expected) >= 1) this.#put(this.#expected);
  }

  /** Waits until there has been no scroll for a while; then the pages have come to rest. */
  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#isTouched || this.#owner === "own") return;
      if (performance.now() - this.#lastScroll < pause) return this.#wait();
      // The browser says when a glide has ended.
      if (this.#owner === "gesture" && "onscrollend" in window && !this.#hasEnded) return;
      const isAway = Math.abs(this.scrolled - this.#expected) >= 1 && this.element.clientWidth === this.#width;
      if (this.#isStopped || this.#owner === "gesture" || isAway) this.#rest();
    }, pause);
  }

  #rest() {
    this.#owner = "rest";
    this.#isStopped = false;
    if (this.#armedUntil !== Infinity) this.#armedUntil = 0;
    this.#expected = this.scrolled;
    this.#handlers.onRest();
  }

  // Movements of the client

  /**
   * Takes the position from the browser's glide, before it is known where the pages go. A finger keeps it.
   *
   * @returns the movement that begins, for `release`
   */
  claim() {
    if (this.#isTouched) return undefined;
    if (this.#owner === "gesture") this.#cut();
    return this.#own();
  }

  /** Scrolls there at once. The pages are the client's until `release`, or the user's next input. */
  scroll(offset, snaps = true) {
    this.claim();
    this.#own();
    this.look();
    this.snaps = snaps;
    this.#put(offset);
    if (snaps) this.release();
  }

  /** The movement of the client that began last. */
  get movement() {
    return this.#movement;
  }

  /** Ends a movement, unless another has begun since: the pages snap again, and are nobody's. */
  release(movement = this.#movement) {
    if (movement !== this.#movement) return;
    if (this.#owner === "own") this.#owner = "rest";
    this.snaps = true;
  }

  #own() {
    clearTimeout(this.#timer);
    this.#owner = "own";
    this.#isStopped = false;
    if (!this.#isTouched) this.#armedUntil = 0;
    return (this.#movement = {});
  }

  #put(offset) {
    this.element.scrollTo({ left: this.#side * offset, behavior: "instant" });
    this.#expected = this.scrolled;
  }

  /** Ends the browser's glide where it is. */
  #cut() {
    const { element } = this;
    const left = element.scrollLeft;
    this.snaps = false;
    this.#override("display", getComputedStyle(element).display === "flow-root" ? "flex" : "flow-root");
    // The box is made when it is measured.
    void element.offsetWidth;
    this.#override("display", null);
    element.scrollTo({ left, behavior: "instant" });
    this.#expected = this.scrolled;
  }

  /** Sets a property of the container's style, or for null gives back the value that the page had set. */
  #override(name, value) {
    const { style } = this.element;
    if (value !== null) {
      if (!this.#ownStyle.has(name)) this.#ownStyle.set(name, style[name]);
      style[name] = value;
    } else if (this.#ownStyle.has(name)) {
      style[name] = this.#ownStyle.get(name);
      this.#ownStyle.delete(name);
    }
  }

  // What is known of the pages

  get pages() {
    return [...this.element.children];
  }

  /** The width of a page. */
  get pageWidth() {
    return innerWidth(this.element);
  }

  /** Looks which way the pages are read and how wide the container is: at a frame of a scroll it is not asked. */
  look() {
    this.#width = this.element.clientWidth;
    this.#side = getComputedStyle(this.element).direction === "rtl" ? -1 : 1;
  }

  get isRightToLeft() {
    return this.#side < 0;
  }

  /** The offset that the container is scrolled to. */
  get scrolled() {
    return this.#side * this.element.scrollLeft;
  }

  /** The offset at which the pages are seen, animations included. */
  get offset() {
    const page = this.element.firstElementChild;
    const moved = page ? translation(page) : 0;
    return this.scrolled - this.#side * moved;
  }

  /** Whether the pages snap. They must not while they stand between two, or are moved, which moves what they snap to. */
  set snaps(isOn) {
    this.#override("scrollSnapType", isOn ? null : "none");
  }

  /** The keyframes that show the pages of a container which has arrived already where a track has them. */
  keyframes(track) {
    const end = this.scrolled;
    return track.map(({ offset, scrollOffset }) => ({ offset, transform: `translateX(${this.#side * (end - scrollOffset)}px)` }));
  }

  /** Lets go of the container as the page had it. */
  stop() {
    clearTimeout(this.#timer);
    this.snaps = true;
    this.#stopping.abort();
  }
}
