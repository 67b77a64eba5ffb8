import { Drawing } from "./drawing.js";
import { Playback } from "./playback.js";
import { Scroller } from "./scroller.js";
import { ScrollFollower } from "./scroll-follower.js";

/** What is seen of a bar: the strip of titles, the pages, and the animations above both. */
export class Stage {
  /**
   * @param {HTMLElement} list the element with the tabs
   * @param {HTMLElement} pager the container with the pages
   * @param {object} handlers as `Scroller` takes them
   * @param {boolean} usesTimelines whether the browser's scroll timelines may move what follows the pages
   */
  constructor(list, pager, handlers, usesTimelines) {
    this.drawing = new Drawing(list);
    this.scroller = new Scroller(pager, handlers);
    this.playback = new Playback();
    this.follower = new ScrollFollower(this.drawing, pager, usesTimelines);
  }

  /** The offset of pages of a width. Browsers scroll by whole pixels: what is less than one off a page is on it. */
  offset(pageWidth) {
    const { offset } = this.scroller;
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
   * @param {() => boolean} isUndisturbed whether nothing else has begun since, once the animation is over
   */
  resume({ animation }, draw, movesPages, isUndisturbed) {
    const looks = this.playback.looks();
    // A track that does not move is left to what moves it already.
    if (animation !== null || movesPages) this.playback.cancel();
    draw();
    if (animation === null) return;
    this.playback.play(animation, this.drawing, movesPages ? this.scroller : undefined);
    this.playback.resume(looks, animation);
    void this.playback.finished.then(() => {
      if (movesPages && isUndisturbed()) this.scroller.release();
    });
  }

  /** Draws what follows the pages where they are, as far as it can be known without an answer. */
  follow(configuration) {
    const last = this.drawing.tabs.length - 1;
    if (configuration === undefined || this.follower.isTied || last < 1) return;
    this.follower.place(this.scroller.offset / configuration.pager.pageWidth / last);
  }

  /** The user takes hold of the pages: they stay where they are seen. */
  grab() {
    const { pages, offset, scrolled } = this.scroller;
    if (Math.abs(offset - scrolled) < 0.5) return;
    this.playback.cancelOf(pages);
    this.scroller.scroll(offset, false);
  }

  /** Lets go of the elements, which stay as they are drawn. */
  stop() {
    this.scroller.stop();
    this.playback.cancel();
    this.follower.stop();
  }
}
