import { docx } from "./upload-samples";

/** A real one-pixel PNG. */
export const logoPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A file to choose. */
export const logo = { name: "logo.png", mimeType: "image/png", buffer: logoPng };

/** A PDF named as a picture. */
export const disguised = {
  name: "fake.png",
  mimeType: "image/png",
  buffer: Buffer.from("%PDF-1.4 no"),
};

/** Begins like a PDF, and is large enough to show in a progress bar. */
export const brochurePdf = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(300_000, 7)]);

/** A small Word document. */
export const textDocx = Buffer.from(docx);
