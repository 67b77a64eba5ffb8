import { colorText } from "./colors.js";
import { phases } from "./places.js";

/** What `bar.at` answers, from the answer of a layout: the engine in the page and the service tell the same. */
export function frameOf({ selection, bar, tabs, indicator, pager }) {
  const title = ({ emphasis, fontSize, fontWeight, scale, color }, index) => ({ index, emphasis, fontSize, fontWeight, scale, color });
  return {
    selection,
    bar: { offset: bar.offset },
    indicator: indicator && { x: indicator.x, width: indicator.width, opacity: indicator.opacity, color: indicator.color },
    titles: tabs.map(title).filter(({ emphasis }) => emphasis > 0),
    pager: { offset: pager.offset, visible: pager.visible, mounted: pager.mounted },
  };
}

/** What of a state `bar.at` reads itself; what a state has besides is left to the layout. */
const known = new Set(["offset", "phase", "velocity", "selected", "barOffset", "indicator", "focused"]);

/** A number, NaN for one that is not given, and undefined for what is no number. */
const optional = (value) => (value === undefined || value === null ? NaN : Number.isFinite(value) ? value : undefined);

/** The numbers of a state, from TL_OFFSET to TL_FOCUSED; undefined where a member is not what it should be. */
function numbersOf(state, count) {
  if (state === null || typeof state !== "object") return undefined;
  for (const name in state) if (!known.has(name)) return undefined;
  const { offset, phase = "idle", velocity = 0, selected = count > 0 ? 0 : null, barOffset, indicator, focused } = state;
  if (offset === null || velocity === null) return undefined;
  const placed = indicator ?? { x: NaN, width: NaN };
  if (indicator && Object.keys(indicator).join() !== "x,width") return undefined;
  const place = phases.indexOf(phase);
  const ends = indicator ? [optional(placed.x ?? "none"), optional(placed.width ?? "none")] : [NaN, NaN];
  return [optional(offset), place < 0 ? undefined : place, optional(velocity), optional(selected), optional(barOffset), ...ends, 0, optional(focused)];
}

/** A bar whose configuration the module has read and checked: what a page asks for at every frame. */
export class PreparedBar {
  #call;
  #free;
  #ids;
  #layout;

  /**
   * @param {(state: number[]) => Float64Array | undefined} call answers the numbers of a frame; undefined where the state is refused
   * @param {() => void} free gives the bar back
   * @param {string[]} ids the names of the tabs
   * @param {(state: object) => object} layout the layout at a state, which says what is wrong with one
   */
  constructor(call, free, ids, layout) {
    this.#call = call;
    this.#free = free;
    this.#ids = ids;
    this.#layout = layout;
  }

  /**
   * What a frame needs: the selection, where the strip and the indicator are, and the titles that do not look as at rest.
   *
   * @param state as of a request
   */
  at(state = {}) {
    const numbers = numbersOf(state, this.#ids.length);
    const answer = numbers === undefined || numbers.includes(undefined) ? undefined : this.#call(numbers);
    // Refused in the words of a request; or it has members that change nothing here, as pages that are mounted.
    if (answer === undefined) return frameOf(this.#layout(state));
    let position = 0;
    const number = () => answer[position++];
    const given = () => {
      const value = number();
      return Number.isNaN(value) ? null : value;
    };
    const range = () => {
      const list = [];
      const first = number();
      const end = number();
      for (let index = first; index < end; index += 1) list.push(index);
      return list;
    };
    const index = given();
    const selection = { index, id: index === null ? null : this.#ids[index], previous: given(), changed: number() === 1, position: number(), offsetRatio: given() };
    const bar = { offset: number() };
    const isPlaced = number() === 1;
    const indicator = { x: number(), width: number(), opacity: number(), color: colorText(number()) };
    const pager = { offset: number(), visible: range(), mounted: range() };
    const titles = [];
    for (let left = number(); left > 0; left -= 1) {
      titles.push({ index: number(), emphasis: number(), fontSize: number(), fontWeight: number(), scale: number(), color: colorText(number()) });
    }
    return { selection, bar, indicator: isPlaced ? indicator : null, titles, pager };
  }

  /** Gives the bar's memory back; it answers nothing after that. A bar that is let go of without it gives it back some time. */
  free() {
    this.#free();
    this.#call = () => {
      throw new Error("this bar was given back");
    };
  }
}
