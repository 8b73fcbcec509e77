import { expect } from "vitest";
import { at, contact, landing, onboarding, shown } from "../../support/hostile/targets";
import {
  alive,
  page,
  refused,
  refusedToScripts,
  says,
  type Expected,
} from "../../support/hostile/expected";
import { FORM_TYPE, get, MARK, MARKUP, post } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const broken = refused(400);
const thanks = page(200, "Thank you for your visit");
const noStop = page(404, "This link does not work");

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
    "/contact?industry[__proto__]=x",
    "/contact?industry=__proto__",
    "/contact?industry=constructor",
    `/contact?industry=${encodeURIComponent(MARKUP)}`,
    `/contact?industry=${MARK.repeat(2000)}`,
  ),
  ...at(
    contact,
    "/contact?link=",
    "/contact?link=__proto__",
    `/contact?link=${MARK}`,
    "/contact?link=%00",
    "/contact?new&cancelled&link=%ff",
    "/contact?index",
  ),
  ...at(
    landing,
    "/?filter=__proto__",
    "/?filter=constructor",
    "/?filter=toString",
    "/?filter[]=x",
    `/?filter=${encodeURIComponent(MARKUP)}`,
  ),
  ...at(
    landing,
    "/?preview=999999999999",
    "/?preview=__proto__",
    "/?preview=-1",
    "/?preview=0x1",
    "/?preview=1e0",
    "/?preview=NaN",
    "/?preview=%00",
    "/?preview=1&preview=2",
    "/?preview=%F0%9F%92%A9",
  ),
  ...at(
    landing,
    "/?%",
    "/?%zz=%ff",
    "/?=&=&&&",
    "/?__proto__[x]=1&constructor.prototype=2",
    "/?x[20000000]=1",
    `/?${"a=1&".repeat(3000)}`,
    "/?index&index=1",
  ),
  ...at(
    onboarding,
    `/onboarding?link=${MARK}`,
    "/onboarding?link=%00",
    "/onboarding?link[]=x",
    `/onboarding?saved=${MARK}`,
    "/onboarding?saved=__proto__",
    `/onboarding?saved=${"A".repeat(9000)}`,
  ),
  ...at(
    page(200, "Thank You!"),
    "/onboarding?submitted=__proto__",
    `/onboarding?submitted&notified=${MARK}`,
  ),
  ...at(
    noStop,
    `/reminders?token=${MARK}`,
    "/reminders?token=%00",
    "/reminders?token=__proto__",
    `/reminders?token=${"A".repeat(9000)}`,
  ),
  ...at(
    thanksWithoutStripe,
    "/thank-you?session_id=",
    "/thank-you?session_id=.",
    "/thank-you?session_id=..",
    "/thank-you?session_id=../../x",
    "/thank-you?session_id=cs_1/expire",
    "/thank-you?session_id=cs_1%2Fexpire",
    "/thank-you?session_id=cs_1%3Fexpand",
    "/thank-you?session_id=%00",
    "/thank-you?session_id=cs_%0d%0aX:y",
    "/thank-you?session_id='%20or%201=1--",
    "/thank-you?session_id=%E2%80%AE",
    "/thank-you?session_id=%ff",
    "/thank-you?session_id=__proto__",
    "/thank-you?session_id[]=cs_1",
    `/thank-you?session_id=cs_${"a".repeat(9000)}`,
    `/thank-you?session_id=${encodeURIComponent(MARKUP)}`,
  ),
];

const unexpected = says(403, "application/json", "Unexpected Server Error");
const CONTACT = "/contact?_data=routes%2Fcontact";
const foreign = [
  "routes%2F_index",
  "routes%2Fonboarding",
  "routes%2Fwebhooks.stripe",
  "__proto__",
  "constructor",
  "entry.server",
  "..%2F..%2Fx",
  "%00",
  encodeURIComponent(MARKUP),
];

const scripts: Row[] = [
  ...foreign.flatMap((id): Row[] => [
    [`GET /contact for the data of ${shown(id)}`, get(`/contact?_data=${id}`), unexpected],
    [
      `POST /contact for the data of ${shown(id)}`,
      post(`/contact?_data=${id}`, [FORM_TYPE], "a=b"),
      unexpected,
    ],
  ]),
  [
    "a post to the data of a route without an action",
    post("/contact?_data=root", [FORM_TYPE], "a=b"),
    says(405, "application/json", "Unexpected Server Error"),
  ],
  ["a GET of a missing page's data", get(`/${MARK}?_data=routes%2F%24`), empty404()],
  [
    "a GET of data from a route without any",
    get("/?index&_data=routes%2F_index"),
    says(400, "application/json", "Unexpected Server Error"),
  ],
  [
    "a GET of the data of two routes",
    get(`${CONTACT}&_data=${MARK}`),
    says(200, "application/json", '"token":'),
  ],
  ["the scripts' malformed URL", get("/%zz?_data=root"), broken],
  [
    "the scripts' post of another type",
    post(CONTACT, ["Content-Type: text/plain"], "x"),
    refusedToScripts(415),
  ],
  [
    "the scripts' post of a form that is too large",
    post(CONTACT, [FORM_TYPE], `a=${"b".repeat(70_000)}`),
    refusedToScripts(413),
  ],
  [
    "the scripts' post of a form that is not UTF-8",
    post(CONTACT, [FORM_TYPE], "a=\xff\xfe"),
    refusedToScripts(400),
  ],
  [
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
