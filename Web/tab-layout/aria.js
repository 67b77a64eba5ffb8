// The WAI-ARIA pattern of tabs: roles, names and states, kept in step with the layout.

let count = 0;

function identify(element, kind) {
  if (!element.id) element.id = `tab-layout-${kind}-${(count += 1)}`;
  return element.id;
}

/** Gives the list, the tabs and the pages their roles, and ties each tab to its page. */
export function assignRoles(list, tabs, pages, orientation) {
  list.setAttribute("role", "tablist");
  if (orientation === "vertical") list.setAttribute("aria-orientation", orientation);
  else list.removeAttribute("aria-orientation");
  tabs.forEach((tab, index) => {
    tab.setAttribute("role", "tab");
    if (tab instanceof HTMLButtonElement) tab.type = "button";
    const page = pages[index];
    if (!page) return;
    page.setAttribute("role", "tabpanel");
    page.setAttribute("aria-labelledby", identify(tab, "tab"));
    tab.setAttribute("aria-controls", identify(page, "page"));
  });
}

/**
 * Says which tab is selected and which one the Tab key leads to. Pages that are not selected take neither focus nor clicks, though
 * a swipe shows them.
 */
export function assignStates(tabs, pages, selected, focused, isEnabled) {
  const stop = focused ?? selected ?? 0;
  tabs.forEach((tab, index) => {
    tab.setAttribute("aria-selected", String(index === selected));
    tab.tabIndex = index === stop ? 0 : -1;
    if (isEnabled(index)) tab.removeAttribute("aria-disabled");
    else tab.setAttribute("aria-disabled", "true");
  });
  pages.forEach((page, index) => {
    page.inert = index !== selected;
    page.tabIndex = 0;
  });
}

/** The key of an event, as the layout names it; undefined for one that is not a bar's, or that has a modifier. */
export function keyName({ key, altKey, ctrlKey, metaKey, shiftKey }, orientation) {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const along = orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  if (key === " ") return "Space";
  return [...along, "Home", "End", "Enter"].includes(key) ? key : undefined;
}
