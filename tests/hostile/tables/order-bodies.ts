import { cutOff, page, refused } from "../../support/hostile/expected";
import { orderBody, postOrder, taken, validOrder } from "../../support/hostile/orders";
import {
  bytes,
  chunked,
  FORM_TYPE,
  MARK,
  post,
  postChunks,
  request,
} from "../../support/hostile/request";
import { each, type Row } from "../../support/hostile/table-tests";

const CAP = 64 * 1024;
const URLENCODED = "application/x-www-form-urlencoded";

const form = page(422, "Order your website today");
const broken = refused(400);
const unknownType = refused(415);
const tooLarge = refused(413);

const withLength = (length: number, body: string) =>
  request("POST /contact HTTP/1.1", [FORM_TYPE, `Content-Length: ${length}`], body);
const typed = (type: string, body = "a=b") => post("/contact", [`Content-Type: ${type}`], body);

const types: Row[] = [
  ...each(unknownType, {
    "a form of an empty type": typed(""),
    "a form as XML": typed("text/xml", `<!DOCTYPE x [<!ENTITY ${MARK} SYSTEM "file:///x">]>`),
    "a form as multipart without a boundary": typed("multipart/form-data"),
  }),
  ...each(form, {
    "a form of a second type, which is ignored,": typed(
      `${URLENCODED}\r\nContent-Type: text/plain`,
    ),
    "a form in UTF-16, which is read as UTF-8,": typed(`${URLENCODED}; charset=utf-16`),
  }),
];

const bodies: Row[] = [
  ...each(form, {
    "a body longer than its length": withLength(3, `a=b&name=${MARK}`),
    "only the token": postOrder(orderBody({})),
    "a form without a token": postOrder(new URLSearchParams(validOrder()).toString()),
  }),
  ...each(broken, {
    "a body that ends in half a character": postOrder(`name=${MARK}\xc3`),
    "a body with overlong UTF-8": postOrder("name=\xc0\xaf"),
    "a body in gzip": post(
      "/contact",
      [FORM_TYPE, "Content-Encoding: gzip"],
      "\x1f\x8b\x08\0\0\0\0\0",
    ),
  }),
];

const many = (count: number) => Array.from({ length: count }, (_, i) => `f${i}=`).join("&");

/** What else an accepted order may have among its fields. */
const more: [what: string, pairs: string][] = [
  ["names of internal columns", "state=paid&id=1&form_id=2&attempt_failed=1&checkoutUrl=x"],
  ["5,000 more fields", many(5000)],
  ["a name of 60,000 bytes", `${"n".repeat(60_000)}=1`],
  [
    "each field twice, the first of which counts,",
    `name=${MARK}&email=x&project=y&token=z&timeline=`,
  ],
  ["an additional broken percent-escape", "%zz=%&%=%ff"],
  ["an empty honeypot", "homepage=%20%00%0d%0a"],
];

const names: Row[] = [
  ...more.map(([what, pairs]): Row => {
    const order = validOrder();
    return [`an order with ${what}`, () => postOrder(orderBody(order, pairs)), taken(order)];
  }),
  ...each(form, {
    "10,000 fields": postOrder(many(10_000).slice(0, CAP)),
  }),
];

const filler = (size: number) => `project=${"p".repeat(size - "project=".length)}`;
const inChunks = (body: string) => postChunks("/contact", [FORM_TYPE], body);

const sizes: Row[] = [
  ...each(tooLarge, {
    "64 KiB and a byte in chunks of one byte": inChunks(`${"1\r\np\r\n".repeat(CAP + 1)}0\r\n\r\n`),
    "a body of 2 MB": postOrder(filler(2_000_000)),
  }),
  ["2 MB of another type", typed("text/plain", filler(2_000_000)), unknownType],
  ...each(form, {
    "a chunk of 64 KiB that is no form": inChunks(chunked("\0".repeat(CAP))),
    "chunks of one byte": inChunks(
      `${[..."name=x"].map((letter) => `1\r\n${letter}\r\n`).join("")}0\r\n\r\n`,
    ),
  }),
];

const cut: Row[] = [
  ...each(cutOff, {
    "a body shorter than its length": withLength(500, orderBody(validOrder()).slice(0, 99)),
    "a chunk that is cut": inChunks("ff\r\nname=x"),
    "chunks without a last one": inChunks("6\r\nname=x\r\n"),
    "a head that is cut": bytes(`POST /contact HTTP/1.1\r\nHost: a\r\nX-${MARK}`),
    "a request line that is cut": bytes("POST /cont"),
    "a request of HTTP/0.9": bytes("GET /\r\n"),
  }),
];

export const orderBodies: readonly Row[] = [...types, ...bodies, ...names, ...sizes, ...cut];
