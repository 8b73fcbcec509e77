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

const longTimeouts = await sharedSite();
/** In each window the body must bring 137 bytes. */
const site = await sharedSite({ env: { BODY_WINDOW_MS: String(WINDOW_MS) } });

// Each waits for windows to pass, so they run concurrently.

test.concurrent("an order whose body is too slow is answered 408 and not stored", async () => {
  const head = postHead(site.url, "/contact", "application/x-www-form-urlencoded", 60_000);
  const { socket, answer } = openClient(site.url, `${head}name=Slow`);
  drip(socket, WINDOW_MS / 5);
  expectTooSlow(await answer);
  expect(site.rows("select id from orders where name like 'Slow%'")).toEqual([]);
});

test.concurrent("an upload that stalls is answered 408 and leaves nothing behind", async () => {
  const client = new OnboardingClient(site);
  await client.open();
  const opening = multipartOpening("slow", { ...client.hidden, ...filledIn }, "van.jpg");
  const head = postHead(site.url, "/onboarding", SLOW_MULTIPART, 9_000_000);
  const { answer } = openClient(site.url, `${head}${opening}\xff\xd8\xff${"x".repeat(70_000)}`);
  expectTooSlow(await answer);
  const rows = () => site.rows("select id from uploads where name = 'van.jpg'");
  await until("the file is discarded", () => rows().length === 0);
  expect(site.sandbox.s3.objects().filter(({ key }) => key.includes("van"))).toEqual([]);
});

test.concurrent("a slow upload that sends enough bytes in each window succeeds", () =>
  fileArrivesSlowly(site, { size: 60_000, piece: 1_000, everyMs: WINDOW_MS / 20 }),
);

test("pages and forms are served beside 200 slow clients", async () => {
  const clients = await slowClients(longTimeouts.url, CLIENTS);
  onTestFinished(() => clients.forEach(({ socket }) => socket.destroy()));
  const visitor = await openForm(longTimeouts);
  const { status } = await visitor.send(validOrder({ name: "" }));
  expect(status).toBe(422);
  expect(clients.filter(({ socket }) => socket.destroyed)).toEqual([]);
});
