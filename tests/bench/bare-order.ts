/** The steps of an order without a framework and a database: the form, an email, a checkout, a redirect. */
import { randomUUID } from "node:crypto";
import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerAsks } from "./helper-process";

const { PROVIDERS } = process.env;
const agent = new Agent({ keepAlive: true });
/** As long as the site's emails. */
const html = "<p>A new order has come.</p>".repeat(250);

async function mail(form: URLSearchParams) {
  const body = {
    From: "Sitewright <hello@sitewright.test>",
    To: "team@sitewright.test",
    Subject: "New order",
    TextBody: [...form.values()].join("\n"),
    HtmlBody: html,
    MessageStream: "outbound",
  };
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json",
    "X-Postmark-Server-Token": "unset",
  };
  const sent = await fetch(`${PROVIDERS}/email`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  return sent.json();
}

function checkout(form: URLSearchParams): Promise<{ url: string }> {
  const id = randomUUID();
  const body = new URLSearchParams({
    mode: "subscription",
    customer_email: form.get("email") ?? "",
    client_reference_id: id,
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": "149700",
    "line_items[1][quantity]": "1",
    "line_items[1][price_data][currency]": "usd",
    "line_items[1][price_data][unit_amount]": "12900",
  }).toString();
  const headers = {
    Authorization: "Bearer sk_test_unset",
    "Idempotency-Key": `order:${id}:attempt:1`,
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": Buffer.byteLength(body),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${PROVIDERS}/v1/checkout/sessions`, { method: "POST", agent, headers });
    call.on("response", (response) => {
      text(response).then((body) => resolve(JSON.parse(body) as { url: string }), reject);
    });
    call.on("error", reject);
    call.end(body);
  });
}

async function order(body: string): Promise<string> {
  const form = new URLSearchParams(body);
  await mail(form);
  return (await checkout(form)).url;
}

const server = createServer((req, res) => {
  void text(req)
    .then(order)
    .then((url) => res.writeHead(303, { Location: url, "Content-Length": 0 }).end());
});
server.listen(0, "127.0.0.1");

answerAsks(() => Promise.resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
