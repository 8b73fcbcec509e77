import { expect } from "vitest";
import { pages } from "~/content/pages";
import { empty, refused, refusedToScripts, type Expected } from "../../support/hostile/expected";
import { bytes, FORM_TYPE, MARK, post, request } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const METHODS = ["PUT", "DELETE"];

/** The response names the allowed methods. */
function notAllowed(allow: string, expected = refused(405)): Expected {
  return {
    status: 405,
    async holds(answer, site) {
      await expected.holds(answer, site);
      expect(answer.headers.allow).toBe(allow);
    },
  };
}

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
  ["TRACE /, which would echo its head", send("TRACE", "/"), notAllowed("GET, HEAD")],
  ["OPTIONS of the whole server", send("OPTIONS", "*"), refused(400)],
  ["CONNECT", bytes("CONNECT evil.test:443 HTTP/1.1\r\nHost: a\r\n\r\n"), refused(405)],
  ["CONNECT to a page", bytes("CONNECT /contact HTTP/1.1\r\nHost: a\r\n\r\n"), refused(405)],
  ["CONNECT without a target", bytes("CONNECT  HTTP/1.1\r\nHost: a\r\n\r\n"), refused(405)],
  [
    "PUT by the scripts",
    send("PUT", "/contact?_data=root"),
    notAllowed("GET, HEAD, POST", refusedToScripts(405)),
  ],
  ["PUT of a file", send("PUT", "/favicon.svg"), refused(404)],
  ["DELETE of a file", send("DELETE", "/build/x.js"), refused(404)],
  ["PUT of a missing page", send("PUT", `/${MARK}`), refused(404)],
  ["a post to a missing page", post(`/${MARK}`, [FORM_TYPE], "a=b"), refused(404)],
  [
    "a post to a page by another case of its name",
    post("/Contact", [FORM_TYPE], "a=b"),
    refused(404),
  ],
  [
    "a post to a page by its percent-encoded path",
    post("/%63ontact", [FORM_TYPE], "a=b"),
    refused(404),
  ],
  [
    "a post to a page with two trailing slashes",
    post("/contact//", [FORM_TYPE], "a=b"),
    refused(404),
  ],
  ["a post to the landing page", post("/?index", [FORM_TYPE], "a=b"), notAllowed("GET, HEAD")],
  [
    "a post to the landing page by the scripts",
    post("/?index&_data=routes%2F_index", [FORM_TYPE], "a=b"),
    notAllowed("GET, HEAD", refusedToScripts(405)),
  ],
  ["a GET of the webhook", request("GET /webhooks/stripe HTTP/1.1"), notAllowed("POST")],
  ["a GET of the cookie choice", request("GET /cookie-consent HTTP/1.1"), notAllowed("POST")],
  ["HEAD of the webhook", request("HEAD /webhooks/stripe HTTP/1.1"), empty(405)],
  ["HEAD of a page", request("HEAD /contact HTTP/1.1"), empty(200)],
  ["HEAD of a missing page", request(`HEAD /${MARK} HTTP/1.1`), empty(404)],
  [
    "a method named by a header",
    request("POST /contact HTTP/1.1", [
      "X-HTTP-Method-Override: DELETE",
      "Origin: null",
      "Content-Length: 0",
    ]),
    refused(403),
  ],
];

export const methods: readonly Row[] = [...everywhere, ...others];
