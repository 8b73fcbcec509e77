import { expect } from "vitest";
import { cutOff, page, refused, type Expected } from "../../support/hostile/expected";
import { orderBody, postOrder, taken, validOrder } from "../../support/hostile/orders";
import {
  bytes,
  chunked,
  FORM_TYPE,
  MARK,
  MARKUP,
  post,
  postChunks,
  request,
} from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const CAP = 64 * 1024;

const form = page(422, "Order your website today");
const broken = refused(400);
const unknownType = refused(415);
const tooLarge = refused(413);

const typed = (type: string, body = "a=b") => post("/contact", [`Content-Type: ${type}`], body);

/** A complete form is accepted, whatever else is in it. */
function takenWith(what: string, change: (body: string) => string): Row {
  const fields = validOrder();
  return [what, () => postOrder(change(orderBody(fields))), taken(fields)];
}

/** Stored as a flagged order, without an email and a checkout. */
const flagged: Expected = {
  status: 303,
  stores: { orders: 1 },
  holds({ headers }, site) {
    expect(headers.location).toBe("/thank-you");
    const [row] = site.rows("select state from orders order by rowid desc limit 1");
    expect(row).toEqual({ state: "flagged" });
  },
};

const types: Row[] = [
  ["a form without a type", post("/contact", [], "a=b"), unknownType],
  ["a form of an empty type", typed(""), unknownType],
  ["a form as text", typed("text/plain"), unknownType],
  ["a form as JSON", typed("application/json", `{"name":"${MARK}"}`), unknownType],
  [
    "a form as XML",
    typed("text/xml", `<!DOCTYPE x [<!ENTITY ${MARK} SYSTEM "file:///x">]>`),
    unknownType,
  ],
  ["a form as multipart", typed("multipart/form-data; boundary=x", "--x--"), unknownType],
  ["a form as multipart without a boundary", typed("multipart/form-data"), unknownType],
  [
    "a form of two types in one",
    typed("application/x-www-form-urlencoded, text/plain"),
    unknownType,
  ],
  ["a form of nearly the type", typed("application/x-www-form-urlencodedx"), unknownType],
  ["a form of a type of 4,000 bytes", typed(MARK.repeat(1000)), unknownType],
  ["a form of a type above ASCII", typed("application/\xff"), unknownType],
  [
    "a form of a second type, which is ignored,",
    post("/contact", [FORM_TYPE, "Content-Type: text/plain"], "a=b"),
    form,
  ],
  [
    "a form in UTF-16, which is read as UTF-8,",
    typed("application/x-www-form-urlencoded; charset=utf-16"),
    form,
  ],
  [
    "a form in UTF-7, which is read as UTF-8,",
    typed("application/x-www-form-urlencoded; charset=utf-7"),
    form,
  ],
  ["a form of a broken charset", typed('application/x-www-form-urlencoded; charset="'), form],
  ["a form of a type in capitals", typed("APPLICATION/X-WWW-FORM-URLENCODED;;;"), form],
];

const bodies: Row[] = [
  ["no body", postOrder(""), form],
  ["a body of one equals sign", postOrder("="), form],
  ["separators only", postOrder("&&&===&&&"), form],
  ["a name without a value", postOrder("name"), form],
  ["a broken percent-escape", postOrder("name=%zz&email=%&project=%u0041"), form],
  ["a body of NULs", postOrder("\0".repeat(1000)), form],
  ["a body that is JSON", postOrder(`{"name":"${MARK}"}`), form],
  ["a body of markup", postOrder(MARKUP), form],
  ["a body that is not UTF-8", postOrder("name=\xff\xfe"), broken],
  ["a body that ends in half a character", postOrder(`name=${MARK}\xc3`), broken],
  ["a body with overlong UTF-8", postOrder("name=\xc0\xaf"), broken],
  ["a body with half of a surrogate pair", postOrder("name=\xed\xa0\x80"), broken],
  ["a body in UTF-16", postOrder(Buffer.from("\ufeffname=x", "utf16le")), broken],
  [
    "a body in gzip",
    post("/contact", [FORM_TYPE, "Content-Encoding: gzip"], "\x1f\x8b\x08\0\0\0\0\0"),
    broken,
  ],
  [
    "a body longer than its length",
    request("POST /contact HTTP/1.1", [FORM_TYPE, "Content-Length: 3"], `a=b&name=${MARK}`),
    form,
  ],
  ["only the token", postOrder(orderBody({})), form],
  ["a form without a token", postOrder(new URLSearchParams(validOrder()).toString()), form],
];

const names: Row[] = [
  takenWith(
    "an order with a huge list index as a name",
    (body) => `${body}&x[20000000]=1&name[20000000]=2`,
  ),
  takenWith("an order with nested lists as a name", (body) => `${body}&x${"[0]".repeat(5000)}=1`),
  takenWith(
    "an order with the prototype as a name",
    (body) => `${body}&__proto__[x]=1&__proto__.name=2&__proto__=3`,
  ),
  takenWith(
    "an order with a constructor as a name",
    (body) => `${body}&constructor.prototype.x=1&constructor[prototype][x]=1`,
  ),
  takenWith(
    "an order with paths as names",
    (body) => `${body}&name.first=1&name[]=2&[]=3&.=4&..=5`,
  ),
  takenWith(
    "an order with names of internal columns",
    (body) => `${body}&state=paid&id=1&form_id=2&attempt_failed=1&checkoutUrl=x`,
  ),
  takenWith(
    "an order with 5,000 more fields",
    (body) => `${body}${Array.from({ length: 5000 }, (_, i) => `&f${i}=`).join("")}`,
  ),
  takenWith("an order with a name of 60,000 bytes", (body) => `${body}&${"n".repeat(60_000)}=1`),
  takenWith(
    "an order with each field twice, the first of which counts,",
    (body) => `${body}&name=${MARK}&email=x&project=y&token=z&timeline=`,
  ),
  takenWith("an order with an additional broken percent-escape", (body) => `${body}&%zz=%&%=%ff`),
  takenWith("an order of exactly 64 KiB", (body) => `${body}&x=`.padEnd(CAP, "x")),
  [
    "10,000 fields",
    postOrder(
      Array.from({ length: 10_000 }, (_, i) => `${i}=`)
        .join("&")
        .slice(0, CAP),
    ),
    form,
  ],
  [
    "property names of prototypes only",
    postOrder("__proto__=1&constructor=2&toString=3&hasOwnProperty=4"),
    form,
  ],
  [
    "an order with the honeypot filled",
    () => postOrder(orderBody(validOrder(), `homepage=${encodeURIComponent(MARKUP)}`)),
    flagged,
  ],
  [
    "an order with the honeypot filled twice",
    () => postOrder(orderBody(validOrder(), `homepage=x&homepage=`)),
    flagged,
  ],
  takenWith("an order with an empty honeypot", (body) => `homepage=%20%00%0d%0a&${body}`),
];

const filler = (size: number) => `project=${"p".repeat(size - "project=".length)}`;
const inChunks = (body: string) => postChunks("/contact", [FORM_TYPE], body);

const sizes: Row[] = [
  ["a body of 64 KiB and a byte", postOrder(filler(CAP + 1)), tooLarge],
  ["64 KiB and a byte in one chunk", inChunks(chunked(filler(CAP + 1))), tooLarge],
  [
    "64 KiB and a byte in chunks of one byte",
    inChunks(`${"1\r\np\r\n".repeat(CAP + 1)}0\r\n\r\n`),
    tooLarge,
  ],
  ["a body of 2 MB", postOrder(filler(2_000_000)), tooLarge],
  ["2 MB of names", postOrder("a&".repeat(1_000_000)), tooLarge],
  ["2 MB in chunks", inChunks(chunked(filler(2_000_000))), tooLarge],
  [
    "2 MB of another type",
    post("/contact", ["Content-Type: text/plain"], filler(2_000_000)),
    unknownType,
  ],
  ["a chunk of 64 KiB that is no form", inChunks(chunked("\0".repeat(CAP))), form],
  [
    "chunks of one byte",
    inChunks(`${[..."name=x"].map((letter) => `1\r\n${letter}\r\n`).join("")}0\r\n\r\n`),
    form,
  ],
];

const cut: Row[] = [
  [
    "a body shorter than its length",
    request(
      "POST /contact HTTP/1.1",
      [FORM_TYPE, "Content-Length: 500"],
      orderBody(validOrder()).slice(0, 99),
    ),
    cutOff,
  ],
  [
    "a body with a declared length of a terabyte",
    request("POST /contact HTTP/1.1", [FORM_TYPE, "Content-Length: 1000000000000"], `name=${MARK}`),
    cutOff,
  ],
  ["a chunk that is cut", inChunks("ff\r\nname=x"), cutOff],
  ["chunks without a last one", inChunks("6\r\nname=x\r\n"), cutOff],
  ["a chunk size that is cut", inChunks("ff"), cutOff],
  ["a head that is cut", bytes(`POST /contact HTTP/1.1\r\nHost: a\r\nX-${MARK}`), cutOff],
  ["a request line that is cut", bytes("POST /cont"), cutOff],
  ["a request of HTTP/0.9", bytes("GET /\r\n"), cutOff],
];

export const orderBodies: readonly Row[] = [...types, ...bodies, ...names, ...sizes, ...cut];
