export const MAX_FILES = 50;
export const MAX_FILE_MEGABYTES = 50;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** The accepted types; file-contents.server.ts has the rules for the bytes of each. */
const fileTypes = [
  { extensions: ["jpg", "jpeg"], contentType: "image/jpeg" },
  { extensions: ["png"], contentType: "image/png" },
  { extensions: ["webp"], contentType: "image/webp" },
  { extensions: ["gif"], contentType: "image/gif" },
  { extensions: ["pdf"], contentType: "application/pdf" },
  { extensions: ["doc"], contentType: "application/msword" },
  {
    extensions: ["docx"],
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  },
  {
    extensions: ["xlsx"],
    contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  { extensions: ["zip"], contentType: "application/zip" },
  // Without a charset, because a file does not name it.
  { extensions: ["txt"], contentType: "text/plain" },
] as const;

/** Extensions in lower case, and the type their files are stored with; the browser's own claim is ignored. */
export type FileType = (typeof fileTypes)[number];

export const acceptedExtensions = fileTypes
  .flatMap((type) => type.extensions.map((extension) => `.${extension}`))
  .join(",");

/** The type of a file name's extension; undefined when it is not accepted. */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return fileTypes.find((type) => type.extensions.some((one) => one === extension));
}

export function isPicture(name: string): boolean {
  return fileTypeOf(name)?.contentType.startsWith("image/") === true;
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
