import type { Server, ServerResponse } from "node:http";
import { Server as ListeningServer } from "node:net";
import { gauge } from "~/server/log/metrics.server";
import { timeOut } from "./client-errors.server";
import type { Middleware } from "./middleware";
import { hurryBody, hurryReader } from "./timeouts.server";

/** Tracks requests in flight, so that the server stops without cutting off any but those that are too slow. */
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

  readonly middleware: Middleware = (_req, res, next) => {
    this.inFlight.add(res);
    if (this.begun) {
      res.setHeader("Connection", "close");
      this.hurry(res);
    }
    res.once("close", () => {
      this.inFlight.delete(res);
      if (!this.begun) return;
      // A response whose headers were sent before the drain began leaves its connection open.
      this.closeIdle();
      this.check();
    });
    next();
  };

  /** Accepts no further connection and closes idle ones; resolves when no request is in flight any more. */
  begin(): Promise<void> {
    if (!this.begun) {
      this.begun = true;
      // An HTTP server's own `close` closes idle connections at once.
      if (this.server) ListeningServer.prototype.close.call(this.server);
      this.closeIdle();
      for (const res of this.inFlight) {
        if (!res.headersSent) res.setHeader("Connection", "close");
        this.hurry(res);
      }
      this.check();
    }
    return this.emptied;
  }

  /** Waits for responses that are written but not yet sent: Node counts their connections as idle. */
  private closeIdle(): void {
    const isSending = [...this.inFlight].some((res) => res.writableEnded);
    if (!isSending) this.server?.closeIdleConnections();
  }

  private hurry(res: ServerResponse): void {
    const { req } = res;
    hurryReader(res);
    if (req.complete) return;
    hurryBody(req, () => this.server && timeOut(this.server, req.socket));
  }

  private check(): void {
    if (this.inFlight.size === 0) this.done();
  }
}
