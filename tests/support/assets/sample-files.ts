import { png } from "./upload-samples";

export const logo = { name: "logo.png", mimeType: "image/png", buffer: png };

/** A PDF named as a picture. */
export const disguised = {
  name: "fake.png",
  mimeType: "image/png",
  buffer: Buffer.from("%PDF-1.4 no"),
};

/** Begins like a PDF, and is large enough to show in a progress bar. */
export const brochurePdf = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(300_000, 7)]);
