import { expect, test } from "vitest";
import { fileTooLarge, fileTypeRefused, filesAdded, tooManyFiles } from "~/content/file-messages";
import { checkoutFailed, messages } from "~/content/messages";
import { refusals } from "~/content/refusals";

const email = "help@sitewright.test";

/** The specification's catalog of errors, word for word. */
const catalog = [
  [messages.orderInvalid, "Validation Error", "Please check the form for errors.", "destructive"],
  [
    messages.orderMailFailed,
    "Email notification failed",
    "We'll contact you via your order details instead.",
    "default",
  ],
  [
    checkoutFailed(email),
    "Something went wrong",
    "Please email us directly at help@sitewright.test.",
    "destructive",
  ],
  [
    messages.assetsFailed,
    "Submission Failed",
    "Please try again or contact support.",
    "destructive",
  ],
  [
    messages.assetsMailFailed,
    "Warning",
    "Assets saved but email notification failed. We'll contact you soon.",
    "default",
  ],
  [
    messages.assetsSubmitted,
    "Assets Submitted!",
    "Our team has received your information and will begin setup shortly.",
    "default",
  ],
  [
    tooManyFiles(50, 3),
    "Too many files",
    "You can only upload 50 files total. You have 3 slots remaining.",
    "destructive",
  ],
  [
    fileTooLarge("van.jpg", 50),
    "Invalid file",
    "van.jpg: File size exceeds 50MB limit.",
    "destructive",
  ],
  [
    fileTypeRefused("a.exe"),
    "Invalid file",
    "a.exe: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.",
    "destructive",
  ],
  [filesAdded(2), "Files added", "2 file(s) ready to upload.", "default"],
] as const;

test.each(catalog)(
  "a message is the specification's, word for word: %o",
  (message, title, description, style) => {
    expect(message).toEqual({ title, description, style });
  },
);

test("a file's name appears unchanged in its message, even with replacement patterns", () => {
  expect(fileTypeRefused("$& a;b.exe").description).toMatch(/^\$& a;b\.exe: File type/);
});

test("the 404 page has the specification's heading", () => {
  expect(refusals[404].title).toBe("Oops! Page not found");
});
