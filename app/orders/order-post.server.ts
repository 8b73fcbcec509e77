import { NETWORK_SECONDS } from "~/content/retention";
import { assertDiskSpace } from "~/server/database/disk-reserve.server";
import { createLimitAround } from "~/server/database/rate-limit.server";
import { readFormBody } from "~/server/http/form-body.server";
import { clientNetworks } from "~/server/http/request-context.server";
import { HONEYPOT_FIELD } from "./order-fields";
import { orderFields, orderValidator, type OrderDetails, type OrderField } from "./order-schema";
import { storesNothing } from "./place-order.server";

const MAX_BODY_BYTES = 64 * 1024;
const names = ["token", "intent", HONEYPOT_FIELD, ...orderFields] as const;

/** The validator gets no other fields: it reads field names as paths, and a hostile name makes it throw or run for seconds. */
export async function readOrderPost(request: Request) {
  const body = await readFormBody(request, names, MAX_BODY_BYTES);
  if (!body.ok) return body;
  const { token, intent, [HONEYPOT_FIELD]: honeypot, ...fields } = body.values;
  const values: Record<OrderField, string> = fields;
  const validated = await orderValidator.validate(values);
  return { ok: true as const, token, intent, honeypot, values, validated };
}

const byNetwork = createLimitAround("order", 10, 10 * 60);
const byNetworkInDay = createLimitAround("order day", 60, NETWORK_SECONDS);

/** Counts an order; one that stores nothing only for ten minutes. Returns the seconds to wait. */
export async function limitOrders(formId: string, details: OrderDetails) {
  const networks = clientNetworks();
  const wait = await byNetwork(networks);
  if (wait !== undefined || (await storesNothing(formId, details))) return wait;
  return byNetworkInDay(networks);
}

/** Throws DiskLow where the disk is nearly full, unless the post stores nothing. */
export async function assertRoomForOrder(formId: string, details: OrderDetails): Promise<void> {
  if (!(await storesNothing(formId, details))) await assertDiskSpace("orders");
}
