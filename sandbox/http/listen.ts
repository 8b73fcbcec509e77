import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listener {
  /** `http://127.0.0.1:port`, without a slash at the end. */
  url: string;
  close(): Promise<void>;
}

/** Serves on loopback only; port 0 takes a free one. Closing ends open sockets too. */
export async function listen(
  port: number,
  serve: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Listener> {
  const server = createServer(serve);
  // No limit for slow uploads, and a longer keep-alive than the clients': a socket that closes during its reuse would
  // be a fault that no test planned.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
