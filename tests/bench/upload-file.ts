import { randomFillSync } from "node:crypto";
import { MAX_FILE_BYTES } from "../../app/onboarding/file-rules";
import { png } from "../support/assets/upload-samples";

/** The file that is sent again and again: as large as a file may be, a picture by its first bytes, noise after them. */
export function makeFile(): Buffer {
  const bytes = randomFillSync(Buffer.allocUnsafe(MAX_FILE_BYTES));
  bytes.set(png);
  return bytes;
}

export const megabytesPerSecond = (files: number, ms: number) =>
  (files * MAX_FILE_BYTES) / 1e6 / (ms / 1000);
