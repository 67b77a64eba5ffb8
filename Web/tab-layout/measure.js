// What a layout needs to know of the page: how wide things are, and how they are read.

/** The width of an element's inside in CSS pixels, with its fraction, which `clientWidth` rounds away. */
export function innerWidth(element) {
  const style = getComputedStyle(element);
  return element.offsetWidth === 0
    ? 0
    : element.getBoundingClientRect().width - parseFloat(style.borderLeftWidth) - parseFloat(style.borderRightWidth);
}

/**
 * The width of each label in the look of a title without emphasis. The labels that are seen may be in the middle of changing
 * theirs, so copies of them are measured, all at once.
 *
 * @param {HTMLElement[]} labels the labels, each within its tab
 * @param {{fontSize: number, fontWeight: number}} [look] the look; left out, that of the page's style sheet
 */
export function labelWidths(labels, look) {
  const copies = labels.map((label) => {
    const copy = label.cloneNode(true);
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
    Object.assign(copy.style, { position: "absolute", visibility: "hidden", transform: "none", whiteSpace: "nowrap" });
    if (look) Object.assign(copy.style, { fontSize: `${look.fontSize}px`, fontWeight: String(look.fontWeight) });
    copy.setAttribute("aria-hidden", "true");
    label.parentElement.append(copy);
    return copy;
  });
  const widths = copies.map((copy) => copy.getBoundingClientRect().width);
  for (const copy of copies) copy.remove();
  return widths;
}

/** The horizontal translation of an element at this moment, animations included. */
export function translation(element) {
  const { transform } = getComputedStyle(element);
  return transform === "none" ? 0 : new DOMMatrixReadOnly(transform).m41;
}
