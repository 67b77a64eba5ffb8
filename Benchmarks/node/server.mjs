// What POST /v1/layout does for the requests of the benchmark, as one would write it for Node: node:http, node:cluster
// with a process for each core, and JSON.parse, nothing else. ../README.md says what it leaves out.
//
//   node server.mjs PORT
import cluster from "node:cluster";
import http from "node:http";
import os from "node:os";
import { layout } from "./layout.mjs";
import { Fault, read } from "./request.mjs";

const BODY_LIMIT = 1 << 20;
const port = Number(process.argv[2]);

if (cluster.isPrimary) {
  const workers = Array.from({ length: os.availableParallelism() }, () => cluster.fork());
  process.once("SIGTERM", () => {
    for (const worker of workers) worker.process.kill();
    process.exit(0);
  });
} else {
  http.createServer(serve).listen(port, "127.0.0.1");
}

function serve(request, response) {
  if (request.url === "/healthz") return response.end("ok\n");
  if (request.url !== "/v1/layout") return refuse(response, 404, "there is nothing here");
  if (request.method !== "POST") return refuse(response, 405, "the method is POST");
  const parts = [];
  let length = 0;
  request.on("data", (part) => {
    length += part.length;
    if (length <= BODY_LIMIT) parts.push(part);
  });
  request.on("end", () => {
    if (length > BODY_LIMIT) return refuse(response, 413, "the body is too long");
    answer(response, Buffer.concat(parts).toString());
  });
}

function answer(response, body) {
  try {
    send(response, 200, "application/json", layout(read(JSON.parse(body))));
  } catch (error) {
    if (error instanceof SyntaxError) return refuse(response, 400, error.message);
    if (error instanceof Fault) return refuse(response, 422, error.message);
    throw error;
  }
}

function refuse(response, status, detail) {
  send(response, status, "application/problem+json", { status, detail });
}

function send(response, status, type, value) {
  const text = JSON.stringify(value);
  response.writeHead(status, { "Content-Type": type, "Content-Length": Buffer.byteLength(text) });
  response.end(text);
}
