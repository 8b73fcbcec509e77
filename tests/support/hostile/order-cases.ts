import type { OrderFields } from "../orders/order-visitor";
import { payloads, oneOfEach, type Payload } from "./payloads";
import { MARK } from "./request";

/** A hostile value in one field of an otherwise valid order. */
export interface OrderCase {
  field: keyof OrderFields;
  payload: Payload;
  /** The message under the field; undefined when the order is accepted. */
  error: string | undefined;
}

type Free = "name" | "project" | "assets" | "budget";

/** The specification's limits, and its messages below and above them. */
const LIMITS: Record<Free, [least: number, most: number, short: string, long: string]> = {
  name: [2, 100, "Name must be at least 2 characters", "Name must be less than 100 characters"],
  project: [
    10,
    2000,
    "Project description must be at least 10 characters",
    "Project description must be less than 2000 characters",
  ],
  assets: [1, 500, "Please describe your assets", "Description must be less than 500 characters"],
  budget: [0, 50, "", "Budget must be less than 50 characters"],
};
const FREE = Object.keys(LIMITS) as Free[];

const inFree = FREE.flatMap((field) =>
  payloads.map((payload): OrderCase => {
    const [least, most, short, long] = LIMITS[field];
    const { length } = payload.cleaned;
    return { field, payload, error: length < least ? short : length > most ? long : undefined };
  }),
);

const inEmail = (payload: Payload, error?: string): OrderCase => ({
  field: "email",
  payload,
  error,
});
const asNoEmail = (payload: Payload) => inEmail(payload, "Invalid email address");
const asNoTimeline = (payload: Payload): OrderCase => ({
  field: "timeline",
  payload,
  error: "Please select a timeline",
});

const address = (what: string, typed: string, cleaned = typed): Payload => ({
  what,
  typed,
  cleaned,
});

const noAddresses = [
  address("a name and an address", `Bob <bob@${MARK}.test>`),
  address("two addresses", `a@${MARK}.test,b@${MARK}.test`),
  address(
    "an address with a line break",
    `a@${MARK}.test\r\nBcc: x@evil.test`,
    `a@${MARK}.test\nBcc: x@evil.test`,
  ),
  address("an address with markup", `"<${MARK}>"@a.test`),
  address("an address of a machine", `${MARK}@[127.0.0.1]`),
  address("an address without a domain", `${MARK}@localhost`),
  address("an address with two signs", `${MARK}@a@b.test`),
  address("an address with a percent route", `x%${MARK}.test@a..test`),
  address("an address in another script", `${MARK}@пример.test`),
  address("a scheme before an address", `mailto:${MARK}@a.test`),
];

const addresses = [
  address("an address with a NUL, which is dropped,", `nul\0@${MARK}.test`, `nul@${MARK}.test`),
  address("an address with a quotation mark", `o'or'1@${MARK}.test`),
  address("an address of the prototype", `__proto__@${MARK}.test`),
  address("an address with a tag", `tag+x@${MARK}.test`),
];

export const orderCases: readonly OrderCase[] = [
  ...inFree,
  ...payloads.map(asNoEmail),
  ...payloads.map(asNoTimeline),
  ...noAddresses.map(asNoEmail),
  ...addresses.map((payload) => inEmail(payload)),
];

/** Each payload in one free field, one in every other field, and all email addresses. */
export const isRepresentative = oneOfEach(FREE);
