import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:net";

/**
 * Calls `then` once a server of this process listens on a port, ahead of its first connection. remix-serve makes the
 * server after it has read the application, and tells nobody; Node does
 * (https://nodejs.org/api/diagnostics_channel.html#event-netserverlistenasyncend, since 20.18).
 */
export function onListening(port: number, then: () => void): void {
  const channel = "tracing:net.server.listen:asyncEnd";
  const heard = (message: unknown) => {
    const address = (message as { server: Server }).server.address();
    if (typeof address !== "object" || address?.port !== port) return;
    unsubscribe(channel, heard);
    then();
  };
  subscribe(channel, heard);
}
