import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Page } from "~/content/pages";
import type { RefusalStatus } from "~/content/refusals";

export interface Target {
  /** Always on the site's own origin, whichever host the request names. */
  url: URL;
  page: Page | undefined;
  /** Whether the request names the page by its own path, and not by another spelling. */
  isCanonical: boolean;
}

declare module "http" {
  interface IncomingMessage {
    id: string;
    /** Set by `requestTarget`; undefined when the target cannot be read. */
    target?: Target;
    /** Set by `responseCache` when the response will be cached: the visitor's data is removed from the request. */
    forCache?: true;
  }
}

type Next = (error?: unknown) => void;

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: Next) => void;

/** As in Express, which knows error handlers by their four parameters. */
export type ErrorHandler = (
  error: unknown,
  req: IncomingMessage,
  res: ServerResponse,
  next: Next,
) => void;

export class HttpError extends Error {
  override name = "HttpError";

  constructor(
    readonly status: RefusalStatus,
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`);
  }
}

/** Makes one middleware of several, as `app.use` does; errors that are thrown or passed to `next` go to `onError`. */
export function compose(stack: readonly Middleware[], onError: ErrorHandler): Middleware {
  return (req, res, done) => {
    let index = 0;
    const next: Next = (error) => {
      if (error !== undefined) {
        onError(error, req, res, done);
        return;
      }
      const middleware = stack[index];
      index += 1;
      try {
        if (middleware) middleware(req, res, next);
        else done();
      } catch (thrown) {
        onError(thrown, req, res, done);
      }
    };
    next();
  };
}

export const isGetOrHead = ({ method }: IncomingMessage): boolean =>
  method === "GET" || method === "HEAD";

export const REQUEST_ID_HEADER = "X-Request-Id";

export const requestId: Middleware = (req, _res, next) => {
  req.id = randomUUID();
  next();
};
