import type { OrderFields } from "../../integration/order-visitor";
import { refused, type Expected } from "../expected";
import { again, orderBody, postOrder, taken, validOrder } from "../orders";
import { payloads, without, type Payload } from "../payloads";
import { MARK } from "../request";
import type { Row } from "../trying";

type Free = "name" | "project" | "assets" | "budget";

/** The specification's limits, and what it says below and above them. */
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

function row(
  field: keyof OrderFields,
  payload: Payload,
  expected: (kept: OrderFields) => Expected,
): Row {
  const others = without(validOrder(), field);
  const encoded = payload.encoded ?? encodeURIComponent(payload.typed);
  const kept = { ...others, [field]: payload.kept } as OrderFields;
  return [
    `${payload.what} in the order's ${field}`,
    () => postOrder(orderBody(others, `${field}=${encoded}`)),
    expected(kept),
  ];
}

const inFree = (Object.keys(LIMITS) as Free[]).flatMap((field) =>
  payloads.map((payload): Row => {
    const [least, most, short, long] = LIMITS[field];
    const { length } = payload.kept;
    const error = length < least ? short : length > most ? long : undefined;
    return row(field, payload, (kept) => (error ? again(kept, { [field]: error }) : taken(kept)));
  }),
);

const inEmail = payloads.map((payload) =>
  row("email", payload, (kept) => again(kept, { email: "Invalid email address" })),
);

const inTimeline = payloads.map((payload) =>
  row("timeline", payload, (kept) => again(kept, { timeline: "Please select a timeline" })),
);

const address = (what: string, typed: string, kept = typed): Payload => ({ what, typed, kept });

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
].map((payload) =>
  row("email", payload, (kept) => again(kept, { email: "Invalid email address" })),
);

const addresses = [
  address("an address with a NUL, which is dropped,", `nul\0@${MARK}.test`, `nul@${MARK}.test`),
  address("an address with a quotation mark", `o'or'1@${MARK}.test`),
  address("an address of the prototype", `__proto__@${MARK}.test`),
  address("an address with a tag", `tag+x@${MARK}.test`),
].map((payload) => row("email", payload, taken));

const tooLarge: Row[] = (["name", "email", "project", "assets", "timeline", "budget"] as const).map(
  (field) => [
    `100 kB of one character in the order's ${field}`,
    () => postOrder(orderBody(validOrder({ [field]: "a".repeat(100_000) }))),
    refused(413),
  ],
);

export const orderFields: readonly Row[] = [
  ...inFree,
  ...inEmail,
  ...inTimeline,
  ...noAddresses,
  ...addresses,
  ...tooLarge,
];
