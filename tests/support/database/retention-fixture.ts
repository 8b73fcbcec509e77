import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { startSandbox } from "../../../sandbox";
import { ownDatabase } from "./own-database";
import { stranger } from "../assets/upload-senders";

// Retention on real rows and over HTTP to the sandbox's bucket, for the tests of the importing file. The tests set its
// time.

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;
export const YEAR = 365.25 * DAY;
export const now = new Date("2026-06-15T12:00:00.000Z");
export const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

// The application reads its environment when it is imported.
export const sandbox = await startSandbox();
Object.assign(process.env, sandbox.env);
export const database = await ownDatabase();
const { migrate } = await import("~/server/database/migrate.server");
export const drafts = await import("~/assets/drafts.repository.server");
export const uploads = await import("~/assets/uploads.server");
export const uploadRows = await import("~/assets/uploads.repository.server");
export const bucket = await import("~/server/storage/bucket.server");
const sweeper = await import("~/operations/retention/sweeper.server");

const TABLES =
  "outbox uploads inquiries drafts order_links payments orders stripe_events rate_limits forgotten";

beforeAll(() => migrate(database.db));
beforeEach(() => {
  sandbox.reset();
  for (const table of TABLES.split(" ")) database.execute(`delete from ${table}`);
});
afterAll(() => sandbox.close());

export const sweep = (at = now, signal = new AbortController().signal) => sweeper.sweep(at, signal);

export function insert(table: string, row: Record<string, string | number | null>) {
  const names = Object.keys(row);
  const places = names.map(() => "?");
  database.execute(
    `insert into ${table} (${names.join()}) values (${places.join()})`,
    ...Object.values(row),
  );
}

export const idsOf = (table: string, id = "id") =>
  database.rows<{ id: string }>(`select ${id} as id from ${table}`).map((row) => row.id);

export function order(state: string, updated: number, changes: Record<string, string | null> = {}) {
  const id = randomUUID();
  insert("orders", {
    ...{ id, form_id: `form ${id}`, reference: id, draft_id: `draft ${id}`, state },
    ...{ name: "Ann", email: "a@b.test", project: "p", assets: "a", timeline: "week" },
    ...{ package_type: "launch-and-growth", terms_version: "", attempt: 1, attempt_failed: 0 },
    ...{ created_at: ago(updated), updated_at: ago(updated) },
    ...changes,
  });
  return id;
}

export function draft(updated: number, changes: Record<string, string | null> = {}) {
  const id = randomUUID();
  insert("drafts", {
    ...{ id, order_id: null, state: "open", saved_at: null },
    ...{ business_name: "", email: "", website_url: "", brand_colors: "" },
    ...{ text_content: "", social_links: "" },
    ...{ created_at: ago(updated), updated_at: ago(updated) },
    ...changes,
  });
  return id;
}

export async function* bytes(text: string) {
  yield Buffer.from(text);
}

/** A complete file of a draft, with its object in the bucket. */
export async function file(draftId: string, state: string, created = 100 * DAY) {
  const id = randomUUID();
  const key = `${id}-logo.png`;
  const head = { type: "image/png", name: "logo.png", sender: stranger("ann") };
  await bucket.putObject(key, head, bytes("x"));
  sandbox.s3.backdate("project-assets", key, new Date(ago(created)));
  insert("uploads", {
    ...{ id, draft_id: draftId, state, key, name: "logo.png", type: "image/png", size: 1 },
    ...{ sha256: id, created_at: ago(created) },
  });
  return { id, key };
}

export function inquiry(draftId: string, created: number, orderId: string | null = null) {
  const id = randomUUID();
  insert("inquiries", {
    ...{ id, draft_id: draftId, order_id: orderId, name: "Ann", email: "a@b.test" },
    ...{ package_type: "onboarding", project_description: "", assets_description: "" },
    ...{ file_urls: "[]", timeline: "standard", payment_status: "paid", created_at: ago(created) },
  });
  return id;
}

export function mail(state: string, of: { order_id?: string; inquiry_id?: string }) {
  const id = randomUUID();
  insert("outbox", {
    ...{ id, dedupe_key: id, state, recipient: "a@b.test", mail: "{}", attempts: 1, ...of },
    ...{ rate_limited: 0, next_attempt_at: ago(0), created_at: ago(DAY) },
  });
  return id;
}

export const objects = () => sandbox.s3.objects().map(({ key }) => key);
export const stateOf = (id: string) =>
  database.rows<{ state: string }>("select state from uploads where id = ?", id)[0]?.state;
