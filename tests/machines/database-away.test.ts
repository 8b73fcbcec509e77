import pg from "pg";
import { expect, test } from "vitest";
import { encryptToken } from "~/server/security/encrypted-token.server";
import { withDeadline } from "~/server/time/time";
import {
  fieldValues,
  filledIn,
  namesListed,
  openedClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { flyer, logo } from "../support/assets/upload-samples";
import { startMachines } from "../support/database/machines";
import { UNSAVED } from "../support/faults/broken-database";
import { mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";
import { HttpClient, textOf } from "../support/http/http-client";
import { summaryOf } from "../support/orders/order-page";
import {
  mailCalls,
  openForm,
  orderOf,
  paidOrder,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { openOwnPage, ready } from "../support/orders/own-page";
import type { Site } from "../support/site";
import { until } from "../support/until";
import { demoPath } from "../support/pages/sample-trades";

const machines = await startMachines(1, { JOBS_EVERY_MS: "100", RATE_LIMIT: "on" });
const [site] = machines.sites as [Site];
const { server, sandbox } = machines;

const pid = site.pid();

/** Stops the database's server while `work` runs. */
async function whileAway(work: () => Promise<unknown>): Promise<void> {
  await server.stop();
  try {
    await work();
  } finally {
    await server.start();
  }
  const healthy = async () => (await fetch(`${site.url}/healthz`)).ok;
  await until("the site is healthy again", healthy);
  expect(site.pid()).toBe(pid);
}

test("while the database's server is away the cached pages are shown, others and the health check are answered 503", async () => {
  const { visitor: buyer, link, sessionId } = await paidOrder(site);
  const stranger = new HttpClient(site.url);
  for (const path of ["/", demoPath]) await stranger.page(path);
  await whileAway(async () => {
    for (const path of ["/", demoPath, "/contact", "/privacy-policy"]) {
      expect((await stranger.request(path)).status, path).toBe(200);
    }
    const health = await stranger.request("/healthz");
    expect([health.status, await health.json()]).toEqual([503, { status: "unavailable" }]);
    const thanks = `/thank-you?session_id=${sessionId}`;
    for (const path of ["/contact", "/onboarding", link, thanks, "/reminders?token=a"]) {
      const answer = await buyer.request(path);
      const page = textOf(await answer.text());
      expect(answer.status, path).toBe(path.startsWith("/reminders") ? 404 : 503);
      if (answer.status === 404) continue;
      expect(answer.headers.get("Retry-After")).toBe("60");
      expect(page).toContain("We cannot show this page right now");
      // The buyer may come from the payment.
      expect(page).not.toContain("Nothing was charged");
    }
  });
  expect((await buyer.request(link)).status).toBe(200);
});

test("an email that Postmark accepts while the database's server is away is recorded once that is back, and not sent again", async () => {
  await waitForEmptyOutbox(site);
  sandbox.reset();
  sandbox.postmark.fail({ match: "POST /email", delayMs: 1_500, times: 1 });
  const fields = validOrder();
  const posting = (await openForm(site)).send(fields);
  await until("its email is on its way", () => mailCalls(site).length > 0);
  const { length } = sandbox.postmark.mails;
  await whileAway(() => until("it has arrived", () => sandbox.postmark.mails.length > length));
  await posting;
  const { id, reference } = orderOf(site, fields);
  const unrecorded = "select id from outbox where order_id = ? and state != 'sent'";
  await until("it is recorded", () => machines.rows(unrecorded, id).length === 0);
  expect(mailsAbout(site, reference)).toHaveLength(1);
});

test("a form posted while the database's server is away is answered 503 with what was typed, and succeeds afterwards without a restart", async () => {
  const { link } = await paidOrder(site);
  const returning = await openForm(site);
  await returning.send(validOrder());
  const linked = await openedClient(site, link);
  const drafting = await openedClient(site);
  await drafting.send([logo], { ...filledIn, intent: "upload" });
  const fields = validOrder();
  const page = await openOwnPage(site, ready);
  const act = { token: await page.token(), intent: "changes", text: "A larger logo, please." };
  await whileAway(async () => {
    for (const files of [undefined, [], [logo]]) {
      const answer = await (files
        ? page.device.postFiles(page.path, act, files)
        : page.device.post(page.path, act));
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
      expect(textOf(await answer.text())).toContain(`What you typed: ${act.text}`);
    }
    for (const visitor of [returning, await openForm(site)]) {
      const html = await (await visitor.send(fields)).text();
      expect(summaryOf(html).text).toBe(UNSAVED);
      expect(html).toContain(fields.project);
    }
    for (const client of [linked, drafting]) {
      const answer = await client.send([flyer], filledIn);
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("60");
      expect(textOf(answer.body)).toContain(UNSAVED);
      expect(fieldValues(answer.body)).toEqual(filledIn);
      const scripted = await client.postFiles(SCRIPTS, { ...client.hidden, ...filledIn });
      expect([scripted.status, await scripted.json()]).toEqual([503, { refused: 503 }]);
    }
    const token = encryptToken("stop reminders", new URL(link, site.url).searchParams.get("link"));
    expect((await linked.post("/reminders", { token })).status).toBe(503);
    const { stripe } = sandbox;
    expect(await stripe.sendAgain(stripe.events.at(-1)!.id)).toBe(503);
  });
  expect((await page.device.postFiles(page.path, act, [logo])).status).toBe(303);
  expect((await returning.send(fields)).status).toBe(303);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  expect(namesListed(await drafting.open())).toEqual(["logo.png"]);
  for (const client of [linked, drafting]) expect((await client.send()).status).toBe(303);
  await waitForEmptyOutbox(site);
  expect(mailsAbout(site, orderOf(site, fields).reference)).not.toHaveLength(0);
});

async function lockOrders() {
  const other = new pg.Client(site.env.DATABASE_URL);
  await other.connect();
  await other.query("begin; lock table orders in exclusive mode");
  return other;
}

test("an order that cannot be stored while somebody locks the orders counts against no limit", async () => {
  await placeOrder(site);
  // One less than the limits of ten minutes and of a day.
  const setPoints = "update rate_limits set points = ? where key like ?";
  for (const [points, key] of [
    [9, "order:%"],
    [59, "order day:%"],
  ] as const) {
    expect(site.execute(setPoints, points, key)).toBe(1);
  }
  const [visitor, fields] = [await openForm(site), validOrder()];
  const other = await lockOrders();
  const answers = [await visitor.send(fields), await visitor.send(fields)];
  await other.end();
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect((await visitor.send(fields)).status).toBe(303);
  expect((await (await openForm(site)).send(validOrder())).status).toBe(429);
  site.execute("delete from rate_limits where key like 'order%'");
});

test("while somebody locks the orders, a buyer who comes back is answered 503 soon, and never that the payment is on its way", async () => {
  const { visitor, sessionId } = await placeOrder(site);
  const thanks = `/thank-you?session_id=${sessionId}`;
  const other = await lockOrders();
  const answer = await withDeadline(visitor.request(thanks), 20_000);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  await other.end();
  if (answer === "late") throw new Error("The buyer waited longer than for one lock");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(textOf(await answer.text())).toContain("We cannot show this page right now");
  expect(textOf(await visitor.page(thanks))).toContain("This order is not paid yet");
});
