import { describe, expect, test } from "vitest";
import { assetFields, assetLimits, type AssetField } from "~/assets/asset-fields";
import { assetEmail, assetsArrivedEmail } from "~/assets/asset-emails";
import { MAX_FILE_BYTES, MAX_FILES } from "~/assets/file-rules";
import * as samples from "../support/email/email-samples";

const { arrived, assets, mails, order, sampleFile: file, support, team } = samples;
const mailOf = (changes: Partial<typeof assets>, files: ReturnType<typeof file>[] = []) =>
  assetEmail(team, { ...assets, ...changes }, files, order);

test("the email about brand assets goes to the team, and a reply reaches the client", () => {
  expect(mails["assets without files"]).toMatchObject({
    ...{ to: team.inbox, replyTo: assets.email, subject: "Brand assets from Marlow & Sons" },
    attachments: [],
  });
});

test("the email about brand assets names every field, those left empty too", () => {
  const { text } = mailOf({ websiteUrl: "" });
  expect(text).toMatch(/^Brand assets received\n\nOrder: SW-7K3Q9P\n/);
  expect(text).toContain(
    "Business name: Marlow & Sons\nEmail: ann@marlow.test\nWebsite: none given\n",
  );
  expect(text).toContain("Brand colors: Navy\n");
  expect(text).toContain("We fix <boilers>.\n\nSince 1987.\n\nSocial links: none given\n");
});

test("the email about brand assets says when no file was sent, and when the order is not known", () => {
  const { text } = mails["assets without files"];
  expect(text).toContain("No files were sent.");
  expect(text).toContain("Order: not known");
});

describe("the subject of the email about brand assets", () => {
  test.each([
    ["A\nBcc: b@c.test\u2028D", "A Bcc: b@c.test D"],
    ["A\u202eb\u2069\u200f\u061cc", "Abc"],
  ])(
    "is one line without bidirectional characters for the business name %j",
    (businessName, name) => {
      expect(mailOf({ businessName }).subject).toBe(`Brand assets from ${name}`);
    },
  );

  test.each(["x", "ü", "😀"])(
    "stays within Postmark's 2,000 bytes for a business name of 20,000 %s",
    (letter) => {
      const { subject, text } = mailOf({ businessName: letter.repeat(20_000) });
      expect(Buffer.byteLength(subject)).toBeLessThanOrEqual(2000);
      expect(Buffer.from(subject).toString()).toBe(subject);
      expect(text).toContain(letter.repeat(20_000));
    },
  );
});

describe("files in the email about brand assets", () => {
  test("are all linked, and attached by their object key as long as they fit", () => {
    const files = [file("a.png", 5_000_000), file("b.png", 5_000_000), file("c.png", 1000)];
    const { attachments, text, html } = mailOf({}, files);
    expect(attachments).toEqual([
      { key: "key-a.png", name: "a.png", type: "image/png", size: 5_000_000 },
      { key: "key-c.png", name: "c.png", type: "image/png", size: 1000 },
    ]);
    expect(text).toContain("\n3 files, 2 attached\n");
    expect(text).toContain("- a.png (4.77 MB, attached): https://files.test/key-a.png");
    expect(text).toContain("- b.png (4.77 MB): https://files.test/key-b.png");
    expect(text).toContain("Files that are not attached were too large");
    for (const { url } of files) expect(html).toContain(`href="${url}"`);
  });

  test("without bytes are linked only: Postmark refuses an attachment without content", () => {
    const { attachments, text } = mailOf({}, [file("empty.png", 0)]);
    expect(attachments).toEqual([]);
    expect(text).toContain("- empty.png (0 Bytes): https://files.test/key-empty.png");
  });

  test("are counted, without an explanation when all are attached", () => {
    const { text } = mailOf({}, [file("a.png", 9)]);
    expect(text).toContain("\n1 file, attached\n");
    expect(text).not.toContain("not attached");
  });
});

describe("brand assets filled up to every limit", () => {
  const fill = (letter: string) => {
    const most = (name: AssetField) => letter.repeat(assetLimits[name] / letter.length);
    return Object.fromEntries(assetFields.map((name) => [name, most(name)]));
  };
  const longest = `${"n".repeat(251)}.png`;
  const files = Array.from({ length: MAX_FILES }, () => file(longest, MAX_FILE_BYTES));
  const MAX_BYTES = 5 * 1024 * 1024;

  test.each(["x", "漢", "😀", '"', "&", "a.", "\n"])(
    "make an email within Postmark's limits when written in characters such as %j",
    (character) => {
      const email = `${"a".repeat(242)}@example.com`;
      const mail = mailOf({ ...fill(character), email }, files);
      expect(Buffer.byteLength(mail.html)).toBeLessThan(MAX_BYTES);
      expect(Buffer.byteLength(mail.text)).toBeLessThan(MAX_BYTES);
      expect(Buffer.byteLength(mail.subject)).toBeLessThanOrEqual(2000);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail).toMatchObject({ to: team.inbox, replyTo: email });
      // RFC 5321, 4.5.3.1.3: 256 with the angle brackets.
      expect(mail.replyTo?.length).toBeLessThanOrEqual(254);
    },
  );
});

describe("the email to the buyer about assets that arrived", () => {
  const mailTo = (changes: Partial<typeof arrived>) =>
    assetsArrivedEmail(order, { ...arrived, ...changes }, support);

  test("lists the files with their sizes and the texts that were filled in", () => {
    const { text } = mails["assets that have arrived"];
    expect(text).toContain("Files: \nlogo.png (39.06 KB)\nvan.jpg (8.58 MB)\n");
    expect(text).toContain("About: \nWe fix <boilers>.\n\nSince 1987.");
    expect(text).toContain("Brand colors: Navy");
    expect(text).not.toContain("Social links");
    expect(mailTo({ files: [] }).text).toContain("Files: none");
  });

  test("goes to the order's address and does not repeat the form's", () => {
    const mail = mailTo({ details: { ...assets, email: "somebody.else@foreign.test" } });
    expect(mail).toMatchObject({ to: order.email, replyTo: support, attachments: [] });
    expect(JSON.stringify(mail)).not.toContain("foreign");
  });

  test("says that additions are added", () => {
    const { text } = mails["more assets that have arrived"];
    expect(text).toMatch(/^More of your assets arrived\n/);
    expect(text).toContain("We add these to what you sent before.");
  });

  test("has no link for a file name that looks like a URL", () => {
    const { html } = mailTo({ files: [{ ...arrived.files[0]!, name: "www.evil.test" }] });
    expect(html).not.toContain("evil.test");
  });
});
