import { request } from "node:http";
import type { Middleware } from "./middleware";

export function sandboxProxy(origin: string): Middleware {
  return (req, res, next) => {
    const { pathname, search } = req.target!.url;
    if (!pathname.startsWith("/sandbox/")) return next();
    const { method, headers } = req;
    const upstream = request(origin, { path: pathname + search, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    upstream.on("error", () => {
      if (!res.headersSent) res.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" });
      res.end("The sandbox does not answer.");
    });
    // Otherwise a client that disconnects early would leave the connection to the sandbox open.
    res.on("close", () => upstream.destroy());
    req.pipe(upstream);
  };
}
