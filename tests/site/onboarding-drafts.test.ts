import { beforeEach, describe, expect, test } from "vitest";
import { HttpClient, textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  namesListed,
  type OnboardingClient,
  SCRIPTS,
  openedClient,
  phoneAndLink,
} from "../support/assets/onboarding-client";
import { agedToken } from "../support/assets/onboarding-tokens";
import { bytesOf, flyer, logo, pdf, png } from "../support/assets/upload-samples";
import { sharedSite } from "../support/site";

const site = await sharedSite();
let client: OnboardingClient;
beforeEach(async () => {
  client = await openedClient(site);
});

const save = { intent: "save" };
const autosave = { intent: "autosave" };

describe("saving a draft for later", () => {
  test("keeps incomplete fields and files and redirects to a page that confirms it", async () => {
    const before = client.inquiries().length;
    const typed = { ...filledIn, email: "not an address", textContent: "" };
    const answer = await client.send([logo], { ...typed, ...save });
    expect(answer.status).toBe(303);
    const page = await client.follow(answer);
    expect(page).toMatch(/href="\/onboarding"[^>]*>Continue now/);
    const text = textOf(page);
    expect(text).toContain("Saved for later");
    expect(text).toContain("in this browser within 7 days");
    expect(text).toContain("3 of 5 done");
    expect(text).toMatch(/About your business Required\./);
    expect(text).toMatch(/Logo and photos Done\./);

    const html = await client.open();
    expect(fieldValues(html)).toEqual(typed);
    expect(namesListed(html)).toEqual(["logo.png"]);
    expect(client.inquiries()).toHaveLength(before);
    const [draft] = site.rows("select saved_at from drafts where email = ?", "not an address");
    expect(draft?.saved_at).toMatch(/^\d{4}-/);
    expect((await client.send([], filledIn)).status).toBe(303);
    expect(client.inquiries()).toHaveLength(before + 1);
  });

  test("is what the form shows again, though another page has begun something since", async () => {
    const tab = { ...client.hidden };
    await client.open();
    await client.send([], { ...filledIn, textContent: "Saved for later", ...save });
    client.hidden = tab;
    await client.send([], { textContent: "Begun since", ...autosave }, SCRIPTS);
    expect(fieldValues(await client.open()).textContent).toBe("Saved for later");
  });

  test("is answered 502 when a file could not be stored, and keeps the fields", async () => {
    site.sandbox.s3.fail({ match: "PUT ", status: 500 });
    const answer = await client.send([logo], { ...filledIn, ...save });
    expect(answer.status).toBe(502);
    expect(textOf(answer.body)).toContain("logo.png: Please choose it again.");
    expect(fieldValues(await client.open())).toEqual(filledIn);
  });

  test("from a form older than a day is answered 422, with everything kept", async () => {
    client.hidden.token = agedToken(client.hidden.token ?? "");
    const answer = await client.send([logo], { ...filledIn, ...save });
    expect(answer.status).toBe(422);
    expect(namesListed(answer.body)).toEqual(["logo.png"]);
    expect(fieldValues(await client.page("/onboarding"))).toEqual(filledIn);
  });

  test("names the order and its private link, and a forged URL reveals nothing", async () => {
    const { phone, order, fields } = await phoneAndLink(site);
    const answer = await phone.send([], { ...filledIn, ...save });
    const text = textOf(await phone.follow(answer));
    expect(text).toContain(
      `the private link in the receipt email of your order ${order.reference}`,
    );
    const stranger = await new HttpClient(site.url).page(answer.location!.slice(0, -2));
    expect(stranger).not.toContain(order.reference);
    expect(stranger).not.toContain(fields.email);
    expect(stranger).not.toContain("Saved for later");
  });
});

test("the checklist on the onboarding page is right for an order's new draft and for a post that is shown again", async () => {
  const { phone } = await phoneAndLink(site);
  expect(textOf(await phone.open())).toContain("1 of 5 done");
  const answer = await phone.send([logo], { ...filledIn, email: "", socialLinks: "" });
  expect(answer.status).toBe(422);
  expect(textOf(answer.body)).toContain("4 of 5 done");
  expect(textOf(answer.body)).toMatch(/Business name and email Required\./);
});

describe("saving a draft in the background", () => {
  test("works in a form older than a day and returns a token that can submit", async () => {
    client.hidden.token = agedToken(client.hidden.token ?? "");
    const answer = await client.send([], { ...filledIn, ...autosave }, SCRIPTS);
    expect(answer.status).toBe(200);
    client.hidden.token = (JSON.parse(answer.body) as { token: string }).token;
    expect((await client.send([], filledIn)).status).toBe(303);
  });

  test("does not count as saving for later", async () => {
    const typed = { ...filledIn, email: "background@marlow.test" };
    await client.send([], { ...typed, ...autosave }, SCRIPTS);
    expect(site.rows("select saved_at from drafts where email = ?", typed.email)).toEqual([
      { saved_at: null },
    ]);
  });
});

interface Body {
  files: { id: string; name: string; size: number }[];
  problems: { title: string; description: string; style: string }[];
  fieldErrors: Record<string, string>;
  repopulateFields?: Record<string, string>;
  token: string;
}

const upload = { intent: "upload" };
const parsed = (body: string) => JSON.parse(body) as Body;

test("the scripts upload files before submission and get 200 with the stored files, and with the remaining ones when they remove one", async () => {
  const answer = await client.send([logo], upload, SCRIPTS);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toMatch(/^application\/json/);
  const { files, problems } = parsed(answer.body);
  expect(files).toEqual([{ id: expect.any(String), name: "logo.png", size: png.length }]);
  expect(problems).toEqual([]);
  await client.send([flyer], upload, SCRIPTS);
  const removed = await client.send([], { intent: `remove:${files[0]!.id}` }, SCRIPTS);
  expect(removed.status).toBe(200);
  expect(parsed(removed.body).files.map(({ name }) => name)).toEqual(["flyer.pdf"]);
});

test("files that the scripts upload at the same time never exceed the limit of 50", async () => {
  const note = (i: number) => ({ name: `note-${i}.txt`, bytes: bytesOf(`note ${i}`) });
  await client.send(
    Array.from({ length: 48 }, (_, i) => note(i)),
    upload,
  );
  const late = [100, 101, 102, 103, 104].map(note);
  const answers = await Promise.all(late.map((file) => client.send([file], upload, SCRIPTS)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422]);
  for (const { body } of answers.filter(({ status }) => status === 422)) {
    expect(parsed(body).problems.map(({ description }) => description)).toEqual([
      "You can only upload 50 files total. You have 0 slots remaining.",
    ]);
  }
  expect(namesListed(await client.page("/onboarding"))).toHaveLength(50);
});

test("a file uploaded before submission leaves saved fields unchanged, and is part of the submission", async () => {
  await client.send([], { ...filledIn, intent: "upload" });
  await client.send([logo], upload, SCRIPTS);
  const html = await client.page("/onboarding");
  expect(fieldValues(html)).toEqual(filledIn);
  expect(namesListed(html)).toEqual(["logo.png"]);
  const answer = await client.send([], filledIn, SCRIPTS);
  expect(answer.headers.get("X-Remix-Redirect")).toMatch(/^\/onboarding\?/);
  expect(client.inquiries().at(-1)?.file_urls).toContain("logo.png");
});

test("the scripts get 422 with the catalog's message for a refused file, and with messages, values and the other files for invalid fields", async () => {
  const files = [logo, { name: "fake.png", bytes: pdf }];
  const answer = await client.send(files, { ...filledIn, email: "x" }, SCRIPTS);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  const body = parsed(answer.body);
  expect(body.problems).toContainEqual({
    title: "Invalid file",
    description:
      "fake.png: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.",
    style: "destructive",
  });
  expect(body.fieldErrors).toEqual({ email: "Invalid email address" });
  expect(body.repopulateFields).toEqual({ ...filledIn, email: "x" });
  expect(body.files.map(({ name }) => name)).toEqual(["logo.png"]);
});

test("a text beyond its limit that was saved for later can be shortened, also where two devices made it so long", async () => {
  const { phone, link } = await phoneAndLink(site);
  const computer = await openedClient(site, link);
  const part = (word: string) =>
    Array.from({ length: 140 }, (_, i) => `${word} ${i} ${"x".repeat(80)}`);
  for (const [client, word] of [
    [phone, "phone"],
    [computer, "computer"],
  ] as const) {
    await client.send([], { ...filledIn, textContent: part(word).join("\n"), intent: "save" });
  }
  const long = fieldValues(await phone.open(link)).textContent!;
  expect(long).toContain("phone 139");
  expect(long).toContain("computer 139");
  expect((await phone.send([], { ...filledIn, textContent: long })).status).toBe(422);
  const short = part("phone").join("\n");
  const sent = await phone.send([], { ...filledIn, textContent: short });
  expect(textOf(await phone.follow(sent))).toContain("Thank You!");
});
