import { Drawing } from "./drawing.js";
import { Playback } from "./playback.js";
import { Scroller } from "./scroller.js";
import { ScrollFollower } from "./scroll-follower.js";

/** The attributes that the client writes. */
const attributes = [
  "style", "role", "id", "dir", "type", "disabled", "tabindex", "inert",
  "aria-orientation", "aria-selected", "aria-controls", "aria-labelledby", "aria-disabled",
];

/** What is seen of a bar: the strip of titles, the pages, and the animations above both. */
export class Stage {
  /**
   * @param {HTMLElement} list the element with the tabs
   * @param {HTMLElement} pager the container with the pages
   * @param {object} handlers as `Scroller` takes them
   * @param {boolean} usesTimelines whether the browser's scroll timelines may move what follows the pages
   */
  constructor(list, pager, handlers, usesTimelines) {
    this.found = new Map();
    this.remember([list, ...list.children, ...pager.children]);
    this.drawing = new Drawing(list);
    this.scroller = new Scroller(pager, handlers);
    this.playback = new Playback();
    this.follower = new ScrollFollower(this.drawing, pager, usesTimelines);
  }

  /** Remembers how elements were before the client wrote into them. */
  remember(elements) {
    for (const element of elements) {
      if (!this.found.has(element)) this.found.set(element, attributes.map((name) => [name, element.getAttribute(name)]));
    }
  }

  /** The offset at which pages of a width are seen, animations included. */
  offset(pageWidth) {
    return this.#onPage(this.scroller.offset, pageWidth);
  }

  /** The offset that pages of a width, which no animation moves, are scrolled to. */
  scrolled(pageWidth) {
    return this.#onPage(this.scroller.scrolled, pageWidth);
  }

  /** Browsers scroll by whole pixels: what is less than one off a page is on it. */
  #onPage(offset, pageWidth) {
    const page = Math.round(offset / pageWidth) * pageWidth;
    return Math.abs(offset - page) < 1 ? page : offset;
  }

  /** Whether an animation leads the pages somewhere. */
  get isGliding() {
    const page = this.scroller.element.firstElementChild;
    return page !== null && this.playback.moves(page);
  }

  /** Where the indicator is seen on its way; null where it rests or there is none. */
  get movingIndicator() {
    return this.playback.isPlaying ? this.drawing.indicatorExtent : null;
  }

  /** Draws a layout at rest, and scrolls the pages to where it has them, from where an animation leads them there. */
  rest(layout, barHeight, animation = null) {
    this.drawing.draw(layout, barHeight);
    const glides = animation !== null && animation.duration > 0 && animation.pager.length > 0;
    this.scroller.scroll(layout.pager.offset, !glides);
  }

  /**
   * Draws what an answer leads to by `draw`, and plays its animation from what was seen before.
   *
   * @param {boolean} movesPages whether the pages are led by the answer, and not by a finger
   */
  resume({ animation }, draw, movesPages) {
    const looks = this.playback.looks();
    // A track that does not move is left to what moves it already.
    if (animation !== null || movesPages) this.playback.cancel();
    draw();
    if (animation === null) return;
    this.playback.play(animation, this.drawing, movesPages ? this.scroller : undefined);
    this.playback.resume(looks, animation);
    if (movesPages) this.releaseAfterwards(this.scroller.movement);
  }

  /** Ends a movement of the pages once what runs now is over: before that they stand between two, and would snap. */
  releaseAfterwards(movement) {
    void this.playback.finished.then(() => this.scroller.release(movement));
  }

  /** Draws a frame of a scroll. */
  drawFrame(frame, { title }) {
    this.drawing.drawFrame(frame, title.normal, this.follower.isTied);
  }

  /** Draws what follows the pages where they are, as far as it can be known without an answer. */
  follow(configuration) {
    const last = this.drawing.tabs.length - 1;
    if (configuration === undefined || this.follower.isTied || last < 1) return;
    this.follower.place(this.scroller.scrolled / configuration.pager.pageWidth / last);
  }

  /** The user takes hold of the pages: they stay where they are seen. */
  grab() {
    const { pages, offset, scrolled } = this.scroller;
    if (Math.abs(offset - scrolled) < 0.5) return;
    this.playback.cancelOf(pages);
    this.scroller.scroll(offset, false);
  }

  /** Lets go of the elements, as they were found; the pages stay where they are scrolled to. */
  stop() {
    this.scroller.stop();
    this.drawing.stop();
    this.playback.cancel();
    this.follower.stop();
    this.drawing.undo();
    for (const [element, values] of this.found) {
      for (const [name, value] of values) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    }
  }
}
