/** What may be uploaded: neutral rules, shared by the page and the server. */
export const MAX_FILES = 50;
export const MAX_FILE_MEGABYTES = 50;
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** The types that are taken; what a file must hold to be one is told in file-contents.server.ts. */
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
  // Without a charset: which one it is, nobody knows.
  { extensions: ["txt"], contentType: "text/plain" },
] as const;

/** Extensions in lower case, and the type their files are stored with; what the browser claims is not believed. */
export type FileType = (typeof fileTypes)[number];

/** The file picker's `accept` value. */
export const acceptedExtensions = fileTypes
  .flatMap((type) => type.extensions.map((extension) => `.${extension}`))
  .join(",");

/** The type a file name's extension stands for; undefined when it is not taken. */
export function fileTypeOf(name: string): FileType | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return fileTypes.find((type) => type.extensions.some((one) => one === extension));
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
