import { NETWORK_SECONDS } from "~/content/retention";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { assertDiskSpace } from "~/server/database/disk-reserve.server";
import { createLimitAround } from "~/server/database/rate-limit.server";
import { readFormBody } from "~/server/http/form-body.server";
import { clientNetworks } from "~/server/http/request-context.server";
import { log } from "~/server/log/log.server";
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

/**
 * Runs `place` for an order that the limits allow, else `refuse` with the seconds to wait. One that stores nothing counts
 * only for ten minutes, and one that the database cannot store not at all. Throws DiskLow where the disk is nearly full.
 */
export async function withinOrderLimits<T>(
  formId: string,
  details: OrderDetails,
  place: () => Promise<T>,
  refuse: (wait: number) => T,
): Promise<T> {
  const networks = clientNetworks();
  const counted: (typeof byNetwork)[] = [];
  const count = async (limit: typeof byNetwork) => {
    const wait = await limit(networks);
    if (wait === undefined) counted.push(limit);
    return wait;
  };
  try {
    let wait = await count(byNetwork);
    if (wait === undefined && !(await storesNothing(formId, details))) {
      wait = await count(byNetworkInDay);
      if (wait === undefined) await assertDiskSpace("orders");
    }
    return wait === undefined ? await place() : refuse(wait);
  } catch (error) {
    if (cannotWrite(error)) await takeBack(counted, networks);
    throw error;
  }
}

async function takeBack(counted: (typeof byNetwork)[], networks: readonly string[]) {
  try {
    for (const limit of counted) await limit.takeBack(networks);
  } catch (error) {
    if (!cannotWrite(error)) throw error;
    log.warn({ err: error }, "a post that was not stored stays counted");
  }
}
