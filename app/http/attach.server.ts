import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { RequestListener, Server } from "node:http";
import type { Middleware } from "./middleware";

const LISTENING = "tracing:net.server.listen:asyncEnd";

/**
 * Puts a middleware in front of remix-serve. remix-serve makes its server after it has imported the application and
 * does not expose it, but Node announces every server that begins to listen, before it accepts a connection
 * (https://nodejs.org/api/diagnostics_channel.html#event-netserverlistenasyncend, since 20.18).
 * @param port the port that remix-serve listens on; other servers of the process are left alone
 * @param middleware gets each request first; its `next` passes the request to remix-serve
 * @param onServer is called with the server before its first connection
 */
export function attach(
  port: number,
  middleware: Middleware,
  onServer: (server: Server) => void,
): void {
  const onListening = (message: unknown) => {
    const { server } = message as { server: Server };
    const address = server.address();
    if (typeof address !== "object" || address?.port !== port) return;
    unsubscribe(LISTENING, onListening);
    const listeners = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request");
    server.on("request", (req, res) => {
      middleware(req, res, () => {
        for (const listener of listeners) listener.call(server, req, res);
      });
    });
    onServer(server);
  };
  subscribe(LISTENING, onListening);
}
