import type { Server, ServerResponse } from "node:http";
import { gauge } from "~/observability/metrics.server";
import type { Middleware } from "./middleware";

/** Tracks the requests in flight, so that the server can stop without cutting any off. */
export class Drain {
  private readonly inFlight = new Set<ServerResponse>();
  private server: Server | undefined;
  private begun = false;
  private done = () => {};
  private readonly emptied = new Promise<void>((resolve) => (this.done = resolve));

  constructor() {
    const help = "Requests whose answers have not ended.";
    gauge("sitewright_http_requests_in_flight", help, [], (own) => own.set(this.inFlight.size));
  }

  /** Sets the server to drain; after {@link begin}, closes it at once. */
  serve(server: Server): void {
    this.server = server;
    if (this.begun) server.close();
  }

  /** Counts a request until its response has been sent or its client has gone. */
  readonly middleware: Middleware = (_req, res, next) => {
    this.inFlight.add(res);
    if (this.begun) res.setHeader("Connection", "close");
    res.once("close", () => {
      this.inFlight.delete(res);
      if (!this.begun) return;
      // A response whose headers were sent before the drain began leaves its connection open.
      this.server?.closeIdleConnections();
      this.check();
    });
    next();
  };

  /** Accepts no further connection and closes idle ones; resolves when no request is in flight any more. */
  begin(): Promise<void> {
    if (!this.begun) {
      this.begun = true;
      this.server?.close();
      for (const res of this.inFlight) {
        if (!res.headersSent) res.setHeader("Connection", "close");
      }
      this.check();
    }
    return this.emptied;
  }

  private check(): void {
    if (this.inFlight.size === 0) this.done();
  }
}
