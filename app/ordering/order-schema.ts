import { z } from "zod";

export const timelines = [
  { value: "urgent", label: "ASAP (within 72 hours)" },
  { value: "week", label: "Within 1 week" },
  { value: "two-weeks", label: "Within 2 weeks" },
  { value: "month", label: "Within 1 month" },
  { value: "flexible", label: "Flexible" },
] as const;

/** The words of a stored timeline value. */
export function timelineLabel(value: string): string {
  return timelines.find((timeline) => timeline.value === value)?.label ?? value;
}

export const orderFields = ["name", "email", "project", "assets", "timeline", "budget"] as const;
export type OrderField = (typeof orderFields)[number];

/** How many characters a field may hold. */
export const orderLimits = {
  name: 100,
  email: 255,
  project: 2000,
  assets: 500,
  budget: 50,
} as const;

const text = z.string().default("");

/** The order form. Values are trimmed, then measured; an empty budget is absent. */
export const orderSchema = z.object({
  name: text.pipe(
    z
      .string()
      .trim()
      .min(2, "Name must be at least 2 characters")
      .max(orderLimits.name, "Name must be less than 100 characters"),
  ),
  email: text.pipe(
    z
      .string()
      .trim()
      .email("Invalid email address")
      .max(orderLimits.email, "Email must be less than 255 characters"),
  ),
  project: text.pipe(
    z
      .string()
      .trim()
      .min(10, "Project description must be at least 10 characters")
      .max(orderLimits.project, "Project description must be less than 2000 characters"),
  ),
  assets: text.pipe(
    z
      .string()
      .trim()
      .min(1, "Please describe your assets")
      .max(orderLimits.assets, "Description must be less than 500 characters"),
  ),
  timeline: text.pipe(
    z
      .string()
      .trim()
      .refine((value) => timelines.some((timeline) => timeline.value === value), {
        message: "Please select a timeline",
      }),
  ),
  budget: text.pipe(
    z
      .string()
      .trim()
      .max(orderLimits.budget, "Budget must be less than 50 characters")
      .transform((value) => value || undefined),
  ),
});

export type OrderDetails = z.output<typeof orderSchema>;
