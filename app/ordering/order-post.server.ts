import { createLimit } from "~/database/rate-limit.server";
import { prefixOf, type PrefixLength } from "~/http/client-network";
import { readFormBody } from "~/http/form-body.server";
import { clientNetwork } from "~/http/framework-headers.server";
import { HONEYPOT_FIELD } from "./order-fields";
import { orderFields, orderValidator, type OrderField } from "./order-schema";

/** Room for every field at its longest, URL-encoded. */
const MAX_BODY_BYTES = 64 * 1024;
const names = ["token", "intent", HONEYPOT_FIELD, ...orderFields] as const;

/**
 * Reads a post of the order form, its fields as they were sent and validated. The validator gets no other fields: it
 * reads field names as paths, and a hostile name makes it throw or run for seconds.
 */
export async function readOrderPost(request: Request) {
  const body = await readFormBody(request, names, MAX_BODY_BYTES);
  if (!body.ok) return body;
  const { token, intent, [HONEYPOT_FIELD]: honeypot, ...fields } = body.values;
  const values: Record<OrderField, string> = fields;
  return {
    ok: true as const,
    token,
    intent,
    honeypot,
    values,
    validated: await orderValidator.validate(values),
  };
}

const HOUR = 60 * 60;

const byNetwork = createLimit("order", 10, 10 * 60);
const byEmailAddress = createLimit("order mail", 20, HOUR);

/** A client that owns a wide IPv6 prefix could send each order from another network inside it. */
const ORDERS_OF_PREFIX: readonly (readonly [PrefixLength, number])[] = [
  [64, 60],
  [56, 120],
  [48, 200],
];
const byPrefix = ORDERS_OF_PREFIX.map(([length, orders]) => ({
  length,
  limit: createLimit("order prefix", orders, HOUR),
}));

/**
 * Counts an order against its sender's network, the prefixes around an IPv6 one, and the email address it names.
 * Resolves with the seconds to wait when it is one too many.
 */
export async function limitOrders(request: Request, email: string): Promise<number | undefined> {
  const network = clientNetwork(request);
  return (
    (await byNetwork(network)) ??
    (await limitByPrefix(network)) ??
    (await byEmailAddress(email.toLowerCase()))
  );
}

async function limitByPrefix(network: string): Promise<number | undefined> {
  for (const { length, limit } of byPrefix) {
    const prefix = prefixOf(network, length);
    const wait = prefix && (await limit(prefix));
    if (wait) return wait;
  }
  return undefined;
}
