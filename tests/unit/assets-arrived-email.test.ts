import { expect, test } from "vitest";
import { assetsArrivedEmail } from "~/onboarding/assets-arrived-email";
import { arrived, assets, mails, order, support } from "../support/email/email-samples";

const textOf = (changes: Partial<typeof arrived>) =>
  assetsArrivedEmail(order, { ...arrived, ...changes }, support).text;

test("the email to the buyer lists the files with their sizes and the texts that were filled in", () => {
  const { text } = mails["assets that have arrived"];
  expect(text).toContain("Files: \nlogo.png (39.06 KB)\nvan.jpg (8.58 MB)\n");
  expect(text).toContain("About: \nWe fix <boilers>.\n\nSince 1987.");
  expect(text).toContain("Brand colors: Navy");
  expect(text).not.toContain("Social links");
});

test("the email to the buyer goes to the order's address and does not repeat the form's", () => {
  const details = { ...assets, email: "somebody.else@foreign.test" };
  const mail = assetsArrivedEmail(order, { ...arrived, details }, support);
  expect(mail).toMatchObject({ to: order.email, replyTo: support, attachments: [] });
  expect(JSON.stringify(mail)).not.toContain("foreign");
});

test("the email to the buyer says when no file was sent", () => {
  expect(textOf({ files: [] })).toContain("Files: none");
});

test("the email to the buyer about additions says that they are added", () => {
  expect(textOf({ adds: true })).toMatch(/^More of your assets arrived\n/);
  expect(textOf({ adds: true })).toContain("We add these to what you sent before.");
});

test("a file name that looks like a URL is no link in the email to the buyer", () => {
  const files = [{ ...arrived.files[0]!, name: "www.evil.test" }];
  const { html } = assetsArrivedEmail(order, { ...arrived, files }, support);
  expect(html).not.toContain("evil.test");
});
