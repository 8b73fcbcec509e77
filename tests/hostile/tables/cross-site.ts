import { expect } from "vitest";
import { pages } from "~/content/pages";
import { refused, refusedToScripts, says } from "../../support/hostile/expected";
import { END, fields, MULTIPART, token } from "../../support/hostile/multipart";
import { orderBody, validOrder } from "../../support/hostile/orders";
import { bytes, FORM_TYPE, MARK, post } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

/** Headers of posts that no page of the site sent; tests/unit/same-site.test.ts has more of them. */
const foreign = [[`Origin: https://${MARK}.test`], ["Sec-Fetch-Site: cross-site"]];

/** What Node makes of headers without a value and of repeated ones. */
const unusual = [
  ["Origin: "],
  ["Sec-Fetch-Site: "],
  ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site"],
  ["Origin: http://evil.test", "X-Forwarded-Host: evil.test"],
  ["Origin: http://evil.test", "Referer: http://site.test/contact"],
];

const forms: [address: string, type: string, body: () => string][] = [
  ["/contact", FORM_TYPE, () => orderBody(validOrder())],
  ["/onboarding", MULTIPART, () => `${token()}${fields()}${END}`],
  ["/reminders", FORM_TYPE, () => "token=x"],
  ["/cookie-consent", FORM_TYPE, () => "consent=accepted"],
  ["/lost-link", FORM_TYPE, () => "email=ann%40plumbing.test"],
  ["/desk", FORM_TYPE, () => "intent=x"],
  ["/desk/sign-in", FORM_TYPE, () => "email=desk%40sitewright.test"],
  ["/desk/sessions", FORM_TYPE, () => "intent=sign-out"],
  ["/desk/orders", FORM_TYPE, () => "intent=x"],
  ["/desk/health", FORM_TYPE, () => "intent=doctor"],
  ["/desk/assets", FORM_TYPE, () => "intent=link"],
  ["/desk/emails", FORM_TYPE, () => "intent=retry"],
  ["/desk/people", FORM_TYPE, () => "intent=erase&email=ann%40plumbing.test"],
  ["/desk/people/json", FORM_TYPE, () => "email=ann%40plumbing.test"],
  ["/desk/exports", FORM_TYPE, () => "intent=x"],
];

const posts = forms.flatMap(([address, type, body]) =>
  [...foreign, ...(address === "/contact" ? unusual : [])].map((headers): Row => [
    `a post to ${address} with ${JSON.stringify(headers.join(" and "))}`,
    () => post(address, [type, ...headers], bytes(body())),
    refused(403),
  ]),
);

const scripts = forms.map(([address, type, body]): Row => [
  `the scripts' post to ${address} from another site`,
  () =>
    post(
      `${address}?_data=routes${address.replace("/", "%2F")}`,
      [type, "Origin: null"],
      bytes(body()),
    ),
  refusedToScripts(403),
]);

/** The webhook is no form: only its signature counts. */
const webhook: Row = [
  "a post to the webhook from another site",
  post("/webhooks/stripe", ["Origin: https://evil.test", "Sec-Fetch-Site: cross-site"], "{}"),
  says(400, "text/plain", "Signature missing, wrong or too old"),
];

/** Expects that exactly the pages that accept posts are tried here. */
export function coversEveryPost(): void {
  const posted = pages.filter(({ methods }) => methods.includes("POST")).map(({ path }) => path);
  expect(posted.sort()).toEqual([...forms.map(([address]) => address), "/webhooks/stripe"].sort());
}

export const crossSite: readonly Row[] = [...posts, ...scripts, webhook];
