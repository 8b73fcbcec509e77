import type { FileType } from "./file-rules";
import { endsAsZip, namesInDirectory, TailBuffer } from "./zip-central-directory.server";

/** How many of a file's first bytes its type is recognized by. */
export const HEAD_BYTES = 4096;
/** A ZIP archive's longest comment and its end record. */
const ARCHIVE_END_BYTES = 65_557;
/** The same and a directory of about 10,000 entries. */
const DIRECTORY_BYTES = 1024 * 1024;

interface Contents {
  begins: (head: Buffer) => boolean;
  /** Where the first bytes are not enough: how many of the last ones are needed, and what they must hold. */
  ends?: { bytes: number; matches: (tail: Buffer, size: number) => boolean };
}

const startsWith =
  (...signatures: string[]) =>
  (head: Buffer) =>
    signatures.some((signature) => head.toString("latin1", 0, signature.length) === signature);

const isZip = startsWith("PK\x03\x04", "PK\x05\x06");

/** How far into any file old browsers looked for markup. */
const MARKUP_BYTES = 1024;
/** Not in XMP, the XML that pictures and PDFs may hold. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)[\s/>]/i;

/**
 * Headers that are a script as well: what follows the signature, as a number, opens a comment or is code.
 * As numbers these are pictures of more than 8,000 pixels without colors, a JFIF segment of a length it cannot
 * have, and a WebP of an odd length.
 */
const SCRIPT =
  /^(?:GIF8[79]a(?:[\t-\r -~]{0,5}\/[*/]|[\t-\r -~]{7})|\xff\xd8\xff\xe0\/[*/]|RIFF=?\/[*/])/;

/** A picture or PDF that is no polyglot: not at the same time a page, a script or an archive. */
function only(matches: (head: Buffer) => boolean): Contents {
  return {
    begins: (head) =>
      matches(head) &&
      !MARKUP.test(head.toString("latin1", 0, MARKUP_BYTES)) &&
      !SCRIPT.test(head.toString("latin1", 0, 16)),
    ends: { bytes: ARCHIVE_END_BYTES, matches: (tail) => !endsAsZip(tail) },
  };
}

/** An Office document: an archive with a content types part, and parts in the application's own folder. */
function office(folder: string): Contents {
  return {
    begins: isZip,
    ends: {
      bytes: DIRECTORY_BYTES,
      matches: (tail, size) => {
        // Parts are named without regard to case, and by some writers with backslashes.
        const names = namesInDirectory(tail, size)?.map((name) =>
          name.toLowerCase().replaceAll("\\", "/"),
        );
        return (
          names !== undefined &&
          names.includes("[content_types].xml") &&
          names.some((name) => name.startsWith(folder))
        );
      },
    },
  };
}

/** A tag, a comment, a declaration or an instruction; not "<https://…>" and not "<ann@…>". */
const OPENS_MARKUP = /^\s*<(?:[!?%]|\/?[a-z][\w-]*[\s/>])/i;
const OTHER_SIGNATURE = /^\s*(?:%PDF-|GIF8[79]a)/;

/**
 * Plain text: no control characters but TAB, LF, FF and CR, and neither markup nor another type's beginning.
 * Without a UTF-8 or UTF-16 mark, bytes above 0x7f are fine: older editors write Windows-1252.
 */
function isText(head: Buffer): boolean {
  const text = new TextDecoder(encodingOf(head)).decode(head);
  return (
    [...text].every((character) => character >= " " || "\t\n\f\r".includes(character)) &&
    !OPENS_MARKUP.test(text) &&
    !OTHER_SIGNATURE.test(text)
  );
}

function encodingOf(head: Buffer): string {
  if (startsWith("\xef\xbb\xbf")(head)) return "utf-8";
  if (startsWith("\xff\xfe")(head)) return "utf-16le";
  return startsWith("\xfe\xff")(head) ? "utf-16be" : "windows-1252";
}

const contents: Record<FileType["contentType"], Contents> = {
  "image/jpeg": only(startsWith("\xff\xd8\xff")),
  "image/png": only(startsWith("\x89PNG\r\n\x1a\n")),
  "image/webp": only((head) => startsWith("RIFF")(head) && startsWith("WEBP")(head.subarray(8))),
  "image/gif": only(startsWith("GIF87a", "GIF89a")),
  "application/pdf": only(startsWith("%PDF-")),
  "application/msword": { begins: startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1") },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": office("word/"),
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": office("xl/"),
  "application/zip": { begins: isZip },
  "text/plain": { begins: isText },
};

/** Whether a file begins as its type does; takes its first {@link HEAD_BYTES}, or all of a shorter file. */
export function beginsAs({ contentType }: FileType, head: Buffer): boolean {
  return contents[contentType].begins(head.subarray(0, HEAD_BYTES));
}

/** A buffer for as many of a file's last bytes as {@link endsAs} needs of its type. */
export function tailBufferFor({ contentType }: FileType): TailBuffer {
  return new TailBuffer(contents[contentType].ends?.bytes ?? 0);
}

/** Whether a file that began as a type also ended as one; `end`, of {@link tailBufferFor}, was given all of its bytes. */
export function endsAs({ contentType }: FileType, end: TailBuffer): boolean {
  return contents[contentType].ends?.matches(end.bytes(), end.size) ?? true;
}
