import type { Act } from "~/orders/act.server";
import { DAY, details, HOUR, newOrder, rows } from "../database/application";
import type { Changes } from "../database/sample-rows";

// Orders in the test's own process, and what an action leaves of them in the database.

export const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

export const paid = { state: "paid", paid_at: ago(DAY / 2) };
export const ready = { ...paid, ready_at: ago(HOUR), preview_url: "https://preview.test/a" };
export const live = { ...ready, launched_at: ago(HOUR), launched_url: "https://ann.test" };
export const erased = { email: "", name: "", preview_url: null, launched_url: null };
export const asked = { text: "A larger logo", files: [] };
export const as = (orderId: string, version?: number): Act => ({
  ...{ orderId, actor: "team:bob@studio.test" },
  ...(version !== undefined && { version }),
});
export const order = (changes: Changes) => newOrder(changes).id;
export const storedOrder = (id: string) =>
  rows<Changes>("select * from orders where id = ?", id)[0]!;
export const kinds = (id: string) =>
  rows<{ kind: string }>("select kind from order_events where order_id = ? order by rowid", id).map(
    ({ kind }) => kind,
  );
export const mails = (id: string) =>
  rows<{ mail: string }>("select mail from outbox where order_id = ? order by rowid", id).map(
    ({ mail }) => JSON.parse(mail) as Record<"to" | "subject" | "text", string>,
  );
export const recipients = (id: string) =>
  mails(id).map(({ to }) => (to === details.email ? "buyer" : "team"));
export const requests = (id: string) =>
  rows<{ id: string; kind: string; text: string; files: string; answer: string | null }>(
    "select * from order_requests where order_id = ? order by requested_at",
    id,
  );
