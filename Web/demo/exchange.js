// What was asked and answered, as JSON and as a command.

const paths = { layout: "/v1/layout", transition: "/v1/transition", timeline: "/v1/timeline" };

/** JSON with short objects on one line, as people write it. */
export function pretty(value, indent = "") {
  const short = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  if (value === null || typeof value !== "object" || short.length + indent.length <= 72) return short;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + pretty(item, inner)).join(",\n")}\n${indent}]`;
  const members = Object.entries(value).map(([name, item]) => `${inner}${JSON.stringify(name)}: ${pretty(item, inner)}`);
  return `{\n${members.join(",\n")}\n${indent}}`;
}

/** A command that asks the service the same. Quotes in a shell's quotes are written as they must be. */
export function curl(endpoint, request) {
  const body = JSON.stringify(request).replaceAll("'", `'\\''`);
  return `curl -s ${location.origin}${paths[endpoint]} -H 'Content-Type: application/json' -d '${body}'`;
}

export const pathOf = (endpoint) => `POST ${paths[endpoint]}`;
