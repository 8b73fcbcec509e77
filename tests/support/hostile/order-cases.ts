import type { OrderFields } from "../orders/order-visitor";
import { oneOfEach, payload, payloads, type Payload } from "./payloads";
import { MARK } from "./request";

export type OrderCase = ReturnType<typeof caseOf>;

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

const caseOf = (field: keyof OrderFields, payload: Payload, error?: string) => ({
  field,
  payload,
  error,
});
const asNoEmail = (row: Payload) => caseOf("email", row, "Invalid email address");

const inFree = FREE.flatMap((field) =>
  payloads.map((row) => {
    const [least, most, short, long] = LIMITS[field];
    const { length } = row.cleaned;
    return caseOf(field, row, length < least ? short : length > most ? long : undefined);
  }),
);

const noAddresses = [
  payload("a name and an address", `Bob <bob@${MARK}.test>`),
  payload("two addresses", `a@${MARK}.test,b@${MARK}.test`),
  payload(
    "an address with a line break",
    `a@${MARK}.test\r\nBcc: x@evil.test`,
    `a@${MARK}.test\nBcc: x@evil.test`,
  ),
  payload("an address with markup", `"<${MARK}>"@a.test`),
  payload("an address of a machine", `${MARK}@[127.0.0.1]`),
  payload("an address without a domain", `${MARK}@localhost`),
  payload("an address with two signs", `${MARK}@a@b.test`),
  payload("an address with a percent route", `x%${MARK}.test@a..test`),
  payload("an address in another script", `${MARK}@пример.test`),
  payload("a scheme before an address", `mailto:${MARK}@a.test`),
];

const addresses = [
  payload("an address with a NUL, which is dropped,", `nul\0@${MARK}.test`, `nul@${MARK}.test`),
  payload("an address with a quotation mark", `o'or'1@${MARK}.test`),
  payload("an address of the prototype", `__proto__@${MARK}.test`),
  payload("an address with a tag", `tag+x@${MARK}.test`),
];

export const orderCases: readonly OrderCase[] = [
  ...inFree,
  ...payloads.map(asNoEmail),
  ...payloads.map((row) => caseOf("timeline", row, "Please select a timeline")),
  ...noAddresses.map(asNoEmail),
  ...addresses.map((row) => caseOf("email", row)),
];

export const isRepresentative = oneOfEach(FREE);
