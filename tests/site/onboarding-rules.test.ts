import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { fieldValues, filledIn, namesListed } from "../support/assets/onboarding-client";
import { bytesOf, pdf, png } from "../support/assets/upload-samples";
import { openedClient } from "../support/assets/onboarding-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const notes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => ({
    name: `note-${from + i}.txt`,
    bytes: bytesOf(`note ${from + i}`),
  }));

/** A client whose draft already has this many files. */
async function draftWithFiles(count: number) {
  const client = await openedClient(site);
  const answer = await client.send(notes(count), { ...filledIn, intent: "upload" });
  expect(answer.status).toBe(200);
  expect(namesListed(answer.body)).toHaveLength(count);
  return client;
}

const tooMany = (slots: number) =>
  `You can only upload 50 files total. You have ${slots} slots remaining.`;

describe("the fields of the onboarding form", () => {
  const rules: [what: string, fields: Record<string, string>, messages: string[]][] = [
    ["no business name", { businessName: "" }, ["Enter your business name"]],
    ["only blanks as business name", { businessName: " \t " }, ["Enter your business name"]],
    ["no email address", { email: "" }, ["Enter your email address"]],
    ["a malformed email address", { email: "ann at marlow" }, ["Invalid email address"]],
    ["no text", { textContent: "\r\n" }, ["Tell us about your business"]],
    [
      "nothing at all",
      { businessName: "", email: "", textContent: "" },
      ["Enter your business name", "Enter your email address", "Tell us about your business"],
    ],
  ];

  test.each(rules)(
    "with %s are answered 422 with the message in the summary and under the field",
    async (...rule) => {
      const [, wrong, messages] = rule;
      const client = await openedClient(site);
      const inquiries = client.inquiries().length;
      const sent = { ...filledIn, ...wrong };
      const answer = await client.send([], sent);
      expect(answer.status).toBe(422);
      for (const message of messages) {
        expect(answer.body.split(`>${message}`), message).toHaveLength(2 + 1);
        expect(answer.body).toMatch(/<a href="#onboarding-[a-zA-Z]+"/);
      }
      expect(answer.body.match(/aria-invalid="true"/g)).toHaveLength(messages.length);
      const kept = fieldValues(answer.body);
      for (const name of Object.keys(filledIn)) {
        if (!(name in wrong))
          expect(kept[name], name).toBe(filledIn[name as keyof typeof filledIn]);
      }
      expect(client.inquiries()).toHaveLength(inquiries);
    },
  );

  test("keep the files of the same post when one of them is invalid", async () => {
    const client = await openedClient(site);
    const answer = await client.send([{ name: "logo.png", bytes: png }], {
      ...filledIn,
      email: "x",
    });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain("Invalid email address");
    expect(namesListed(answer.body)).toEqual(["logo.png"]);
    const done = await client.send([]);
    expect(done.status).toBe(303);
    expect(client.inquiries().at(-1)?.file_urls).toContain("logo.png");
  });

  test("that are optional take any text, escaped in the email", async () => {
    const client = await openedClient(site);
    const answer = await client.send([], {
      ...filledIn,
      websiteUrl: "none yet",
      brandColors: "<b>red</b> & 'blue' \"x\"",
      socialLinks: "javascript:alert(1)",
    });
    expect(answer.status).toBe(303);
    const mail = site.sandbox.postmark.mails.at(-1);
    expect(mail?.HtmlBody).toContain("&lt;b&gt;red&lt;/b&gt; &amp;");
    expect(mail?.HtmlBody).not.toContain("<b>red");
    expect(mail?.HtmlBody).not.toContain('href="javascript:');
  });
});

describe("the number of files in the onboarding form", () => {
  test("may be 50 in one post", async () => {
    const client = await openedClient(site);
    const answer = await client.send(notes(50));
    expect(answer.status).toBe(303);
    expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(50);
  });

  test.each([51, 53])("may not be %i in one post, which stores no file", async (count) => {
    const client = await openedClient(site);
    const before = client.objects().length;
    const answer = await client.send(notes(count));
    expect(answer.status).toBe(422);
    const text = textOf(answer.body);
    expect(text).toContain("Too many files");
    expect(text).toContain(tooMany(50));
    expect(namesListed(answer.body)).toEqual([]);
    expect(fieldValues(answer.body)).toEqual(filledIn);
    expect(client.objects()).toHaveLength(before);
  });

  test("may not exceed 50 with a further post, of which no file is stored and the earlier files stay", async () => {
    const client = await draftWithFiles(48);
    const before = client.objects().length;
    const answer = await client.send(notes(3, 100));
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(tooMany(2));
    expect(namesListed(answer.body)).toEqual(
      notes(48)
        .map(({ name }) => name)
        .sort(),
    );
    expect(client.objects()).toHaveLength(before);

    const fitting = await client.send(notes(2, 100));
    expect(fitting.status).toBe(303);
    expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(50);
  });

  test("may not exceed a full draft's 50, but a file it already has may be sent again", async () => {
    const client = await draftWithFiles(50);
    const answer = await client.send([{ name: "more.png", bytes: png }]);
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(tooMany(0));
    expect(namesListed(answer.body)).toHaveLength(50);
    // A file that the draft already has needs no slot.
    const again = await client.send(notes(1));
    expect(again.status).toBe(303);
    expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(50);
  });
});

describe("a file sent again to the same draft", () => {
  test("is not stored twice when name, size and bytes are the same", async () => {
    const client = await openedClient(site);
    const logo = { name: "logo.png", bytes: png };
    await client.send([logo], { ...filledIn, intent: "upload" });
    const before = client.objects().length;
    const answer = await client.send([logo, { name: "flyer.pdf", bytes: pdf }], {
      ...filledIn,
      intent: "upload",
    });
    expect(answer.status).toBe(200);
    expect(namesListed(answer.body)).toEqual(["flyer.pdf", "logo.png"]);
    expect(client.objects()).toHaveLength(before + 1);
  });

  test("is stored under another name, or with other bytes of the same length", async () => {
    const client = await openedClient(site);
    const text = (name: string, content: string) => ({ name, bytes: bytesOf(content) });
    const answer = await client.send(
      [text("a.txt", "one"), text("b.txt", "one"), text("a.txt", "two"), text("a.txt", "one")],
      { ...filledIn, intent: "upload" },
    );
    expect(namesListed(answer.body)).toEqual(["a.txt", "a.txt", "b.txt"]);
  });
});
