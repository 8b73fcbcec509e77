import { setMaxListeners } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { type Fault, FaultPlan } from "../faults";
import { listen } from "./listen";
import { dropBody, type Reply, sendReply } from "./reply";
import { drain, readText } from "./request-body";

/** A received request; `status` is 0 as long as there is no response. */
export interface RecordedRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Undefined where the provider reads the body as a stream. */
  body?: string;
  bodyBytes: number;
  status: number;
  at: Date;
}

/** A request as its provider handles it. */
export interface Call {
  method: string;
  pathname: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Empty where the provider reads the stream itself. */
  body: string;
  request: IncomingMessage;
  record: RecordedRequest;
  /** Waits for a planned delay; returns the planned response, if there is one, in place of the effect. */
  interrupt(): Promise<Reply | undefined>;
}

export interface ProviderServerOptions {
  port: number;
  /** Longest body in bytes, read as text; `stream` leaves it to the provider. */
  body: number | "stream";
  tooLarge?: () => Reply;
  handle(call: Call): Promise<Reply>;
  /** An error in the provider's format. */
  errorReply(status: number, message: string): Reply;
}

export interface ProviderServer {
  url: string;
  requests: RecordedRequest[];
  /** Plans a fault; the returned function removes it and ends its hanging requests. */
  fail(fault: Fault): () => void;
  /** Clears recorded requests and planned faults. */
  reset(): void;
  close(): Promise<void>;
}

const garbage: Reply = {
  status: 200,
  headers: { "content-type": "text/html" },
  body: "<!doctype html><title>Welcome</title><p>It works!",
};

/** A provider's HTTP server: records requests, applies planned faults, and leaves the rest to `handle`. */
export async function startProviderServer(options: ProviderServerOptions): Promise<ProviderServer> {
  const requests: RecordedRequest[] = [];
  const faults = new FaultPlan();
  const hanging = new Map<Socket, Fault>();
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);

  async function pause({ delayMs }: Fault) {
    if (delayMs) await wait(delayMs, undefined, { signal: closing.signal, ref: false });
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { method = "GET", url: path = "/", headers } = request;
    const record: RecordedRequest = {
      method,
      path,
      headers,
      bodyBytes: 0,
      status: 0,
      at: new Date(),
    };
    requests.push(record);
    const fault = faults.take(`${method} ${path}`);
    let body: string | undefined = "";
    if (options.body !== "stream") {
      body = await readText(request, options.body);
      record.body = body ?? "";
      record.bodyBytes = Buffer.byteLength(record.body);
    }
    if (fault?.hang) {
      hanging.set(request.socket, fault);
      return;
    }
    if (fault?.reset === "before") {
      await pause(fault);
      request.socket.destroy();
      return;
    }

    const call: Call = {
      method,
      pathname: path.split("?", 1)[0] ?? "/",
      query: new URLSearchParams(path.includes("?") ? path.slice(path.indexOf("?") + 1) : ""),
      headers,
      body: body ?? "",
      request,
      record,
      interrupt: async () => {
        if (!fault) return undefined;
        await pause(fault);
        const status = fault.status ?? (fault.body === undefined ? undefined : 200);
        if (status === undefined) return undefined;
        await drain(request, (bytes) => (record.bodyBytes += bytes));
        const shaped = options.errorReply(status, "Planned fault of the sandbox.");
        return {
          status,
          headers: { ...shaped.headers, ...fault.headers },
          body: fault.body ?? shaped.body,
        };
      },
    };
    let reply =
      body === undefined && options.tooLarge
        ? options.tooLarge()
        : await options.handle(call).catch((error: unknown) => failure(error, request));
    if (fault?.reset === "after" || fault?.garbage) dropBody(reply);
    if (fault?.reset === "after") {
      request.socket.destroy();
      return;
    }
    if (fault?.garbage) reply = garbage;
    record.status = reply.status;
    await sendReply(response, reply, method);
  }

  function endHanging(isOver: (fault: Fault) => boolean) {
    for (const [socket, fault] of hanging) {
      if (!isOver(fault)) continue;
      hanging.delete(socket);
      socket.destroy();
    }
  }

  function failure(error: unknown, request: IncomingMessage): Reply {
    // The sandbox was closed or the client disconnected: there is no response to send.
    if (closing.signal.aborted || request.errored) throw error;
    console.error("sandbox:", error);
    return options.errorReply(500, "The sandbox itself failed; see its output.");
  }

  const listener = await listen(options.port, (request, response) => {
    // The client disconnected, or the sandbox was closed.
    serve(request, response).catch(() => response.destroy());
  });
  return {
    url: listener.url,
    requests,
    fail(fault) {
      const remove = faults.add(fault);
      return () => {
        remove();
        endHanging((other) => other === fault);
      };
    },
    reset() {
      requests.length = 0;
      faults.clear();
      endHanging(() => true);
    },
    async close() {
      closing.abort();
      await listener.close();
    },
  };
}
