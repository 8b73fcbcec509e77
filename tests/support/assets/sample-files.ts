import { docx, png } from "./upload-samples";

export const logoPng = Buffer.from(png);

export const logo = { name: "logo.png", mimeType: "image/png", buffer: logoPng };

/** A PDF named as a picture. */
export const disguised = {
  name: "fake.png",
  mimeType: "image/png",
  buffer: Buffer.from("%PDF-1.4 no"),
};

/** Begins like a PDF, and is large enough to show in a progress bar. */
export const brochurePdf = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(300_000, 7)]);

export const textDocx = Buffer.from(docx);
