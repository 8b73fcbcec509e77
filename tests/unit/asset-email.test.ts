import { describe, expect, test } from "vitest";
import { assetFields, assetLimits } from "~/onboarding/asset-fields";
import { assetEmail } from "~/onboarding/asset-email";
import { MAX_FILE_BYTES, MAX_FILES } from "~/onboarding/file-rules";

const details = {
  businessName: "Marlow & Sons",
  email: "ann@marlow.test",
  websiteUrl: "",
  brandColors: "",
  textContent: "We fix <boilers>.",
  socialLinks: "",
};
const file = (name: string, size: number) => ({
  key: `key-${name}`,
  name,
  type: "image/png",
  size,
  url: `https://files.test/key-${name}`,
});
const mailOf = (changes: Partial<typeof details> = {}, files: ReturnType<typeof file>[] = []) =>
  assetEmail("team@sitewright.test", { ...details, ...changes }, files, "SW-7K3Q9P");

test("the email about brand assets goes to the team, and a reply reaches the client", () => {
  expect(mailOf()).toMatchObject({
    to: "team@sitewright.test",
    replyTo: "ann@marlow.test",
    subject: "Brand assets from Marlow & Sons",
    attachments: [],
  });
});

test("the email about brand assets names every field, those left empty too", () => {
  const { text, html } = mailOf();
  expect(text).toContain("Business name: Marlow & Sons");
  expect(text).toContain("Order: SW-7K3Q9P");
  expect(text).toContain("Website: none given");
  expect(text).toContain("We fix <boilers>.");
  expect(html).toContain("We fix &lt;boilers&gt;.");
  expect(text).toContain("No files were sent.");
});

test("the email about brand assets begins with the order's reference, or says that the order is not known", () => {
  expect(mailOf().text).toMatch(/^Brand assets received\n\nOrder: SW-7K3Q9P\n/);
  expect(assetEmail("team@sitewright.test", details, [], undefined).text).toContain(
    "Order: not known",
  );
});

test("markup in any field of the brand assets is escaped in the email", () => {
  const hostile = `</td><script>"&"`;
  const names = Object.keys(details).map((name) => [name, hostile]);
  const { html, text } = mailOf(Object.fromEntries(names), [file("<script>.png", 1)]);
  expect(html).not.toContain("<script");
  expect(text.split(hostile)).toHaveLength(names.length + 1);
});

describe("the subject of the email about brand assets", () => {
  test("is one line, whatever the business name holds", () => {
    expect(mailOf({ businessName: "A\nBcc: b@c.test\u2028D" }).subject).toBe(
      "Brand assets from A Bcc: b@c.test D",
    );
  });

  test("contains no bidirectional control characters", () => {
    const businessName = "A\u202eb\u2069\u200f\u061cc";
    expect(mailOf({ businessName }).subject).toBe("Brand assets from Abc");
  });

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
  test("are all linked, and attached as long as they fit", () => {
    const files = [file("a.png", 5_000_000), file("b.png", 5_000_000), file("c.png", 1000)];
    const { attachments, text, html } = mailOf({}, files);
    expect(attachments.map(({ name }) => name)).toEqual(["a.png", "c.png"]);
    expect(text).toContain("- a.png (4.77 MB, attached): https://files.test/key-a.png");
    expect(text).toContain("- b.png (4.77 MB): https://files.test/key-b.png");
    for (const { url } of files) expect(html).toContain(`href="${url}"`);
  });

  test("without bytes are linked only: Postmark refuses an attachment without content", () => {
    const { attachments, text } = mailOf({}, [file("empty.png", 0)]);
    expect(attachments).toEqual([]);
    expect(text).toContain("- empty.png (0 Bytes): https://files.test/key-empty.png");
  });

  test("are counted, and the email explains why some are not attached", () => {
    const one = mailOf({}, [file("a.png", 9)]).text;
    expect(one).toContain("\n1 file, attached\n");
    expect(one).not.toContain("not attached");
    const two = mailOf({}, [file("a.png", 9), file("b.png", 9_000_000)]).text;
    expect(two).toContain("\n2 files, 1 attached\n");
    expect(two).toContain("Files that are not attached were too large");
  });

  test("are attached by their object key, not by bytes or URL", () => {
    expect(mailOf({}, [file("a.png", 9)]).attachments).toEqual([
      { key: "key-a.png", name: "a.png", type: "image/png", size: 9 },
    ]);
  });
});

describe("brand assets filled up to every limit", () => {
  const fill = (character: string) =>
    Object.fromEntries(
      assetFields.map((name) => [
        name,
        character.repeat(Math.floor(assetLimits[name] / character.length)),
      ]),
    );
  const longest = `${"n".repeat(251)}.png`;
  const files = Array.from({ length: MAX_FILES }, () => file(longest, MAX_FILE_BYTES));
  const megabytes = 1024 * 1024;

  test.each(["x", "漢", "😀", '"', "&", "a.", "\n"])(
    "make an email within Postmark's limits when written in characters such as %j",
    (character) => {
      const email = `${"a".repeat(242)}@example.com`;
      const mail = mailOf({ ...fill(character), email }, files);
      expect(Buffer.byteLength(mail.html)).toBeLessThan(5 * megabytes);
      expect(Buffer.byteLength(mail.text)).toBeLessThan(5 * megabytes);
      expect(Buffer.byteLength(mail.subject)).toBeLessThanOrEqual(2000);
      expect(mail.subject).not.toMatch(/[\r\n]/);
      expect(mail).toMatchObject({ to: "team@sitewright.test", replyTo: email });
      // RFC 5321, 4.5.3.1.3: 256 with the angle brackets.
      expect(mail.replyTo?.length).toBeLessThanOrEqual(254);
    },
  );
});
