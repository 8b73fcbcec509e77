import { afterAll, beforeEach, expect, test } from "vitest";
import { refusals } from "~/content/refusals";
import {
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { png } from "../support/assets/upload-samples";
import { startMachines } from "../support/database/machines";
import { mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";
import { HttpClient, textOf } from "../support/http/http-client";
import { summaryOf } from "../support/orders/order-page";
import { openForm, orderOf, paidOrder, validOrder } from "../support/orders/order-visitor";
import { encryptToken } from "../support/encrypted-tokens";
import type { Site } from "../support/site";
import { until } from "../support/until";

const machines = await startMachines(1, { JOBS_EVERY_MS: "100", RATE_LIMIT: "on" });
const [site] = machines.sites as [Site];
const { server, sandbox } = machines;
beforeEach(() => sandbox.reset());
afterAll(() => machines.stop());

const UNSAVED = `${refusals[503].title} ${refusals[503].description}`;
const pid = site.pid();

/** Stops the database's server while `work` runs. */
async function whileAway(work: () => Promise<void>): Promise<void> {
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

const holdersOfJobs = () =>
  machines.rows("select distinct pid from pg_locks where locktype = 'advisory' and granted");
const jobsRun = () =>
  machines.rows("select objid from pg_locks where locktype = 'advisory' and granted").length;

test("while the database's server is away the cached pages are shown, others and the health check are answered 503", async () => {
  const { visitor: buyer, link, sessionId } = await paidOrder(site);
  const stranger = new HttpClient(site.url);
  for (const path of ["/", "/demo/plumber"]) await stranger.page(path);
  await whileAway(async () => {
    for (const path of ["/", "/demo/plumber", "/contact", "/privacy-policy"]) {
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

test("a form posted while the database's server is away is answered 503 with what was typed, and succeeds afterwards without a restart", async () => {
  const { link } = await paidOrder(site);
  const returning = await openForm(site);
  await returning.send(validOrder());
  const linked = new OnboardingClient(site);
  await linked.open(link);
  const drafting = new OnboardingClient(site);
  await drafting.open();
  await drafting.send([{ name: "logo.png", bytes: png }], { ...filledIn, intent: "upload" });
  const fields = validOrder();
  await whileAway(async () => {
    for (const visitor of [returning, await openForm(site)]) {
      const html = await (await visitor.send(fields)).text();
      expect(summaryOf(html).text).toBe(UNSAVED);
      expect(html).toContain(fields.project);
    }
    for (const client of [linked, drafting]) {
      const answer = await client.send([{ name: "photo.png", bytes: png }], filledIn);
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
  expect((await returning.send(fields)).status).toBe(303);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  expect(namesListed(await drafting.open())).toEqual(["logo.png"]);
  for (const client of [linked, drafting]) expect((await client.send()).status).toBe(303);
  await waitForEmptyOutbox(site);
  expect(mailsAbout(site, orderOf(site, fields).reference)).not.toHaveLength(0);
});

test("after every connection was cut, again and again, the process serves and runs each of its jobs on one connection", async () => {
  const visitor = await openForm(site);
  for (let cut = 0; cut < 30; cut += 1) {
    await server.cutConnections();
    expect([200, 503]).toContain((await visitor.request("/onboarding")).status);
  }
  await until("every job is run", () => jobsRun() === 6);
  expect(holdersOfJobs()).toHaveLength(1);
  const fields = validOrder();
  expect((await visitor.send(fields)).status).toBe(303);
  await waitForEmptyOutbox(site);
  expect(mailsAbout(site, orderOf(site, fields).reference)).toHaveLength(1);
  expect(site.pid()).toBe(pid);
});
