import { beforeEach, describe, expect, test } from "vitest";
import { site as brand } from "~/content/site";
import { textOf } from "../support/http/http-client";
import { filledIn, keyedName, openedClient } from "../support/assets/onboarding-client";
import { sharedSite, teamEmail } from "../support/site";
import { waitForEmptyOutbox } from "../support/faults/outbox";
import { bytesOf, png, samples } from "../support/assets/upload-samples";

const site = await sharedSite();
// An email of an earlier test would count as one of these.
beforeEach(() => waitForEmptyOutbox(site));

const plain = [...samples, { name: "empty.txt", bytes: bytesOf(), storedType: "text/plain" }].map(
  (file) => {
    const keyed = file.name.replace(/ /g, "_");
    return { ...file, shown: file.name, keyed, encoded: encodeURIComponent(file.name) };
  },
);
// tests/unit/file-names.test.ts has every rule.
const oddlyNamed = (
  [
    ["C:\\photos\\x.png", "x.png", "x.png", "x.png"],
    ["a\u202egpj.png", "agpj.png", "a_gpj.png", "agpj.png"],
    ["r'n'r (1)*!.png", "r'n'r (1)*!.png", "r_n_r__1___.png", "r%27n%27r%20%281%29%2A!.png"],
    ['"😀" &amp;.png', '"😀" &amp;.png', "______amp_.png", "%22%F0%9F%98%80%22%20%26amp%3B.png"],
  ] as const
).map(([name, shown, keyed, encoded]) => {
  return { name, bytes: png, storedType: "image/png", shown, keyed, encoded };
});
const sent = [...plain, ...oddlyNamed];

describe("submitting a file of every accepted type, one without bytes and others with odd names", async () => {
  await waitForEmptyOutbox(site);
  site.sandbox.reset();
  const client = await openedClient(site);
  const { postmark } = site.sandbox;
  const keys = new Set(client.objects().map(({ key }) => key));
  const ids = new Set(client.inquiries().map(({ id }) => id));
  const earlier = postmark.mails.length;
  // The type that the browser declares is ignored.
  const files = sent.map(({ name, bytes }) => ({ name, bytes, type: "text/html" }));
  const answer = await client.send(files);
  const inquiries = client.inquiries().filter(({ id }) => !ids.has(id));
  const stored = client.objects().filter(({ key }) => !keys.has(key));
  // The recorded requests are cleared before each test.
  const posts = postmark.requests.filter(({ path }) => path === "/email");
  const mails = postmark.mails.slice(earlier);

  test("redirects to a page of this site that says 'Thank You!'", async () => {
    expect(answer.status).toBe(303);
    expect(new URL(answer.location ?? "", site.url).origin).toBe(site.url);
    const text = textOf(await client.follow(answer));
    for (const words of ["Thank You!", "Assets Submitted!", "Return to Homepage"]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("Our team has received your information and will begin setup shortly.");
    expect(text).toContain(`What arrived Your texts and ${sent.length} files.`);
    for (const { shown } of sent) expect(text).toContain(shown);
  });

  test("stores every file byte for byte under <uuid>-<sanitized name>, with its own content type, as a download, and records its URL", async () => {
    expect(stored).toHaveLength(sent.length);
    const urls = JSON.parse(inquiries[0]?.file_urls ?? "") as string[];
    expect(urls).toHaveLength(sent.length);
    for (const { keyed, bytes, storedType, encoded } of sent) {
      const object = stored.find(({ key }) => keyedName(key) === keyed);
      expect(object).toMatchObject({
        ...{ bucket: "project-assets", contentType: storedType },
        contentDisposition: `attachment; filename*=UTF-8''${encoded}`,
      });
      const served = await fetch(urls.find((url) => url.endsWith(`/${object!.key}`)) ?? "");
      expect(Buffer.from(await served.arrayBuffer()).equals(bytes), keyed).toBe(true);
    }
  });

  test("inserts one inquiry with the specification's values", () => {
    expect(inquiries).toHaveLength(1);
    const [inquiry] = inquiries;
    expect(inquiry).toMatchObject({
      ...{ name: filledIn.businessName, email: filledIn.email, package_type: "onboarding" },
      ...{
        project_description: filledIn.textContent,
        timeline: "standard",
        payment_status: "paid",
      },
    });
    const { websiteUrl, brandColors, socialLinks } = filledIn;
    for (const text of [websiteUrl, brandColors, socialLinks]) {
      expect(inquiry?.assets_description).toContain(text);
    }
  });

  test("sends one email to the team, with the files attached and replies to the client", () => {
    expect(posts).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      ...{ To: teamEmail, From: `${brand.name} <hello@sitewright.test>`, ReplyTo: filledIn.email },
      Subject: expect.stringContaining(filledIn.businessName) as string,
      HtmlBody: expect.stringContaining("Marlow &amp; Sons") as string,
      inline: [{ ContentType: "image/png", ContentID: "cid:logo.png" }],
    });
    for (const words of [...Object.values(filledIn), "empty.txt"]) {
      expect(mail?.TextBody).toContain(words);
    }
    const attached = new Map(mail?.Attachments?.map((file) => [file.Name, file]));
    // Postmark refuses an attachment without bytes.
    expect(attached.size).toBe(sent.length - 1);
    for (const { shown, bytes, storedType } of sent.filter((file) => file.bytes.length > 0)) {
      const file = attached.get(shown);
      expect(file?.ContentType, shown).toBe(storedType);
      expect(Buffer.from(file?.Content ?? "", "base64").equals(bytes), shown).toBe(true);
    }
  });
});
