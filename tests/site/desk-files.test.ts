import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { buckets } from "../../sandbox/credentials";
import { flyer, logo, png } from "../support/assets/upload-samples";
import { shortTimeouts } from "../support/faults/fault-rows";
import { elements } from "../support/http/html-elements";
import { heldFile } from "../support/http/generated-files";
import { hiddenFields, type SentFile, textOf } from "../support/http/http-client";
import { signedIn } from "../support/operations/team";
import { pageWithSentFiles, van } from "../support/orders/page-with-files";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const ann = "ann@desk.test";
const site = await sharedSite({ env: { ...shortTimeouts, DESK_EMAILS: ann } });

const virus = { name: "virus.exe", bytes: Buffer.from("MZ") };

/** An order after files were sent for it, as Ann of the team sees it. */
async function atDesk(files?: SentFile[]) {
  const sent = await pageWithSentFiles(site, files);
  const team = await signedIn(site, ann);
  const path = `/desk/orders/${sent.order().id}`;
  const fields = (html: string) => {
    const forms = elements(html, "form").filter(({ html: inner }) => inner.includes("version"));
    const { token = "", version = "" } = hiddenFields(forms[0]?.html ?? "");
    return { token, version };
  };
  const upload = async (given: Record<string, string>, chosen: SentFile[], page?: string) =>
    team.postFiles(path, { ...fields(page ?? (await team.page(path))), ...given }, chosen);
  const lose = (name: string) =>
    site.execute("update uploads set key = 'lost' where id = ?", sent.idOf(name));
  const keyOf = (name: string) =>
    site.rows<{ key: string }>("select key from uploads where id = ?", sent.idOf(name))[0]!.key;
  return { ...sent, team, path, fields, upload, lose, keyOf, zip: `${path}/zip` };
}

const sentBy = (id: string) =>
  site.rows<{ sent_by: string | null }>("select sent_by from uploads where id = ?", id)[0]?.sent_by;

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

test("two zips are made at a time: a third is refused with words until one has ended or its client has left", async () => {
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
  expect(textOf(await third.text())).toContain("Two zips are on their way");
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

test("the team uploads in the client's stead, once where the post comes twice, and the client alone is emailed", async () => {
  const { team, path, upload, used, idOf, mailsAbout } = await atDesk();
  const page = await team.page(path);
  const given = { intent: "upload" };
  expect((await upload(given, [van], page)).status).toBe(303);
  expect(textOf(await team.page(path))).toContain("Files added: the buyer is emailed.");
  const again = await upload(given, [van], page);
  expect([again.status, textOf(await again.text())]).toEqual([
    422,
    expect.stringContaining("The order has this file already."),
  ]);
  expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
  expect(sentBy(idOf("van.png"))).toBe(`team:${ann}`);
  expect(sentBy(idOf("logo.png"))).toBeNull();
  expect(textOf(await team.page(path))).toMatch(
    new RegExp(`van\\.png .* (?:today|yesterday) \\d\\d:\\d\\d by ${ann}`),
  );
  const [toTeam = [], toBuyer = []] = await mailsAbout(/files arrived|More files/);
  expect([toTeam.length, toBuyer.length]).toEqual([0, 1]);
  expect(toBuyer[0]!.TextBody).toMatch(/put this into your order for you[^]*van\.png/);
});

test("for a client who has sent nothing the team's upload is the first submission, and what the client has begun comes next", async () => {
  const { upload, used, order, html, link, device } = await atDesk([]);
  const onboarding = async () => {
    const form = hiddenFields(await device.page(link));
    return { ...form, businessName: "Begun & Co", email: "begun@client.test" };
  };
  const saved = await device.postFiles("/onboarding", { ...(await onboarding()), intent: "save" });
  expect(saved.status).toBe(303);
  expect((await upload({ intent: "upload" }, [logo, van])).status).toBe(303);
  expect(used()).toEqual(["logo.png", "van.png"]);
  expect(order()).toMatchObject({ state: "assets_received" });
  expect(textOf(await html())).toContain("van.png");
  const begun = site.rows<{ business_name: string }>(
    "select business_name from drafts where order_id = ? and state = 'open'",
    order().id,
  );
  expect(begun).toEqual([{ business_name: "Begun & Co" }]);
  expect((await upload({ intent: "upload" }, [flyer])).status).toBe(303);
  expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
});

test("the team replaces one file, which can be put back, and neither one of another order nor with nothing", async () => {
  const { upload, used, idOf } = await atDesk([logo, flyer]);
  const other = await atDesk([logo]);
  const target = idOf("logo.png");
  for (const wrong of [other.idOf("logo.png"), "unknown", ""]) {
    expect((await upload({ intent: "replace", target: wrong }, [van])).status).toBe(422);
  }
  expect((await upload({ intent: "replace", target }, [])).status).toBe(422);
  expect(used()).toEqual(["flyer.pdf", "logo.png"]);
  expect((await upload({ intent: "replace", target }, [van])).status).toBe(303);
  expect(used()).toEqual(["flyer.pdf", "van.png"]);
  expect((await upload({ intent: "restore", target }, [])).status).toBe(303);
  expect(used()).toEqual(["flyer.pdf", "logo.png", "van.png"]);
  expect(other.used()).toEqual(["logo.png"]);
});

test("of several files the allowed ones are stored, and the others named", async () => {
  const { upload, used } = await atDesk([logo]);
  const answer = await upload({ intent: "upload" }, [virus, van]);
  expect([answer.status, textOf(await answer.text())]).toEqual([
    422,
    expect.stringMatching(/virus\.exe: File type not allowed.*The other files are stored/),
  ]);
  expect(used()).toEqual(["logo.png", "van.png"]);
  expect((await upload({ intent: "upload" }, [virus])).status).toBe(422);
  expect(used()).toEqual(["logo.png", "van.png"]);
});

/** Longer than the first bytes, after which a file is recorded. */
const slowBytes = Buffer.concat([png.subarray(0, 33), Buffer.alloc(10_000), png.subarray(33)]);

test.each<[what: string, meanwhile: (at: Awaited<ReturnType<typeof atDesk>>) => Promise<unknown>]>([
  ["the buyer adds a file on the order's page", ({ send }) => send({ intent: "add" }, flyer)],
  ["the buyer sends the form again with a file", ({ phone }) => phone.send([flyer])],
  [
    "the order changes",
    ({ upload }) => upload({ intent: "ready", url: "https://preview.test/" }, []),
  ],
])("where %s while a colleague's files arrive, each is sent by who sent it", async (_, act) => {
  const own = await atDesk([logo]);
  const { team, path, fields, uploads, mailsAbout } = own;
  const slow = heldFile("slow.png", [slowBytes.subarray(0, 5_000)], slowBytes.subarray(5_000));
  const post = { ...fields(await team.page(path)), intent: "upload" };
  const answer = team.postFiles(path, post, [van, slow]);
  const states = () => uploads().map(({ name, state }) => `${name} ${state}`);
  await until("the second file arrives", () => {
    return ["van.png stored", "slow.png receiving"].every((one) => states().includes(one));
  });
  await act(own);
  expect(states()).toContain("van.png stored");
  const [toTeam = [], toBuyer = []] = await mailsAbout(/files arrived|More files|assets/i);
  for (const mail of [...toTeam, ...toBuyer]) expect(mail.TextBody).not.toContain("van.png");
  slow.finish();
  expect((await answer).status).toBe(303);
  for (const name of ["van.png", "slow.png"]) {
    expect([states(), sentBy(own.idOf(name))]).toEqual([
      expect.arrayContaining([`${name} claimed`]),
      `team:${ann}`,
    ]);
  }
  const [, told = []] = await mailsAbout(/files arrived/);
  const forBuyer = told
    .map(({ TextBody = "" }) => TextBody)
    .filter((text) => text.includes("for you"));
  expect(forBuyer).toEqual([expect.stringMatching(/van\.png/)]);
  expect(forBuyer).toEqual([expect.stringMatching(/slow\.png/)]);
});

test("files of who is signed out, has another session's form, or saw an older file are not kept", async () => {
  const { team, path, upload, uploads, fields, idOf } = await atDesk([logo]);
  const page = await team.page(path);
  const before = uploads();
  const given = { intent: "upload" };
  const foreign = { ...given, token: fields(await (await signedIn(site, ann)).page(path)).token };
  expect((await upload(foreign, [van], page)).status).toBe(422);
  const post = { ...fields(page), ...given };
  const crossSite = await team.postFiles(path, post, [van], { "Sec-Fetch-Site": "cross-site" });
  expect(crossSite.status).toBe(403);
  expect((await upload({ intent: "ready", url: "https://preview.test/" }, [])).status).toBe(303);
  const replacing = { intent: "replace", target: idOf("logo.png") };
  expect((await upload(replacing, [van], page)).status).toBe(409);
  site.execute("delete from desk_sessions where email = ?", ann);
  expect((await upload(given, [van], page)).status).toBe(403);
  expect(uploads()).toEqual(before);
});

test("of two colleagues who upload at once to an empty order both are taken", async () => {
  const { team, path, upload, used, uploads } = await atDesk([]);
  const page = await team.page(path);
  const answers = await Promise.all(
    [logo, van].map((file) => upload({ intent: "upload" }, [file], page)),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(used()).toEqual(["logo.png", "van.png"]);
  expect(uploads().filter(({ state }) => state === "stored")).toEqual([]);
});

test("while the bucket fails nothing is stored, which the desk says, and a later post brings the file", async () => {
  const { upload, used } = await atDesk([logo]);
  const heal = site.sandbox.s3.fail({ match: "PUT", status: 500 });
  const answer = await upload({ intent: "upload" }, [van]);
  heal();
  expect([answer.status, textOf(await answer.text())]).toEqual([
    422,
    expect.stringContaining("van.png"),
  ]);
  expect(used()).toEqual(["logo.png"]);
  expect((await upload({ intent: "upload" }, [van])).status).toBe(303);
  const objects = site.sandbox.s3.objects().filter(({ bucket }) => bucket === buckets.public);
  expect(objects.some(({ key }) => key.endsWith("van.png"))).toBe(true);
});
