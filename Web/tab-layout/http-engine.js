import { frameOf } from "./prepared-bar.js";
import { TabLayoutError } from "./problem.js";

/** How long an answer is waited for, in milliseconds: what comes after it waits too. */
const patience = 10_000;

/** Has the service compute; every method answers a promise of what `WasmEngine` answers at once. */
export class HTTPEngine {
  #base;

  /** @param {string | URL} service the address of the service; its paths are relative to it */
  constructor(service) {
    this.#base = new URL(service, globalThis.location?.href);
    if (!this.#base.pathname.endsWith("/")) this.#base.pathname += "/";
  }

  /** Whether the answers are promises. */
  get isAsynchronous() {
    return true;
  }

  async preset(name) {
    return (await this.#fetch(`v1/presets/${encodeURIComponent(name)}`)).configuration;
  }

  layout(request) {
    return this.#compute("layout", request);
  }

  transition(request) {
    return this.#compute("transition", request);
  }

  timeline(request) {
    return this.#compute("timeline", request);
  }

  hitTest(request) {
    return this.#compute("hit-test", request);
  }

  /** A bar whose configuration the service has found right. */
  async bar(configuration) {
    const kept = structuredClone(configuration);
    await this.layout({ configuration: kept });
    return { at: async (state) => frameOf(await this.layout({ configuration: kept, state })), free() {} };
  }

  #compute(name, request) {
    return this.#fetch(`v1/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(request),
    });
  }

  async #fetch(path, options) {
    let response;
    try {
      response = await fetch(new URL(path, this.#base), { ...options, signal: AbortSignal.timeout(patience) });
    } catch (error) {
      throw new TabLayoutError(`the service cannot be reached: ${error.message}`, [], 0);
    }
    // What stands in front of the service answers in a language of its own, or not to the end.
    const answer = await response.json().catch(() => undefined);
    if (response.ok && answer !== undefined) return answer;
    throw new TabLayoutError(answer?.detail ?? `the service cannot be heard: ${response.status}`, answer?.errors ?? [], response.status);
  }
}
