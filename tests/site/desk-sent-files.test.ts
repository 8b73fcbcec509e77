import { expect, test } from "vitest";
import { buckets } from "../../sandbox/credentials";
import { flyer, logo, png } from "../support/assets/upload-samples";
import { shortTimeouts } from "../support/faults/fault-rows";
import { heldFile } from "../support/http/generated-files";
import { hiddenFields, textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { ann, orderAtDesk } from "../support/operations/order-at-desk";
import { signedIn } from "../support/operations/team";
import { van } from "../support/orders/page-with-files";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: { ...shortTimeouts, DESK_EMAILS: ann } });

const atDesk = (files?: Parameters<typeof orderAtDesk>[1]) => orderAtDesk(site, files);
type At = Awaited<ReturnType<typeof atDesk>>;

const virus = { name: "virus.exe", bytes: Buffer.from("MZ") };

test("the team uploads in the client's stead, once where the post comes twice, and the client alone is emailed", async () => {
  const { team, path, upload, used, sentBy, mailsAbout } = await atDesk();
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
  expect(sentBy("van.png")).toBe(`team:${ann}`);
  expect(sentBy("logo.png")).toBeNull();
  expect(textOf(await team.page(path))).toMatch(
    new RegExp(`van\\.png .* (?:today|yesterday) \\d\\d:\\d\\d by ${ann}`),
  );
  const [toTeam = [], toBuyer = []] = await mailsAbout(/files arrived|More files/);
  expect([toTeam.length, toBuyer.length]).toEqual([0, 1]);
  expect(toBuyer[0]!.TextBody).toMatch(/put this into your order for you[^]*van\.png/);
});

test("the team's first upload for a client is taken back by removing it, told to the client, and put back", async () => {
  const { team, path, upload, idOf, used, order, html, fields, link, device, mailsAbout } =
    await atDesk([]);
  const begun = { ...hiddenFields(await device.page(link)), businessName: "Begun & Co" };
  const form = { ...begun, email: "begun@client.test", intent: "save" };
  expect((await device.postFiles("/onboarding", form)).status).toBe(303);
  const drafts = () =>
    site.rows<{ business_name: string }>(
      "select business_name from drafts where order_id = ? and business_name != ''",
      order().id,
    );
  const turn = async (intent: string) =>
    team.post(path, { ...fields(await team.page(path)), intent, target: idOf("logo.png") });
  await upload({ intent: "upload" }, [logo]);
  expect(order().state).toBe("assets_received");
  expect((await turn("remove")).status).toBe(303);
  expect(order()).toMatchObject({ state: "paid", assets_received_at: null });
  expect(textOf(await html())).toContain("Send us your logo, photos and texts");
  expect(drafts()).toEqual([{ business_name: "Begun & Co" }]);
  expect(await device.page(link)).toContain("Begun &amp; Co");
  const [, toBuyer = []] = await mailsAbout(/A file is removed/);
  expect(toBuyer.map(({ TextBody }) => TextBody)).toEqual([
    expect.stringContaining("We put logo.png into your order, and have taken it out again."),
  ]);
  expect((await turn("restore")).status).toBe(303);
  expect([order().state, used()]).toEqual(["assets_received", ["logo.png"]]);
  expect(drafts()).toEqual([{ business_name: "Begun & Co" }]);
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

test.each<[what: string, meanwhile: (at: At) => Promise<unknown>]>([
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
    expect([states(), own.sentBy(name)]).toEqual([
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

test.each<[what: string, meanwhile: (at: At, email: string) => Promise<unknown>, states: string[]]>(
  [
    [
      "sent where the order's address is corrected meanwhile",
      ({ upload }, email) => upload({ intent: "email", email: `new.${email}` }, []),
      ["claimed"],
    ],
    [
      "sent where its buyer sends the form meanwhile",
      async ({ phone, link }) => {
        await phone.open(link);
        await phone.send([logo]);
      },
      ["claimed"],
    ],
    [
      "not kept where its buyer is erased meanwhile",
      (_, email) => desk(site, "forget", email, "--yes"),
      [],
    ],
  ],
)("a colleague's first file for an order is %s", async (_, act, states) => {
  const own = await atDesk([]);
  const { team, path, fields, uploads, order } = own;
  const slow = heldFile("slow.png", [slowBytes.subarray(0, 5_000)], slowBytes.subarray(5_000));
  const post = { ...fields(await team.page(path)), intent: "upload" };
  const answer = team.postFiles(path, post, [slow]);
  await until("the file arrives", () => uploads().length > 0);
  const [{ id } = { id: "" }] = uploads();
  const { id: orderId, email, version } = order();
  await act(own, email);
  const unchanged = "select id from orders where id = ? and version = ?";
  expect(site.rows(unchanged, orderId, version)).toEqual([]);
  slow.finish();
  expect((await answer).status).toBe(states.length > 0 ? 303 : 422);
  const kept = "select state from uploads where id = ? and state != 'discarded'";
  expect(site.rows<{ state: string }>(kept, id).map(({ state }) => state)).toEqual(states);
  const named = "select id from inquiries where order_id = ? and file_urls like '%slow.png%'";
  expect(site.rows(named, orderId)).toHaveLength(states.length);
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
