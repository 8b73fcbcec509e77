import { z } from "zod";
import { orderStates } from "~/orders/order-states";

/** What an order waits for, or that its website is live. */
export const orderSteps = ["assets", "preview", "answer", "launch", "live"] as const;

/** In the address of a list: the orders that nobody has. */
export const NOBODY = "nobody";

/** Longer than any name or address. */
const TEXT_CHARACTERS = 300;

/** A value that is not allowed counts as none: an old or broken link still shows a list. */
const orAll = <T extends z.ZodTypeAny>(schema: T) =>
  schema.optional().catch(undefined) as z.ZodType<z.output<T> | undefined, z.ZodTypeDef, unknown>;

const orderQuery = z.object({
  text: orAll(z.string().transform((text) => text.trim().slice(0, TEXT_CHARACTERS) || undefined)),
  state: orAll(z.enum(orderStates as [(typeof orderStates)[0]])),
  step: orAll(z.enum(orderSteps)),
  /** An address of the team; null: nobody has the order. */
  assignee: orAll(
    z.string().transform((address) => (address === NOBODY ? null : address || undefined)),
  ),
  /** For so many days it has waited for the same; an order that waits for nothing is that old. */
  olderThanDays: orAll(z.coerce.number().int().min(1).max(9_999)),
  /** The number of the order before whose page this one begins. */
  before: orAll(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)),
});

export type OrderQuery = Partial<z.output<typeof orderQuery>>;

/** The search and the filters of a list of orders by the parameters of its address; `q`: the text, `older`: days. */
export function readOrderQuery(parameters: URLSearchParams): OrderQuery {
  const { q: text, older: olderThanDays, ...filters } = Object.fromEntries(parameters);
  return orderQuery.parse({ ...filters, text, olderThanDays });
}
