import { claims } from "~/content/claims";

export const ORDER_FORM_ID = "contact-form";

export function orderFieldId(name: string): string {
  return `order-${name}`;
}

/** A field that people do not see and bots fill in. */
export const HONEYPOT_FIELD = "homepage";

export const timelines = [
  { value: "urgent", label: `ASAP (within ${claims.fastestTimeline})` },
  { value: "week", label: "Within 1 week" },
  { value: "two-weeks", label: "Within 2 weeks" },
  { value: "month", label: "Within 1 month" },
  { value: "flexible", label: "Flexible" },
] as const;

export function timelineLabel(value: string): string {
  return timelines.find((timeline) => timeline.value === value)?.label ?? value;
}

/** What a buyer asks to have changed: characters of its text, and how many files may go with it. */
export const requestLimits = { text: 2_000, files: 5 } as const;

export const orderLimits = {
  name: 100,
  email: 255,
  project: 2000,
  assets: 500,
  budget: 50,
} as const;
