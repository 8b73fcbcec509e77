import { atLeast, atMost, email, oneOf, type FieldRules } from "~/platform/field-rules";

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

/** The order form's rules, for the browser and the server alike. */
export const orderRules: FieldRules<OrderField> = {
  name: [
    atLeast(2, "Name must be at least 2 characters"),
    atMost(orderLimits.name, "Name must be less than 100 characters"),
  ],
  email: [
    email("Invalid email address"),
    atMost(orderLimits.email, "Email must be less than 255 characters"),
  ],
  project: [
    atLeast(10, "Project description must be at least 10 characters"),
    atMost(orderLimits.project, "Project description must be less than 2000 characters"),
  ],
  assets: [
    atLeast(1, "Please describe your assets"),
    atMost(orderLimits.assets, "Description must be less than 500 characters"),
  ],
  timeline: [
    oneOf(
      timelines.map(({ value }) => value),
      "Please select a timeline",
    ),
  ],
  budget: [atMost(orderLimits.budget, "Budget must be less than 50 characters")],
};
