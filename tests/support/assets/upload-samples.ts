import { zipOf } from "./zip-archive";

export const bytesOf = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part),
    ),
  );

export const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
export const gif = Buffer.from(
  "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7",
  "base64",
);
export const pdf = bytesOf("%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n");
export const jpeg = bytesOf(
  [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  "JFIF\0",
  [1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9],
);
export const webp = bytesOf(
  "RIFF",
  [26, 0, 0, 0],
  "WEBPVP8L",
  [13, 0, 0, 0, 0x2f, 0, 0, 0, 0x10, 7, 16, 17, 17, 136, 136, 254, 7, 0],
);
export const doc = bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], "\0".repeat(504));
export const zip = zipOf({ "notes.txt": "Call before nine." });
const OFFICE = "application/vnd.openxmlformats-officedocument";
const FORMATS = "http://schemas.openxmlformats.org";
const WORD = `${OFFICE}.wordprocessingml.document`;
const SHEET = `${OFFICE}.spreadsheetml.sheet`;
const office = (part: string, type: string, xml: string) =>
  zipOf({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="${FORMATS}/package/2006/content-types"><Override PartName="/${part}" ContentType="${type}.main+xml"/></Types>`,
    [part]: `<?xml version="1.0"?>${xml}`,
  });
export const docx = office(
  "word/document.xml",
  WORD,
  `<w:document xmlns:w="${FORMATS}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>About us</w:t></w:r></w:p></w:body></w:document>`,
);
export const xlsx = office(
  "xl/workbook.xml",
  SHEET,
  `<workbook xmlns="${FORMATS}/spreadsheetml/2006/main"><sheets/></workbook>`,
);
export const utf8Text = Buffer.from("Grüße — £40 a visit\n");
export const utf16Text = Buffer.from("\ufeff£40 a visit\r\n", "utf16le");
export const windowsText = bytesOf("From ", [0xa3], "40 a visit\r\n");

/** One file of every accepted type. */
export const samples = [
  { name: "logo.png", bytes: png, storedType: "image/png" },
  { name: "van.jpg", bytes: jpeg, storedType: "image/jpeg" },
  { name: "team.jpeg", bytes: bytesOf([...jpeg], " "), storedType: "image/jpeg" },
  { name: "spin.gif", bytes: gif, storedType: "image/gif" },
  { name: "shop.webp", bytes: webp, storedType: "image/webp" },
  { name: "flyer.pdf", bytes: pdf, storedType: "application/pdf" },
  { name: "old letter.doc", bytes: doc, storedType: "application/msword" },
  { name: "about-us.docx", bytes: docx, storedType: WORD },
  { name: "prices.xlsx", bytes: xlsx, storedType: SHEET },
  { name: "photos.zip", bytes: zip, storedType: "application/zip" },
  { name: "utf8.txt", bytes: utf8Text, storedType: "text/plain" },
  { name: "utf16.txt", bytes: utf16Text, storedType: "text/plain" },
  { name: "windows.txt", bytes: windowsText, storedType: "text/plain" },
];

export const logo = { name: "logo.png", bytes: png };
export const flyer = { name: "flyer.pdf", bytes: pdf };
