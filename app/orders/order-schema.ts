import { withZod } from "@remix-validated-form/with-zod";
import { z } from "zod";
import { tradeNamed } from "~/content/trades";
import { orderLimits, timelines } from "./order-fields";

const text = z.string().trim();
const timelineValues = timelines.map(({ value }) => value) as [string, ...string[]];

/** The order form's rules, for browser and server. An absent field is empty; an empty budget is undefined, as is an unknown trade. */
export const orderSchema = z.object({
  name: text
    .min(2, "Name must be at least 2 characters")
    .max(orderLimits.name, "Name must be less than 100 characters")
    .default(""),
  email: text
    .email("Invalid email address")
    .max(orderLimits.email, "Email must be less than 255 characters")
    .default(""),
  project: text
    .min(10, "Project description must be at least 10 characters")
    .max(orderLimits.project, "Project description must be less than 2000 characters")
    .default(""),
  assets: text
    .min(1, "Please describe your assets")
    .max(orderLimits.assets, "Description must be less than 500 characters")
    .default(""),
  timeline: text.pipe(z.enum(timelineValues, { message: "Please select a timeline" })).default(""),
  budget: text
    .max(orderLimits.budget, "Budget must be less than 50 characters")
    .default("")
    .transform((value) => value || undefined),
  industry: z
    .string()
    .transform((value) => tradeNamed(value)?.name)
    .optional(),
});

export type OrderDetails = z.output<typeof orderSchema>;
export type OrderField = keyof OrderDetails;

export const orderFields = orderSchema.keyof().options;

/** To be given only the form's own fields: it reads field names as paths (see order-post.server.ts). */
export const orderValidator = withZod(orderSchema);
