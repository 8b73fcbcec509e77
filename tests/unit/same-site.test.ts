import { expect, test } from "vitest";
import { isSameSite } from "~/server/http/same-site";

const SITE = "https://sitewright.test";
const OWN_HOST = "localhost:3000";

/** Whether a post is accepted in production, and in development, where the request's own Host counts too. */
function taken(origin?: string, fetchSite?: string) {
  const post = { origin, fetchSite, host: OWN_HOST };
  return [isSameSite(post, SITE, false), isSameSite(post, SITE, true)];
}

test.each([
  [undefined, undefined, true],
  [SITE, undefined, true],
  [SITE, "same-origin", true],
  [undefined, "same-origin", true],
  [undefined, "none", true],
  [`http://${OWN_HOST}`, undefined, false],
  [`http://${OWN_HOST}`, "same-origin", false],
  [`https://${OWN_HOST}`, undefined, false],
])(
  "a post with Origin %s and Sec-Fetch-Site %s is accepted in development, in production: %s",
  (origin, fetchSite, production) => expect(taken(origin, fetchSite)).toEqual([production, true]),
);

const foreign = [
  ...["http://localhost:3001", "http://localhost", "https://evil.test", "http://sitewright.test"],
  ...[`${SITE}:8443`, `${SITE}.evil.test`, "http://evil-sitewright.test", "sitewright.test"],
  ...["https://xn--sitewright-.test", `${SITE}\\.evil.test`, "https://user@sitewright.test"],
  ...["HTTPS://SITEWRIGHT.TEST", `${SITE}/`, `${SITE} https://evil.test`],
  ...[`${SITE}, https://evil.test`, "*", "null", ""],
];

test.each([
  ...foreign.map((origin) => [origin, undefined]),
  ["https://evil.test", "same-origin"],
  ["https://www.sitewright.test", "same-site"],
  ["null", "same-origin"],
  [undefined, "cross-site"],
  [undefined, "same-site"],
  [undefined, ""],
  [undefined, "Same-Origin"],
  [undefined, "same-origin, cross-site"],
])("a post with Origin %s and Sec-Fetch-Site %j is refused", (origin, fetchSite) => {
  expect(taken(origin, fetchSite)).toEqual([false, false]);
});

test("a post without Host is not same-site with any Origin", () => {
  for (const origin of ["http://undefined.test", "http://undefined"]) {
    expect(isSameSite({ origin, fetchSite: undefined, host: undefined }, SITE, true)).toBe(false);
  }
});
