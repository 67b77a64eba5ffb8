import { keyName } from "./aria.js";
import { innerWidth } from "./measure.js";

/** What a bar hears of: clicks, keys, fonts that arrive, sizes and preferences that change. The pages have their `Scroller`. */
export class Input {
  #bar;
  #signal;
  #size;

  /**
   * @param {import("./tab-bar.js").TabBar} bar the bar
   * @param {AbortSignal} signal ends it
   */
  constructor(bar, signal) {
    this.#bar = bar;
    this.#signal = signal;
    const options = { signal };
    bar.list.addEventListener("click", (event) => this.#clicked(event), options);
    bar.list.addEventListener("keydown", (event) => this.#pressed(event), options);
    document.fonts?.addEventListener("loadingdone", () => void bar.refresh(), options);
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", () => void bar.refresh(), options);
  }

  #clicked(event) {
    const index = this.#bar.tabs.findIndex((tab) => tab.contains(event.target));
    if (index >= 0) void this.#bar.select(index);
  }

  #pressed(event) {
    const { configuration, tabs } = this.#bar;
    const key = keyName(event, configuration?.keyboard.orientation);
    if (key === undefined || tabs.length === 0) return;
    // The click that a button makes of Enter and Space would be a second tap.
    event.preventDefault();
    void this.#bar.press(key);
  }

  /** Has the bar measured anew when it gets a size, or another one. */
  watchSizes() {
    const observer = new ResizeObserver(() => {
      if (this.noteSize()) void this.#bar.refresh();
    });
    for (const element of [this.#bar.list, this.#bar.scroller.element]) observer.observe(element);
    this.#signal.addEventListener("abort", () => observer.disconnect());
  }

  /** Whether the list, a page or the pixels have another size than when they were looked at last. */
  noteSize() {
    const { list, scroller } = this.#bar;
    const size = `${innerWidth(list)} ${scroller.pageWidth} ${devicePixelRatio}`;
    if (size === this.#size) return false;
    this.#size = size;
    return true;
  }
}
