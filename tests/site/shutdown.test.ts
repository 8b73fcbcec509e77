import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { beginLargeFile, LARGE_FILE } from "../support/assets/held-uploads";
import { openedClient } from "../support/assets/onboarding-client";
import { HttpClient } from "../support/http/http-client";
import { beginPost, openClient, SLOW, trickle } from "../support/http/slow-client";
import { startScrapedSite } from "../support/operations/scraped";
import { signInMails } from "../support/operations/team";
import { deskEmail } from "../support/site";
import { until } from "../support/until";
import {
  mailCalls,
  openForm,
  orderOf,
  paidOrder,
  validOrder,
} from "../support/orders/order-visitor";

/** Long enough to send signals in the meantime, even on a busy machine. */
const BUSY_MS = 800;
const VISITORS_WAIT_MS = 1_000;
const LONGER_THAN_VISITORS_WAIT_MS = 1_600;

const env = { PROVIDER_TIMEOUT_MS: String(VISITORS_WAIT_MS) };
const { site, metricsUrl, scrape } = await startScrapedSite({ env });
let mailsBefore: number;
let outputBefore: number;
let hasEnded = false;
beforeEach(async () => {
  site.sandbox.reset();
  if (hasEnded) await site.restart();
  hasEnded = false;
  mailsBefore = site.sandbox.postmark.mails.length;
  outputBefore = site.output().length;
});

/** Sends the signal; the next test starts the site again. */
function signal(name: NodeJS.Signals) {
  hasEnded = true;
  site.signal(name);
}

const printed = () => site.output().slice(outputBefore);
const stopping = () => until("the site is stopping", () => printed().includes('"stopping"'));
const host = () => new URL(site.url).host;
const linesOf = (output: string) => output.split("\n").filter(Boolean);

/** Sends an order whose email keeps Postmark busy for a while; resolves once it is being sent. */
async function orderInFlight(delayMs = BUSY_MS) {
  const visitor = await openForm(site);
  const fields = validOrder();
  site.sandbox.postmark.fail({ match: "POST /email", delayMs, times: 1 });
  const answer = visitor.send(fields);
  await until("the email is being sent", () => mailCalls(site).length > 0);
  return { answer, fields };
}

const outboxOf = ({ id }: { id: string }) =>
  site.rows("select state from outbox where order_id = ?", id);

test.each(["SIGTERM", "SIGINT"] as const)(
  "an idle site exits at %s at once despite open connections, with its database closed",
  async (name) => {
    const idle = openClient(site.url, `GET /healthz HTTP/1.1\r\nHost: ${host()}\r\n\r\n`);
    await once(idle.socket, "data");
    const silent = openClient(site.url);

    const started = Date.now();
    signal(name);
    expect(await site.ended()).toBe(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(await idle.answer).toContain('"ok"');
    await silent.answer;
    // All writes are in the database file itself.
    expect(existsSync(join(site.dataDir, "site.db-wal"))).toBe(false);
    for (const line of linesOf(printed())) expect(() => JSON.parse(line) as unknown).not.toThrow();
    expect(linesOf(printed()).at(-1)).toContain('"stopped"');
  },
);

test("a site that is stopped answers the requests in flight whatever signals follow, refuses new ones and serves metrics until the end", async () => {
  const begun = openClient(site.url, "GET /healthz HTTP/1.1\r\n");
  const upload = await beginLargeFile(site, (await openedClient(site)).hidden);
  const { answer, fields } = await orderInFlight();
  const scraper = openClient(metricsUrl);
  const inFlight = async () => (await scrape()).get("sitewright_http_requests_in_flight");
  expect(await inFlight()).toBe(2);
  signal("SIGTERM");
  await stopping();
  expect(await inFlight()).toBe(2);
  await expect(fetch(site.url)).rejects.toThrow();
  for (const further of ["SIGTERM", "SIGINT", "SIGTERM"] as const) signal(further);

  begun.socket.write(`Host: ${host()}\r\n\r\n`);
  expect(await begun.answer).toMatch(/^HTTP\/1\.1 200 [^]*^connection: close\r$/im);
  const answered = await answer;
  expect(answered.status).toBe(303);
  expect(answered.headers.get("Connection")).toBe("close");
  upload.finish();
  expect(await upload.answer).toBe(200);

  expect(await site.ended()).toBe(0);
  await scraper.answer;
  await expect(fetch(`${metricsUrl}/metrics`)).rejects.toThrow();
  expect(printed().match(/"stopping"/g)).toHaveLength(1);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  expect(outboxOf(orderOf(site, fields))).toEqual([{ state: "sent" }]);
  expect(site.rows("select state, size from uploads")).toEqual([
    { state: "stored", size: LARGE_FILE },
  ]);
  expect(site.sandbox.s3.uploads()).toEqual([]);
});

test("a site that is stopped first finishes an email that is being sent, even when its visitor was answered", async () => {
  const { answer, fields } = await orderInFlight(LONGER_THAN_VISITORS_WAIT_MS);
  expect((await answer).status).toBe(303);
  signal("SIGTERM");
  expect(await site.ended()).toBe(0);
  expect(outboxOf(orderOf(site, fields))).toEqual([{ state: "sent" }]);
  await site.restart();
  hasEnded = false;
  expect(site.sandbox.postmark.mails).toHaveLength(mailsBefore + 1);
});

test("a site that is stopped first enqueues the links that were asked for", async () => {
  const { fields, order } = await paidOrder(site);
  const links = () =>
    site.rows("select kind from order_events where order_id = ? and kind = 'link_sent'", order.id);
  const answer = await new HttpClient(site.url).post("/lost-link", { email: fields.email });
  expect(answer.status).toBe(200);
  await new HttpClient(site.url).post("/desk/sign-in", { email: deskEmail });
  signal("SIGTERM");
  expect(await site.ended()).toBe(0);
  expect(links()).toHaveLength(1);
  expect(signInMails(site, deskEmail)).toHaveLength(1);
});

test("a site that is stopped does not wait for a form or a file that arrives slowly", async () => {
  const form = beginPost(`${site.url}/contact`, SLOW.form, "name=");
  const upload = beginPost(`${site.url}/onboarding`, SLOW.upload, "--slow\r\n");
  for (const { socket } of [form, upload]) trickle(socket, 300, 200);
  const inFlight = async () => (await scrape()).get("sitewright_http_requests_in_flight") === 2;
  await until("both are in flight", inFlight);
  const started = Date.now();
  signal("SIGTERM");
  expect(await form.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await upload.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await site.ended()).toBe(0);
  expect(Date.now() - started).toBeLessThan(30_000);
});
