import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { flyer, logo, png } from "../support/assets/upload-samples";
import { shortTimeouts } from "../support/faults/fault-rows";
import { elements } from "../support/http/html-elements";
import { textOf } from "../support/http/http-client";
import { ann, orderAtDesk } from "../support/operations/order-at-desk";
import { van } from "../support/orders/page-with-files";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({
  env: { ...shortTimeouts, DESK_EMAILS: ann, CLIENT_IP_HEADER: "Fly-Client-IP" },
});

const atDesk = (files?: Parameters<typeof orderAtDesk>[1]) => orderAtDesk(site, files);

async function unzipped(answer: Response) {
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

test("a file of an order is shown with its picture, type, size, time and sender", async () => {
  const { team, path, idOf } = await atDesk();
  const html = await team.page(path);
  const pictures = elements(html, "img").map(({ attributes }) => attributes);
  expect(pictures).toMatchObject([
    { src: `/desk/pictures/${idOf("logo.png")}`, loading: "lazy", alt: "" },
  ]);
  expect(textOf(html)).toMatch(
    /logo\.png image\/png, \d+ Bytes (?:today|yesterday) \d\d:\d\d by the client/,
  );
  const picture = await team.request(pictures[0]!.src!);
  const { format } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata();
  expect([picture.status, picture.headers.get("Content-Type"), format]).toEqual([
    200,
    "image/webp",
    "webp",
  ]);
  expect(picture.headers.get("Cache-Control")).toBe("no-store");
  const none = await team.request(`/desk/pictures/${idOf("flyer.pdf")}`);
  expect([none.status, none.headers.get("Content-Type")]).toEqual([404, "image/gif"]);
});

test("one click downloads a file from the bucket under its own name, by a link that is valid for one minute", async () => {
  const name = "Größe (1) 'new'.png";
  const { team, idOf } = await atDesk([{ name, bytes: png }]);
  const path = `/desk/files/${idOf(name)}`;
  const answer = await team.request(path);
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([303, "no-store"]);
  const link = new URL(answer.headers.get("Location")!);
  expect(link.searchParams.get("X-Amz-Expires")).toBe("60");
  const file = await fetch(link);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(png);
  expect(file.headers.get("Content-Disposition")).toBe(
    "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29%20%27new%27.png",
  );
  const forged = new URL(link);
  forged.searchParams.set("response-content-disposition", "inline");
  expect((await fetch(forged)).status).toBe(403);
  site.sandbox.s3.clock.aheadMs = 61_000;
  expect((await fetch(link)).status).toBe(403);
  expect((await team.request(path, { method: "HEAD" })).status).toBe(303);
});

test("a removed file can be got until it is deleted, and then the desk says that it is not there", async () => {
  const { team, upload, idOf } = await atDesk();
  const id = idOf("logo.png");
  expect((await upload({ intent: "remove", target: id }, [])).status).toBe(303);
  expect((await team.request(`/desk/files/${id}`)).status).toBe(303);
  site.execute("update uploads set state = 'discarded', sha256 = null where id = ?", id);
  const answer = await team.request(`/desk/files/${id}`);
  expect(answer.status).toBe(404);
  expect(textOf(await answer.text())).toContain("This file is not here");
  expect((await team.request(`/desk/pictures/${id}`)).status).toBe(404);
});

test("a file that was never sent by somebody without an order, and ids that are none, are not found", async () => {
  const { team, idOf } = await atDesk();
  const id = idOf("logo.png");
  const unsent = "update uploads set state = 'stored' where id = ?";
  site.execute(unsent, id);
  expect((await team.request(`/desk/files/${id}`)).status).toBe(303);
  site.execute(
    "update drafts set order_id = null where id = (select draft_id from uploads where id = ?)",
    id,
  );
  for (const other of [id, "unknown", "x".repeat(65), "..%2f..%2fetc", "%00", `${id}/..`]) {
    for (const folder of ["files", "pictures"]) {
      const { status } = await team.request(`/desk/${folder}/${other}`);
      expect([400, 404], `${folder}/${other}`).toContain(status);
    }
  }
});

test("nobody can post to a picture, a file or a zip", async () => {
  const { team, idOf, zip } = await atDesk();
  const id = idOf("logo.png");
  for (const path of [`/desk/files/${id}`, `/desk/pictures/${id}`, zip]) {
    expect((await team.post(path, {})).status).toBe(405);
  }
});

test("all files of an order are one zip, byte for byte, with names of their own, but not the removed ones", async () => {
  const other = { name: "Logo.png", bytes: Buffer.concat([png, Buffer.from("other")]) };
  const { team, zip, upload, idOf, order } = await atDesk([logo, other, flyer, van]);
  expect((await upload({ intent: "remove", target: idOf("van.png") }, [])).status).toBe(303);
  const answer = await team.request(zip, { headers: { Range: "bytes=0-9" } });
  expect(answer.headers.get("Content-Type")).toBe("application/zip");
  expect(answer.headers.get("Content-Disposition")).toContain(`"${order().reference}.zip"`);
  const found = await unzipped(answer);
  expect(
    Object.keys(found)
      .map((name) => name.toLowerCase())
      .sort(),
  ).toEqual(["flyer.pdf", "logo (2).png", "logo.png"]);
  const contents = Object.values(found).map((bytes) => Buffer.from(bytes).toString("hex"));
  const expected = [logo, other, flyer].map(({ bytes }) => Buffer.from(bytes).toString("hex"));
  expect(contents.sort()).toEqual(expected.sort());
  const head = await team.request(zip, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("a zip leaves out what the bucket has lost and names it in a text file, and there is none without files", async () => {
  const { team, zip, lose, idOf, upload } = await atDesk();
  lose("logo.png");
  const found = await unzipped(await team.request(zip));
  expect(Object.keys(found)).toEqual(["flyer.pdf", "Files that are missing.txt"]);
  expect(Buffer.from(found["Files that are missing.txt"]!).toString()).toBe("logo.png\n");
  for (const name of ["logo.png", "flyer.pdf"]) {
    await upload({ intent: "remove", target: idOf(name) }, []);
  }
  expect((await team.request(zip)).status).toBe(404);
  expect((await team.request("/desk/orders/unknown/zip")).status).toBe(404);
});

test("two zips are made at a time for a network: its third is refused with words until one has ended or its client has left, another's is not", async () => {
  const { team, zip, keyOf } = await atDesk([logo, van]);
  const order = Object.keys(await unzipped(await team.request(zip)));
  const lift = site.sandbox.s3.fail({ match: keyOf(order[1]!), hang: true });
  const leaving = new AbortController();
  const held = [
    await team.request(zip, { signal: leaving.signal }),
    await team.request(zip, { signal: leaving.signal }),
  ];
  expect(held.map(({ status }) => status)).toEqual([200, 200]);
  const third = await team.request(zip);
  expect([third.status, third.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(textOf(await third.text())).toContain("Other zips are on their way");
  const elsewhere = { headers: { "Fly-Client-IP": "203.0.113.7" }, signal: leaving.signal };
  expect((await team.request(zip, elsewhere)).status).toBe(200);
  leaving.abort();
  lift();
  await until("the zips of who has left are ended", async () => (await team.request(zip)).ok);
});

test("a zip breaks off where the bucket fails in its middle, and is not begun where it fails at once", async () => {
  const { team, zip, keyOf } = await atDesk([logo, van]);
  const [first = "", second = ""] = Object.keys(await unzipped(await team.request(zip)));
  const heal = site.sandbox.s3.fail({ match: keyOf(second), status: 500 });
  const broken = await team.request(zip);
  expect(broken.status).toBe(200);
  await expect(broken.arrayBuffer()).rejects.toThrow();
  await until("it is logged", () => site.output().includes("a zip of an order's files broke off"));
  heal();
  const lift = site.sandbox.s3.fail({ match: keyOf(first), status: 500 });
  const refused = await team.request(zip);
  expect([refused.status, textOf(await refused.text())]).toEqual([
    503,
    expect.stringContaining("The files cannot be read right now"),
  ]);
  lift();
  expect(Object.keys(await unzipped(await team.request(zip)))).toEqual([first, second]);
});
