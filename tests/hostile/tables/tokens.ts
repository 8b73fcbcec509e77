import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { messages } from "~/content/messages";
import { filledIn } from "../../support/assets/onboarding-client";
import { summaryOf, valuesOf } from "../../support/orders/order-page";
import { byAnotherSecret, issueFormToken, encryptToken } from "../../support/encrypted-tokens";
import { at, contact, onboarding } from "../../support/hostile/targets";
import { page, refused, type Expected } from "../../support/hostile/expected";
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
import type { Row } from "../../support/hostile/table-tests";

const DAY_MS = 24 * 60 * 60 * 1000;
const SOON_MS = 60_000;

/** Forged tokens, made from a valid one. */
function forged(form: "order" | "onboarding"): [what: string, token: string][] {
  const token = issueFormToken(form, randomUUID());
  const flipped = (at: number) =>
    token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
  const encrypted = (content: unknown) => encryptToken(`form ${form}`, content);
  const other = form === "order" ? "onboarding" : "order";
  return [
    ["no token", ""],
    ["a made-up token", MARK],
    ["a token of spaces", "   "],
    ["a token of zeros", "A".repeat(120)],
    ["a token of 20,000 characters", "A".repeat(20_000)],
    ["an unencrypted id", randomUUID()],
    ["a JSON web token", "eyJhbGciOiJub25lIn0.eyJpZCI6IjEifQ."],
    ["a token without its end", token.slice(0, -4)],
    ["a token without its start", token.slice(4)],
    ["half a token", token.slice(0, token.length / 2)],
    ["a token with more characters", `${token}AAAA`],
    ["two tokens in one", token + token],
    ["a token with its first bits flipped", flipped(0)],
    ["a token with bits flipped in the middle", flipped(Math.floor(token.length / 2))],
    ["a token with its last bits flipped", flipped(token.length - 2)],
    ["a token in small letters", token.toLowerCase()],
    ["the token of another form", issueFormToken(other, randomUUID())],
    ["a token encrypted for another purpose", encryptToken("saved draft", randomUUID())],
    ["an encrypted null", encrypted(null)],
    ["an encrypted string", encrypted(randomUUID())],
    ["an encrypted list", encrypted([randomUUID(), Date.now()])],
    ["an encrypted id that is no UUID", encrypted({ id: MARK, at: Date.now() })],
    ["an encrypted id that is an object", encrypted({ id: { toString: 1 }, at: Date.now() })],
    ["an encrypted id without a time", encrypted({ id: randomUUID() })],
    ["an encrypted id with a time in words", encrypted({ id: randomUUID(), at: "now" })],
    ["a token encrypted with another secret", byAnotherSecret.issueFormToken(form, randomUUID())],
  ];
}

const old = (form: string) => issueFormToken(form, randomUUID(), Date.now() - DAY_MS - SOON_MS);
const future = (form: string) => issueFormToken(form, randomUUID(), Date.now() + DAY_MS);
/** Issued when it is sent: the rows of this table are made minutes before that. */
const nearlyOld = (form: string) => () =>
  issueFormToken(form, randomUUID(), Date.now() - DAY_MS + SOON_MS);

const orderWith = (what: string, token: string, expected?: Expected): Row => {
  const order = validOrder();
  const tooOld: Expected = {
    status: 422,
    holds({ body }) {
      expect(summaryOf(body).text).toContain(messages.formTooOld.title);
      expect(valuesOf(body)).toEqual(order);
    },
  };
  const body = new URLSearchParams({ token, ...order }).toString();
  return [`${what} in the order form`, postOrder(body), expected ?? tooOld];
};

const takenOrderWith = (what: string, token: () => string): Row => {
  const order = validOrder();
  const send = () => postOrder(new URLSearchParams({ token: token(), ...order }).toString());
  return [what, send, taken(order)];
};

const assetsWith = (what: string, token: string | (() => string), expected: Expected): Row => [
  `${what} in the onboarding form`,
  () => {
    const sent = typeof token === "string" ? token : token();
    return postAssets(`${field("token", sent)}${fields()}${END}`);
  },
  expected,
];

const tooOldAssets = formAgain(422, {
  problems: [messages.formTooOld],
  values: filledIn,
  stores: { drafts: 1 },
});

const forms: Row[] = [
  ...forged("order").map(([what, token]) => orderWith(what, token)),
  orderWith("a token older than a day", old("order")),
  orderWith("a token from tomorrow", future("order")),
  takenOrderWith(
    "an order with a token of the older secret, nearly a day old,",
    nearlyOld("order"),
  ),
  ...forged("onboarding").map(([what, token]) => assetsWith(what, token, unknownToken(filledIn))),
  assetsWith("a token older than a day", old("onboarding"), tooOldAssets),
  assetsWith("a token from tomorrow", future("onboarding"), tooOldAssets),
  assetsWith(
    "a token of the older secret, nearly a day old,",
    nearlyOld("onboarding"),
    submitted(),
  ),
];

const first = validOrder();
const orderToken = issueFormToken("order", randomUUID());
const order = postOrder(new URLSearchParams({ token: orderToken, ...first }).toString());
const assetsToken = issueFormToken("onboarding", randomUUID(), Date.now(), randomUUID());
const assets = postAssets(`${field("token", assetsToken)}${fields()}${END}`);
const changedAssets = postAssets(
  `${field("token", assetsToken)}${fields({ ...filledIn, businessName: MARK })}${END}`,
);

/** Each of these rows depends on the one before it. */
const replays: Row[] = [
  ["an order", order, taken(first)],
  ["the same order again", order, { ...taken(first), stores: {} }],
  ["assets", assets, submitted()],
  ["the same assets again", assets, { ...submitted(), stores: {} }],
  ["other assets with a used token", changedAssets, { ...submitted(), stores: {} }],
];

const STOP = "stop reminders";
const stops = (): [string, string][] => [
  ["nothing", ""],
  ["a made-up token", MARK],
  ["an encrypted string that is no link", encryptToken(STOP, MARK)],
  ["an encrypted object", encryptToken(STOP, { link: "x" })],
  ["an encrypted null", encryptToken(STOP, null)],
  ["a token encrypted for another purpose", encryptToken("saved draft", randomUUID())],
  ["a token encrypted with another secret", byAnotherSecret.encryptToken(STOP, MARK)],
];

const noStop = (status: number) => page(status, "This link does not work");

const links: Row[] = [
  ...stops().flatMap(([what, token]): Row[] => [
    [`${what} to stop reminders`, post("/reminders", [FORM_TYPE], `token=${token}`), noStop(422)],
    ...at(noStop(token ? 404 : 200), `/reminders?token=${token}`),
  ]),
  [
    "a post to stop reminders of another content type",
    post("/reminders", ["Content-Type: text/plain"], "x"),
    refused(415),
  ],
  [
    "a post to stop reminders above 4 KiB",
    post("/reminders", [FORM_TYPE], `token=${"A".repeat(5000)}`),
    refused(413),
  ],
  [
    "a post to stop reminders that is not UTF-8",
    post("/reminders", [FORM_TYPE], "token=\xff"),
    refused(400),
  ],
  ...at(
    onboarding,
    `/onboarding?saved=${encryptToken("saved draft", randomUUID())}`,
    `/onboarding?saved=${encryptToken("saved draft", { id: 1 })}`,
    `/onboarding?saved=${encryptToken(STOP, randomUUID())}`,
    `/onboarding?saved=${byAnotherSecret.encryptToken("saved draft", randomUUID())}`,
  ),
  ...at(
    onboarding,
    `/onboarding?link=${"A".repeat(22)}`,
    `/onboarding?link=${randomUUID()}`,
    `/onboarding?link=${encryptToken(STOP, MARK)}`,
  ),
  ...at(
    contact,
    `/contact?link=${"A".repeat(22)}`,
    `/contact?link=${encryptToken("form order", { id: randomUUID() })}`,
  ),
];

export const tokens: readonly Row[] = [...forms, ...replays, ...links];
