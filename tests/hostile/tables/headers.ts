import { expect } from "vitest";
import {
  contact,
  empty,
  landing,
  onboarding,
  page,
  refused,
  says,
  thanks,
  type Expected,
} from "../../support/hostile/expected";
import { FORM_TYPE, get, MARK, post } from "../../support/hostile/request";
import { each, type Row } from "../../support/hostile/table-tests";

const FILE = "/favicon.svg";
const drawing = says(200, "image/svg+xml", "<svg xmlns=");
const form = page(422, "Order your website today");

const inTitle = (header: string) => JSON.stringify(header.slice(0, 50));

const ranges = ["bytes=0-10", `bytes=${Array(300).fill("0-").join()}`, "bytes"];

const conditions = [
  'If-Match: "x"',
  'If-Range: "x"\r\nRange: bytes=0-1',
  "If-None-Match: junk",
  `If-None-Match: ${'W/"x", '.repeat(500)}`,
  "If-Modified-Since: yesterday",
];

/** tests/unit/accept-encoding.test.ts has more of them. */
const encodings = [MARK.repeat(1000), "\xff"];

const negotiations = [
  ...ranges.map((range) => `Range: ${range}`),
  ...conditions,
  ...encodings.map((encoding) => `Accept-Encoding: ${encoding}`),
].flatMap((header): Row[] => [
  [`a file with ${inTitle(header)}`, get(FILE, header), drawing],
  [`a page with ${inTitle(header)}`, get("/", header), landing],
]);

const forged = [
  `X-Forwarded-For: ${MARK}`,
  `X-Forwarded-Host: ${MARK}.test`,
  "X-Forwarded-Host: [",
  `Forwarded: for="_${MARK}";host=evil.test;proto=https`,
  "X-Original-URL: /webhooks/stripe",
  "Fly-Client-IP: __proto__",
  "Fly-Client-IP: 1::2%%00/evil",
  "x-sitewright-client: 1.2.3.4",
  `x-sitewright-nonce: ${MARK}' 'unsafe-inline`,
  "x-sitewright-scripts: 1",
  "X-Remix-Response: yes",
  `X-Remix-Redirect: http://${MARK}.test`,
  `Referer: //${MARK}.test`,
  `User-Agent: () { :; }; echo ${MARK}`,
  "__proto__: x",
];

/** The page is the same, and neither it nor its headers contain the sent header. */
const untouched = (expected: Expected): Expected => ({
  ...expected,
  async holds(answer, site) {
    await expected.holds(answer, site);
    expect(JSON.stringify(answer)).not.toMatch(new RegExp(`${MARK}|evil\\.test`));
  },
});

const claims = forged.flatMap((header): Row[] => [
  [`the order form with ${inTitle(header)}`, get("/contact", header), untouched(contact)],
  [
    `an order with ${inTitle(header)}`,
    post("/contact", [FORM_TYPE, header], "a=b"),
    untouched(form),
  ],
]);

const odd = [
  "order",
  "order=%zz",
  `order=${MARK.repeat(2000)}`,
  'order="x',
  "__proto__=x; constructor=y",
  "a=b; ".repeat(1500),
  "flash=Im9yZGVyTWFpbEZhaWxlZCI.x",
  "draft=\xff\xfe",
];

const cookies = odd.flatMap((cookie): Row[] => {
  const header = `Cookie: ${cookie}`;
  return [
    [`the order form with ${inTitle(header)}`, get("/contact", header), untouched(contact)],
    [
      `the onboarding form with ${inTitle(header)}`,
      get("/onboarding", header),
      untouched(onboarding),
    ],
    [
      `the page after payment with ${inTitle(header)}`,
      get("/thank-you", header),
      untouched(thanks),
    ],
  ];
});

export const headers: readonly Row[] = [
  ...negotiations,
  ["a file with If-None-Match: *", get(FILE, "If-None-Match: *"), empty(304)],
  ...claims,
  ...cookies,
  ...each(contact, {
    "a GET with a Content-Type": get("/contact", "Content-Type: multipart/form-data"),
    "a GET with a foreign Origin": get("/contact", "Origin: null", "Sec-Fetch-Site: cross-site"),
  }),
  [
    "two Cookie headers",
    get("/contact", "Cookie: order=a", `Cookie: order=${MARK}`),
    untouched(contact),
  ],
  [
    "a post with an Origin above ASCII",
    post("/contact", [FORM_TYPE, "Origin: \xff"], "a=b"),
    refused(403),
  ],
];
