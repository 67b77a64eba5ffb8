// Asks the service at the given address through what openapi-generator made for TypeScript.
import { Configuration, LayoutApi, type TabBarConfiguration } from "./made/index";

declare const process: { argv: string[]; exit(code: number): void };

const configuration: TabBarConfiguration = {
  preset: "underline",
  tabs: [{ title: "One", labelWidth: 30 }, { labelWidth: 50 }, { labelWidth: 40 }],
  bar: { width: 390, sizing: { mode: "content", padding: 12 } },
  motion: { tap: { easing: { spring: { duration: 0.4, bounce: 0.2 } } } },
};

async function ask(): Promise<void> {
  const api = new LayoutApi(new Configuration({ basePath: process.argv[2] }));
  const moment = await api.layout({ layoutRequest: { configuration, state: { selected: 1 } } });
  const moved = await api.transition({ transitionRequest: { configuration, event: { type: "tap", index: 2 } } });
  const widths = moment.tabs.map((tab) => tab.width).join(" ");
  if (widths !== "54 74 64" || moved.state.selected !== 2 || moved.animation === null) throw new Error(JSON.stringify({ moment, moved }));
}

ask().catch((error) => {
  console.error(error);
  process.exit(1);
});
