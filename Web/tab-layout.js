// tab-layout in a page: tabs over swipeable pages, laid out and moved by the layout module as WebAssembly or by the service.
//
//     import { TabBar } from "/tab-layout.js";
//
//     const bar = await TabBar.attach({
//       list: document.querySelector("#tabs"),
//       pager: document.querySelector("#pages"),
//       engine: { wasm: "/tab-layout.wasm" },
//       configuration: { preset: "underline" },
//     });
//     bar.addEventListener("change", ({ detail }) => console.log("selected", detail.id));
//
// tab-layout.d.ts declares the types of everything here.
export { connect } from "./tab-layout/connect.js";
export { TabBar } from "./tab-layout/tab-bar.js";
export { HTTPEngine } from "./tab-layout/http-engine.js";
export { TabLayoutError } from "./tab-layout/problem.js";
export { WasmEngine } from "./tab-layout/wasm-engine.js";
