import { expect, onTestFinished, test } from "vitest";
import { filledIn, OnboardingClient, read } from "../support/assets/onboarding-client";
import { png, zip } from "../support/assets/upload-samples";
import { reportsUsage, usageOf } from "../support/faults/usage";
import { multipartOpening, multipartStream, zeroFilled } from "../support/http/multipart-stream";
import { openClient, SLOW_MULTIPART, type SlowClient } from "../support/http/slow-client";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const WINDOW_MS = 1_000;
/** A connection without traffic is closed after this. */
const SILENCE_MS = 4 * WINDOW_MS;
const MEGABYTE = 1024 * 1024;

const site = await sharedSite({
  env: {
    ...reportsUsage,
    BODY_WINDOW_MS: String(WINDOW_MS),
    CLIENT_IP_HEADER: "Fly-Client-IP",
  },
});

/** Clients of one network that each begin a file and continue it slowly. */
async function slowUploads(
  count: number,
  address: string,
  fields: Record<string, string>,
  begun = 200_000,
) {
  const clients: SlowClient[] = [];
  for (let n = 0; n < count; n += 1) {
    const visitor = new OnboardingClient(site);
    await visitor.open();
    const opening = multipartOpening("slow", { ...visitor.hidden, ...fields }, `slow${n}.png`);
    const head = [
      "POST /onboarding HTTP/1.1",
      `Host: ${new URL(site.url).host}`,
      `Fly-Client-IP: ${address}`,
      `Content-Type: ${SLOW_MULTIPART}`,
      `Content-Length: ${4 * MEGABYTE}`,
    ];
    const client = openClient(site.url, `${head.join("\r\n")}\r\n\r\n`);
    client.socket.write(opening);
    client.socket.write(Buffer.concat([png, Buffer.alloc(begun)]));
    const timer = setInterval(() => client.socket.write(Buffer.alloc(1_000)), WINDOW_MS / 4);
    client.socket.on("close", () => clearInterval(timer));
    clients.push(client);
  }
  onTestFinished(() => clients.forEach(({ socket }) => socket.destroy()));
  return clients;
}

const closedOnes = (clients: readonly SlowClient[]) =>
  clients.filter(({ socket }) => socket.destroyed);
const receiving = () =>
  site.rows("select 1 from uploads where state = 'receiving' and name like 'slow%'").length;

/** A visitor of another network sends the form with a file. */
async function sendFrom(address: string, fields: Record<string, string>, size = 2 * MEGABYTE) {
  const visitor = new OnboardingClient(site);
  await visitor.open();
  const file = { name: "photos.zip", bytes: zeroFilled(zip.subarray(0, 4), size) };
  const form = multipartStream({ ...visitor.hidden, ...fields }, [file]);
  const headers = new Headers(form.headers);
  headers.set("Fly-Client-IP", address);
  return read(await visitor.request("/onboarding", { ...form, headers }));
}

test("60 slow uploads from one network leave connections to the bucket to other networks", async () => {
  const slow = await slowUploads(60, "203.0.113.1", {
    intent: "upload",
    size: String(3 * MEGABYTE),
  });
  await until("all have begun", () => receiving() === 60);
  const fields = { intent: "upload", size: String(2 * MEGABYTE) };
  expect((await sendFrom("203.0.113.2", fields)).status).toBe(200);
  expect(closedOnes(slow)).toEqual([]);
});

test("60 slow small uploads from one network hold at most half of the memory for such uploads", async () => {
  const before = await usageOf(site);
  const size = { intent: "upload", size: String(MEGABYTE) };
  const slow = await slowUploads(60, "203.0.113.1", size, 0.9 * MEGABYTE);
  await until("all have begun", () => receiving() === 60);
  const small = { intent: "upload", size: "1000" };
  expect((await sendFrom("203.0.113.2", small, 1000)).status).toBe(200);
  const after = await usageOf(site);
  const heldMegabytes = (after.external - before.external) / MEGABYTE;
  console.log(`${heldMegabytes.toFixed(0)} MB held`);
  // Eight bodies in full, and the unread rest of each.
  expect(heldMegabytes).toBeLessThan(8 + 60 * 0.3);
  expect(closedOnes(slow)).toEqual([]);
});

test("40 slow uploads without a size leave part buffers to other networks, and are not reset while they wait", async () => {
  const slow = await slowUploads(40, "203.0.113.1", filledIn);
  const started = Date.now();
  await until("all have begun", () => receiving() === 40);
  expect((await sendFrom("203.0.113.2", filledIn)).status).toBe(303);
  await until("silence would have ended", () => Date.now() - started > 2 * SILENCE_MS);
  expect(closedOnes(slow)).toEqual([]);
});
