import { alive, landing, refused } from "../../support/hostile/expected";
import { bytes, get, MARK, request } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const CLOSE = "Connection: close";
const head = (...lines: string[]) => bytes(`${lines.join("\r\n")}\r\n\r\n`);
const withHosts = (...hosts: string[]) =>
  head("GET / HTTP/1.1", ...hosts.map((host) => `Host: ${host}`), CLOSE);
const absolute = (address: string, ...hosts: string[]) =>
  head(`GET ${address} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), CLOSE);
const line = (text: string) => request(text);
const withHeader = (text: string) => get("/healthz", text);
const many = (count: number) =>
  get("/healthz", ...Array.from({ length: count }, (_, i) => `x-${MARK}-${i}: y`));

const broken = refused(400);
const tooLong = refused(431);

const hosts: Row[] = [
  ["a request without a Host", withHosts(), broken],
  ["an HTTP/1.0 request without a Host, which is served", head("GET / HTTP/1.0"), landing],
  ["an HTTP/1.0 request with two Hosts", head("GET / HTTP/1.0", "Host: a", "Host: a"), broken],
  ["an absolute URL without a Host", head("GET http://a.test/ HTTP/1.1", CLOSE), broken],
  ["an absolute URL and a broken Host", absolute("http://a.test/", `${MARK}@a.test`), broken],
  [
    "an absolute URL and another Host, which is served",
    absolute("http://a.test/", "b.test"),
    landing,
  ],
  ["an empty Host", withHosts(""), broken],
  ["two different Hosts", withHosts("a.test", `${MARK}.test`), broken],
  ["a Host with a user", withHosts(`${MARK}@b.test`), broken],
  ["a Host that is not ASCII", withHosts("caf\xe9.test"), broken],
  ["a Host with a port above 65535", withHosts("a.test:99999"), broken],
  ["a Host of an unclosed IPv6 address", withHosts("[::1"), broken],
  ["a Host of an IPv4 address too large", withHosts("999.999.999.999"), broken],
  ["a well-formed foreign Host, which is served", withHosts("elsewhere.test:8080"), landing],
];

const lines: Row[] = [
  ["a request line without a version, with headers", head("GET /", "Host: a.test"), broken],
  ["HTTP/2.0 in the request line", line("GET / HTTP/2.0"), broken],
  ["the preface of HTTP/2", bytes("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"), broken],
  ["the hello of TLS", bytes("\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03"), broken],
  ["an unknown method", line(`${MARK.toUpperCase()} / HTTP/1.1`), broken],
  ["a space in the target", line(`GET /${MARK} x HTTP/1.1`), broken],
  ["a NUL in the target", line("GET /\0 HTTP/1.1"), broken],
  ["bare line feeds", bytes("GET /healthz HTTP/1.1\nHost: a\nConnection: close\n\n"), broken],
  ["empty lines before the request line", bytes(`\r\n\r\n${get("/healthz").toString()}`), alive],
  ["a request line above the limit of heads", line(`GET /${MARK.repeat(5000)} HTTP/1.1`), tooLong],
];

const headers: Row[] = [
  ["an obsolete folded header", withHeader(`x: a\r\n ${MARK}`), broken],
  ["a space before a colon", withHeader("x : a"), broken],
  ["a NUL in a value", withHeader("x: a\0b"), broken],
  ["a value of 20,000 bytes", withHeader(`x: ${MARK.repeat(5000)}`), tooLong],
  ["3,000 headers", many(3000), tooLong],
  ["900 headers", many(900), tooLong],
  ["90 headers", many(90), alive],
  ["a value of bytes above ASCII", withHeader("x: \xff\xfe\xc3\x28"), alive],
  [
    "property names of prototypes as headers",
    get("/healthz", "__proto__: x", "constructor: y"),
    alive,
  ],
];

export const hostsAndLines: readonly Row[] = [...hosts, ...lines, ...headers];
