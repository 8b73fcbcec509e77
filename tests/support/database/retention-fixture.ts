import { randomUUID } from "node:crypto";
import { stranger } from "../assets/upload-senders";
import { DAY, insert, newOrder, rows, sandbox } from "./application";
import { draftRow, emailRow, inquiryRow, type Changes } from "./sample-rows";

// Retention on real rows and over HTTP to the sandbox's bucket. The tests set its time.

export const YEAR = 365.25 * DAY;
export const now = new Date("2026-06-15T12:00:00.000Z");
export const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();

export const drafts = await import("~/assets/drafts.repository.server");
export const uploads = await import("~/assets/uploads.server");
export const uploadRows = await import("~/assets/uploads.repository.server");
export const bucket = await import("~/server/storage/bucket.server");
const sweeper = await import("~/operations/retention/sweeper.server");

export const sweep = (at = now, signal = new AbortController().signal) => sweeper.sweep(at, signal);

export const idsOf = (table: string, id = "id") =>
  rows<{ id: string }>(`select ${id} as id from ${table}`).map((row) => row.id);

const since = (ms: number) => ({ created_at: ago(ms), updated_at: ago(ms) });

export const order = (state: string, updated: number, changes?: Changes) =>
  newOrder({ state, ...since(updated), ...changes }).id;

export const draft = (updated: number, changes?: Changes) =>
  insert("drafts", draftRow({ ...since(updated), ...changes })).id;

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
  return insert("uploads", {
    ...{ id, draft_id: draftId, state, key, name: "logo.png", type: "image/png", size: 1 },
    ...{ sha256: id, created_at: ago(created) },
  });
}

export const inquiry = (draft_id: string, created: number, order_id: string | null = null) =>
  insert("inquiries", inquiryRow({ draft_id, order_id, created_at: ago(created) })).id;

export const mail = (state: string, about: Changes) =>
  insert("outbox", emailRow({ state, ...about, next_attempt_at: ago(0), created_at: ago(DAY) })).id;

export const objects = () => sandbox.s3.objects().map(({ key }) => key);
export const stateOf = (id: string) =>
  rows<{ state: string }>("select state from uploads where id = ?", id)[0]?.state;
