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
  withFields,
  withToken,
} from "../../support/hostile/multipart";
import { chunked, MARK, postChunks, request } from "../../support/hostile/request";
import { each, type Row } from "../../support/hostile/table-tests";

const broken = refused(400);
const tooLarge = refused(413);
const nothingFilled = formAgain(422, {
  errors: ["Enter your business name", "Enter your email address", "Tell us about your business"],
  stores: { drafts: 1 },
});
const completeForm = () => `${token()}${fields()}${END}`;
const typed = (type: string) => () => postAssets(completeForm(), `Content-Type: ${type}`);

const types: Row[] = [
  ...each(broken, {
    "assets with an empty boundary": typed("multipart/form-data; boundary="),
    "assets with another boundary": typed(`multipart/form-data; boundary=${MARK}`),
  }),
  [
    "assets with an empty quoted boundary",
    typed('multipart/form-data; boundary=""'),
    unknownToken(),
  ],
  ...each(submitted(), {
    "assets with two boundaries, the first of which counts,": typed(
      `multipart/form-data; boundary=${BOUNDARY}; boundary=x`,
    ),
    "assets of a type in capitals": typed(`MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`),
  }),
];

const shapes: Row[] = [
  ...each(broken, {
    "no last boundary": () => postAssets(`${token()}${fields()}`),
    "line feeds only": () => postAssets(completeForm().replaceAll("\r\n", "\n")),
    "a part with a header of 100 kB": withToken(part(`X: ${MARK.repeat(25_000)}`, "x")),
    "a part with a NUL in its headers": withToken(
      part('Content-Disposition: form-data; name="a\0b"', "x"),
    ),
    "a boundary at the start of a value": withFields(field("x", `--${BOUNDARY}x`)),
  }),
  ["only the last boundary", postAssets(END), unknownToken()],
  ["a part without a disposition", withToken(part("X: y", "x")), nothingFilled],
  [
    "a part with a folded header",
    withToken(`${part('Content-Disposition: form-data;\r\n name="email"', "x")}${fields()}`),
    formAgain(422, { errors: ["Invalid email address"], stores: { drafts: 1 } }),
  ],
  [
    "a file that is cut",
    () => postAssets(`${token()}${fields()}${file('filename="a.png"').slice(0, -30)}`),
    { ...broken, stores: { drafts: 1 } },
  ],
  ...each(submitted(), {
    "a nested multipart": withToken(
      `${fields()}${part('Content-Disposition: form-data; name="files"\r\nContent-Type: multipart/mixed; boundary=inner', `--inner\r\nContent-Disposition: file; filename="a.png"\r\n\r\n${PICTURE}\r\n--inner--`)}`,
    ),
    "text before the first boundary": () => postAssets(`${MARK}\r\n${completeForm()}`),
    "a second form after the last boundary": () => postAssets(`${completeForm()}${completeForm()}`),
    "a boundary within a value": withFields(field("x", `x--${BOUNDARY}x`)),
  }),
];

const counts: Row[] = [
  ...each(submitted(), {
    "30 fields": withFields(field("x", "").repeat(23)),
    "each field twice, the first of which counts,": withFields(
      `${field("businessName", MARK)}${field("email", "x")}`,
    ),
    "property names of prototypes": withFields(
      `${field("__proto__", "1")}${field("constructor", "2")}${field("toString", "3")}`,
    ),
  }),
  ...each(tooLarge, {
    "31 fields": withFields(field("x", "").repeat(24)),
    "a field above its limit": withFields(field("x", "v".repeat(240_001))),
  }),
  ...each(unknownToken(), {
    "two tokens, the first of which is forged,": () =>
      postAssets(`${field("token", MARK)}${token()}${fields()}${END}`),
  }),
  ["a name of 50 kB", withFields(field("n".repeat(50_000), "1")), broken],
];

const withLength = (length: number, body: string) =>
  request("POST /onboarding HTTP/1.1", [MULTIPART, `Content-Length: ${length}`], body);
const inChunks = (chunks: string) => postChunks("/onboarding", [MULTIPART], chunks);

const sizes: Row[] = [
  ...each(cutOff, {
    "a body cut in a field": () => withLength(5000, `${token()}${fields()}`),
    "a body cut before a token": withLength(5000, file('filename="a.png"')),
    "chunks that are cut": () => inChunks(`ffff\r\n${token()}`),
  }),
  ...each(broken, {
    "a broken chunk in the middle": inChunks(`5\r\n--${BOUNDARY}`),
    "a body longer than its length": () => withLength(BOUNDARY.length, completeForm()),
  }),
  ["a complete form in one chunk", () => inChunks(chunked(completeForm())), submitted()],
];

export const multipartShapes: readonly Row[] = [...types, ...shapes, ...counts, ...sizes];
