import { afterAll, beforeAll, expect, test } from "vitest";
import { keyedName, listedFiles, OnboardingClient } from "../onboarding-client";
import { startSite, type Site } from "../site";
import { jpeg, png } from "../upload-samples";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const long = `${"long-".repeat(59)}x.png`;

const names: [sent: string, kept: string, keyed: string][] = [
  ["a;b.png", "a;b.png", "a_b.png"],
  ["a=b.png", "a=b.png", "a_b.png"],
  ["Müller.png", "Müller.png", "M_ller.png"],
  ["Bob's van.jpg", "Bob's van.jpg", "Bob_s_van.jpg"],
  ["../../etc/passwd.png", "passwd.png", "passwd.png"],
  ["C:\\photos\\van.png", "van.png", "van.png"],
  ['The "new" logo.png', 'The "new" logo.png', "The__new__logo.png"],
  ["smile 😀.png", "smile 😀.png", "smile___.png"],
  ["<b>bold</b>.png", "b>.png", "b_.png"],
  ["tab\tname.png", "tab\tname.png", "tab_name.png"],
  ["100%.png", "100%.png", "100_.png"],
  ["a&amp;b.png", "a&amp;b.png", "a_amp_b.png"],
  [".png", ".png", ".png"],
  ["..png", "..png", "..png"],
  ["logo.final.v2.png", "logo.final.v2.png", "logo.final.v2.png"],
  ["日本語.png", "日本語.png", "___.png"],
  [long, long, `${long.slice(0, 146)}.png`],
];

test.each(names)(
  "a file named %j is kept as %j and stored as <uuid>-%s",
  async (sent, kept, keyed) => {
    const client = new OnboardingClient(site);
    await client.open();
    const before = new Set(client.objects().map(({ key }) => key));
    const bytes = sent.endsWith(".jpg") ? jpeg : png;
    const listed = await client.send([{ name: sent, bytes }], { intent: "upload" });
    expect(listed.status).toBe(200);
    expect(listedFiles(listed.body).map(({ name }) => name)).toEqual([kept]);
    const added = client.objects().filter(({ key }) => !before.has(key));
    expect(added.map(({ key }) => keyedName(key))).toEqual([keyed]);

    const answer = await client.send([]);
    expect(answer.status).toBe(303);
    const [url = ""] = JSON.parse(client.inquiries().at(-1)?.file_urls ?? "") as string[];
    const served = await fetch(url);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    expect(site.sandbox.postmark.mails.at(-1)?.Attachments?.map(({ Name }) => Name)).toEqual([
      kept,
    ]);
  },
);

test("two different files of one name are two objects", async () => {
  const client = new OnboardingClient(site);
  await client.open();
  const other = new Uint8Array([...png, 0]);
  const answer = await client.send([
    { name: "logo.png", bytes: png },
    { name: "logo.png", bytes: other },
  ]);
  expect(answer.status).toBe(303);
  const urls = JSON.parse(client.inquiries().at(-1)?.file_urls ?? "") as string[];
  expect(new Set(urls).size).toBe(2);
});
