import { expect, onTestFinished, test } from "vitest";
import { filledIn, openedClient } from "../support/assets/onboarding-client";
import {
  beginPost,
  multipartOpening,
  openClient,
  SLOW,
  slowClients,
  trickle,
} from "../support/http/slow-client";
import { expectTooSlow, fileArrivesSlowly } from "../support/hostile/slow-requests";
import { openForm, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const WINDOW_MS = 500;
const CLIENTS = 200;

const longTimeouts = await sharedSite({ env: { BODY_WINDOW_MS: "600000" } });
/** In each window the body must bring 137 bytes. */
const site = await sharedSite({ env: { BODY_WINDOW_MS: String(WINDOW_MS) } });

// Each waits for windows to pass, so they run concurrently.

test.concurrent("an order whose body is too slow is answered 408 and not stored", async () => {
  const { socket, answer } = beginPost(`${site.url}/contact`, SLOW.form, "name=Slow");
  trickle(socket, 1, WINDOW_MS / 5);
  expectTooSlow(await answer);
  expect(site.rows("select id from orders where name like 'Slow%'")).toEqual([]);
});

test.concurrent.each([
  ["an order", "/contact", SLOW.form],
  ["a reminder's form", "/reminders", SLOW.form],
  ["a webhook event", "/webhooks/stripe", SLOW.event],
])(
  "%s that brings enough bytes in each window but does not end in time is answered 408",
  async (_, path, headers) => {
    const { socket, answer } = beginPost(site.url + path, headers);
    trickle(socket, 100, WINDOW_MS / 10);
    expectTooSlow(await answer);
  },
);

test.concurrent("the rest of a refused order is not awaited without end", async () => {
  const headers = { ...SLOW.form, "Content-Type": "text/plain", Connection: "keep-alive" };
  const { socket, answer } = beginPost(`${site.url}/contact`, headers);
  trickle(socket, 100, WINDOW_MS / 10);
  expect((await answer).match(/^HTTP\/1\.1 .*$/gm)).toEqual([
    "HTTP/1.1 415 Unsupported Media Type",
  ]);
});

test.concurrent("an upload that stalls is answered 408 and leaves nothing behind", async () => {
  const client = await openedClient(site);
  const opening = multipartOpening({ ...client.hidden, ...filledIn }, "van.jpg");
  const body = `${opening}\xff\xd8\xff${"x".repeat(70_000)}`;
  const { answer } = beginPost(`${site.url}/onboarding`, SLOW.upload, body);
  expectTooSlow(await answer);
  const rows = () => site.rows("select id from uploads where name = 'van.jpg'");
  await until("the file is discarded", () => rows().length === 0);
  expect(site.sandbox.s3.objects().filter(({ key }) => key.includes("van"))).toEqual([]);
});

test.concurrent.each([
  ["a file of a refused type", "van.exe", 422, "van.exe"],
  ["a file that is sent without a token", "van.png", 422, "van.png"],
  ["fields without a file", undefined, 408, "That took too long"],
])("%s that goes on arriving is answered before its end", async (_, name, status, shown) => {
  const client = await openedClient(site);
  const fields = name === "van.png" ? filledIn : { ...client.hidden, ...filledIn };
  const opening = multipartOpening(fields, name);
  const { socket, answer } = beginPost(`${site.url}/onboarding`, SLOW.upload, opening);
  trickle(socket, 1_000, WINDOW_MS / 10, Buffer.alloc(9_000_000, "a"));
  const text = await answer;
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toContain(shown);
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

test("a connection that asks for more than a hundred responses before it has read one is closed", async () => {
  const ask = (connection: string) =>
    `GET /robots.txt HTTP/1.1\r\nHost: ${new URL(site.url).host}\r\nConnection: ${connection}\r\n\r\n`;
  const { answer } = openClient(site.url, ask("keep-alive").repeat(1_000) + ask("close"));
  expect((await answer).match(/^HTTP\/1\.1 200 /gm)?.length ?? 0).toBeLessThanOrEqual(100);
});
