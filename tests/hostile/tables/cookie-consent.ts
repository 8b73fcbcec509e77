import { expect } from "vitest";
import { refused, refusedToScripts, type Expected } from "../../support/hostile/expected";
import { FORM_TYPE, MARK, MARKUP, post } from "../../support/hostile/request";
import { each, type Row } from "../../support/hostile/table-tests";

const PATH = "/cookie-consent";
const ACCEPTED = "consent=accepted";

const answered = (location: string): Expected => ({
  status: 303,
  holds({ headers }) {
    expect(headers.location).toBe(location);
    expect(headers["set-cookie"]).toMatch(/^consent=accepted; Path=\/; Max-Age=31536000; HttpOnly/);
  },
});
const homePage = answered("/");

const choose = (pairs: string, ...headers: string[]) => post(PATH, [FORM_TYPE, ...headers], pairs);
const returningTo = (returnTo: string) =>
  choose(`${ACCEPTED}&returnTo=${encodeURIComponent(returnTo)}`);

const foreignTargets = [
  "https://evil.test/",
  "//evil.test",
  "/\\evil.test",
  "/.//evil.test",
  "/%2e//evil.test",
  "/\t/evil.test",
  "/ /evil.test",
  "javascript:alert(1)",
  "evil.test",
  "?x",
  "",
];

/** Paths of this site, however they are written. */
const ownPaths: [returnTo: string, location: string][] = [
  ["/@evil.test", "/@evil.test"],
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
    `a cookie choice returning to the foreign ${JSON.stringify(returnTo)}, redirected to the home page,`,
    returningTo(returnTo),
    homePage,
  ]),
  ...ownPaths.map(([returnTo, location]): Row => [
    `a cookie choice returning to ${JSON.stringify(returnTo.slice(0, 40))}`,
    returningTo(returnTo),
    answered(location),
  ]),
  ...each(homePage, {
    "a cookie choice with a foreign Referer": choose(ACCEPTED, "Referer: https://evil.test/x"),
    "a cookie choice with a header in its return path": returningTo("/contact\r\nX:y"),
  }),
  [
    "a cookie choice with two return paths, the first of which counts,",
    choose(`${ACCEPTED}&returnTo=/contact&returnTo=//evil.test`),
    answered("/contact"),
  ],
  [
    "a cookie choice with bytes that are not UTF-8",
    choose(`${ACCEPTED}&returnTo=/%ff%fe`),
    answered("/%EF%BF%BD%EF%BF%BD"),
  ],
];

const choices: Row[] = [
  ...["", "consent=yes", `consent=${encodeURIComponent(MARKUP)}`, "returnTo=/"].map(
    (pairs): Row => [
      `the cookie choice ${JSON.stringify(pairs.slice(0, 50))}`,
      choose(pairs),
      refused(400),
    ],
  ),
  ...each(refused(415), {
    "a cookie choice of another type": post(PATH, ["Content-Type: text/plain"], ACCEPTED),
    "a cookie choice of no type": post(PATH, [], ACCEPTED),
  }),
  ["a cookie choice above 4 KiB", choose(`${ACCEPTED}&x=${"x".repeat(5000)}`), refused(413)],
  ["a cookie choice that is not UTF-8", choose(`${ACCEPTED}&x=\xff`), refused(400)],
  [
    "the scripts' post without a cookie choice",
    post(`${PATH}?_data=routes%2Fcookie-consent`, [FORM_TYPE], "x=y"),
    refusedToScripts(400),
  ],
];

export const cookieConsent: readonly Row[] = [...returns, ...choices];
