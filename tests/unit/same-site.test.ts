import { expect, test } from "vitest";
import { isSameSite } from "~/http/same-site";

const SITE = "https://sitewright.test";
const OWN_HOST = "localhost:3000";

/** Whether a post is accepted: in production, and in development, where the request's own Host counts too. */
const table: [
  origin: string | undefined,
  fetchSite: string | undefined,
  production: boolean,
  anyHost: boolean,
][] = [
  [undefined, undefined, true, true],
  [SITE, undefined, true, true],
  [SITE, "same-origin", true, true],
  [undefined, "same-origin", true, true],
  [undefined, "none", true, true],
  [`http://${OWN_HOST}`, undefined, false, true],
  [`http://${OWN_HOST}`, "same-origin", false, true],
  [`https://${OWN_HOST}`, undefined, false, true],
  ["http://localhost:3001", undefined, false, false],
  ["http://localhost", undefined, false, false],
  ["https://evil.test", undefined, false, false],
  ["https://evil.test", "cross-site", false, false],
  ["https://evil.test", "same-origin", false, false],
  ["http://sitewright.test", undefined, false, false],
  [`${SITE}:8443`, undefined, false, false],
  [`${SITE}.evil.test`, undefined, false, false],
  [`https://www.sitewright.test`, "same-site", false, false],
  ["null", undefined, false, false],
  ["null", "same-origin", false, false],
  ["", undefined, false, false],
  [undefined, "cross-site", false, false],
  [undefined, "same-site", false, false],
  [undefined, "something new", false, false],
];

test.each(table)(
  "a post with Origin %s and Sec-Fetch-Site %s is accepted in production: %s, in development: %s",
  (origin, fetchSite, ...taken) => {
    const post = { origin, fetchSite, host: OWN_HOST };
    expect([isSameSite(post, SITE, false), isSameSite(post, SITE, true)]).toEqual(taken);
  },
);

test("a post without Host is not same-site with any Origin", () => {
  for (const origin of ["http://undefined.test", "http://undefined"]) {
    expect(isSameSite({ origin, fetchSite: undefined, host: undefined }, SITE, true)).toBe(false);
  }
});
