import { readFormBody } from "~/http/form-body.server";
import { orderFields, orderValidator, type OrderField } from "./order-schema";
import { HONEYPOT_FIELD } from "./honeypot";

/** All the form can carry. */
const MAX_BODY_BYTES = 64 * 1024;
const names = ["token", "intent", HONEYPOT_FIELD, ...orderFields] as const;

/**
 * Reads a post of the order form, its fields as they were sent and validated. The validator is given those alone: it
 * follows names as paths, and at a hostile one it throws or is busy for seconds.
 */
export async function receiveOrder(request: Request) {
  const body = await readFormBody(request, names, MAX_BODY_BYTES);
  if (!body.ok) return body;
  const { token, intent, [HONEYPOT_FIELD]: trap, ...fields } = body.values;
  const values: Record<OrderField, string> = fields;
  return {
    ok: true as const,
    token,
    intent,
    trap,
    values,
    validated: await orderValidator.validate(values),
  };
}
