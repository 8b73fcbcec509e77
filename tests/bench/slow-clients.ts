import { slowClients } from "../support/http/slow-client";
import { openForm, validOrder } from "../support/orders/order-visitor";
import { startSite, type Site } from "../support/site";
import { interleaved, median } from "./comparison";
import type { Findings } from "./report";

const CLIENTS = 200;
const VISITS = 15;
const ALONE = "without them";

/** The times of the order page and a refused form beside clients that never finish their requests. */
export async function measureSlowClients(): Promise<Findings> {
  const site = await startSite();
  try {
    await visit(site);
    const { site: ours, ...peers } = await interleaved({
      site: () => besideSlowClients(site),
      [ALONE]: () => visit(site),
    });
    const measure = `order page and refused form, beside ${CLIENTS} slow clients`;
    const target = { of: ALONE, atMost: 2 };
    return { comparisons: [{ measure, unit: "ms", ours, peers, target }] };
  } finally {
    await site.stop();
  }
}

async function besideSlowClients(site: Site): Promise<number> {
  const clients = await slowClients(site.url, CLIENTS);
  try {
    return await visit(site);
  } finally {
    for (const { socket } of clients) socket.destroy();
  }
}

/** The median time of an order page and a form post, in ms. */
async function visit(site: Site): Promise<number> {
  const times: number[] = [];
  while (times.length < VISITS) {
    const started = performance.now();
    const visitor = await openForm(site);
    const { status } = await visitor.send(validOrder({ name: "" }));
    if (status !== 422) throw new Error(`A form without a name was answered ${status}`);
    times.push(performance.now() - started);
  }
  return median(times);
}
