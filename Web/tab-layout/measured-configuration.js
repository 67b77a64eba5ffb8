// The part of a configuration that the page has the say in: how wide things are, which way they are read, what the tabs are.

import { innerWidth, labelWidths } from "./measure.js";

/** An object without its members that are undefined. */
export const defined = (object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

/** What an element says of its tab: `data-id`, `data-width`, and `disabled` or `aria-disabled`. */
export function settingsOf(tab) {
  const isDisabled = tab.getAttribute("aria-disabled") === "true" || tab.hasAttribute("disabled");
  // A disabled button takes no focus, and is silent for a screen reader.
  tab.removeAttribute("disabled");
  const { id, width } = tab.dataset;
  return defined({ id, width: width === undefined ? undefined : Number(width), enabled: isDisabled ? false : undefined });
}

/**
 * Writes what the page has the say in into a configuration. What is given has precedence where it is about the reader: the
 * direction, the pixel ratio, reduced motion.
 *
 * @param configuration a whole configuration; its tabs are replaced
 * @param given the settings that its maker asked for
 * @param settings what is known of each tab besides its title and width: `{id, enabled, width}`
 * @param {Drawing} drawing the strip of titles
 * @param {Scroller} scroller the pages
 */
export function measureConfiguration(configuration, given, settings, drawing, scroller) {
  const { bar, pager, motion, title } = configuration;
  bar.width = innerWidth(drawing.list) || bar.width;
  pager.pageWidth = scroller.pageWidth || bar.width;
  bar.direction = given.bar?.direction ?? getComputedStyle(scroller.element).direction;
  bar.pixelRatio = given.bar?.pixelRatio === undefined ? null : given.bar.pixelRatio;
  motion.reduced = given.motion?.reduced ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
  for (const tab of drawing.tabs) tab.dir = bar.direction;
  const labels = drawing.tabs.map((tab) => drawing.label(tab));
  const widths = labelWidths(labels, title.normal);
  configuration.tabs = labels.map((label, index) => ({
    ...settings[index],
    title: label.textContent.trim(),
    labelWidth: widths[index],
  }));
}
