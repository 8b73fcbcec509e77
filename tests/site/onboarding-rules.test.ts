import { describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  namesListed,
  OnboardingClient,
} from "../support/assets/onboarding-client";
import { bytesOf, pdf, png } from "../support/assets/upload-samples";
import { sharedSite } from "../support/site";

const site = await sharedSite();

async function opened() {
  const client = new OnboardingClient(site);
  await client.open();
  return client;
}

const notes = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => ({
    name: `note-${from + i}.txt`,
    bytes: bytesOf(`note ${from + i}`),
  }));

/** A client whose draft already holds this many files. */
async function holding(count: number) {
  const client = await opened();
  const answer = await client.send(notes(count), { ...filledIn, intent: "upload" });
  expect(answer.status).toBe(200);
  expect(namesListed(answer.body)).toHaveLength(count);
  return client;
}

const tooMany = (slots: number) =>
  `You can only upload 50 files total. You have ${slots} slots remaining.`;

describe("required fields", () => {
  const rules: [what: string, fields: Record<string, string>, messages: string[]][] = [
    ["no business name", { businessName: "" }, ["Enter your business name"]],
    ["only blanks as business name", { businessName: " \t " }, ["Enter your business name"]],
    ["no address", { email: "" }, ["Enter your email address"]],
    ["something that is no address", { email: "ann at marlow" }, ["Invalid email address"]],
    ["no text", { textContent: "\r\n" }, ["Tell us about your business"]],
    [
      "nothing at all",
      { businessName: "", email: "", textContent: "" },
      ["Enter your business name", "Enter your email address", "Tell us about your business"],
    ],
  ];

  test.each(rules)(
    "%s is a 422 with the message in the summary and under the field",
    async (...rule) => {
      const [, wrong, messages] = rule;
      const client = await opened();
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

  test("a wrong field does not cost the files of the same post", async () => {
    const client = await opened();
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

  test("optional fields are free text", async () => {
    const client = await opened();
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

describe("how many files", () => {
  test("50 in one post are taken", async () => {
    const client = await opened();
    const answer = await client.send(notes(50));
    expect(answer.status).toBe(303);
    expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(50);
  });

  test.each([51, 53])(
    "%i in one post are refused whole, with nothing left in the bucket",
    async (count) => {
      const client = await opened();
      const before = client.objects().length;
      const answer = await client.send(notes(count));
      expect(answer.status).toBe(422);
      const text = textOf(answer.body);
      expect(text).toContain("Too many files");
      expect(text).toContain(tooMany(50));
      expect(namesListed(answer.body)).toEqual([]);
      expect(fieldValues(answer.body)).toEqual(filledIn);
      expect(client.objects()).toHaveLength(before);
    },
  );

  test("a batch over the remaining slots keeps none of its files and all of the former ones", async () => {
    const client = await holding(48);
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

  test("a full draft takes no other file, and says that no slots remain", async () => {
    const client = await holding(50);
    const answer = await client.send([{ name: "more.png", bytes: png }]);
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(tooMany(0));
    expect(namesListed(answer.body)).toHaveLength(50);
    // A file it already holds needs no slot.
    const again = await client.send(notes(1));
    expect(again.status).toBe(303);
    expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(50);
  });
});

describe("a file that is in the draft already", () => {
  test("is not added again when name, size and bytes are the same", async () => {
    const client = await opened();
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

  test("is another file under another name, or with other bytes of the same length", async () => {
    const client = await opened();
    const text = (name: string, content: string) => ({ name, bytes: bytesOf(content) });
    const answer = await client.send(
      [text("a.txt", "one"), text("b.txt", "one"), text("a.txt", "two"), text("a.txt", "one")],
      { ...filledIn, intent: "upload" },
    );
    expect(namesListed(answer.body)).toEqual(["a.txt", "a.txt", "b.txt"]);
  });
});
