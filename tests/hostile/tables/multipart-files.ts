import { expect } from "vitest";
import { fileNotStored } from "~/content/file-messages";
import { messages } from "~/content/messages";
import { filledIn, keyedName } from "../../support/assets/onboarding-client";
import { refused, type Expected } from "../../support/hostile/expected";
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
  withFields,
  withToken,
} from "../../support/hostile/multipart";
import { MARK } from "../../support/hostile/request";
import { each, type Row } from "../../support/hostile/table-tests";

const withFile = (disposition: string) => withFields(file(disposition));
const withoutToken = (more: string) => () => postAssets(`${more}${END}`);
const { businessName: _, ...unnamed } = filledIn;
const others = fields(unnamed);
const PNG = file('filename="a.png"');

/** One file is stored under a key made of its id and a name of harmless characters. */
const stored: Expected = submitted(1, (_, { sandbox }) => {
  const key = sandbox.s3.objects().at(-1)?.key ?? "";
  expect(keyedName(key)).toMatch(/^[A-Za-z0-9._-]{1,150}$/);
});

const names: Row[] = [
  ...each(stored, {
    "a percent-encoded file name": withFile("filename*=UTF-8''%E2%82%AC.png"),
    "a file name and a percent-encoded one": withFile(`filename="a.exe"; filename*=UTF-8''b.png`),
    "a file name with quotation marks": withFile('filename="a\\"b.png"'),
    "a file name of 10 kB": withFile(`filename="${"n".repeat(10_000)}.png"`),
    "a file name in Latin-1": withFile('filename="caf\xe9.png"'),
  }),
  ["a file name of 20 kB", withFile(`filename="${"n".repeat(20_000)}.png"`), refused(400)],
  ...each(submitted(), {
    "a file name with a line break": withFile('filename="a\r\nX: y.png"'),
    "an empty file name": withFile('filename=""'),
    "a malformed percent-encoded file name": withFile("filename*=UTF-8''%zz.png"),
  }),
];

const announced = (size: string) => withFields(`${field("size", size)}${PNG}`);
const notStored = formAgain(422, {
  problems: [fileNotStored("a.png")],
  values: filledIn,
  stores: { drafts: 1 },
});

const sizes: Row[] = [
  ...each(stored, {
    "a file of its announced size": announced(String(PICTURE.length)),
    "a size that is no number": announced(MARK),
    "a size after its file": withFields(`${PNG}${field("size", "1")}`),
  }),
  ...each(notStored, {
    "a file that is longer than announced": announced("1"),
    "a file that is shorter than announced": announced("1000000"),
  }),
];

const places: Row[] = [
  ...each(submitted(), {
    "text in place of a file": withFields(field("files", MARK)),
    "a file under another name": withFields(file('filename="a.png"', PICTURE, "x")),
    "a disposition that is an attachment": withFields(PNG.replace("form-data", "attachment")),
  }),
  [
    "a file in place of the business name",
    withToken(`${others}${file('filename="a.png"', MARK, "businessName")}`),
    formAgain(422, {
      errors: ["Enter your business name"],
      values: { ...filledIn, businessName: "" },
      stores: { drafts: 1 },
    }),
  ],
  [
    "a file in place of the token",
    withoutToken(`${file('filename="a.txt"', MARK, "token")}${fields()}`),
    unknownToken(filledIn),
  ],
  ["fields after a file", withToken(`${PNG}${fields()}`), stored],
  ["a token after a file", () => postAssets(`${PNG}${token()}${fields()}${END}`), notStored],
  [
    "a file without any token",
    withoutToken(`${fields()}${PNG}`),
    formAgain(422, { problems: [fileNotStored("a.png"), messages.formTooOld], values: filledIn }),
  ],
];

/** A form whose business name is a part with one more header. */
const encoded = (header: string, value: string) =>
  withToken(
    `${part(`Content-Disposition: form-data; name="businessName"\r\n${header}`, value)}${others}`,
  );
const named = (name: string): Expected =>
  submitted(0, (_, site) => {
    const [inquiry] = site.rows("select name from inquiries order by rowid desc limit 1");
    expect(inquiry).toEqual({ name });
  });
const TEXT = "Content-Type: text/plain; charset=";

const encodings: Row[] = [
  [
    "a field declared as base64, which is stored as sent",
    encoded("Content-Transfer-Encoding: base64", "TWFybG93"),
    named("TWFybG93"),
  ],
  ["a field in Latin-1", encoded(`${TEXT}iso-8859-1`, "Caf\xe9"), named("Café")],
  [
    "a field in an unknown charset",
    encoded(`${TEXT}${MARK}`, "Marlow"),
    formAgain(422, { errors: ["Enter your business name"], stores: { drafts: 1 } }),
  ],
];

export const multipartFiles: readonly Row[] = [...names, ...sizes, ...places, ...encodings];
