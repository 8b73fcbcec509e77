import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { phoneAndLink } from "../support/assets/onboarding-client";
import { flyer, png } from "../support/assets/upload-samples";
import { DAY_MS } from "~/server/time/time";
import { faultRows, shortTimeouts } from "../support/faults/fault-rows";
import { HttpClient } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeouts });
const device = new HttpClient(site.url);

/** 640 × 320 px, which a phone that was held upright marks as turned. */
const turned = await sharp({ create: { width: 640, height: 320, channels: 3, background: "red" } })
  .withMetadata({ orientation: 6 })
  .withExif({ IFD0: { Copyright: "The owner of the camera" } })
  .jpeg()
  .toBuffer();

/** A picture that its head calls 30,000 × 30,000 px. */
const bomb = Buffer.from(png);
bomb.writeUInt32BE(30_000, 16);
bomb.writeUInt32BE(30_000, 20);
const animated = await sharp([turned, turned], { join: { animated: true } })
  .gif()
  .toBuffer();

const files = [
  { name: "turned.jpg", bytes: turned },
  { name: "animated.gif", bytes: animated },
  { name: "bomb.png", bytes: bomb },
  { name: "cut.jpg", bytes: turned.subarray(0, 600) },
  { name: "garbage.webp", bytes: Buffer.from("RIFF\0\x01\0\0WEBPVP8 \xff\xff\xff") },
  flyer,
];

/** A paid order whose buyer sent files, and the path of each one's small picture. */
async function sent(chosen = files) {
  const { phone, link, order, fields } = await phoneAndLink(site);
  expect((await phone.send(chosen)).status).toBe(303);
  const token = new URL(link, site.url).searchParams.get("link")!;
  const uploads = site.rows<{ id: string; name: string }>(
    "select uploads.id, uploads.name from uploads join drafts on drafts.id = draft_id where order_id = ?",
    order.id,
  );
  const idOf = (name: string) => uploads.find((upload) => upload.name === name)!.id;
  const pathOf = (name: string) => `/order/${token}/picture/${idOf(name)}`;
  return { token, order, fields, idOf, pathOf };
}

let own: Awaited<ReturnType<typeof sent>>;
beforeAll(async () => {
  own = await sent();
});

test("a buyer's picture is shown small, upright, without what the camera wrote, and as nothing but a picture", async () => {
  const answer = await device.request(own.pathOf("turned.jpg"));
  expect(answer.status).toBe(200);
  const header = (name: string) => answer.headers.get(name);
  expect(header("Content-Type")).toBe("image/webp");
  expect(header("Cache-Control")).toBe("private, max-age=604800, immutable");
  expect(header("Content-Security-Policy")).toContain("default-src 'none'; sandbox");
  expect(header("X-Content-Type-Options")).toBe("nosniff");
  expect(header("Referrer-Policy")).toBe("no-referrer");
  expect(header("X-Robots-Tag")).toBe("noindex");
  const small = Buffer.from(await answer.arrayBuffer());
  const { format, width, height, exif } = await sharp(small).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "webp", width: 160, height: 320 });
});

test("neither the log nor another spelling of the path tells the private link", async () => {
  const path = own.pathOf("turned.jpg");
  expect((await device.request(path, { method: "HEAD" })).status).toBe(200);
  const spelled = await device.request(path.replace("order", "Order"));
  expect([spelled.status, spelled.headers.get("Location")]).toEqual([308, path]);
  await until("it is logged", () => site.output().includes('"/order/:token/picture/:name"'));
  expect(site.output()).not.toContain(own.token);
});

test.each([
  ["an animation", "animated.gif", 200],
  ["a picture of 900 megapixels", "bomb.png", 404],
  ["a picture that was cut off", "cut.jpg", 404],
  ["garbage", "garbage.webp", 404],
  ["a file that is no picture", "flyer.pdf", 404],
] as const)("%s, %s, is answered %i", async (_, name, status) => {
  const answer = await device.request(own.pathOf(name));
  expect(answer.status).toBe(status);
  if (status !== 404) return;
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  // Browsers show it, and would show their sign of a broken picture for a page.
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height]).toEqual([1, 1]);
});

test("a removed picture is shown as long as it can be put back", async () => {
  const path = own.pathOf("animated.gif");
  const statuses: number[] = [];
  for (const days of [6, 8]) {
    const at = new Date(Date.now() - days * DAY_MS).toISOString();
    site.execute("update uploads set removed_at = ? where id = ?", at, own.idOf("animated.gif"));
    statuses.push((await device.request(path)).status);
  }
  expect(statuses).toEqual([200, 404]);
});

test("pictures of another order, an unpaid one, an erased buyer and an unsent file are not found", async () => {
  const other = await sent(files.slice(0, 1));
  const path = other.pathOf("turned.jpg");
  const status = async (of = path) => (await device.request(of)).status;
  expect(await status()).toBe(200);
  expect((await device.post(path, {})).status).toBe(405);
  expect(await status(path.replace(other.token, own.token))).toBe(404);
  expect(await status(path.replace(other.token, "unknown"))).toBe(404);
  expect(await status(`/order/${own.token}/picture/unknown`)).toBe(404);
  const id = other.idOf("turned.jpg");
  for (const state of ["stored", "claimed"]) {
    site.execute("update uploads set state = ? where id = ?", state, id);
    expect(await status(), state).toBe(state === "claimed" ? 200 : 404);
  }
  const { paid_at } = other.order;
  for (const paid of [null, paid_at ?? new Date().toISOString()]) {
    site.execute("update orders set paid_at = ? where id = ?", paid, other.order.id);
    expect(await status(), String(paid)).toBe(paid ? 200 : 404);
  }
  expect((await desk(site, "forget", other.fields.email, "--yes")).code).toBe(0);
  expect(await status()).toBe(404);
});

const faults = faultRows(["answers 503 once", "is slow"]);

/** Other bytes are like a broken picture, which is tried again minutes later. */
test.each(faults.filter(({ fault }) => fault !== "answers garbage"))(
  "a picture whose bucket $fault is shown at once or asked for again later, and shown then: the failure is $seen",
  async ({ plan, seen }) => {
    const { pathOf } = await sent(files.slice(0, 1));
    const lift = site.sandbox.s3.fail({ match: /^GET /, ...plan });
    const answer = await device.request(pathOf("turned.jpg"));
    const expected = seen === "reported" ? [503, "10"] : [200, null];
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual(expected);
    lift();
    expect((await device.request(pathOf("turned.jpg"))).status).toBe(200);
  },
);
