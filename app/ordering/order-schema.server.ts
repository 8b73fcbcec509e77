import { z } from "zod";
import { textWith } from "~/platform/rules-schema.server";
import { orderRules } from "./order-fields";

/** The order form. Values are trimmed, then measured; an empty budget is absent. */
export const orderSchema = z.object({
  name: textWith(orderRules.name),
  email: textWith(orderRules.email),
  project: textWith(orderRules.project),
  assets: textWith(orderRules.assets),
  timeline: textWith(orderRules.timeline),
  budget: textWith(orderRules.budget).transform((value) => value || undefined),
});

export type OrderDetails = z.output<typeof orderSchema>;
