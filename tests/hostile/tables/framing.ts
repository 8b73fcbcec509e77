import { alive, landing, page, refused } from "../../support/hostile/expected";
import {
  bytes,
  chunked,
  FORM_TYPE,
  get,
  MARK,
  postChunks,
  request,
} from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

/** Sent after a request: a second request, if client and server counted bytes differently. */
const SMUGGLED = "GET /healthz HTTP/1.1\r\nHost: a.test\r\n\r\n";

const posted = (headers: readonly string[], body: string) =>
  request("POST /contact HTTP/1.1", [FORM_TYPE, ...headers], body);
const length = (value: string, body = "a=bc") => posted([`Content-Length: ${value}`], body);
const coding = (value: string, body = chunked("a=b")) =>
  posted([`Transfer-Encoding: ${value}`], body);
const chunks = (body: string) => postChunks("/contact", [FORM_TYPE], body);

const broken = refused(400);
const tooLong = refused(431);
const tooLarge = refused(413);
/** The body was read as a form without its fields. */
const form = page(422, "Order your website today");

const lengths: Row[] = [
  ["two different lengths", posted(["Content-Length: 4", "Content-Length: 40"], "a=bc"), broken],
  ["a length just above 64 bits", length("18446744073709551616"), broken],
  ["a length with leading zeros", length("0000000004"), form],
  ["no length and no body", posted([], ""), form],
];

const codings: Row[] = [
  [
    "a length and chunks, followed by a request",
    posted(["Content-Length: 5", "Transfer-Encoding: chunked"], `0\r\n\r\n${SMUGGLED}`),
    broken,
  ],
  ["an unknown coding", coding("xchunked"), broken],
  ["a coding after chunks", coding("chunked, identity"), broken],
  ["the coding gzip alone", coding("gzip"), broken],
  [
    "chunks in HTTP/1.0",
    bytes(`POST /contact HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`),
    broken,
  ],
  ["a coding in capitals, which is read", coding("CHUNKED"), form],
];

const chunkings: Row[] = [
  ["a chunk of negative size", chunks("-1\r\na\r\n0\r\n\r\n"), broken],
  ["a chunk longer than its size", chunks("1\r\nab\r\n0\r\n\r\n"), broken],
  ["a chunk that ends in a bare line feed", chunks("1\r\na\n0\r\n\r\n"), broken],
  [
    "a chunk extension of 20,000 bytes",
    chunks(`1;${MARK.repeat(5000)}\r\na\r\n0\r\n\r\n`),
    tooLarge,
  ],
  ["a short chunk extension, which is read", chunks("3;a=b\r\na=b\r\n0\r\n\r\n"), form],
  ["trailers of 20,000 bytes", chunks(`0\r\nx: ${MARK.repeat(5000)}\r\n\r\n`), tooLong],
  [
    "trailers with names of headers, which are dropped",
    chunks("3\r\na=b\r\n0\r\nHost: evil.test\r\nOrigin: null\r\n\r\n"),
    form,
  ],
];

const bodies: Row[] = [
  ["a GET with a body", Buffer.concat([get("/", "Content-Length: 4"), bytes(MARK)]), broken],
  [
    "a GET in chunks",
    Buffer.concat([get("/", "Transfer-Encoding: chunked"), bytes(chunked("a"))]),
    broken,
  ],
  [
    "a HEAD with a body",
    request("HEAD / HTTP/1.1", ["Content-Length: 4"], "a=bc"),
    { ...refused(400), holds: () => undefined },
  ],
  ["a GET that declares no bytes", get("/healthz", "Content-Length: 0"), alive],
  ["a request after the last one", Buffer.concat([get("/healthz"), bytes(SMUGGLED)]), alive],
  ["an unknown Expect header", posted([`Expect: ${MARK}`, "Content-Length: 3"], "a=b"), form],
  ["Expect: 100-continue", posted(["Expect: 100-continue", "Content-Length: 3"], "a=b"), form],
  [
    "an upgrade to web sockets",
    get("/", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: x"),
    landing,
  ],
  ["an upgrade of a post", posted(["Upgrade: h2c", "Content-Length: 3"], "a=b"), form],
];

export const framing: readonly Row[] = [...lengths, ...codings, ...chunkings, ...bodies];
