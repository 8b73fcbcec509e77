/** What may be uploaded: neutral rules, shared by the page and the server. */
export const MAX_FILES = 50;
export const MAX_FILE_MEGABYTES = 50;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** How many of a file's first bytes its type is told by. */
export const HEAD_BYTES = 4096;

interface FileType {
  extensions: readonly string[];
  /** The type the file is stored with; what the browser claims is not believed. */
  contentType: string;
  matches: (head: Uint8Array) => boolean;
}

const startsWith =
  (...signatures: string[]) =>
  (head: Uint8Array) =>
    signatures.some((signature) =>
      [...signature].every((character, i) => head[i] === character.charCodeAt(0)),
    );

const isZip = startsWith("PK\x03\x04", "PK\x05\x06");
const isWebp = (head: Uint8Array) =>
  startsWith("RIFF")(head) && startsWith("WEBP")(head.subarray(8));

/**
 * Plain text: a UTF-8 or UTF-16 mark, or no control bytes but TAB, LF, FF and CR.
 * Bytes above 0x7f are fine: older editors write Windows-1252.
 */
function isText(head: Uint8Array): boolean {
  if (startsWith("\xef\xbb\xbf", "\xff\xfe", "\xfe\xff")(head)) return true;
  return head.every((byte) => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte));
}

const fileTypes: readonly FileType[] = [
  {
    extensions: ["jpg", "jpeg"],
    contentType: "image/jpeg",
    matches: startsWith("\xff\xd8\xff"),
  },
  {
    extensions: ["png"],
    contentType: "image/png",
    matches: startsWith("\x89PNG\r\n\x1a\n"),
  },
  { extensions: ["webp"], contentType: "image/webp", matches: isWebp },
  { extensions: ["gif"], contentType: "image/gif", matches: startsWith("GIF87a", "GIF89a") },
  { extensions: ["pdf"], contentType: "application/pdf", matches: startsWith("%PDF-") },
  {
    extensions: ["doc"],
    contentType: "application/msword",
    matches: startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"),
  },
  {
    extensions: ["docx"],
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    matches: isZip,
  },
  {
    extensions: ["xlsx"],
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    matches: isZip,
  },
  { extensions: ["zip"], contentType: "application/zip", matches: isZip },
  { extensions: ["txt"], contentType: "text/plain", matches: isText },
];

/** The file picker's `accept` value. */
export const acceptedExtensions = fileTypes
  .flatMap((type) => type.extensions.map((extension) => `.${extension}`))
  .join(",");

/** The type a file name's extension stands for; undefined when it is not taken. */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return fileTypes.find((type) => extension !== undefined && type.extensions.includes(extension));
}

/** 0 -> "0 Bytes", 1536 -> "1.5 KB", 52428800 -> "50 MB" */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} Bytes`;
  const kilobytes = round(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${round(bytes / 1024 / 1024)} MB`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
