import { expect } from "vitest";
import { contact, landing, onboarding } from "../../support/hostile/targets";
import { empty, page, refused, says, type Expected } from "../../support/hostile/expected";
import { FORM_TYPE, get, MARK, MARKUP, post } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";

const FILE = "/favicon.svg";
const drawing = says(200, "image/svg+xml", "<svg xmlns=");
const form = page(422, "Order your website today");

const ranges = [
  "bytes=0-10",
  "bytes=99999999-",
  "bytes=-0",
  "bytes=-99999999999",
  "bytes=10-0",
  "bytes=0-18446744073709551616",
  `bytes=${Array(300).fill("0-").join()}`,
  "lines=1-2",
  "bytes",
];

const conditions = [
  'If-Match: "x"',
  "If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT",
  'If-Range: "x"\r\nRange: bytes=0-1',
  "If-None-Match: junk",
  "If-None-Match: W/",
  'If-None-Match: "',
  `If-None-Match: ${'W/"x", '.repeat(500)}`,
  "If-None-Match: __proto__",
  "If-None-Match: \xff\xfe",
  "If-Modified-Since: yesterday",
  "If-Modified-Since: Fri, 99 Zzz 99999 99:99:99 GMT",
];

const encodings = [
  "gzip;q=abc",
  "*;q=0",
  "identity;q=0",
  "br, gzip, *;q=0.1",
  "gzip, gzip",
  ";;,,",
  "zstd",
  "deflate",
  MARK.repeat(1000),
  "\xff",
];

const negotiations: Row[] = [
  ...ranges.flatMap((range): Row[] => [
    [
      `a file with the range ${range.slice(0, 30)}, which is ignored,`,
      get(FILE, `Range: ${range}`),
      drawing,
    ],
    [
      `a page with the range ${range.slice(0, 30)}, which is ignored,`,
      get("/", `Range: ${range}`),
      landing,
    ],
  ]),
  ...conditions.flatMap((condition): Row[] => [
    [
      `a file with the condition ${JSON.stringify(condition.slice(0, 40))}`,
      get(FILE, condition),
      drawing,
    ],
    [
      `a page with the condition ${JSON.stringify(condition.slice(0, 40))}`,
      get("/", condition),
      landing,
    ],
  ]),
  ["a file with If-None-Match: *", get(FILE, "If-None-Match: *"), empty(304)],
  ...encodings.flatMap((encoding): Row[] => [
    [
      `a file in the encoding ${JSON.stringify(encoding.slice(0, 30))}`,
      get(FILE, `Accept-Encoding: ${encoding}`),
      drawing,
    ],
    [
      `a page in the encoding ${JSON.stringify(encoding.slice(0, 30))}`,
      get("/", `Accept-Encoding: ${encoding}`),
      landing,
    ],
  ]),
];

const forged = [
  `X-Forwarded-For: ${MARK}`,
  `X-Forwarded-For: ${"1.2.3.4, ".repeat(800)}`,
  `X-Forwarded-Host: ${MARK}.test`,
  "X-Forwarded-Host: [",
  "X-Forwarded-Host: a.test:99999",
  "X-Forwarded-Proto: javascript",
  "X-Forwarded-Port: 99999",
  `Forwarded: for="_${MARK}";host=evil.test;proto=https`,
  "X-Original-URL: /webhooks/stripe",
  "X-Rewrite-URL: /webhooks/stripe",
  "Fly-Client-IP: __proto__",
  "Fly-Client-IP: ::ffff:999.1.1.1",
  "Fly-Client-IP: 1::2%%00/evil",
  `Fly-Client-IP: ${MARK.repeat(1000)}`,
  "x-sitewright-client: 1.2.3.4",
  `x-sitewright-nonce: ${MARK}' 'unsafe-inline`,
  `X-Sitewright-Nonce: ${MARKUP}`,
  "x-sitewright-scripts: 1",
  "X-Remix-Response: yes",
  `X-Remix-Redirect: http://${MARK}.test`,
  "Content-Encoding: gzip",
  "Accept: \xff",
  `Accept-Language: ${MARK.repeat(1000)}`,
  "Referer: javascript:alert(1)",
  `Referer: //${MARK}.test`,
  `User-Agent: () { :; }; echo ${MARK}`,
  `User-Agent: \${jndi:ldap://${MARK}}`,
  `Authorization: Basic ${MARK}`,
  "Via: 1.1 x",
  "Max-Forwards: 0",
  "Keep-Alive: timeout=9999999999, max=-1",
  "Proxy: http://evil.test",
  "Set-Cookie: order=x",
  "Content-Security-Policy: default-src *",
  "TE: trailers, deflate;q=0.5",
  "constructor: x",
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
  [
    `a page requested with the forged header ${JSON.stringify(header.slice(0, 50))}`,
    get("/contact", header),
    untouched(contact),
  ],
  [
    `a form with the forged header ${JSON.stringify(header.slice(0, 50))}`,
    post("/contact", [FORM_TYPE, header], "a=b"),
    untouched(form),
  ],
]);

const odd = [
  "order",
  "order=",
  "order=x",
  "order=%zz",
  "order=%00",
  "order=%22%0d%0a",
  `order=${MARK.repeat(2000)}`,
  "order=eyJ.x; order=y",
  'order="x',
  "$Version=1; order=x",
  "__proto__=x; constructor=y",
  "=x",
  ";;;",
  "a=b; ".repeat(1500),
  "flash=Im9yZGVyTWFpbEZhaWxlZCI.x",
  "flash=Il9fcHJvdG9fXyI.",
  "draft=\xff\xfe",
  "draft=__proto__.x",
  `consent=${MARKUP}`,
  "consent=__proto__",
];

const cookies = odd.flatMap((cookie): Row[] => {
  const named = `with the cookie ${JSON.stringify(cookie.slice(0, 40))}`;
  return [
    [`the order form ${named}`, get("/contact", `Cookie: ${cookie}`), untouched(contact)],
    [
      `the onboarding form ${named}`,
      get("/onboarding", `Cookie: ${cookie}`),
      untouched(onboarding),
    ],
    [
      `the page after payment ${named}`,
      get("/thank-you", `Cookie: ${cookie}`),
      untouched(page(200, "Thank you for your visit")),
    ],
  ];
});

export const headers: readonly Row[] = [
  ...negotiations,
  ...claims,
  ...cookies,
  ["a GET with a Content-Type", get("/contact", "Content-Type: multipart/form-data"), contact],
  [
    "two Cookie headers",
    get("/contact", "Cookie: order=a", `Cookie: order=${MARK}`),
    untouched(contact),
  ],
  [
    "a GET with a foreign Origin",
    get("/contact", "Origin: null", "Sec-Fetch-Site: cross-site"),
    contact,
  ],
  [
    "a post with an Origin above ASCII",
    post("/contact", [FORM_TYPE, "Origin: \xff"], "a=b"),
    refused(403),
  ],
];
