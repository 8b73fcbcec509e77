import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { messages } from "~/content/messages";
import { encryptToken } from "~/server/security/encrypted-token.server";
import { issueFormToken } from "~/server/security/form-token.server";
import { filledIn } from "../../support/assets/onboarding-client";
import { summaryOf, valuesOf } from "../../support/orders/order-page";
import { byAnotherSecret } from "../../support/encrypted-tokens";
import { contact, onboarding, page, refused, type Expected } from "../../support/hostile/expected";
import {
  END,
  field,
  fields,
  formAgain,
  postAssets,
  submitted,
  unknownToken,
} from "../../support/hostile/multipart";
import { postOrder, taken, validOrder } from "../../support/hostile/orders";
import { FORM_TYPE, MARK, post } from "../../support/hostile/request";
import { at, type Row } from "../../support/hostile/table-tests";
import type { OrderFields } from "../../support/orders/order-visitor";

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_MS = 60_000;

type Token = [what: string, token: () => string];

/** Forged tokens; tests/unit/form-token.test.ts and encrypted-token.test.ts have more of them. */
function forged(form: "order" | "onboarding"): Token[] {
  const other = form === "order" ? "onboarding" : "order";
  return [
    ["no token", () => ""],
    ["the token of another form", () => issueFormToken(other, { id: randomUUID() })],
    ["another secret's token", () => byAnotherSecret.issueFormToken(form, { id: randomUUID() })],
  ];
}

/** Issued when it is sent: the rows of this table are made minutes before that. */
const aged = (form: string, ms: number) => () =>
  issueFormToken(form, { id: randomUUID() }, Date.now() - ms);
const untimely = (form: string): Token[] => [
  ["a token older than a day", aged(form, DAY_MS + SOON_MS)],
  ["a token from tomorrow", aged(form, -DAY_MS)],
];
const nearlyOld = (form: string): Token => [
  "a token of the older secret, nearly a day old,",
  aged(form, DAY_MS - SOON_MS),
];

const tooOldOrder = (order: OrderFields): Expected => ({
  status: 422,
  holds({ body }) {
    expect(summaryOf(body).text).toContain(messages.formTooOld.title);
    expect(valuesOf(body)).toEqual(order);
  },
});
const tooOldAssets = formAgain(422, {
  problems: [messages.formTooOld],
  values: filledIn,
  stores: { drafts: 1 },
});

const orderWith = ([what, token]: Token, expected: (order: OrderFields) => Expected): Row => {
  const order = validOrder();
  const send = () => postOrder(new URLSearchParams({ token: token(), ...order }).toString());
  return [`${what} in the order form`, send, expected(order)];
};
const assetsWith = ([what, token]: Token, expected: Expected): Row => [
  `${what} in the onboarding form`,
  () => postAssets(`${field("token", token())}${fields()}${END}`),
  expected,
];

const forms: Row[] = [
  ...[...forged("order"), ...untimely("order")].map((token) => orderWith(token, tooOldOrder)),
  orderWith(nearlyOld("order"), taken),
  ...forged("onboarding").map((token) => assetsWith(token, unknownToken(filledIn))),
  ...untimely("onboarding").map((token) => assetsWith(token, tooOldAssets)),
  assetsWith(nearlyOld("onboarding"), submitted()),
];

const STOP = "stop reminders";
const stops = [
  ["nothing", ""],
  ["a made-up token", MARK],
  ["a token encrypted for another purpose", encryptToken("saved draft", randomUUID())],
  ["a token encrypted with another secret", byAnotherSecret.encryptToken(STOP, MARK)],
] as const;
const stop = (body: string, type = FORM_TYPE) => post("/reminders", [type], body);

const noStop = (status: number) => page(status, "This link does not work");

const links: Row[] = [
  ...stops.flatMap(([what, token]): Row[] => [
    [`${what} to stop reminders`, stop(`token=${token}`), noStop(422)],
    ...at(noStop(token ? 404 : 200), `/reminders?token=${token}`),
  ]),
  [
    "a post to stop reminders of another content type",
    stop("x", "Content-Type: text/plain"),
    refused(415),
  ],
  ["a post to stop reminders above 4 KiB", stop(`token=${"A".repeat(5000)}`), refused(413)],
  ["a post to stop reminders that is not UTF-8", stop("token=\xff"), refused(400)],
  ...at(
    onboarding,
    `/onboarding?saved=${encryptToken("saved draft", randomUUID())}`,
    `/onboarding?saved=${encryptToken(STOP, randomUUID())}`,
    `/onboarding?saved=${byAnotherSecret.encryptToken("saved draft", randomUUID())}`,
    `/onboarding?link=${"A".repeat(22)}`,
  ),
  ...at(contact, `/contact?link=${encryptToken("form order", { id: randomUUID() })}`),
];

export const tokens: readonly Row[] = [...forms, ...links];
