import { orderFields as FIELDS } from "~/orders/order-schema";
import { refused } from "../../support/hostile/expected";
import { again, orderBody, postOrder, taken, validOrder } from "../../support/hostile/orders";
import { oneOfEach, payload, payloads, type Payload } from "../../support/hostile/payloads";
import { MARK } from "../../support/hostile/request";
import type { Row } from "../../support/hostile/table-tests";
import type { OrderFields } from "../../support/orders/order-visitor";

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

function lengthError(field: Free, { cleaned: { length } }: Payload): string | undefined {
  const [least, most, short, long] = LIMITS[field];
  return length < least ? short : length > most ? long : undefined;
}

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

const each = (field: keyof OrderFields, tried: readonly Payload[], error?: string) =>
  tried.map((payload) => ({ field, payload, error }));

export const orderCases = [
  ...FREE.flatMap((field) =>
    payloads.flatMap((one) => each(field, [one], lengthError(field, one))),
  ),
  ...each("email", [...payloads, ...noAddresses], "Invalid email address"),
  ...each("email", addresses),
  ...each("timeline", payloads, "Please select a timeline"),
  ...each("industry", payloads),
];

export const isRepresentativeOrder = oneOfEach(FREE);

export function orderRow({ field, payload, error }: (typeof orderCases)[number]): Row {
  const { [field]: _, ...others } = validOrder();
  const encoded = payload.encoded ?? encodeURIComponent(payload.typed);
  // An unknown trade is ignored.
  const kept = field === "industry" ? {} : { [field]: payload.cleaned };
  const cleaned = { ...others, ...kept } as OrderFields;
  return [
    `${payload.what} in the order's ${field}`,
    () => postOrder(orderBody(others, `${field}=${encoded}`)),
    error ? again(cleaned, { [field]: error }) : taken(cleaned),
  ];
}

export const tooLargeOrders: readonly Row[] = FIELDS.map((field) => [
  `100 kB of one character in the order's ${field}`,
  () => postOrder(orderBody(validOrder({ [field]: "a".repeat(100_000) }))),
  refused(413),
]);

export const orderFields: readonly Row[] = [...orderCases.map(orderRow), ...tooLargeOrders];
