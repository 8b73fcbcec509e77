import { createLimit } from "~/database/rate-limit.server";
import { prefixOf, type PrefixLength } from "~/http/client-network";
import { CLIENT_ADDRESS_HEADER } from "~/http/framework-headers.server";

const HOUR = 60 * 60;

const byAddress = createLimit("order", 10, 10 * 60);
const byMailAddress = createLimit("order mail", 20, HOUR);

/** Whoever is given a wide IPv6 prefix could come from each network in it as somebody else. */
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
 * Counts an order against its sender's network, the prefixes around an IPv6 one, and the mail address it names.
 * Resolves with the seconds to wait when it is one too many.
 */
export async function limitOrders(request: Request, email: string): Promise<number | undefined> {
  const network = request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
  return (
    (await byAddress(network)) ??
    (await limitByPrefix(network)) ??
    (await byMailAddress(email.toLowerCase()))
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
