import { expect, test } from "vitest";
import { fileTooLarge, fileTypeRefused, filesAdded, tooManyFiles } from "~/content/file-messages";
import { refusals, tooManyPosts, tooManyText } from "~/content/refusals";
import { checkoutFailed, messages } from "~/content/messages";
import { problemsOf } from "~/assets/onboarding-view";

const email = "help@sitewright.test";

test("the messages and their styles are the specification's catalog of errors, word for word", () => {
  const catalog = [
    ...[messages.orderInvalid, messages.orderMailFailed, checkoutFailed(email)],
    ...[messages.assetsFailed, messages.assetsMailFailed, messages.assetsSubmitted],
    ...[tooManyFiles(50, 3), fileTooLarge("van.jpg", 50), fileTypeRefused("a.exe"), filesAdded(2)],
  ].map(({ title, description, style }) => `${style}: ${title} - ${description}`);
  expect(catalog).toEqual([
    "destructive: Validation Error - Please check the form for errors.",
    "default: Email notification failed - We'll contact you via your order details instead.",
    "destructive: Something went wrong - Please email us directly at help@sitewright.test.",
    "destructive: Submission Failed - Please try again or contact support.",
    "default: Warning - Assets saved but email notification failed. We'll contact you soon.",
    "default: Assets Submitted! - Our team has received your information and will begin setup shortly.",
    "destructive: Too many files - You can only upload 50 files total. You have 3 slots remaining.",
    "destructive: Invalid file - van.jpg: File size exceeds 50MB limit.",
    "destructive: Invalid file - a.exe: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.",
    "default: Files added - 2 file(s) ready to upload.",
  ]);
});

test.each([
  [60, "in a minute."],
  [61, "in 2 minutes."],
  [600, "in 10 minutes."],
  [601, "in 11 minutes.", true],
  [3_540, "in 59 minutes.", true],
  [3_541, "in about an hour.", true],
  [3 * 3_600 - 1_700, "in about 3 hours.", true],
])(
  "a visitor who has to wait for %d s is told to send the form again %s",
  (wait, words, otherWay = false) => {
    const { description } = tooManyPosts(wait, email);
    expect(description).toContain(`send the form again ${words}`);
    expect(description.endsWith(`If that is too late, write to ${email}.`)).toBe(otherWay);
    expect(tooManyText(wait).description).toContain(`send the form again ${words}`);
  },
);

test("scripts show the text of a refusal, or else that of its status", () => {
  const text = tooManyText(240);
  expect(problemsOf({ refused: 429, text })).toEqual([{ ...text, style: "destructive" }]);
  expect(problemsOf({ refused: 429 })).toEqual([{ ...refusals[429], style: "destructive" }]);
});

test("a file's name appears unchanged in its message, even with replacement patterns", () => {
  expect(fileTypeRefused("$& a;b.exe").description).toMatch(/^\$& a;b\.exe: File type/);
});
