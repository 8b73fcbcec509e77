import { expect } from "vitest";
import { refused, refusedToScripts, type Expected } from "../../support/hostile/expected";
import { FORM_TYPE, MARK, MARKUP, post } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const answered = (location: string): Expected => ({
  status: 303,
  holds({ headers }) {
    expect(headers.location).toBe(location);
    expect(headers["set-cookie"]).toMatch(/^consent=accepted; Path=\/; Max-Age=31536000; HttpOnly/);
  },
});
const homePage = answered("/");

const choose = (pairs: string, ...headers: string[]) =>
  post("/cookie-consent", [FORM_TYPE, ...headers], pairs);
const returningTo = (returnTo: string) =>
  choose(`consent=accepted&returnTo=${encodeURIComponent(returnTo)}`);

const foreignTargets = [
  "https://evil.test/",
  "http://evil.test",
  "//evil.test",
  "///evil.test",
  "////evil.test",
  "/\\evil.test",
  "/\\/evil.test",
  "\\\\evil.test",
  "\\/evil.test",
  "/./\\evil.test",
  "/.//evil.test",
  "/..//evil.test",
  "/x/..//evil.test",
  "/%2e//evil.test",
  "/%2e%2e//evil.test",
  "/\t/evil.test",
  "/\n/evil.test",
  "/\r/evil.test",
  "\t//evil.test",
  "/ /evil.test",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "blob:x",
  "mailto:x@evil.test",
  "evil.test",
  "@evil.test",
  ":evil.test",
  "https:evil.test",
  "https:/evil.test",
  "http:///evil.test",
  "http://127.0.0.1@evil.test/",
  "?x",
  "#x",
  ".",
  "..",
  "",
  " ",
  "__proto__",
  "null",
];

/** Paths of this site, however they are written. */
const ownPaths: [returnTo: string, location: string][] = [
  ["/@evil.test", "/@evil.test"],
  ["/:evil.test", "/:evil.test"],
  ["/%2f%2fevil.test", "/%2f%2fevil.test"],
  ["/%5cevil.test", "/%5cevil.test"],
  ["/contact?x=//evil.test", "/contact?x=//evil.test"],
  ["/contact#//evil.test", "/contact"],
  ["/x/../contact", "/contact"],
  ["/%0d%0aSet-Cookie:x=y", "/%0d%0aSet-Cookie:x=y"],
  [`/?x=${MARK}"><b`, `/?x=${MARK}%22%3E%3Cb`],
  ["/é\u202e", "/%C3%A9%E2%80%AE"],
  ["/\u0000contact", "/contact"],
  [`/${"a".repeat(3000)}`, `/${"a".repeat(3000)}`],
];

const returns: Row[] = [
  ...foreignTargets.map((returnTo): Row => [
    `a cookie choice returning to the foreign ${JSON.stringify(returnTo)}, redirected homePage,`,
    returningTo(returnTo),
    homePage,
  ]),
  ...ownPaths.map(([returnTo, location]): Row => [
    `a cookie choice returning to ${JSON.stringify(returnTo.slice(0, 40))}`,
    returningTo(returnTo),
    answered(location),
  ]),
  [
    "a cookie choice with a foreign Referer",
    choose("consent=accepted", "Referer: https://evil.test/x"),
    homePage,
  ],
  [
    "a cookie choice with a script as its Referer",
    choose("consent=accepted", "Referer: javascript:x"),
    homePage,
  ],
  [
    "a cookie choice with two return paths, the first of which counts,",
    choose("consent=accepted&returnTo=/contact&returnTo=//evil.test"),
    answered("/contact"),
  ],
  [
    "a cookie choice with a header in its return path",
    choose("consent=accepted&returnTo=/contact%0d%0aX:y"),
    homePage,
  ],
  [
    "a cookie choice with bytes that are not UTF-8",
    choose("consent=accepted&returnTo=/%ff%fe"),
    answered("/%EF%BF%BD%EF%BF%BD"),
  ],
];

const choices: Row[] = [
  ...[
    "",
    "consent",
    "consent=",
    "consent=yes",
    "consent=Accepted",
    "consent=__proto__",
    "consent[]=accepted",
    "consent=accepted;x",
    `consent=${encodeURIComponent(MARKUP)}`,
    "consent=accepted%0d%0aSet-Cookie:%20x",
    "returnTo=/",
  ].map((pairs): Row => [
    `the cookie choice ${JSON.stringify(pairs.slice(0, 50))}`,
    choose(pairs),
    refused(400),
  ]),
  [
    "a cookie choice of another type",
    post("/cookie-consent", ["Content-Type: text/plain"], "consent=accepted"),
    refused(415),
  ],
  ["a cookie choice of no type", post("/cookie-consent", [], "consent=accepted"), refused(415)],
  ["a cookie choice above 4 KiB", choose(`consent=accepted&x=${"x".repeat(5000)}`), refused(413)],
  ["a cookie choice that is not UTF-8", choose("consent=accepted&x=\xff"), refused(400)],
  [
    "the scripts' post without a cookie choice",
    post("/cookie-consent?_data=routes%2Fcookie-consent", [FORM_TYPE], "x=y"),
    refusedToScripts(400),
  ],
];

export const cookieConsent: readonly Row[] = [...returns, ...choices];
