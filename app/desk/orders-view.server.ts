import { db } from "~/server/database/connection.server";
import { config } from "~/server/config/config.server";
import { localWhen } from "~/server/time/local-days.server";
import { orderStates } from "~/orders/order-states";
import { findOrders, type FoundOrder } from "./find-orders.server";
import { NOBODY, orderSteps, readOrderQuery } from "./order-query";
import { stateInWords } from "./order-view.server";

const ROWS = 50;
const stepWords: Record<(typeof orderSteps)[number], string> = {
  assets: "the buyer's assets",
  preview: "our preview",
  answer: "the buyer's answer",
  launch: "our launch",
  live: "nothing: it is live",
};

export type OrdersView = Awaited<ReturnType<typeof ordersView>>;

export async function ordersView(request: Request) {
  const { searchParams } = new URL(request.url);
  const asked = (name: string) => searchParams.get(name) ?? "";
  const query = readOrderQuery(searchParams);
  const found = await findOrders(db, { ...query, limit: ROWS, now: new Date() });
  const own = [...searchParams].filter(([name, value]) => value !== "" && name !== "before");
  const pathOf = (pairs: string[][]) =>
    pairs.length > 0 ? `/desk/orders?${new URLSearchParams(pairs)}` : "/desk/orders";
  const before = searchParams.get("before");
  return {
    rows: found.orders.map((order) => ({
      ...{ id: order.id, reference: order.reference, name: order.name, email: order.email },
      ...{ state: order.state, stateWords: stateInWords(order.state), step: stepIn(order) },
      ...{ assignee: order.assignee, ordered: localWhen(order.created_at) },
    })),
    /** What was asked for, as the form sends it. */
    query: {
      ...{ q: asked("q"), state: asked("state"), step: asked("step") },
      ...{ assignee: asked("assignee"), older: asked("older") },
    },
    choices: {
      state: orderStates.map((state) => [state, stateInWords(state)] as const),
      step: orderSteps.map((step) => [step, stepWords[step]] as const),
      assignee: [NOBODY, ...config.desk.emails].map((email) => [email, email] as const),
    },
    path: pathOf(before ? [...own, ["before", before]] : own),
    ...(found.next && { nextPath: pathOf([...own, ["before", String(found.next)]]) }),
    /** The search took too long, and may have left out older orders. */
    isCut: found.isCut,
  };
}

function stepIn({ step }: FoundOrder): string {
  if (!step) return "";
  return step.due ? `${step.name}, ${step.due}` : step.name;
}
