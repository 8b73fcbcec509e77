import { expect, test } from "vitest";
import { multipartOpening } from "../support/http/multipart-stream";
import {
  keyedName,
  listedFiles,
  OnboardingClient,
  read,
} from "../support/assets/onboarding-client";
import { jpeg, png } from "../support/assets/upload-samples";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const long = `${"long-".repeat(59)}x.png`;

const names: [sent: string, shown: string, keyed: string][] = [
  ["a;b.png", "a;b.png", "a_b.png"],
  ["a=b.png", "a=b.png", "a_b.png"],
  ["Müller.png", "Müller.png", "M_ller.png"],
  ["Bob's van.jpg", "Bob's van.jpg", "Bob_s_van.jpg"],
  ["../../etc/passwd.png", "passwd.png", "passwd.png"],
  ["C:\\photos\\van.png", "van.png", "van.png"],
  ['The "new" logo.png', 'The "new" logo.png', "The__new__logo.png"],
  ["smile 😀.png", "smile 😀.png", "smile___.png"],
  ["<b>bold</b>.png", "b>.png", "b_.png"],
  ["tab\tname.png", "tab name.png", "tab_name.png"],
  ["100%.png", "100%.png", "100_.png"],
  ["a&amp;b.png", "a&amp;b.png", "a_amp_b.png"],
  [".png", "_.png", ".png"],
  ["..png", "_..png", "..png"],
  ["logo.final.v2.png", "logo.final.v2.png", "logo.final.v2.png"],
  ["日本語.png", "日本語.png", "___.png"],
  ["photo.php.jpg", "photo.php.jpg", "photo.php.jpg"],
  ["invoice\u202egpj.png", "invoicegpj.png", "invoice_gpj.png"],
  ["in\u200bvisible\u2066.png", "invisible.png", "in_visible_.png"],
  ["mu\u0308ller.png", "müller.png", "mu_ller.png"],
  ["CON.png", "_CON.png", "CON.png"],
  ["a.txt:logo.png", "a.txt_logo.png", "a.txt_logo.png"],
  ["%2e%2e%2flogo.png", "%2e%2e%2flogo.png", "_2e_2e_2flogo.png"],
  ["rock'n'roll (1)*!.png", "rock'n'roll (1)*!.png", "rock_n_roll__1___.png"],
  ["bell\x07 and \x1b[1mescape\x7f.png", "bell and [1mescape.png", "bell_and__1mescape.png"],
  [long, `${long.slice(0, 146)}.png`, `${long.slice(0, 146)}.png`],
];

test.each(names)(
  "a file named %j is shown as %j and stored as <uuid>-%s",
  async (sent, shown, keyed) => {
    const client = new OnboardingClient(site);
    await client.open();
    const before = new Set(client.objects().map(({ key }) => key));
    const bytes = sent.endsWith(".jpg") ? jpeg : png;
    const listed = await client.send([{ name: sent, bytes }], { intent: "upload" });
    expect(listed.status).toBe(200);
    expect(listedFiles(listed.body).map(({ name }) => name)).toEqual([shown]);
    const added = client.objects().filter(({ key }) => !before.has(key));
    expect(added.map(({ key }) => keyedName(key))).toEqual([keyed]);
    expect(downloadName(added[0]?.contentDisposition)).toBe(shown);

    const answer = await client.send([]);
    expect(answer.status).toBe(303);
    const [url = ""] = JSON.parse(client.inquiries().at(-1)?.file_urls ?? "") as string[];
    const served = await fetch(url);
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
    expect(site.sandbox.postmark.mails.at(-1)?.Attachments?.map(({ Name }) => Name)).toEqual([
      shown,
    ]);
  },
);

/** The name under which an object is downloaded, by the grammar of RFC 8187; throws unless it is an attachment. */
function downloadName(disposition = ""): string {
  const value = /^attachment; filename\*=UTF-8''((?:[\w.~!-]|%[0-9A-F]{2})+)$/.exec(
    disposition,
  )?.[1];
  if (value === undefined) throw new Error(`Not a download: ${disposition}`);
  return decodeURIComponent(value);
}

test("a NUL and a path in an extended file name parameter are removed", async () => {
  const client = new OnboardingClient(site);
  await client.open();
  const boundary = "----extended";
  const body = Buffer.concat([
    Buffer.from(multipartOpening(boundary, { ...client.hidden, intent: "upload" })),
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="files"; `),
    Buffer.from("filename*=UTF-8''..%2F..%5Cetc%2Flo%00go%E2%80%AE.png\r\n\r\n"),
    png,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const answer = await read(await client.request("/onboarding", { method: "POST", headers, body }));
  expect(listedFiles(answer.body).map(({ name }) => name)).toEqual(["logo.png"]);
  const object = client.objects().find(({ key }) => keyedName(key) === "lo_go_.png");
  expect(downloadName(object?.contentDisposition)).toBe("logo.png");
});

test("two different files with the same name are stored as two objects", async () => {
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
