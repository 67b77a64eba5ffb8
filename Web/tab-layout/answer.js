import { colorText } from "./colors.js";
import { configurationFrom } from "./configuration.js";
import { easingText } from "./easing.js";
import { phases, reasons } from "./places.js";

/** Reads the numbers that tab-layout.wasm answers as the objects that the service answers. */
export class AnswerReader {
  /**
   * @param {Float64Array} numbers the answer
   * @param {(index: number) => string} id the name of a tab
   */
  constructor(numbers, id) {
    this.numbers = numbers;
    this.position = 0;
    this.id = id;
  }

  number() {
    return this.numbers[this.position++];
  }

  optional() {
    const value = this.number();
    return Number.isNaN(value) ? null : value;
  }

  truth() {
    return this.number() === 1;
  }

  color() {
    return colorText(this.number());
  }

  list(read) {
    const count = this.number();
    const list = [];
    for (let index = 0; index < count; index += 1) list.push(read(index));
    return list;
  }

  /** What stands behind a 1; null behind a 0. */
  maybe(read) {
    return this.truth() ? read() : null;
  }

  selection() {
    const index = this.optional();
    return {
      index,
      id: index === null ? null : this.id(index),
      previous: this.optional(),
      changed: this.truth(),
      position: this.number(),
      offsetRatio: this.optional(),
    };
  }

  bar() {
    return {
      contentWidth: this.number(),
      offset: this.number(),
      minOffset: this.number(),
      maxOffset: this.number(),
      firstVisible: this.optional(),
      lastVisible: this.optional(),
      overflow: { leading: this.number(), trailing: this.number() },
      paging: { backward: this.optional(), forward: this.optional() },
    };
  }

  style() {
    return { fontSize: this.number(), fontWeight: this.number(), scale: this.number(), color: this.color() };
  }

  tab(index) {
    const frame = { id: this.id(index), x: this.number(), y: 0, width: this.number(), height: this.number() };
    return { ...frame, selected: this.truth(), emphasis: this.number(), ...this.style(), visible: this.truth() };
  }

  indicator() {
    return this.maybe(() => ({
      x: this.number(),
      y: this.number(),
      width: this.number(),
      height: this.number(),
      cornerRadius: this.number(),
      color: this.color(),
      opacity: this.number(),
    }));
  }

  range() {
    const [first, end] = [this.number(), this.number()];
    return Array.from({ length: end - first }, (_, index) => first + index);
  }

  pager() {
    return { offset: this.number(), visible: this.range(), mounted: this.range(), unmount: this.list(() => this.number()) };
  }

  indicatorTrack() {
    const track = this.list(() => ({
      offset: this.number(),
      x: this.number(),
      width: this.number(),
      opacity: this.number(),
      color: this.color(),
    }));
    // A colour that does not change is the indicator's.
    if (track.every(({ color }) => color === track[0].color)) for (const keyframe of track) delete keyframe.color;
    return track;
  }

  scrollTrack() {
    return this.list(() => ({ offset: this.number(), scrollOffset: this.number() }));
  }

  titleTrack() {
    return { index: this.number(), keyframes: this.list(() => ({ offset: this.number(), ...this.style() })) };
  }

  tabTrack() {
    const keyframe = () => ({ offset: this.number(), x: this.number(), width: this.number(), opacity: this.number() });
    return { index: this.number(), keyframes: this.list(keyframe) };
  }

  easing() {
    const [kind, ...numbers] = [0, 1, 2, 3, 4].map(() => this.number());
    return easingText(kind, numbers, this.list(() => [this.number(), this.number()]));
  }

  animation() {
    return this.maybe(() => {
      const animation = {
        duration: this.number(),
        easing: this.easing(),
        reason: reasons[this.number()],
        indicator: this.indicatorTrack(),
        bar: this.scrollTrack(),
        titles: this.list(() => this.titleTrack()),
        pager: this.scrollTrack(),
      };
      const tabs = this.list(() => this.tabTrack());
      return animation.reason === "edit" ? { ...animation, tabs } : animation;
    });
  }

  /** Adds the animation, and where both were asked for its reduced twin. */
  animations(answer, hasBoth) {
    answer.animation = this.animation();
    const reduced = this.animation();
    if (hasBoth) answer.reducedAnimation = reduced;
  }

  layout(hasBoth) {
    const answer = {
      selection: this.selection(),
      bar: this.bar(),
      tabs: this.list((index) => this.tab(index)),
      indicator: this.indicator(),
      pager: this.pager(),
    };
    this.animations(answer, hasBoth);
    return answer;
  }

  timeline() {
    return {
      tolerance: this.number(),
      indicator: this.indicatorTrack(),
      bar: this.scrollTrack(),
      titles: this.list(() => this.titleTrack()),
    };
  }

  state() {
    const [offset, selected, barOffset, x, width, focused] = [this.number(), ...[1, 2, 3, 4, 5].map(() => this.optional())];
    const state = { offset, phase: phases[this.number()], velocity: this.number(), selected, barOffset };
    state.indicator = x === null ? null : { x, width };
    // Left out, the selected tab has it.
    return focused === null ? state : { ...state, focused };
  }

  frame() {
    const frame = { time: this.number(), progress: this.number(), velocity: this.number() };
    frame.indicator = this.maybe(() => ({ x: this.number(), width: this.number(), opacity: this.number() }));
    frame.bar = { offset: this.number() };
    frame.pager = { offset: this.number() };
    frame.titles = this.list(() => ({ index: this.number(), ...this.style() }));
    frame.tabs = this.list(() => ({ index: this.number(), x: this.number(), width: this.number(), opacity: this.number() }));
    return frame;
  }

  transition(hasBoth) {
    const answer = { state: this.state(), selection: this.selection() };
    Object.assign(answer, this.maybe(() => ({ focused: this.optional(), handled: this.truth() })));
    answer.bar = this.bar();
    answer.indicator = this.indicator();
    this.animations(answer, hasBoth);
    const frames = this.maybe(() => this.list(() => this.frame()));
    if (frames) answer.frames = frames;
    const edited = this.maybe(() => configurationFrom(this.numbers, this.position));
    if (edited) answer.configuration = edited;
    // Only an edit moves tabs.
    else for (const frame of frames ?? []) delete frame.tabs;
    return answer;
  }
}
