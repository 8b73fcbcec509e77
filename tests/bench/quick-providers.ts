/** The calls of Postmark and Stripe that an order makes, answered after a delay set by message; initially at once. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { answerAsks, listen } from "./helper-process";

let delayMs = 0;

function answerTo(path: string | undefined) {
  if (path === "/email") return { ErrorCode: 0, Message: "OK", MessageID: randomUUID() };
  const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
  const expires_at = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
  return { id, object: "checkout.session", url: `https://checkout.stripe.com/${id}`, expires_at };
}

const server = createServer((req, res) => {
  req.resume();
  req.on("end", () => {
    const body = JSON.stringify(answerTo(req.url));
    const headers = { "Content-Type": "application/json", "Content-Length": body.length };
    const answer = () => res.writeHead(200, headers).end(body);
    if (delayMs > 0) void pause(delayMs).then(answer);
    else answer();
  });
});
server.keepAliveTimeout = 60_000;

const url = await listen(server);
answerAsks(async (message: { delayMs: number }) => {
  delayMs = message.delayMs;
  return url;
});
