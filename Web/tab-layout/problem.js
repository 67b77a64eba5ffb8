/**
 * A request that breaks the contract, or that could not be answered.
 *
 * `errors` has every fault with the JSON Pointer of its place, as the service answers them: `{pointer, code, detail}`.
 */
export class TabLayoutError extends Error {
  /**
   * @param {string} message what is wrong
   * @param {{pointer: string, code: string, detail: string}[]} errors each fault
   * @param {number} status the HTTP status that the service gives it; 0 when the service was not reached
   */
  constructor(message, errors = [], status = 422) {
    super(message);
    this.name = "TabLayoutError";
    this.errors = errors;
    this.status = status;
  }
}

/** Throws the one fault of a request. */
export function refuse(pointer, code, detail) {
  throw new TabLayoutError(`${pointer || "the request"}: ${detail}`, [{ pointer, code, detail }]);
}

/** A step of a JSON Pointer (RFC 6901 §3). */
export function step(pointer, name) {
  return `${pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
