import type { RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { compose, type ErrorHandler, type Middleware } from "~/server/http/middleware";
import * as loopback from "../../../sandbox/http/listen";

export function inNode(
  stack: readonly Middleware[],
  last: RequestListener,
  onError: ErrorHandler,
): RequestListener {
  const middleware = compose(stack, onError);
  return (req, res) => middleware(req, res, () => last(req, res));
}

export async function listen(listener: RequestListener): Promise<string> {
  const { url, close } = await loopback.listen(0, listener);
  onTestFinished(close);
  return url;
}
