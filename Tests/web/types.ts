// What a page written in TypeScript does with the client: it is compiled by the tests, and never runs.
import { TabBar, WasmEngine, type Event, type LayoutResponse, type TabBarConfiguration } from "../../Web/tab-layout.js";

const configuration: TabBarConfiguration = {
  preset: "titles",
  tabs: ["One", { title: "Two", labelWidth: 30 }],
  bar: { width: 390, sizing: { mode: "auto", padding: { leading: 2 } } },
  indicator: null,
  motion: { tap: { easing: { spring: { duration: 0.4, bounce: 0.2 } } }, reduced: "both" },
};
const event: Event = { type: "tap", index: 1 };

// @ts-expect-error: there is no such value.
export const misspelt: TabBarConfiguration = { tabs: [], bar: { follow: "drug" } };
// @ts-expect-error: a fling has a velocity.
export const nothing: Event = { type: "fling" };

export async function compute(): Promise<number> {
  const engine = await WasmEngine.load("/tab-layout.wasm");
  const layout: LayoutResponse = engine.layout({ configuration, state: { offset: 3 } });
  const transition = engine.transition({ configuration, event, sample: { fps: 60 } });
  const spring: number = transition.animation?.duration ?? 0;
  return (layout.tabs[0]?.x ?? 0) + (layout.indicator?.x ?? 0) + spring + (transition.frames?.length ?? 0);
}

export async function attach(list: HTMLElement, pager: HTMLElement): Promise<void> {
  const bar = await TabBar.attach({ list, pager, engine: { wasm: "/tab-layout.wasm" }, configuration: { preset: "mui" } });
  bar.addEventListener("change", (change) => console.log(change.detail.index));
  bar.addEventListener("other", null);
  await bar.press("Home");
}
