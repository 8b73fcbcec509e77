import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { config } from "~/config/config.server";
import { log } from "./log.server";
import { exposeProcess, exposition } from "./metrics.server";

/** A scraper in the same network sends one short request: a client that takes longer is disconnected. */
const REQUEST_TIMEOUT_MS = 2_000;
/** Prometheus asks every 15 to 60 seconds and keeps its connection. */
const IDLE_MS = 90_000;

/**
 * Answers GET /metrics on METRICS_PORT, on every address of the machine; that port must not be reachable from outside.
 * Where the port cannot be opened, the failure is logged and the site still serves: orders matter more than metrics.
 * Without METRICS_PORT it does nothing. The returned function closes the port.
 */
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
