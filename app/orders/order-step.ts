import { count } from "~/content/words";
import { isRunning } from "./order-states";
import type { Order } from "./orders.repository.server";
import { planOf } from "./plan";

/** What an order waits for, in words for the team, and by when where the plan says so: "by Friday, December 4". */
export interface Step {
  name: string;
  due?: string;
}

type StepTimes =
  "paid_at" | "assets_received_at" | "ready_at" | "approved_at" | "launched_at" | "launch_told_at";

/** The step of an order that is worked on; undefined for one that is unpaid, over or on hold. `open`: unanswered requests. */
export function stepOf(
  order: Pick<Order, "state" | StepTimes>,
  open: number,
  timeZone: string,
  now: Date,
): Step | undefined {
  const { state, paid_at, assets_received_at, ready_at, approved_at, launched_at } = order;
  if (!isRunning(state) || !paid_at) return undefined;
  if (launched_at && !order.launch_told_at) return { name: "live, its buyer hears of it soon" };
  if (launched_at) return { name: open > 0 ? `live, ${count(open, "edit")} to make` : "live" };
  if (approved_at) return { name: "approved, to be launched" };
  if (ready_at) return { name: open > 0 ? "changes to make" : "its buyer looks at the preview" };
  const [, files, ready] = planOf({ paid_at, assets_received_at }, timeZone, now).steps;
  return assets_received_at
    ? { name: "preview to make", due: ready!.when }
    : { name: "its buyer sends the assets", due: files!.when };
}
