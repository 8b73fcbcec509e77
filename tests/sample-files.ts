import { docx } from "./upload-samples";

/** A real one-pixel PNG. */
export const logoPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Starts as a PDF does; the rest is what makes it large enough to show in a progress bar. */
export const brochurePdf = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(300_000, 7)]);

/** A small Word document. */
export const textDocx = Buffer.from(docx);
