import { createLimit } from "~/database/rate-limit.server";
import { CLIENT_ADDRESS_HEADER } from "~/platform/edge.server";

const ORDERS = 10;
const SECONDS = 10 * 60;

const limit = createLimit("order", ORDERS, SECONDS);

/** Counts an order against its sender's address. Resolves with the seconds to wait when it is one too many. */
export function limitOrders(request: Request): Promise<number | undefined> {
  return limit(request.headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown");
}
