import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { compose, type ErrorHandler, type Middleware } from "~/http/middleware";

/** The request handler after all middleware, in place of Remix. */
export type LastHandler = (req: IncomingMessage, res: ServerResponse) => void;

export type Mount = (
  stack: readonly Middleware[],
  last: LastHandler,
  onError: ErrorHandler,
) => RequestListener;

export const inNode: Mount = (stack, last, onError) => {
  const middleware = compose(stack, onError);
  return (req, res) => middleware(req, res, () => last(req, res));
};

const ofServe = createRequire(
  createRequire(import.meta.url).resolve("@remix-run/serve/dist/cli.js"),
);
const express = ofServe("express") as () => RequestListener & {
  use: (handler: Middleware | LastHandler | ErrorHandler) => void;
  disable: (setting: string) => void;
};

/** The Express on which remix-serve depends. */
export const inExpress: Mount = (stack, last, onError) => {
  const app = express();
  app.disable("x-powered-by");
  for (const handler of [...stack, last, onError]) app.use(handler);
  return app;
};

/** Listens on a free port until the test has ended; resolves with its URL. */
export async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
