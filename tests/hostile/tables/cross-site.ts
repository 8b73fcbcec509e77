import { expect } from "vitest";
import { pages } from "~/content/pages";
import { refused, refusedToScripts, says, type Expected } from "../../support/hostile/expected";
import { END, fields, MULTIPART, token } from "../../support/hostile/multipart";
import { orderBody, validOrder } from "../../support/hostile/orders";
import { bytes, FORM_TYPE, MARK, post } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

/** Headers of posts that no page of the site sent. */
const foreign = [
  ["Sec-Fetch-Site: cross-site"],
  ["Sec-Fetch-Site: same-site"],
  [`Sec-Fetch-Site: ${MARK}`],
  ["Sec-Fetch-Site: "],
  ["Sec-Fetch-Site: Same-Origin"],
  ["Sec-Fetch-Site: same-origin, cross-site"],
  ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site"],
  ["Origin: null"],
  ["Origin: "],
  [`Origin: https://${MARK}.test`],
  ["Origin: *"],
  ["Origin: site.test"],
  ["Origin: http://site.test.evil.test"],
  ["Origin: http://evil-site.test"],
  ["Origin: http://site.test:81"],
  ["Origin: https://site.test"],
  ["Origin: http://user@site.test"],
  ["Origin: HTTP://SITE.TEST"],
  ["Origin: http://site.test/"],
  ["Origin: http://site.test http://evil.test"],
  ["Origin: http://site.test, http://evil.test"],
  ["Origin: http://site.test\\.evil.test"],
  ["Origin: http://xn--site-.test"],
  ["Origin: null", "Sec-Fetch-Site: same-origin"],
  ["Origin: http://evil.test", "Sec-Fetch-Site: none"],
  ["Origin: http://evil.test", "X-Forwarded-Host: evil.test"],
  ["Origin: http://evil.test", "Referer: http://site.test/contact"],
];

const forms: [address: string, type: string, body: () => string][] = [
  ["/contact", FORM_TYPE, () => orderBody(validOrder())],
  ["/onboarding", MULTIPART, () => `${token()}${fields()}${END}`],
  ["/reminders", FORM_TYPE, () => "token=x"],
  ["/cookie-consent", FORM_TYPE, () => "consent=accepted"],
];

const posts = forms.flatMap(([address, type, body]) =>
  foreign.map((headers): Row => [
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

const taken: Expected = {
  status: 303,
  stores: { orders: 1, outbox: 1 },
  holds: ({ headers }) => expect(headers.location).toContain("/sandbox/"),
};

const own: Row[] = [
  [],
  ["Origin: http://site.test"],
  ["Sec-Fetch-Site: same-origin"],
  ["Sec-Fetch-Site: none"],
].map((headers): Row => [
  `an order with the origin ${JSON.stringify(headers.join() || "not stated")}`,
  () => post("/contact", [FORM_TYPE, ...headers], orderBody(validOrder())),
  taken,
]);

export const crossSite: readonly Row[] = [...posts, ...scripts, webhook, ...own];
