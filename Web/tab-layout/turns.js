/**
 * In which order a bar does what takes time, since an engine may answer late.
 *
 * A moment (a scroll, a tap, a key, a measuring) is given up when a newer one is asked for: only the newest can still be seen. A
 * change (an edit of the tabs) is never given up: it begins when everything asked for before it has come to its end, and what is
 * asked for after it waits until it is made.
 */
export class Turns {
  #newest = 0;
  #isOver = false;

  /** Whether everything was given up for good. */
  get isOver() {
    return this.#isOver;
  }

  /** What goes on and on at this moment. */
  #flow = null;
  /** Fulfilled when every change asked for so far is made, or has failed. */
  #changes = Promise.resolve();
  /** Fulfilled when the newest moment is shown, or has failed. */
  #moment = Promise.resolve();

  /**
   * @param {(isCurrent: () => boolean) => Promise<void>} show shows the moment, unless it is no longer the newest: to be asked after
   *   everything that it waits for
   */
  async moment(show) {
    const turn = (this.#newest += 1);
    const isCurrent = () => turn === this.#newest && !this.#isOver;
    const shown = this.#changes.then(() => {
      if (!isCurrent()) return undefined;
      return show(isCurrent);
    });
    this.#moment = ended(shown);
    await shown;
  }

  /**
   * A moment of something that goes on and on, such as a scroll. One answer at a time is waited for, and shown when it comes; then
   * the newest moment's is. Otherwise none would be shown as long as the next moment is sooner than an answer.
   *
   * @param {(isCurrent: () => boolean) => Promise<void>} show as of `moment`
   */
  flow(show) {
    // One that goes on would keep a change waiting that was asked for meanwhile.
    const flow = this.#flows && this.#flow.changes === this.#changes ? this.#flow : (this.#flow = { changes: this.#changes });
    const end = () => {
      if (this.#flow === flow) this.#flow = null;
    };
    flow.next = show;
    flow.shown ??= this.moment(async (isCurrent) => {
      while (flow.next !== null && isCurrent()) {
        const { next } = flow;
        flow.next = null;
        await next(isCurrent);
      }
      end();
    }).finally(end);
    flow.turn ??= this.#newest;
    return flow.shown;
  }

  /** Whether the newest moment is one of something that goes on. */
  get #flows() {
    return this.#flow !== null && this.#flow.turn === this.#newest;
  }

  /** @param {(isCurrent: () => boolean) => Promise<void>} make makes the change, unless the bar has let go of the page meanwhile */
  async change(make) {
    const isCurrent = () => !this.#isOver;
    const made = Promise.all([this.#changes, this.#moment]).then(() => {
      if (!isCurrent()) return undefined;
      return make(isCurrent);
    });
    this.#changes = ended(made);
    await made;
  }

  /** Gives up the moment that is not shown yet, if it is not one of something that goes on. */
  giveUp() {
    if (!this.#flows) this.#newest += 1;
  }

  /** Gives up everything. */
  end() {
    this.#newest += 1;
    this.#isOver = true;
  }
}

const ended = (promise) => promise.then(() => {}, () => {});
