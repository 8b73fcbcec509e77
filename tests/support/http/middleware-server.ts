import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { onTestFinished } from "vitest";
import { compose, type ErrorHandler, type Middleware } from "~/server/http/middleware";
import * as loopback from "../../../sandbox/http/listen";

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

export async function listen(listener: RequestListener): Promise<string> {
  const { url, close } = await loopback.listen(0, listener);
  onTestFinished(close);
  return url;
}
