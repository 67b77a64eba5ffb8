// What an edit is to the engine, an event, and to the page: elements that come, go or change places.
//
// `arranged` changes the pages and takes the tabs as they were; it gives the tabs as they are then. It is called when the engine
// has answered, so that nothing is seen of an edit before its animation begins.

import { labelWidths } from "./measure.js";

/** A tab and its page are inserted at an index. */
export function insertion(at, tab, page, settings, look, drawing, scroller) {
  drawing.adopt(tab);
  // To be measured it must be in the page.
  tab.style.visibility = "hidden";
  drawing.content.append(tab);
  const label = drawing.label(tab);
  const [labelWidth] = labelWidths([label], look);
  tab.style.visibility = "";
  tab.remove();
  return {
    event: { type: "insert", at, tabs: [{ ...settings, title: label.textContent.trim(), labelWidth }] },
    arranged(tabs) {
      scroller.element.insertBefore(page, scroller.pages[at] ?? null);
      return tabs.toSpliced(at, 0, tab);
    },
  };
}

/** A tab and its page are removed. */
export function removal(index, scroller) {
  return {
    event: { type: "remove", index },
    arranged(tabs) {
      scroller.pages[index]?.remove();
      return tabs.toSpliced(index, 1);
    },
  };
}

/** A tab and its page go to another index. */
export function relocation(from, to, scroller) {
  return {
    event: { type: "move", from, to },
    arranged(tabs) {
      const pages = scroller.pages;
      const [page] = pages.splice(from, 1);
      scroller.element.insertBefore(page, pages[to] ?? null);
      const rest = tabs.toSpliced(from, 1);
      return rest.toSpliced(to, 0, tabs[from]);
    },
  };
}
