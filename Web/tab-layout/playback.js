import { indicatorStyle, titleStyle } from "./drawing.js";

/** Plays the animation of an answer above what is drawn at rest, all of it on one clock. */
export class Playback {
  /** The animations that run, by the element that they move. */
  #running = new Map();

  /**
   * @param {object} animation the animation of an answer
   * @param {import("./drawing.js").Drawing} drawing the strip, drawn as it will be in the end
   * @param {import("./scroller.js").Scroller | undefined} scroller the pages, scrolled to where they will be in the end
   */
  play(animation, drawing, scroller) {
    const { duration, easing } = animation;
    const clock = document.timeline.currentTime;
    const start = (element, keyframes) => {
      if (keyframes.length === 0 || duration === 0) return;
      const running = element.animate(keyframes, { duration, easing });
      running.startTime = clock;
      this.#keep(element, running);
    };
    start(drawing.indicator, animation.indicator.map((frame) => ({ offset: frame.offset, ...indicatorStyle(frame) })));
    start(drawing.content, drawing.keyframes(animation.bar));
    for (const { index, keyframes } of animation.titles) {
      start(drawing.label(drawing.tabs[index]), keyframes.map((frame) => ({ offset: frame.offset, ...titleStyle(frame) })));
    }
    for (const { index, keyframes } of animation.tabs ?? []) {
      const end = keyframes[keyframes.length - 1].x;
      const tab = drawing.tabs[index];
      start(tab, keyframes.map(({ offset, x, width, opacity }) => ({ offset, transform: `translateX(${x - end}px)`, width: `${width}px`, opacity: String(opacity) })));
    }
    if (scroller) {
      const keyframes = scroller.keyframes(animation.pager);
      for (const page of scroller.pages) start(page, keyframes);
    }
  }

  /** The looks that titles have at this moment on their way, by label. */
  looks() {
    const looks = new Map();
    for (const element of this.#running.keys()) {
      if (!element.classList.contains("tab-layout-label")) continue;
      const { fontSize, fontWeight, transform, color } = getComputedStyle(element);
      looks.set(element, { fontSize, fontWeight, transform, color });
    }
    return looks;
  }

  /** Leads titles that were on their way from the look that they had, so that no title jumps. */
  resume(looks, animation) {
    const { duration = 0, easing = "linear" } = animation ?? {};
    for (const [label, look] of looks) {
      const running = this.#running.get(label);
      if (running) {
        const [, ...rest] = running.effect.getKeyframes();
        running.effect.setKeyframes([{ offset: 0, ...look }, ...rest.map(({ computedOffset, composite, easing: own, ...frame }) => frame)]);
      } else if (duration > 0 && label.isConnected) {
        this.#keep(label, label.animate([look, {}], { duration, easing }));
      }
    }
  }

  #keep(element, running) {
    this.#running.get(element)?.cancel();
    this.#running.set(element, running);
    const forget = () => {
      if (this.#running.get(element) === running) this.#running.delete(element);
    };
    running.finished.then(forget, forget);
  }

  /** Whether anything runs. */
  get isPlaying() {
    return this.#running.size > 0;
  }

  /** Whether an element is on its way. */
  moves(element) {
    return this.#running.has(element);
  }

  /** Fulfilled when all that runs now has ended, one way or the other. */
  get finished() {
    return Promise.allSettled(this.animations.map(({ finished }) => finished));
  }

  /** The animations that run. */
  get animations() {
    return [...this.#running.values()];
  }

  /** Stops the clock, as while an answer is waited for. */
  pause() {
    for (const running of this.animations) running.pause();
  }

  /** Lets the clock go on. */
  goOn() {
    for (const running of this.animations) if (running.playState === "paused") running.play();
  }

  /** Ends everything at once; what is drawn at rest is seen. */
  cancel() {
    for (const running of this.animations) running.cancel();
    this.#running.clear();
  }

  /** Ends the animations of some elements. */
  cancelOf(elements) {
    for (const element of elements) {
      this.#running.get(element)?.cancel();
      this.#running.delete(element);
    }
  }
}
