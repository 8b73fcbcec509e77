import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { config } from "~/server/config/config.server";
import { droppedLines, log } from "./log.server";
import { counter, exposeProcess, exposition } from "./metrics.server";

/** A scraper in the same network sends one short request: a client that takes longer is disconnected. */
const REQUEST_TIMEOUT_MS = 2_000;
/** Prometheus asks every 15 to 60 seconds and keeps its connection. */
const IDLE_MS = 90_000;

/** The port must not be reachable from outside. Where it cannot be opened, the site still serves: orders matter more. */
export function serveMetrics(): () => void {
  const { metricsPort: port } = config;
  if (port === undefined) return () => undefined;
  exposeProcess();
  const server = createServer({
    headersTimeout: REQUEST_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: IDLE_MS,
    connectionsCheckingInterval: REQUEST_TIMEOUT_MS,
  });
  server.setTimeout(IDLE_MS);
  server.on("request", (req, res) => void answer(req, res));
  server.on("error", (error) => log.error({ err: error, port }, "no metrics: the port failed"));
  server.listen(port);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const [path] = (req.url ?? "").split("?", 1);
  if (path !== "/metrics" || !["GET", "HEAD"].includes(req.method ?? "")) {
    res.writeHead(404).end();
    return;
  }
  try {
    const { type, text } = await exposition();
    res.writeHead(200, { "Content-Type": type, "Content-Length": Buffer.byteLength(text) });
    res.end(req.method === "HEAD" ? undefined : text);
  } catch (error) {
    log.error({ err: error }, "metrics not collected");
    res.writeHead(500).end();
  }
}

export function exposeLog(): void {
  counter(
    "sitewright_log_lines_dropped_total",
    "Lines that standard output did not take and that are lost.",
    [],
    (own) => own.inc(droppedLines()),
  );
}
