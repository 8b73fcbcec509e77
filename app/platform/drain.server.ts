import type { Server, ServerResponse } from "node:http";

/** The requests in flight on one server, so that it can stop without cutting any off. */
export class Drain {
  private readonly answers = new Set<ServerResponse>();
  private server: Server | undefined;
  private begun = false;
  private done = () => {};
  private readonly emptied = new Promise<void>((resolve) => (this.done = resolve));

  /** How many there are. */
  get size(): number {
    return this.answers.size;
  }

  /** The server it is about; one that comes to be known after {@link begin} is closed at once. */
  serve(server: Server): void {
    this.server = server;
    if (this.begun) server.close();
  }

  /** Counts a request until its answer has left or its client has gone. */
  add(answer: ServerResponse): void {
    this.answers.add(answer);
    if (this.begun) answer.setHeader("Connection", "close");
    answer.once("close", () => {
      this.answers.delete(answer);
      if (!this.begun) return;
      // An answer whose headers had gone before the drain began leaves its connection open.
      this.server?.closeIdleConnections();
      this.check();
    });
  }

  /** Takes no further connection and ends idle ones; resolves when no request is in flight any more. */
  begin(): Promise<void> {
    if (!this.begun) {
      this.begun = true;
      this.server?.close();
      for (const answer of this.answers) {
        if (!answer.headersSent) answer.setHeader("Connection", "close");
      }
      this.check();
    }
    return this.emptied;
  }

  private check(): void {
    if (this.answers.size === 0) this.done();
  }
}
