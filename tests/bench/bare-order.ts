/** The steps of an order without a framework and a database: the form, an email, a checkout, a redirect. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { answerAsks, listen } from "./helper-process";

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
  const json = "application/json";
  const headers = { "Content-Type": json, Accept: json, "X-Postmark-Server-Token": "unset" };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${PROVIDERS}/email`, init)).json();
}

async function checkout(form: URLSearchParams): Promise<{ url: string }> {
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
  const call = request(`${PROVIDERS}/v1/checkout/sessions`, { method: "POST", agent, headers });
  const [answer] = (await once(call.end(body), "response")) as [IncomingMessage];
  return JSON.parse(await text(answer)) as { url: string };
}

async function order(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const form = new URLSearchParams(await text(req));
  await mail(form);
  const { url } = await checkout(form);
  res.writeHead(303, { Location: url, "Content-Length": 0 }).end();
}

const server = createServer((req, res) => void order(req, res));

const origin = await listen(server);
answerAsks(async () => origin);
