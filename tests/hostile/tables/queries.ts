import { expect } from "vitest";
import {
  alive,
  contact,
  landing,
  onboarding,
  refused,
  refusedToScripts,
  says,
  thanks,
  type Expected,
} from "../../support/hostile/expected";
import { FORM_TYPE, get, MARK, MARKUP, post } from "../../support/hostile/request";
import { at, shown, type Row } from "../../support/hostile/table-tests";

const broken = refused(400);

/** Stripe is not called for what cannot be a session id. */
const thanksWithoutStripe: Expected = {
  status: 200,
  async holds(answer, site) {
    await thanks.holds(answer, site);
    expect(site.sandbox.stripe.requests).toEqual([]);
  },
};

const queries: Row[] = [
  ...at(
    contact,
    "/contact?industry=__proto__",
    `/contact?industry=${encodeURIComponent(MARKUP)}`,
    `/contact?link=${MARK}`,
    "/contact?new&cancelled&link=%ff",
    "/contact?index",
  ),
  ...at(
    landing,
    "/?filter=__proto__",
    `/?filter=${encodeURIComponent(MARKUP)}`,
    "/?preview=999999999999",
    "/?%",
    "/?__proto__[x]=1&constructor.prototype=2",
    `/?${"a=1&".repeat(3000)}`,
  ),
  ...at(
    onboarding,
    `/onboarding?link=${MARK}`,
    `/onboarding?saved=${MARK}`,
    `/onboarding?submitted=${MARK}&notified=${MARK}`,
  ),
  ...at(
    thanksWithoutStripe,
    "/thank-you?session_id=",
    "/thank-you?session_id=cs_1/expire",
    "/thank-you?session_id=cs_%0d%0aX:y",
    `/thank-you?session_id=cs_${"a".repeat(9000)}`,
  ),
];

const unexpected = (status: number) => says(status, "application/json", "Unexpected Server Error");
const CONTACT = "/contact?_data=routes%2Fcontact";
const foreign = ["routes%2F_index", "__proto__", encodeURIComponent(MARKUP)];

const scripts: Row[] = [
  ...foreign.flatMap((id): Row[] => [
    [`GET /contact for the data of ${shown(id)}`, get(`/contact?_data=${id}`), unexpected(403)],
    [
      `POST /contact for the data of ${shown(id)}`,
      post(`/contact?_data=${id}`, [FORM_TYPE], "a=b"),
      unexpected(403),
    ],
  ]),
  [
    "a post to the data of a route without an action",
    post("/contact?_data=root", [FORM_TYPE], "a=b"),
    unexpected(405),
  ],
  ["a GET of a missing page's data", get(`/${MARK}?_data=routes%2F%24`), empty404()],
  ["a GET of data from a route without any", get("/?index&_data=routes%2F_index"), unexpected(400)],
  [
    "a GET of the data of two routes",
    get(`${CONTACT}&_data=${MARK}`),
    says(200, "application/json", '"token":'),
  ],
  ["the scripts' malformed URL", get("/%zz?_data=root"), broken],
  [
    // tests/site/order-refusals.test.ts has the scripts' posts of other types and sizes.
    "the scripts' post to a missing page",
    post(`/${MARK}?_data=root`, [FORM_TYPE], "a=b"),
    refusedToScripts(404),
  ],
  ["healthz for the scripts", get("/healthz?_data=routes%2Fhealthz"), alive],
];

function empty404(): Expected {
  return { status: 404, holds: ({ headers }) => expect(headers["x-remix-catch"]).toBe("yes") };
}

export const queriesAndData: readonly Row[] = [...queries, ...scripts];
