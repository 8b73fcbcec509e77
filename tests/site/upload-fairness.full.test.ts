import { expect, onTestFinished, test } from "vitest";
import { filledIn, openedClient, read } from "../support/assets/onboarding-client";
import { png, zip } from "../support/assets/upload-samples";
import { reportsUsage, type Usage, usageOf, usageOnce } from "../support/faults/usage";
import { zeroFilled } from "../support/http/generated-files";
import {
  beginPost,
  multipartOpening,
  SLOW,
  trickle,
  type SlowClient,
} from "../support/http/slow-client";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const WINDOW_MS = 4_000;
const MEGABYTE = 1024 * 1024;

const limits = { BODY_WINDOW_MS: String(WINDOW_MS), CLIENT_IP_HEADER: "Fly-Client-IP" };
const site = await sharedSite({ env: { ...reportsUsage, ...limits } });

type Fields = Record<string, string>;

/** Clients that each begin a file and continue it slowly. */
async function slowUploads(
  count: number,
  addressOf: (n: number) => string,
  fields: Fields,
  begun = 200_000,
) {
  const visitors = [];
  while (visitors.length < count) visitors.push(await openedClient(site));
  // All at once: the first must not have waited too long when the last begins.
  const clients = visitors.map((visitor, n) => {
    const opening = multipartOpening({ ...visitor.hidden, ...fields }, `slow${n}.png`);
    const headers = { ...SLOW.upload, Connection: "keep-alive", "Fly-Client-IP": addressOf(n) };
    const client = beginPost(`${site.url}/onboarding`, headers, opening);
    client.socket.write(Buffer.concat([png, Buffer.alloc(begun)]));
    trickle(client.socket, 1_000, 250, Buffer.alloc(MEGABYTE));
    return client;
  });
  onTestFinished(() => clients.forEach(({ socket }) => socket.destroy()));
  return clients;
}

const one = () => "203.0.113.1";
const sized = (bytes: number) => ({ intent: "upload", size: String(bytes) });

const closedOnes = (clients: readonly SlowClient[]) =>
  clients.filter(({ socket }) => socket.destroyed);
const receiving = () =>
  site.rows("select 1 from uploads where state = 'receiving' and name like 'slow%'").length;

/** A visitor who opens the form, and sends it with a file when asked. */
async function visitorFrom(address: string, fields: Fields, size = 2 * MEGABYTE, path?: string) {
  const visitor = await openedClient(site, path);
  const file = { name: "photos.zip", bytes: zeroFilled(zip.subarray(0, 4), size) };
  const from = { "Fly-Client-IP": address };
  const form = { ...visitor.hidden, ...fields };
  return async () =>
    (await read(await visitor.postFiles("/onboarding", form, [file], from))).status;
}

test("61 slow uploads from the networks of one IPv6 /56 leave connections to others, and to a paid order from the same one", async () => {
  const { link } = await paidOrder(site);
  const subnet = (n: number) => `2001:db8:5:aa${n.toString(16).padStart(2, "0")}::1`;
  const send = await visitorFrom("203.0.113.2", sized(2 * MEGABYTE));
  const sendPaid = await visitorFrom(subnet(99), sized(2 * MEGABYTE), undefined, link);
  await slowUploads(61, subnet, sized(3 * MEGABYTE));
  await until("all have begun", () => receiving() === 61);
  expect(await send()).toBe(200);
  expect(await sendPaid()).toBe(200);
});

test("60 slow small uploads from one network hold at most half of the memory for such uploads", async () => {
  const send = await visitorFrom("203.0.113.2", sized(1000), 1000);
  // The uploads above have made the buffers that a process keeps.
  const before = await usageOf(site);
  const slow = await slowUploads(60, one, sized(MEGABYTE), 0.9 * MEGABYTE);
  await until("all have begun", () => receiving() === 60);
  expect(await send()).toBe(200);
  const heldBy = ({ external }: Usage) => (external - before.external) / MEGABYTE;
  // Eight bodies in full, and the unread rest of each.
  const limit = 8 + 60 * 0.3;
  expect(heldBy(await usageOnce(site, (usage) => heldBy(usage) < limit))).toBeLessThan(limit);
  expect(closedOnes(slow)).toEqual([]);
});

test("of 40 slow uploads without a size from one network, those that find no room are answered 429 after a time", async () => {
  const send = await visitorFrom("203.0.113.2", filledIn);
  const slow = await slowUploads(40, one, filledIn);
  const refused = new Set<SlowClient>();
  for (const client of slow) {
    client.socket.once("data", (answer: Buffer) => {
      if (answer.toString().startsWith("HTTP/1.1 429 ")) refused.add(client);
    });
  }
  await until("all have begun", () => receiving() === 40);
  expect(await send()).toBe(303);
  expect(refused.size).toBe(0);
  // Two hold the part buffers that are left to one network.
  await until("the others are refused", () => refused.size === 38, 10 * WINDOW_MS);
  expect(closedOnes(slow)).toEqual([]);
});
