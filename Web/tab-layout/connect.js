import { HTTPEngine } from "./http-engine.js";
import { WasmEngine } from "./wasm-engine.js";

/** An engine: one that is given, or one that is made of `{wasm}` or `{service}`; with both, the service is for want of the file. */
export async function connect(source) {
  if (source instanceof WasmEngine || source instanceof HTTPEngine) return source;
  if (source.wasm === undefined) return new HTTPEngine(source.service);
  try {
    return await WasmEngine.load(source.wasm);
  } catch (error) {
    if (source.service === undefined) throw error;
    return new HTTPEngine(source.service);
  }
}
