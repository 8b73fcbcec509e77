import { request as httpRequest, type IncomingMessage, type ServerResponse } from "node:http";

/** Hands a request to another server on this machine and its answer back, both streamed. */
export function proxyTo(origin: string, req: IncomingMessage, res: ServerResponse): void {
  const upstream = httpRequest(
    new URL(req.url ?? "/", origin),
    { method: req.method, headers: req.headers },
    (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    },
  );
  upstream.on("error", () => {
    if (!res.headersSent) res.writeHead(502, { "Content-Type": "text/plain; charset=utf-8" });
    res.end("The sandbox does not answer.");
  });
  // Whoever goes away midway would leave the connection behind it open for good.
  res.on("close", () => upstream.destroy());
  req.pipe(upstream);
}
