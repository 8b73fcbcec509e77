import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  filledIn,
  keyedName,
  OnboardingClient,
  type Answer,
} from "../support/assets/onboarding-client";
import { startSite, teamEmail } from "../support/site";
import { samples } from "../support/assets/upload-samples";

const site = await startSite();
afterAll(() => site.stop());

describe("a submission with a file of every type", () => {
  let client: OnboardingClient;
  let answer: Answer;
  const stored = () =>
    site.sandbox.s3.objects().map((object) => ({ ...object, name: keyedName(object.key) }));

  beforeAll(async () => {
    client = new OnboardingClient(site);
    await client.open();
    // The browser's word about a type is not believed.
    const files = samples.map(({ name, bytes }) => ({ name, bytes, type: "text/html" }));
    answer = await client.send(files);
  });

  test("leads with a 303 to a page of this site that says 'Thank You!'", async () => {
    expect(answer.status).toBe(303);
    expect(new URL(answer.location ?? "", site.url).origin).toBe(site.url);
    const text = textOf(await client.follow(answer));
    expect(text).toContain("Thank You!");
    expect(text).toContain("Assets Submitted!");
    expect(text).toContain("Our team has received your information and will begin setup shortly.");
    expect(text).toContain("Return to Homepage");
  });

  test("puts every file into the bucket byte for byte under <uuid>-<sanitised name>", async () => {
    const objects = stored();
    expect(objects).toHaveLength(samples.length);
    for (const sample of samples) {
      const name = sample.name.replace(/ /g, "_");
      const object = objects.find((one) => one.name === name);
      expect(object?.bucket, name).toBe("project-assets");
      const bytes = await site.sandbox.s3.read("project-assets", object?.key ?? "");
      expect(bytes.equals(sample.bytes), name).toBe(true);
    }
  });

  test("stores each file with the type its rules say, to be downloaded only", () => {
    for (const sample of samples) {
      const object = stored().find(({ name }) => name === sample.name.replace(/ /g, "_"));
      expect(object?.contentType, sample.name).toBe(sample.storedType);
      expect(object?.contentDisposition, sample.name).toBe(
        `attachment; filename*=UTF-8''${encodeURIComponent(sample.name)}`,
      );
    }
  });

  test("writes so that it cannot overwrite", () => {
    const puts = site.sandbox.s3.requests.filter(({ method }) => method === "PUT");
    expect(puts).toHaveLength(samples.length);
    for (const put of puts) expect(put.headers["if-none-match"], put.path).toBe("*");
  });

  test("inserts one inquiry with the specified values", () => {
    expect(client.inquiries()).toHaveLength(1);
    const [inquiry] = client.inquiries();
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

  test("records addresses that serve the very bytes", async () => {
    const urls = JSON.parse(client.inquiries()[0]?.file_urls ?? "") as string[];
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

  test("sends one mail to the team, with the files attached and replies to the client", () => {
    const posts = site.sandbox.postmark.requests.filter(({ path }) => path === "/email");
    expect(posts).toHaveLength(1);
    const [mail] = site.sandbox.postmark.mails;
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

  test("has called the bucket first, then written the inquiry, then mailed", () => {
    const lastPut = site.sandbox.s3.requests.filter(({ method }) => method === "PUT").at(-1);
    const mailed = site.sandbox.postmark.requests.find(({ path }) => path === "/email");
    const written = new Date(client.inquiries()[0]?.created_at ?? "");
    expect(lastPut!.at.getTime()).toBeLessThanOrEqual(written.getTime());
    expect(written.getTime()).toBeLessThanOrEqual(mailed!.at.getTime());
  });

  test("keeps names, addresses and texts out of the log", () => {
    const lines = site.output();
    for (const value of [filledIn.email, "Marlow", "boilers", "logo.png", client.hidden.token]) {
      expect(lines).not.toContain(value);
    }
  });
});

describe("a submission without files", () => {
  test("is complete with the required fields alone, and an empty file input counts as no file", async () => {
    const client = new OnboardingClient(site);
    await client.open();
    const before = { objects: client.objects().length, inquiries: client.inquiries().length };
    const { businessName, email, textContent } = filledIn;
    const answer = await client.send([{ name: "", bytes: new Uint8Array() }], {
      businessName,
      email,
      textContent,
    });
    expect(answer.status).toBe(303);
    expect(client.objects()).toHaveLength(before.objects);
    const [inquiry, ...others] = client.inquiries().slice(before.inquiries);
    expect(others).toHaveLength(0);
    expect(inquiry?.file_urls).toBe("[]");
    expect(site.sandbox.postmark.mails.at(-1)?.Attachments ?? []).toHaveLength(0);
  });

  test("stores line ends as LF and trims values", async () => {
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

describe("what the team's mail must survive", () => {
  async function mailFor(fields: Record<string, string>, bytes?: Uint8Array<ArrayBuffer>) {
    const client = new OnboardingClient(site);
    await client.open();
    const files = bytes ? [{ name: "notes.txt", bytes }] : [];
    const answer = await client.send(files, { ...filledIn, ...fields });
    expect(answer.location).not.toContain("notified=0");
    expect(answer.status).toBe(303);
    return site.sandbox.postmark.mails.at(-1);
  }

  test("a file of no bytes", async () => {
    const mail = await mailFor({ businessName: "Empty Ltd" }, new Uint8Array());
    expect(mail?.Subject).toContain("Empty Ltd");
    expect(mail?.TextBody).toContain("notes.txt");
  });

  test("a very long business name", async () => {
    const name = `Long ${"x".repeat(5000)}`;
    const mail = await mailFor({ businessName: name });
    expect(mail?.Subject).toContain("Long xxx");
    expect(mail?.TextBody).toContain(name);
  });

  test("a business name of several lines", async () => {
    const mail = await mailFor({ businessName: "Marlow\r\nBcc: x@y.test" });
    expect(mail?.Subject).toContain("Marlow Bcc: x@y.test");
    expect(mail?.Bcc).toBeUndefined();
  });
});
