import { refuse } from "./problem.js";

// The names of tabs, which the layout itself does not know: an id that is given, else the tab's index.

const givenName = (tab) => (typeof tab === "object" && tab !== null ? tab.id : undefined);
const title = (tab) => (typeof tab === "string" ? tab : tab.title);
const asIndex = (name) => (/^(?:0|[1-9]\d{0,4})$/.test(name ?? "") ? Number(name) : undefined);

/** The name of the tab at an index. */
export const nameOf = (tabs) => (index) => givenName(tabs[index]) ?? String(index);

const members = ["id", "title", "labelWidth", "width", "enabled"];

/** Refuses tabs that are none, and names that two of them have. */
export function checkTabs(tabs, pointer, limit = 10_000) {
  if (!Array.isArray(tabs)) refuse(pointer, "wrong-type", "expected an array of titles or objects");
  if (tabs.length > limit) refuse(pointer, "out-of-range", `expected at most ${limit} tabs, not ${tabs.length}`);
  const seen = new Set();
  tabs.forEach((tab, index) => {
    if (typeof tab === "string") return;
    if (tab === null || typeof tab !== "object") refuse(`${pointer}/${index}`, "wrong-type", "expected a title or an object");
    const unknown = Object.keys(tab).find((name) => !members.includes(name));
    if (unknown !== undefined) refuse(`${pointer}/${index}/${unknown}`, "unknown-member", `there is no member "${unknown}" here`);
    if (tab.id === undefined) return;
    const other = asIndex(tab.id);
    const isIndex = other !== undefined && other !== index && other < tabs.length && givenName(tabs[other]) === undefined;
    if (seen.has(tab.id) || isIndex) refuse(`${pointer}/${index}/id`, "duplicate-id", "another tab has this id too");
    seen.add(tab.id);
  });
}

/** An event that names its tab by its index, where it named it by its id. */
export function indexed(event, tabs) {
  if (event?.id === undefined) return event;
  const { id, ...rest } = event;
  if (event.index !== undefined) refuse("/event/id", "not-allowed", "the index or the id of a tab, not both");
  const index = tabs.findIndex((_, position) => nameOf(tabs)(position) === id);
  if (index < 0) refuse("/event/id", "out-of-range", `no tab has the id "${id}"`);
  return { ...rest, index };
}

/** Which tab, by its old index, stands where after an edit; undefined for one that is inserted. */
function origins(event, count) {
  const indices = Array.from({ length: count }, (_, index) => index);
  if (event.type === "insert") indices.splice(event.at, 0, ...event.tabs.map(() => undefined));
  if (event.type === "remove") indices.splice(event.index, 1);
  if (event.type === "move") indices.splice(event.to, 0, ...indices.splice(event.from, 1));
  return indices;
}

/**
 * The tabs after an edit, each under a name of its own: those that were there keep the names that they had, given or by default,
 * and an inserted one without a name gets the least whole number that no tab has.
 *
 * @param frames what the layout says of each tab after the edit
 */
export function editedTabs(tabs, event, frames) {
  const inserted = event.type === "insert" ? event.tabs : [];
  const taken = new Set([...tabs, ...inserted].map((tab) => asIndex(givenName(tab))));
  tabs.forEach((tab, index) => {
    if (givenName(tab) === undefined) taken.add(index);
  });
  let free = 0;
  return origins(event, tabs.length).map((origin, index) => {
    const source = origin === undefined ? inserted[index - event.at] : tabs[origin];
    let id = givenName(source) ?? (origin === undefined ? undefined : String(origin));
    if (id === undefined) {
      while (taken.has(free)) free += 1;
      taken.add(free);
      id = String(free);
    }
    const { labelWidth, width, enabled } = frames[index];
    const tab = { id };
    if (title(source) !== undefined) tab.title = title(source);
    if (!Number.isNaN(labelWidth)) tab.labelWidth = labelWidth;
    if (!Number.isNaN(width)) tab.width = width;
    return enabled ? tab : { ...tab, enabled };
  });
}
