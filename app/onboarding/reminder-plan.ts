import { HOUR_MS, DAY_MS } from "~/time/time";

export type ReminderStep = "24h" | "48h" | "5d" | "7d";

interface Planned {
  step: ReminderStep;
  /** Since the payment. */
  afterMs: number;
  to: "buyer" | "team";
}

const plan: readonly Planned[] = [
  { step: "24h", afterMs: 24 * HOUR_MS, to: "buyer" },
  { step: "48h", afterMs: 48 * HOUR_MS, to: "buyer" },
  { step: "5d", afterMs: 5 * DAY_MS, to: "buyer" },
  { step: "7d", afterMs: 7 * DAY_MS, to: "team" },
];

/** The range of payment times whose reminders may be due at `now`; older payments are left to the team. */
export function remindedPayments(now: Date): { from: Date; to: Date } {
  return {
    from: new Date(now.getTime() - 14 * DAY_MS),
    to: new Date(now.getTime() - 24 * HOUR_MS),
  };
}

/**
 * What is due for assets that have not arrived: the latest step for the buyer, unless reminders were stopped,
 * and the team's. Earlier steps that were missed while the site was down are skipped.
 */
export function dueSteps(paidAt: Date, now: Date, stopped: boolean): ReminderStep[] {
  const age = now.getTime() - paidAt.getTime();
  const reached = plan.filter(({ afterMs }) => afterMs <= age);
  const buyers = stopped ? [] : reached.filter(({ to }) => to === "buyer").slice(-1);
  const teams = reached.filter(({ to }) => to === "team");
  return [...buyers, ...teams].map(({ step }) => step);
}

/** The dedupe key of an order's reminder: one email for each order and step, however often it is found due. */
export function reminderKey(orderId: string, step: ReminderStep): string {
  return `order ${orderId} reminder ${step}`;
}

/** The dedupe keys of an order's reminders, to its buyer alone or to everybody. */
export function reminderKeys(orderId: string, to: "buyer" | "everybody"): string[] {
  const wanted = plan.filter((planned) => to === "everybody" || planned.to === to);
  return wanted.map(({ step }) => reminderKey(orderId, step));
}
