import { expect } from "vitest";
import { pages } from "~/content/pages";
import { empty, redirectsTo, refused, type Expected } from "../../support/hostile/expected";
import { bytes, FORM_TYPE, MARK, post, request } from "../../support/hostile/request";
import { each, type Row } from "../../support/hostile/table-tests";

const METHODS = ["PUT", "DELETE"];

/** The response names the allowed methods. */
const notAllowed = (allow: string): Expected => ({
  status: 405,
  async holds(answer, site) {
    await refused(405).holds(answer, site);
    expect(answer.headers.allow).toBe(allow);
  },
});

const allowOf = (methods: readonly string[]) => methods.join(", ").replace("GET", "GET, HEAD");

const send = (method: string, target: string) =>
  request(`${method} ${target} HTTP/1.1`, [FORM_TYPE, "Content-Length: 5"], `a=${MARK.slice(1)}`);

const everywhere = pages.flatMap(({ path, methods }) =>
  METHODS.map((method): Row => [
    `${method} ${path}`,
    send(method, path),
    notAllowed(allowOf(methods)),
  ]),
);

const others: Row[] = [
  ...["PATCH", "OPTIONS", "TRACE", "PROPFIND", "PURGE", "M-SEARCH", "SOURCE", "LINK"].map(
    (method): Row => [
      `${method} /contact`,
      send(method, "/contact"),
      notAllowed("GET, HEAD, POST"),
    ],
  ),
  ...each(notAllowed("GET, HEAD"), {
    "TRACE /, which would echo its head": send("TRACE", "/"),
    "a post to the landing page": post("/?index", [FORM_TYPE], "a=b"),
  }),
  ["OPTIONS of the whole server", send("OPTIONS", "*"), refused(400)],
  ...each(refused(405), {
    CONNECT: bytes("CONNECT evil.test:443 HTTP/1.1\r\nHost: a\r\n\r\n"),
    "CONNECT without a target": bytes("CONNECT  HTTP/1.1\r\nHost: a\r\n\r\n"),
  }),
  ...each(refused(404), {
    "PUT of a file": send("PUT", "/favicon.svg"),
    "PUT of a missing page": send("PUT", `/${MARK}`),
    "a post to a missing page": post(`/${MARK}`, [FORM_TYPE], "a=b"),
  }),
  // tests/hostile/tables/paths.ts has more spellings.
  [
    "a post to a page by another spelling of its path",
    post("/%43ontact//", [FORM_TYPE], "a=b"),
    redirectsTo("/contact", 308),
  ],
  ...each(notAllowed("POST"), {
    "a GET of the webhook": request("GET /webhooks/stripe HTTP/1.1"),
    "a GET of the cookie choice": request("GET /cookie-consent HTTP/1.1"),
  }),
  ["HEAD of the webhook", request("HEAD /webhooks/stripe HTTP/1.1"), empty(405)],
  ["HEAD of a page", request("HEAD /contact HTTP/1.1"), empty(200)],
  ["HEAD of a missing page", request(`HEAD /${MARK} HTTP/1.1`), empty(404)],
  [
    "a method named by a header",
    post("/contact", ["X-HTTP-Method-Override: DELETE", "Origin: null"]),
    refused(403),
  ],
];

export const methods: readonly Row[] = [...everywhere, ...others];
