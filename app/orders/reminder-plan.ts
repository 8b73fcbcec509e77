import { DAY_MS, HOUR_MS, timestamp } from "~/server/time/time";

/** `step` is part of stored dedupe keys, and stays when its time (since the payment) changes. */
const plan = [
  { step: "24h", afterMs: 24 * HOUR_MS, to: "buyer" },
  { step: "48h", afterMs: 48 * HOUR_MS, to: "buyer" },
  { step: "5d", afterMs: 5 * DAY_MS, to: "buyer" },
  { step: "7d", afterMs: 7 * DAY_MS, to: "team" },
] as const;

type Planned = (typeof plan)[number];
export type ReminderStep = Planned["step"];
export type BuyerStep = Extract<Planned, { to: "buyer" }>["step"];

export function isForBuyer(step: ReminderStep): step is BuyerStep {
  return plan.some((planned) => planned.step === step && planned.to === "buyer");
}

/** The range of payment times whose reminders may be due at `now`; older payments are left to the team. */
export function remindedPayments(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() - 14 * DAY_MS),
    to: new Date(now.getTime() - plan[0].afterMs),
  };
}

/** The latest step for the buyer, unless stopped, and the team's. Steps missed while the site was down are skipped. */
export function dueSteps(paidAt: Date, now: Date, stopped: boolean): ReminderStep[] {
  const age = now.getTime() - paidAt.getTime();
  const reached = plan.filter(({ afterMs }) => afterMs <= age);
  const buyers = stopped ? [] : reached.filter(({ to }) => to === "buyer").slice(-1);
  const teams = reached.filter(({ to }) => to === "team");
  return [...buyers, ...teams].map(({ step }) => step);
}

/** The dedupe key of an order's reminder: one email for each order and step, however often it is found due. */
export function reminderKey(orderId: string, step: ReminderStep): string {
  return `${reminderKeysOf(orderId)}${step}`;
}

/** The key of a reminder that somebody sends; those of one order begin alike. */
export function reminderKeyNow(orderId: string, now: Date): string {
  return `${reminderKeysOf(orderId)}now ${timestamp(now)}`;
}

export const reminderKeysOf = (orderId: string) => `order ${orderId} reminder `;

export function teamKeys(orderId: string): string[] {
  return plan.filter(({ to }) => to === "team").map(({ step }) => reminderKey(orderId, step));
}

/** The buyer's step that a reminder sent at `now` takes the place of: the latest one that is due within a day. */
export function replacedStep(paidAt: Date, now: Date): BuyerStep | undefined {
  return dueSteps(paidAt, new Date(now.getTime() + DAY_MS), false).find(isForBuyer);
}
