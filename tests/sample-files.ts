import { crc32 } from "node:zlib";

/** A real one-pixel PNG. */
export const logoPng = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A file to choose. */
export const logo = { name: "logo.png", mimeType: "image/png", buffer: logoPng };

/** A PDF that says it is a picture. */
export const disguised = {
  name: "fake.png",
  mimeType: "image/png",
  buffer: Buffer.from("%PDF-1.4 no"),
};

/** Starts as a PDF does; the rest is what makes it large enough to show in a progress bar. */
export const brochurePdf = Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(300_000, 7)]);

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="xml" ContentType="application/xml"/></Types>';

/** A small Word document: a ZIP archive with its content types part. */
export const textDocx = zip([
  { name: "[Content_Types].xml", content: Buffer.from(contentTypes) },
  { name: "word/document.xml", content: Buffer.from("<document>We fix pipes.</document>") },
]);

/** A ZIP archive of stored (not compressed) entries. */
export function zip(entries: readonly { name: string; content: Buffer }[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(content.length, 4);
    sizes.writeUInt32LE(content.length, 8);
    const nameLength = Buffer.from([name.length & 255, name.length >> 8, 0, 0]);
    const local = Buffer.concat([
      Buffer.from("504b03041400000000000000" + "0000", "hex"),
      sizes,
      nameLength,
      Buffer.from(name),
      content,
    ]);
    const position = Buffer.alloc(4);
    position.writeUInt32LE(offset);
    directory.push(
      Buffer.concat([
        Buffer.from("504b010214001400000000000000" + "0000", "hex"),
        sizes,
        nameLength,
        Buffer.alloc(10),
        position,
        Buffer.from(name),
      ]),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, central, end]);
}
