import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  filledIn,
  keyedName,
  OnboardingClient,
  type Answer,
} from "../support/assets/onboarding-client";
import { sharedSite, teamEmail } from "../support/site";
import type { PostmarkSandbox, RecordedRequest } from "../../sandbox";
import { waitForEmptyOutbox } from "../support/faults/outbox";
import { samples } from "../support/assets/upload-samples";

const site = await sharedSite();
// An email of an earlier test would count as one of these.
beforeEach(() => waitForEmptyOutbox(site));

describe("submitting a file of every accepted type", () => {
  let client: OnboardingClient;
  let answer: Answer;
  let inquiries: Record<string, string>[];
  /** What the providers received of it, and what was logged. */
  let stored: {
    bucket: string;
    key: string;
    name: string;
    contentType?: string;
    contentDisposition?: string;
  }[];
  let puts: RecordedRequest[];
  let posts: RecordedRequest[];
  let mails: PostmarkSandbox["mails"][number][];
  let logged: string;

  beforeAll(async () => {
    await waitForEmptyOutbox(site);
    site.sandbox.reset();
    client = new OnboardingClient(site);
    await client.open();
    const { s3, postmark } = site.sandbox;
    const before = {
      keys: new Set(client.objects().map(({ key }) => key)),
      inquiries: new Set(client.inquiries().map(({ id }) => id)),
      mails: postmark.mails.length,
      output: site.output().length,
    };
    // The type that the browser declares is ignored.
    const files = samples.map(({ name, bytes }) => ({ name, bytes, type: "text/html" }));
    answer = await client.send(files);
    inquiries = client.inquiries().filter(({ id }) => !before.inquiries.has(id));
    stored = client
      .objects()
      .filter(({ key }) => !before.keys.has(key))
      .map((object) => ({ ...object, name: keyedName(object.key) }));
    // The recorded requests are cleared before each test.
    puts = s3.requests.filter(({ method }) => method === "PUT");
    posts = postmark.requests.filter(({ path }) => path === "/email");
    mails = postmark.mails.slice(before.mails);
    logged = site.output().slice(before.output);
  });

  test("redirects to a page of this site that says 'Thank You!'", async () => {
    expect(answer.status).toBe(303);
    expect(new URL(answer.location ?? "", site.url).origin).toBe(site.url);
    const text = textOf(await client.follow(answer));
    expect(text).toContain("Thank You!");
    expect(text).toContain("Assets Submitted!");
    expect(text).toContain("Our team has received your information and will begin setup shortly.");
    expect(text).toContain("Return to Homepage");
    expect(text).toContain(`What arrived Your texts and ${samples.length} files.`);
    for (const { name } of samples) expect(text).toContain(name);
  });

  test("stores every file in the bucket byte for byte under <uuid>-<sanitized name>", async () => {
    expect(stored).toHaveLength(samples.length);
    for (const sample of samples) {
      const name = sample.name.replace(/ /g, "_");
      const object = stored.find((one) => one.name === name);
      expect(object?.bucket, name).toBe("project-assets");
      const bytes = await site.sandbox.s3.read("project-assets", object?.key ?? "");
      expect(bytes.equals(sample.bytes), name).toBe(true);
    }
  });

  test("stores each file with its own content type, as a download", () => {
    for (const sample of samples) {
      const object = stored.find(({ name }) => name === sample.name.replace(/ /g, "_"));
      expect(object?.contentType, sample.name).toBe(sample.storedType);
      expect(object?.contentDisposition, sample.name).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(sample.name)}`,
      );
    }
  });

  test("writes with a condition against overwriting", () => {
    expect(puts).toHaveLength(samples.length);
    for (const put of puts) expect(put.headers["if-none-match"], put.path).toBe("*");
  });

  test("inserts one inquiry with the specification's values", () => {
    expect(inquiries).toHaveLength(1);
    const [inquiry] = inquiries;
    expect(inquiry).toMatchObject({
      name: filledIn.businessName,
      email: filledIn.email,
      package_type: "onboarding",
      project_description: filledIn.textContent,
      timeline: "standard",
      payment_status: "paid",
    });
    expect(inquiry?.assets_description).toContain(filledIn.websiteUrl);
    expect(inquiry?.assets_description).toContain(filledIn.brandColors);
    expect(inquiry?.assets_description).toContain(filledIn.socialLinks);
  });

  test("records URLs that serve the same bytes", async () => {
    const urls = JSON.parse(inquiries[0]?.file_urls ?? "") as string[];
    expect(urls).toHaveLength(samples.length);
    const served = new Map<string, Buffer>();
    for (const url of urls) {
      const response = await fetch(url);
      expect(response.status, url).toBe(200);
      const name = keyedName(new URL(url).pathname.split("/").at(-1) ?? "");
      served.set(name, Buffer.from(await response.arrayBuffer()));
    }
    for (const { name, bytes } of samples) {
      expect(served.get(name.replace(/ /g, "_"))?.equals(bytes), name).toBe(true);
    }
  });

  test("sends one email to the team, with the files attached and replies to the client", () => {
    expect(posts).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.To).toBe(teamEmail);
    expect(mail?.From).toBe("Sitewright <hello@sitewright.test>");
    expect(mail?.ReplyTo).toBe(filledIn.email);
    expect(mail?.Subject).toContain(filledIn.businessName);
    for (const [name, value] of Object.entries(filledIn)) {
      expect(mail?.TextBody, name).toContain(value);
    }
    expect(mail?.HtmlBody).toContain("Marlow &amp; Sons");
    const attached = new Map(mail?.Attachments?.map((file) => [file.Name, file]));
    expect(attached.size).toBe(samples.length);
    for (const { name, bytes, storedType } of samples) {
      const file = attached.get(name);
      expect(file?.ContentType, name).toBe(storedType);
      expect(Buffer.from(file?.Content ?? "", "base64").equals(bytes), name).toBe(true);
    }
  });

  test("writes to the bucket first, then inserts the inquiry, then sends the email", () => {
    const lastPut = puts.at(-1);
    const [mailed] = posts;
    const written = new Date(inquiries[0]?.created_at ?? "");
    expect(lastPut!.at.getTime()).toBeLessThanOrEqual(written.getTime());
    expect(written.getTime()).toBeLessThanOrEqual(mailed!.at.getTime());
  });

  test("logs no names, email addresses or texts", () => {
    for (const value of [filledIn.email, "Marlow", "boilers", "logo.png", client.hidden.token]) {
      expect(logged).not.toContain(value);
    }
  });
});

describe("submitting no files", () => {
  test("is possible with the required fields alone, and an empty file input counts as no file", async () => {
    const client = new OnboardingClient(site);
    await client.open();
    const keys = new Set(client.objects().map(({ key }) => key));
    const before = client.inquiries().length;
    const { businessName, email, textContent } = filledIn;
    const answer = await client.send([{ name: "", bytes: new Uint8Array() }], {
      businessName,
      email,
      textContent,
    });
    expect(answer.status).toBe(303);
    expect(client.objects().filter(({ key }) => !keys.has(key))).toEqual([]);
    const [inquiry, ...others] = client.inquiries().slice(before);
    expect(others).toHaveLength(0);
    expect(inquiry?.file_urls).toBe("[]");
    expect(site.sandbox.postmark.mails.at(-1)?.Attachments ?? []).toHaveLength(0);
  });

  test("stores line breaks as LF and trims values", async () => {
    const client = new OnboardingClient(site);
    await client.open();
    const answer = await client.send([], {
      ...filledIn,
      businessName: "  Marlow  ",
      textContent: "\r\nOne\r\nTwo\rThree\r\n",
    });
    expect(answer.status).toBe(303);
    expect(client.inquiries().at(-1)).toMatchObject({
      name: "Marlow",
      project_description: "One\nTwo\nThree",
    });
  });
});

describe("the team gets the email about assets", () => {
  async function mailFor(fields: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>) {
    const client = new OnboardingClient(site);
    await client.open();
    const files = bytes ? [{ name: "notes.txt", bytes }] : [];
    const answer = await client.send(files, { ...filledIn, ...fields });
    expect(answer.location).not.toContain("notified=0");
    expect(answer.status).toBe(303);
    return site.sandbox.postmark.mails.at(-1);
  }

  test("with an empty file", async () => {
    const mail = await mailFor({ businessName: "Empty Ltd" }, new Uint8Array());
    expect(mail?.Subject).toContain("Empty Ltd");
    expect(mail?.TextBody).toContain("notes.txt");
  });

  test("with a very long business name", async () => {
    const name = `Long ${"x".repeat(195)}`;
    const mail = await mailFor({ businessName: name });
    expect(mail?.Subject).toContain("Long xxx");
    expect(mail?.TextBody).toContain(name);
  });

  test("with a business name of several lines, which cannot add a header", async () => {
    const mail = await mailFor({ businessName: "Marlow\r\nBcc: x@y.test" });
    expect(mail?.Subject).toContain("Marlow Bcc: x@y.test");
    expect(mail?.Bcc).toBeUndefined();
  });
});
