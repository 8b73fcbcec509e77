import { expect } from "vitest";
import { fileNotStored, tooManyFiles } from "~/content/file-messages";
import { messages } from "~/content/messages";
import { filledIn, keyedName } from "../../support/assets/onboarding-client";
import type { Expected } from "../../support/hostile/expected";
import { refused } from "../../support/hostile/expected";
import {
  END,
  field,
  fields,
  file,
  formAgain,
  part,
  PICTURE,
  postAssets,
  submitted,
  token,
  unknownToken,
  utf8,
} from "../../support/hostile/multipart";
import { without } from "../../support/hostile/payloads";
import { MARK, MARKUP } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const sent = (make: () => string) => () => postAssets(`${make()}${END}`);
const withFile = (disposition: string, body?: string) =>
  sent(() => `${token()}${fields()}${file(disposition, body)}`);

/** One file is stored under a key made of its id and a name of harmless characters. */
const stored: Expected = submitted(1, (_, { sandbox }) => {
  const key = sandbox.s3.objects().at(-1)?.key ?? "";
  expect(keyedName(key)).toMatch(/^[A-Za-z0-9._-]{1,150}$/);
});

const names: Row[] = [
  ["a file name without quotation marks", withFile("filename=a.png"), stored],
  ["a percent-encoded file name", withFile("filename*=UTF-8''%E2%82%AC.png"), stored],
  ["a file name twice", withFile(`filename="a.png"; filename="${MARK}.png"`), stored],
  [
    "a file name and a percent-encoded one",
    withFile(`filename="a.exe"; filename*=UTF-8''b.png`),
    stored,
  ],
  ["a file name with a path", withFile('filename="../../../etc/a.png"'), stored],
  ["a file name with a path of Windows", withFile('filename="C:\\\\temp\\\\a.png"'), stored],
  ["a file name with a percent-encoded line break", withFile('filename="a%0D%0AX: y.png"'), stored],
  ["a file name with quotation marks", withFile('filename="a\\"b.png"'), stored],
  ["a file name of 10 kB", withFile(`filename="${"n".repeat(10_000)}.png"`), stored],
  [
    "a file name that is markup",
    withFile(`filename="${MARKUP.replaceAll('"', "%22").replaceAll("/", "")}.png"`),
    stored,
  ],
  ["a file name in Latin-1", withFile('filename="caf\xe9.png"'), stored],
  ["a file name of 20 kB", withFile(`filename="${"n".repeat(20_000)}.png"`), refused(400)],
  ["a file name with a NUL", withFile('filename="a\0.png"'), stored],
  [
    "a file name with other control characters",
    withFile('filename="a\x01\x1b[0m\x7f.png"'),
    stored,
  ],
  ["a file name with a line break", withFile('filename="a\r\nX: y.png"'), submitted()],
  ["an empty file name", withFile('filename=""'), submitted()],
  ["a malformed percent-encoded file name", withFile("filename*=UTF-8''%zz.png"), submitted()],
];

const announced = (size: string) =>
  sent(() => `${token()}${fields()}${field("size", size)}${file('filename="a.png"')}`);
const notAsAnnounced = formAgain(422, {
  problems: [fileNotStored("a.png")],
  values: filledIn,
  stores: { drafts: 1 },
});

const sizes: Row[] = [
  ["a file of its announced size", announced(String(PICTURE.length)), stored],
  ["a size with leading zeros", announced(`0000${PICTURE.length}`), stored],
  ["a size that is no number", announced(MARK), stored],
  ["a negative size", announced("-1"), stored],
  ["a size with a fraction", announced(`${PICTURE.length}.5`), stored],
  ["a size above any limit", announced("9".repeat(400)), stored],
  ["a size of 90 kB", announced("1".repeat(90_000)), stored],
  ["a file that is longer than announced", announced("1"), notAsAnnounced],
  ["a file that is shorter than announced", announced("1000000"), notAsAnnounced],
  ["a file that was announced as empty", announced("0"), notAsAnnounced],
  [
    "two sizes, of which the first counts",
    sent(
      () =>
        `${token()}${fields()}${field("size", String(PICTURE.length))}${field("size", "1")}${file('filename="a.png"')}`,
    ),
    stored,
  ],
  [
    "a size after its file",
    sent(() => `${token()}${fields()}${file('filename="a.png"')}${field("size", "1")}`),
    stored,
  ],
];

const places: Row[] = [
  [
    "text in place of a file",
    sent(() => `${token()}${fields()}${field("files", MARK)}`),
    submitted(),
  ],
  [
    "a file under another name",
    sent(
      () =>
        `${token()}${fields()}${part('Content-Disposition: form-data; name="x"; filename="a.png"', PICTURE)}`,
    ),
    submitted(),
  ],
  [
    "a file in place of the business name",
    sent(() => {
      return `${token()}${fields(without(filledIn, "businessName"))}${part('Content-Disposition: form-data; name="businessName"; filename="a.png"', MARK)}`;
    }),
    formAgain(422, {
      errors: ["Enter your business name"],
      values: { ...filledIn, businessName: "" },
      stores: { drafts: 1 },
    }),
  ],
  [
    "a file in place of the token",
    sent(
      () =>
        `${part('Content-Disposition: form-data; name="token"; filename="a.txt"', MARK)}${fields()}`,
    ),
    unknownToken(filledIn),
  ],
  [
    "a disposition that is an attachment",
    sent(
      () =>
        `${token()}${fields()}${part('Content-Disposition: attachment; name="files"; filename="a.png"', PICTURE)}`,
    ),
    submitted(),
  ],
  ["fields after a file", sent(() => `${token()}${file('filename="a.png"')}${fields()}`), stored],
  [
    "a token after a file",
    sent(() => `${file('filename="a.png"')}${token()}${fields()}`),
    formAgain(422, { problems: [fileNotStored("a.png")], values: filledIn, stores: { drafts: 1 } }),
  ],
  [
    "a file without any token",
    sent(() => `${fields()}${file('filename="a.png"')}`),
    formAgain(422, { problems: [fileNotStored("a.png"), messages.formTooOld], values: filledIn }),
  ],
];

const encodings: Row[] = [
  [
    "a field declared as base64, which is stored as sent",
    encodedField("Content-Transfer-Encoding: base64", "TWFybG93"),
    named("TWFybG93"),
  ],
  [
    "a field declared as quoted-printable",
    encodedField("Content-Transfer-Encoding: quoted-printable", "A=3DB=\r\n"),
    named("A=3DB="),
  ],
  [
    "a field in UTF-16",
    encodedField(
      "Content-Type: text/plain; charset=utf-16le",
      Buffer.from("Marlow", "utf16le").toString("latin1"),
    ),
    named("Marlow"),
  ],
  [
    "a field in Latin-1",
    encodedField("Content-Type: text/plain; charset=iso-8859-1", "Caf\xe9"),
    named("Café"),
  ],
  [
    "a field in an unknown charset",
    encodedField(`Content-Type: text/plain; charset=${MARK}`, "Marlow"),
    formAgain(422, { errors: ["Enter your business name"], stores: { drafts: 1 } }),
  ],
  [
    "a field declared as JSON",
    encodedField("Content-Type: application/json", utf8('{"a":1}')),
    named('{"a":1}'),
  ],
  [
    "a file declared as base64",
    sent(
      () =>
        `${token()}${fields()}${part('Content-Disposition: form-data; name="files"; filename="a.png"\r\nContent-Transfer-Encoding: base64', PICTURE)}`,
    ),
    stored,
  ],
];

function encodedField(header: string, value: string) {
  return sent(() => {
    return `${token()}${part(`Content-Disposition: form-data; name="businessName"\r\n${header}`, value)}${fields(without(filledIn, "businessName"))}`;
  });
}

function named(name: string): Expected {
  return submitted(0, (_, site) => {
    const [inquiry] = site.rows("select name from inquiries order by rowid desc limit 1");
    expect(inquiry).toEqual({ name });
  });
}

const many = (count: number) =>
  sent(
    () =>
      `${token()}${fields()}${Array.from({ length: count }, (_, i) => file(`filename="${i}.txt"`, String(i))).join("")}`,
  );
const nothingStored = formAgain(422, {
  problems: [tooManyFiles(50, 50)],
  values: filledIn,
  stores: { drafts: 1 },
});

const counts: Row[] = [
  ["51 files", many(51), nothingStored],
  ["1,000 files", many(1000), nothingStored],
];

export const multipartFiles: readonly Row[] = [
  ...names,
  ...sizes,
  ...places,
  ...encodings,
  ...counts,
];
