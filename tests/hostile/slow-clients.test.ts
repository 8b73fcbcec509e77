import { expect, onTestFinished, test } from "vitest";
import { multipartOpening } from "../support/http/multipart-stream";
import { filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import {
  drip,
  openClient,
  postHead,
  SLOW_MULTIPART,
  slowClients,
} from "../support/http/slow-client";
import { expectTooSlow, fileArrivesSlowly } from "../support/hostile/slow-requests";
import { openForm, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const WINDOW_MS = 500;
const CLIENTS = 200;

const patient = await sharedSite();
/** Each window of it wants 137 bytes of a body. */
const site = await sharedSite({ env: { BODY_WINDOW_MS: String(WINDOW_MS) } });

// Each waits for windows to pass, so they run side by side.

test.concurrent(
  "an order's body that drips in is answered 408, and nothing is stored",
  async () => {
    const head = postHead(site.url, "/contact", "application/x-www-form-urlencoded", 60_000);
    const { socket, answer } = openClient(site.url, `${head}name=Slow`);
    drip(socket, WINDOW_MS / 5);
    expectTooSlow(await answer);
    expect(site.rows("select id from orders where name like 'Slow%'")).toEqual([]);
  },
);

test.concurrent("a file that stops coming is answered 408, and leaves nothing behind", async () => {
  const client = new OnboardingClient(site);
  await client.open();
  const opening = multipartOpening("slow", { ...client.hidden, ...filledIn }, "van.jpg");
  const head = postHead(site.url, "/onboarding", SLOW_MULTIPART, 9_000_000);
  const { answer } = openClient(site.url, `${head}${opening}\xff\xd8\xff${"x".repeat(70_000)}`);
  expectTooSlow(await answer);
  const rows = () => site.rows("select id from uploads where name = 'van.jpg'");
  await until("the file is given up", () => rows().length === 0);
  expect(site.sandbox.s3.objects().filter(({ key }) => key.includes("van"))).toEqual([]);
});

test.concurrent("a file that brings enough in each of several windows goes through", () =>
  fileArrivesSlowly(site, { size: 60_000, piece: 1_000, everyMs: WINDOW_MS / 20 }),
);

test("beside 200 slow clients, a page and a form are answered", async () => {
  const clients = await slowClients(patient.url, CLIENTS);
  onTestFinished(() => clients.forEach(({ socket }) => socket.destroy()));
  const visitor = await openForm(patient);
  const { status } = await visitor.send(validOrder({ name: "" }));
  expect(status).toBe(422);
  expect(clients.filter(({ socket }) => socket.destroyed)).toEqual([]);
});
