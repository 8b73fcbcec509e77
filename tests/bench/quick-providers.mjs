/** Postmark and Stripe as far as an order asks them, answering after a time that is told by message, at once at first. */
import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

let delayMs = 0;

function answerTo(path) {
  if (path === "/email") return { ErrorCode: 0, Message: "OK", MessageID: randomUUID() };
  const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
  const expires_at = Math.floor(Date.now() / 1000) + 24 * 60 * 60;
  return { id, object: "checkout.session", url: `https://checkout.stripe.com/${id}`, expires_at };
}

const server = createServer((req, res) => {
  req.resume();
  req.on("end", async () => {
    if (delayMs > 0) await pause(delayMs);
    const body = JSON.stringify(answerTo(req.url));
    const length = Buffer.byteLength(body);
    res.writeHead(200, { "Content-Type": "application/json", "Content-Length": length }).end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1");

process.on("message", (message) => {
  delayMs = message.delayMs;
  process.send(`http://127.0.0.1:${server.address().port}`);
});
process.on("disconnect", () => process.exit());
