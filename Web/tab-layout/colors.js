import { refuse } from "./problem.js";

/** The number 0xRRGGBBAA of a colour `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export function colorNumber(text, pointer) {
  if (typeof text !== "string") refuse(pointer, "wrong-type", "expected a string");
  if (/^#[0-9a-f]{3}$/i.test(text)) return parseInt(text.slice(1).replace(/./g, "$&$&") + "ff", 16);
  if (/^#[0-9a-f]{6}$/i.test(text)) return parseInt(text.slice(1) + "ff", 16);
  if (/^#[0-9a-f]{8}$/i.test(text)) return parseInt(text.slice(1), 16);
  return refuse(pointer, "invalid-color", `"${text}" is no colour; expected #rgb, #rrggbb or #rrggbbaa in hexadecimal digits`);
}

/** The colour of a number 0xRRGGBBAA: `#rrggbb`, or `#rrggbbaa` where it is not opaque. */
export function colorText(value) {
  const text = value.toString(16).padStart(8, "0");
  return `#${text.endsWith("ff") ? text.slice(0, 6) : text}`;
}
