import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OrderState } from "~/server/database/states";
import { startSandbox } from "../../../sandbox";
import { ownDatabase } from "../database/own-database";

// Orders and their emails in a database of the importing file, and the sandbox's Postmark, which reports the bounces.

// The application reads its environment when it is imported.
export const sandbox = await startSandbox({ providers: ["postmark"] });
Object.assign(process.env, sandbox.env, { PROVIDER_TIMEOUT_MS: "3000" });
export const { db, rows } = await ownDatabase();
export const { recordBounces, startBounces } = await import("~/server/email/bounces.server");
const { deliverWithin, enqueueEmail } = await import("~/server/email/outbox.server");
export const Outbox = await import("~/server/email/outbox.repository.server");
export const BouncedOrders = await import("~/orders/bounced-orders.repository.server");
export const Orders = await import("~/orders/orders.repository.server");
const { migrate } = await import("~/server/database/migrate.server");
const { inTransaction } = await import("~/server/database/transaction.server");

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
/** The moment of the first question. */
export const now = new Date();
export const after = (ms: number) => new Date(now.getTime() + ms);

beforeAll(() => migrate(db));
afterAll(async () => {
  await db.destroy();
  await sandbox.close();
});
beforeEach(async () => {
  sandbox.reset();
  sandbox.postmark.mails.length = 0;
  await db.deleteFrom("outbox").execute();
  await db.deleteFrom("orders").execute();
});

let addresses = 0;
export const bouncing = (type = "hardbounce") =>
  `${type}+${++addresses}@bounce-testing.postmarkapp.com`;
/** An address to which Postmark refuses to send. */
export const inactive = () => `ann${++addresses}@inactive.test`;

export async function newOrder(email: string, state: OrderState = "paid") {
  const details = { name: "Ann", email, project: "Boilers", assets: "A logo", timeline: "week" };
  const order = await inTransaction(db, (trx) =>
    Orders.insert(trx, randomUUID(), { ...details, budget: undefined }),
  );
  await db.updateTable("orders").set({ state }).where("id", "=", order.id).execute();
  return order;
}

export async function send(orderId: string, to: string): Promise<string> {
  const mail = { to, subject: "Hello", text: "Words.", html: "<p>Words.</p>", attachments: [] };
  const id = await inTransaction(db, (trx) =>
    enqueueEmail(trx, { dedupeKey: randomUUID(), mail, orderId }),
  );
  await deliverWithin(id!, 5000);
  return id!;
}

export async function orderWithEmail(email: string, state?: OrderState) {
  const { id, reference } = await newOrder(email, state);
  return { id, reference, email, emailId: await send(id, email) };
}

export function addForeignBounces(count: number): void {
  for (let n = 0; n < count; n += 1) {
    const To = bouncing();
    sandbox.postmark.mails.push({ id: randomUUID(), at: new Date(), From: "a@other.test", To });
  }
}

export const askedFrom = () =>
  sandbox.postmark.requests.flatMap(({ path }) => {
    const [name, query] = path.split("?");
    return name === "/bounces" ? [new URLSearchParams(query).get("fromDate")] : [];
  });
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
export const row = (id: string) => Outbox.findById(db, id);
export const bounced = () => BouncedOrders.findAllReferences(db, 20);
