import { refused, cutOff } from "../../support/hostile/expected";
import {
  BOUNDARY,
  END,
  field,
  fields,
  file,
  formAgain,
  MULTIPART,
  part,
  PICTURE,
  postAssets,
  submitted,
  token,
  unknownToken,
} from "../../support/hostile/multipart";
import {
  bytes,
  chunked,
  MARK,
  MARKUP,
  post,
  postChunks,
  request,
} from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const broken = refused(400);
const tooLarge = refused(413);
const unknownType = refused(415);
const nothingFilled = formAgain(422, {
  errors: ["Enter your business name", "Enter your email address", "Tell us about your business"],
  stores: { drafts: 1 },
});
const completeForm = () => `${token()}${fields()}${END}`;
/** A form with other parts in place of its fields, and one with more parts after them. */
const withToken = (more: string) => () => postAssets(`${token()}${more}${END}`);
const withFields = (more: string) => withToken(`${fields()}${more}`);
const typed = (type: string) => () => postAssets(completeForm(), `Content-Type: ${type}`);

const types: Row[] = [
  ["assets without a type", () => post("/onboarding", [], completeForm()), unknownType],
  ["assets as an urlencoded form", typed("application/x-www-form-urlencoded"), unknownType],
  ["assets as another multipart", typed(`multipart/mixed; boundary=${BOUNDARY}`), unknownType],
  ["assets without a boundary", typed("multipart/form-data"), broken],
  ["assets with an empty boundary", typed("multipart/form-data; boundary="), broken],
  [
    "assets with an empty quoted boundary",
    typed('multipart/form-data; boundary=""'),
    unknownToken(),
  ],
  ["assets with another boundary", typed(`multipart/form-data; boundary=${MARK}`), broken],
  [
    "assets with a boundary of 8,000 bytes",
    typed(`multipart/form-data; boundary=${"b".repeat(8000)}`),
    broken,
  ],
  [
    "assets with an unclosed quoted boundary",
    typed(`multipart/form-data; boundary="${BOUNDARY}`),
    broken,
  ],
  [
    "assets with a boundary of markup",
    typed(`multipart/form-data; boundary="${MARKUP.replaceAll('"', "")}"`),
    broken,
  ],
  [
    "assets with two boundaries, the first of which counts,",
    typed(`multipart/form-data; boundary=${BOUNDARY}; boundary=x`),
    submitted(),
  ],
  [
    "assets with a quoted boundary",
    typed(`multipart/form-data; boundary="${BOUNDARY}"`),
    submitted(),
  ],
  ["assets of a type in capitals", typed(`MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`), submitted()],
];

const shapes: Row[] = [
  ["no body", postAssets(""), broken],
  ["a body that is no multipart", postAssets(MARK), broken],
  ["a body of NULs", postAssets("\0".repeat(5000)), broken],
  ["only the last boundary", postAssets(END), unknownToken()],
  ["only a boundary", postAssets(`--${BOUNDARY}\r\n`), broken],
  ["no last boundary", () => postAssets(`${token()}${fields()}`), broken],
  [
    "a last boundary without its dashes",
    () => postAssets(`${token()}${fields()}--${BOUNDARY}\r\n`),
    broken,
  ],
  ["a cut last boundary", () => postAssets(`${token()}${fields()}${END.slice(0, -6)}`), broken],
  ["line feeds only", () => postAssets(completeForm().replaceAll("\r\n", "\n")), broken],
  ["carriage returns only", () => postAssets(completeForm().replaceAll("\r\n", "\r")), broken],
  ["a part without headers", withToken(part("", "x")), broken],
  ["a part without a disposition", withToken(part("X: y", "x")), nothingFilled],
  ["a part with a header of 100 kB", withToken(part(`X: ${MARK.repeat(25_000)}`, "x")), broken],
  [
    "a part with 5,000 headers",
    withToken(part(Array.from({ length: 5000 }, (_, i) => `X${i}: y`).join("\r\n"), "x")),
    broken,
  ],
  [
    "a part with a folded header",
    withToken(`${part('Content-Disposition: form-data;\r\n name="email"', "x")}${fields()}`),
    formAgain(422, { errors: ["Invalid email address"], stores: { drafts: 1 } }),
  ],
  [
    "a part with a NUL in its headers",
    withToken(part('Content-Disposition: form-data; name="a\0b"', "x")),
    broken,
  ],
  ["a part with a header without a colon", withToken(part(`${MARK}`, "x")), broken],
  [
    "a file that is cut",
    () => postAssets(`${token()}${fields()}${file('filename="a.png"').slice(0, -30)}`),
    { ...broken, stores: { drafts: 1 } },
  ],
  [
    "a nested multipart",
    withToken(
      `${fields()}${part('Content-Disposition: form-data; name="files"\r\nContent-Type: multipart/mixed; boundary=inner', `--inner\r\nContent-Disposition: file; filename="a.png"\r\n\r\n${PICTURE}\r\n--inner--`)}`,
    ),
    submitted(),
  ],
  ["text before the first boundary", () => postAssets(`${MARK}\r\n${completeForm()}`), submitted()],
  ["text after the last boundary", () => postAssets(`${completeForm()}${MARK}`), submitted()],
  [
    "a second form after the last boundary",
    () => postAssets(`${completeForm()}${completeForm()}`),
    submitted(),
  ],
  ["a boundary at the start of a value", withFields(field("x", `--${BOUNDARY}x`)), broken],
  ["a boundary within a value", withFields(field("x", `x--${BOUNDARY}x`)), submitted()],
];

const counts: Row[] = [
  ["5,000 empty parts", withFields(field("x", "").repeat(5000)), submitted()],
  [
    "5,000 parts before the fields",
    withToken(`${field("x", "").repeat(5000)}${fields()}`),
    nothingFilled,
  ],
  [
    "5,000 parts without names",
    withFields(part("Content-Disposition: form-data", "x").repeat(5000)),
    submitted(),
  ],
  [
    "each field twice, the first of which counts,",
    withFields(`${field("businessName", MARK)}${field("email", "x")}`),
    submitted(),
  ],
  [
    "two tokens, the first of which counts,",
    withToken(`${field("token", "x")}${fields()}`),
    submitted(),
  ],
  [
    "two tokens, the first of which is forged,",
    () => postAssets(`${field("token", MARK)}${token()}${fields()}${END}`),
    unknownToken(),
  ],
  [
    "property names of prototypes",
    withFields(`${field("__proto__", "1")}${field("constructor", "2")}${field("toString", "3")}`),
    submitted(),
  ],
  [
    "names that are paths",
    withFields(
      `${field("x[20000000]", "1")}${field("__proto__.x", "2")}${field("email.first", "3")}`,
    ),
    submitted(),
  ],
  ["a name of 50 kB", withFields(field("n".repeat(50_000), "1")), broken],
  ["a name of 2 kB", withFields(field("n".repeat(2_000), "1")), submitted()],
  ["a field above its limit", withFields(field("x", "v".repeat(240_001))), tooLarge],
  ["2 MB in one field", withFields(field("textContent", MARK.repeat(500_000))), tooLarge],
  [
    "a token of 100,000 characters",
    () => postAssets(`${field("token", "A".repeat(100_000))}${fields()}${END}`),
    unknownToken(),
  ],
];

const sizes: Row[] = [
  [
    "a body that declares 3 GB",
    request("POST /onboarding HTTP/1.1", [MULTIPART, "Content-Length: 3000000000"], "--"),
    tooLarge,
  ],
  [
    "a body cut in a field",
    () =>
      request(
        "POST /onboarding HTTP/1.1",
        [MULTIPART, "Content-Length: 5000"],
        `${token()}${fields()}`,
      ),
    cutOff,
  ],
  [
    "a body cut before a token",
    request(
      "POST /onboarding HTTP/1.1",
      [MULTIPART, "Content-Length: 5000"],
      file('filename="a.png"'),
    ),
    cutOff,
  ],
  [
    "chunks that are cut",
    () => postChunks("/onboarding", [MULTIPART], `ffff\r\n${token()}`),
    cutOff,
  ],
  [
    "a broken chunk in the middle",
    () => postChunks("/onboarding", [MULTIPART], `5\r\n--${BOUNDARY}`),
    broken,
  ],
  [
    "a complete form in one chunk",
    () => postChunks("/onboarding", [MULTIPART], chunked(completeForm())),
    submitted(),
  ],
  [
    "a body longer than its length",
    () =>
      request(
        "POST /onboarding HTTP/1.1",
        [MULTIPART, `Content-Length: ${BOUNDARY.length}`],
        bytes(completeForm()),
      ),
    broken,
  ],
];

export const multipartShapes: readonly Row[] = [...types, ...shapes, ...counts, ...sizes];
