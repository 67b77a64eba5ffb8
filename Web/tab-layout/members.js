// The members that requests have, outside of their configurations.

import { refuse, step } from "./problem.js";

const parts = ["configuration", "state"];
/** What the requests of each function may have. What the service alone can do, such as other formats, is unknown here. */
const requestMembers = {
  layout: parts,
  timeline: parts,
  transition: [...parts, "event", "sample"],
  hit_test: [...parts, "point", "minimumTarget"],
};
const stateMembers = ["offset", "phase", "velocity", "selected", "barOffset", "indicator", "mounted", "focused"];
const eventMembers = {
  tap: ["index", "id"],
  settle: [],
  fling: ["velocity"],
  key: ["key"],
  insert: ["at", "tabs"],
  remove: ["index", "id"],
  move: ["from", "to"],
  resize: ["width"],
};

/** Refuses a member of a request, outside of its configuration, that there is not. One that is undefined is none. */
export function checkMembers(name, request) {
  const { state, event, sample, point } = request;
  const events = eventMembers[event?.type];
  for (const [pointer, value, members] of [
    ["", request, requestMembers[name]],
    ["/state", state, stateMembers],
    ["/state/indicator", state?.indicator, ["x", "width"]],
    ["/event", events && event, ["type", ...(events ?? [])]],
    ["/sample", sample, ["times", "fps"]],
    ["/point", point, ["x", "y"]],
  ]) {
    const unknown = Object.keys(value ?? {}).find((member) => value[member] !== undefined && !members.includes(member));
    if (unknown !== undefined) refuse(step(pointer, unknown), "unknown-member", `there is no member "${unknown}" here`);
  }
}
